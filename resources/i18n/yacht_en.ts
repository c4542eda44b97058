<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
