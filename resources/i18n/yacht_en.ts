<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
