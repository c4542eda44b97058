<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
    <context>
        <name>QShortcut</name>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Enter</translation>
        </message>
    </context>
</TS>
