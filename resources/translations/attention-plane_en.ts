<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bars</name>
    <message numerus="yes">
        <source>others (%n)</source>
        <translation>
            <numerusform>others (%n)</numerusform>
            <numerusform>others (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandleWords</name>
    <message numerus="yes">
        <source>Largest weight: %n keys share it, %1 each</source>
        <translation>
            <numerusform>Largest weight: %n key has it, %1</numerusform>
            <numerusform>Largest weight: %n keys share it, %1 each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TemperatureControl</name>
    <message numerus="yes">
        <source>T → 0: the %n largest share</source>
        <translation>
            <numerusform>T → 0: the largest takes all</numerusform>
            <numerusform>T → 0: the %n largest share</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TokenMenu</name>
    <message numerus="yes">
        <source>A name has at most %n characters and no control characters.</source>
        <translation>
            <numerusform>A name has at most %n character and no control characters.</numerusform>
            <numerusform>A name has at most %n characters and no control characters.</numerusform>
        </translation>
    </message>
</context>
</TS>
