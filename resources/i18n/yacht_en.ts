<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Entry</name>
        <message numerus="yes">
            <source>Type %n dice</source>
            <translation>
                <numerusform>Type %n die</numerusform>
                <numerusform>Type %n dice</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dice are missing</source>
            <translation>
                <numerusform>%n die is missing</numerusform>
                <numerusform>%n dice are missing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Type the next roll, %n dice</source>
            <translation>
                <numerusform>Type the next roll, %n die</numerusform>
                <numerusform>Type the next roll, %n dice</numerusform>
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
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Average of %Ln game</numerusform>
                <numerusform>Average of %Ln games</numerusform>
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
        <name>Seats</name>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
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
