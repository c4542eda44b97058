<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Backups</name>
        <message numerus="yes">
            <source>%Ln games of that time take the place of all that are here now.</source>
            <translation>
                <numerusform>%Ln game of that time takes the place of all that are here now.</numerusform>
                <numerusform>%Ln games of that time take the place of all that are here now.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message numerus="yes">
            <source>Found %n times</source>
            <translation>
                <numerusform>Found %n time</numerusform>
                <numerusform>Found %n times</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln game</numerusform>
                <numerusform>%Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln points</source>
            <translation>
                <numerusform>%Ln point</numerusform>
                <numerusform>%Ln points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abandoned</source>
            <translation>
                <numerusform>%n abandoned</numerusform>
                <numerusform>%n abandoned</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deleted</source>
            <translation>
                <numerusform>%n deleted</numerusform>
                <numerusform>%n deleted</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games brought back.</source>
            <translation>
                <numerusform>%n game brought back.</numerusform>
                <numerusform>%n games brought back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games deleted.</source>
            <translation>
                <numerusform>%n game deleted.</numerusform>
                <numerusform>%n games deleted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games since %1</source>
            <translation>
                <numerusform>%n game since %1</numerusform>
                <numerusform>%n games since %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n unfinished</numerusform>
                <numerusform>%n unfinished</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n unreadable</numerusform>
                <numerusform>%n unreadable</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Average of %Ln game</numerusform>
                <numerusform>Average of %Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bring back %n</source>
            <translation>
                <numerusform>Bring back %n</numerusform>
                <numerusform>Bring back %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rolled %n dice: %1.</source>
            <translation>
                <numerusform>Rolled %n die: %1.</numerusform>
                <numerusform>Rolled %n dice: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This deletes all %n games of these rules and this kind. To go on, type their number: %1</source>
            <translation>
                <numerusform>This deletes the %n game of these rules and this kind. To go on, type the number: %1</numerusform>
                <numerusform>This deletes all %n games of these rules and this kind. To go on, type their number: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>average of %Ln games</source>
            <translation>
                <numerusform>average of %Ln game</numerusform>
                <numerusform>average of %Ln games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Roll %n die</numerusform>
                <numerusform>Roll %n dice</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Transfer</name>
        <message numerus="yes">
            <source>%Ln deleted games come back.</source>
            <translation>
                <numerusform>%Ln deleted game comes back.</numerusform>
                <numerusform>%Ln deleted games come back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln game</numerusform>
                <numerusform>%Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are here already.</source>
            <translation>
                <numerusform>%Ln game is here already.</numerusform>
                <numerusform>%Ln games are here already.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are now in %1.</source>
            <translation>
                <numerusform>%Ln game is now in %1.</numerusform>
                <numerusform>%Ln games are now in %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games can't be read and stay out.</source>
            <translation>
                <numerusform>%Ln game can't be read and stays out.</numerusform>
                <numerusform>%Ln games can't be read and stay out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went another way here and stay.</source>
            <translation>
                <numerusform>%Ln game went another way here and stays.</numerusform>
                <numerusform>%Ln games went another way here and stay.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went on elsewhere.</source>
            <translation>
                <numerusform>%Ln game went on elsewhere and is brought up to date.</numerusform>
                <numerusform>%Ln games went on elsewhere and are brought up to date.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games were imported.</source>
            <translation>
                <numerusform>%Ln game was imported.</numerusform>
                <numerusform>%Ln games were imported.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new games</source>
            <translation>
                <numerusform>%Ln new game</numerusform>
                <numerusform>%Ln new games</numerusform>
            </translation>
        </message>
    </context>
</TS>
