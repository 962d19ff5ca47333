<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Bars</name>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>others (%n)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: score %2, exponential %3, weight %4, that is %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The percentages are rounded and do not add up to 100.0%.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Scene file, - for standard input; without one, the chapter&apos;s example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention, dragged by hand on a plane. Without --export or --compute a window opens.
Exit status: 0 done, 1 could not be done, 2 wrong usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 %2: not one of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the figure; the suffix says how: .svg, .pdf or .png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the figure, in order, with commas: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the figure: 1600x900, 160x90mm or 6.3x3.5in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels an inch of PNG, 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the figure: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ground of the figure: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of all words: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print every number of the computation: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--export and --compute are given together; run the program once for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One scene at a time, not also %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the scene is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs --export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--export %1: a figure ends in .svg, .pdf or .png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--parts %1: not one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--parts %1: at most %2 parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size %1: not a size like 1600x900, 160x90mm or 6.3x3.5in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dpi %1: not a whole number from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The scene has no tokens.</source>
        <translation>场景中没有词元。</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Chapter example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three unit keys: the dot product alone decides, and z is (1.33, 0.49).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys have the same score, so each weight is one third.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer key wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longer key scores higher although its angle to q is larger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key that can never win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key 4 lies inside the hull of the keys: no query gives it the largest weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collinear values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values lie on a line, so the hull is a segment and z stays on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single candidate gets all the weight, whatever its score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve tokens on a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn q and the weight goes round: the nearest directions share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite keys, large scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With scores of 100 and −100 the winner takes all; subtracting the maximum keeps it computable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query of length zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zero query scores 0 with every key: all weights are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named tokens: the query of “it” looks for what “it” stands for.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>A figure is at least one pixel wide and high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure has at most %1 pixels a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure has no part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resolution is not from 1 to %1 dpi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page of PDF is at most %1 inches long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for the figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a figure ends in .svg, .pdf or .png.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convex hull of the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tokens: add a token to mix its value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>this is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have no permission to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a device, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have no permission to write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a link to a file that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you have no permission to write in its folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system says “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could not be written to its end; perhaps the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was written, but reads back differently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read: the system says “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is longer than %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A closing brace without an opening one at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second script in the same place at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing follows the script mark at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character that needs a backslash at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opening brace is missing at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups are nested too deeply at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The brace at column %1 is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown command at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character of text that is not escaped at column %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is in UTF-16; it must be in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not a scene: it does not begin with {.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the backslash here begins no code of JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma, } or the name of a member, in quotes, is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or ] is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the comma before this is one too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets are nested too deeply here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text follows after the closing brace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is neither a number that the program can hold nor text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line break or control character stands inside quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a digit is missing before or after the dot of this number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Standard output could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SceneFile</name>
    <message>
        <source>%1 is not a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds more than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not an object in braces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is that of a newer program; this one reads format %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2, the only one there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a pair of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a coordinate beyond %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not above 0 and at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is beyond %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not text in quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a character that no name can have, such as a line break.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1 of %2 bytes could be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unknown; perhaps a newer program wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Snap</name>
    <message>
        <source>Grid 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle 15°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BarsView</name>
    <message>
        <source>Bars of the scores, the exponentials and the weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CoordinatesDialog</name>
    <message>
        <source>Coordinates of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;angle in degrees</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with a query and no tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the picture as SVG, PDF or PNG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes (*.attention);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to this scene?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG picture (*.svg);;PDF document (*.pdf);;PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Plane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q · k → scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores → weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights · values → z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the coordinates of the vector that was clicked last (double-click or Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mi&amp;x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Attention Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Attention Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Plane %1

Drag a query and keys on a plane and see the dot products, the softmax weights and the output.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add token here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Attention Plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::NumberField</name>
    <message>
        <source>Not a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PlaneView</name>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2, score %3, weight %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane of the query and the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plane of the values and the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::TokenMenu</name>
    <message>
        <source>&amp;Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a token with a key and a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a token like the selected one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename token…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the selected token a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of token %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters and no control characters.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ViewMenu</name>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers beside the names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Angle between q and the selected key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Projection of the selected key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convex &amp;hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Links as thick as the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
