<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>the scene inside of the figure is damaged: %1</source>
        <translation>图形里的场景已损坏：%1</translation>
    </message>
    <message>
        <source>the figure was made by a newer program.</source>
        <translation>这个图形是用更新版本的程序制作的。</translation>
    </message>
    <message>
        <source>this %1 holds no scene of Attention Plane.</source>
        <translation>这个 %1 里没有 Attention Plane 的场景。</translation>
    </message>
    <message>
        <source>it ends too early.</source>
        <translation>内容不完整。</translation>
    </message>
    <message>
        <source>it was changed.</source>
        <translation>内容被改动过。</translation>
    </message>
    <message>
        <source>this is no well-formed SVG (line %1).</source>
        <translation>这不是格式正确的 SVG（第 %1 行）。</translation>
    </message>
    <message>
        <source>this PNG is damaged or incomplete.</source>
        <translation>这个 PNG 已损坏或不完整。</translation>
    </message>
    <message>
        <source>only an SVG or PNG figure of Attention Plane holds its scene.</source>
        <translation>只有 Attention Plane 制作的 SVG 或 PNG 图形才带有场景。</translation>
    </message>
    <message>
        <source>not a number from %1 to %2</source>
        <translation>不是 %1 到 %2 之间的数</translation>
    </message>
    <message>
        <source>not one of %1</source>
        <translation>不在 %1 之中</translation>
    </message>
    <message>
        <source>Parts of the figure, in order, with commas: %1. Working and formula stand beneath the others.</source>
        <translation>图形的各部分，按顺序用逗号隔开：%1。计算过程和公式排在其他部分下面。</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>not at most %1 of %2, with commas</source>
        <translation>不是 %2 中的至多 %1 项，用逗号隔开</translation>
    </message>
    <message>
        <source>Size of the figure: 1600x900, 160x90mm, 6.3x3.5in, or one of %1.</source>
        <translation>图形的尺寸：1600x900、160x90mm、6.3x3.5in，或 %1 之一。</translation>
    </message>
    <message>
        <source>size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>not a size like 1600x900, 160x90mm or 6.3x3.5in, nor one of %1</source>
        <translation>不是 1600x900、160x90mm、6.3x3.5in 这样的尺寸，也不在 %1 之中</translation>
    </message>
    <message>
        <source>Room around the figure, inside its size: 10, 5mm or 0.2in.</source>
        <translation>图形四周的留白，算在尺寸之内：10、5mm 或 0.2in。</translation>
    </message>
    <message>
        <source>length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>not a length like 10, 5mm or 0.2in</source>
        <translation>不是 10、5mm、0.2in 这样的长度</translation>
    </message>
    <message>
        <source>Pixels an inch of PNG, 1 to %1.</source>
        <translation>PNG 每英寸的像素数，1 到 %1。</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>not a whole number from 1 to %1</source>
        <translation>不是 1 到 %1 之间的整数</translation>
    </message>
    <message>
        <source>A line above the figure, and the title of the file.</source>
        <translation>图形上方的一行字，也是文件的标题。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>not a title</source>
        <translation>不是标题</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Ground of the figure: %1.</source>
        <translation>图形的背景：%1。</translation>
    </message>
    <message>
        <source>ground</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>How letters are written: %1. Without it, outlines in an SVG with a name that is not Latin.</source>
        <translation>文字的写法：%1。不给出时，名称含非拉丁字母的 SVG 用轮廓。</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Sizes of text, as a multiple of the usual ones.</source>
        <translation>文字大小，为通常的多少倍。</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Widths of lines, as a multiple of the usual ones.</source>
        <translation>线条粗细，为通常的多少倍。</translation>
    </message>
    <message>
        <source>Decimals of coordinates and scores, 0 to %1.</source>
        <translation>坐标和分数的小数位数，0 到 %1。</translation>
    </message>
    <message>
        <source>not a whole number from 0 to %1</source>
        <translation>不是 0 到 %1 之间的整数</translation>
    </message>
    <message>
        <source>What is drawn beside the vectors, with commas: %1, or none.</source>
        <translation>向量之外画些什么，用逗号隔开：%1，或 none。</translation>
    </message>
    <message>
        <source>overlays</source>
        <translation>叠加显示</translation>
    </message>
    <message>
        <source>not a list of %1, with commas, nor none</source>
        <translation>不是用逗号隔开的 %1，也不是 none</translation>
    </message>
    <message>
        <source>not x, y and extent, all finite and with commas, nor all</source>
        <translation>不是用逗号隔开的有限数 x、y 和范围，也不是 all</translation>
    </message>
    <message>
        <source>The token whose angle and projection are shown; 0 for none.</source>
        <translation>显示哪个词元的夹角和投影；0 表示不显示。</translation>
    </message>
    <message>
        <source>The middle of the plane of the keys and the extent of its shorter side: 0,0,4.</source>
        <translation>键平面的中心和短边的范围：0,0,4。</translation>
    </message>
    <message>
        <source>x,y,extent</source>
        <translation>x,y,范围</translation>
    </message>
    <message>
        <source>The same of the plane of the values.</source>
        <translation>值平面的中心和范围。</translation>
    </message>
    <message>
        <source>The token in the first row of the working.</source>
        <translation>计算过程第一行的词元。</translation>
    </message>
    <message>
        <source>The two tokens whose weights the working compares: 1,2.</source>
        <translation>计算过程里比较哪两个词元的权重：1,2。</translation>
    </message>
    <message>
        <source>i,j</source>
        <translation>i,j</translation>
    </message>
    <message>
        <source>not two whole numbers from 1 to %1, with a comma</source>
        <translation>不是用逗号隔开的两个 1 到 %1 之间的整数</translation>
    </message>
    <message>
        <source>Whether the working subtracts the largest score: %1.</source>
        <translation>计算过程是否先减去最大分数：%1。</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>How far the computation is drawn: %1.</source>
        <translation>计算画到哪一步：%1。</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>The figure stage by stage, as pages of a PDF or as numbered files: a-1.svg, a-2.svg ….</source>
        <translation>逐步画出图形，成为 PDF 的各页或带编号的文件：a-1.svg、a-2.svg …。</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>不是 %1</translation>
    </message>
    <message>
        <source>Unknown option “%1”.</source>
        <translation>未知选项“%1”。</translation>
    </message>
    <message>
        <source>What moves in a GIF: %1.</source>
        <translation>GIF 里什么在动：%1。</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Where the motion drag takes the query, and back: 0,1.</source>
        <translation>动作 drag 把查询拖到哪里再拖回来：0,1。</translation>
    </message>
    <message>
        <source>x,y</source>
        <translation>x,y</translation>
    </message>
    <message>
        <source>not x and y, both finite and with a comma</source>
        <translation>不是用逗号隔开的两个有限数 x 和 y</translation>
    </message>
    <message>
        <source>How long a GIF is, before it repeats.</source>
        <translation>GIF 播放一遍有多少秒。</translation>
    </message>
    <message>
        <source>Frames a second of a GIF, 1 to %1.</source>
        <translation>GIF 每秒的帧数，1 到 %1。</translation>
    </message>
    <message>
        <source>Colours of the figure: %1; the window also takes system and contrast.</source>
        <translation>插图的配色：%1；窗口还可以用 system 和 contrast。</translation>
    </message>
</context>
<context>
    <name>AccessibleBars</name>
    <message>
        <source>score of %1</source>
        <translation>%1 的分数</translation>
    </message>
    <message>
        <source>exponential of %1</source>
        <translation>%1 的指数</translation>
    </message>
    <message>
        <source>weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
    <message>
        <source>sum of the scores</source>
        <translation>分数之和</translation>
    </message>
    <message>
        <source>sum of the exponentials</source>
        <translation>指数之和</translation>
    </message>
    <message>
        <source>sum of the weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a number is, and the number</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>AccessiblePlane</name>
    <message>
        <source>move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>make longer</source>
        <translation>加长</translation>
    </message>
    <message>
        <source>make shorter</source>
        <translation>缩短</translation>
    </message>
    <message>
        <source>turn left</source>
        <translation>左转</translation>
    </message>
    <message>
        <source>turn right</source>
        <translation>右转</translation>
    </message>
    <message>
        <source>type coordinates</source>
        <translation>输入坐标</translation>
    </message>
    <message>
        <source>select</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>Makes it the vector that the keys move</source>
        <translation>使按键移动这个向量</translation>
    </message>
    <message>
        <source>The key for it: %1</source>
        <translation>对应的按键：%1</translation>
    </message>
</context>
<context>
    <name>AccessibleTable</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>type %1 of %2</source>
        <translation>输入 %2 的 %1</translation>
    </message>
    <message>
        <source>select the row</source>
        <translation>选中此行</translation>
    </message>
</context>
<context>
    <name>BarMoves</name>
    <message>
        <source>A single token always has all of the weight.</source>
        <translation>只有一个词元时，全部权重总归它。</translation>
    </message>
    <message>
        <source>Other queries give these weights too: one of them is shown.</source>
        <translation>还有别的查询也给出这些权重：显示的是其中一个。</translation>
    </message>
    <message>
        <source>No query makes this weight %1 so that the others keep their ratios: the nearest is shown.</source>
        <translation>没有查询能让这个权重为 %1 且其余保持比例：显示的是最接近的一个。</translation>
    </message>
    <message>
        <source>No query keeps the ratios of the others: the largest error of a weight is %1.</source>
        <translation>没有查询能让其余权重保持比例：权重的最大误差是 %1。</translation>
    </message>
    <message>
        <source>With q = 0 no key changes its score.</source>
        <translation>q = 0 时，键怎么移动都不改变分数。</translation>
    </message>
    <message>
        <source>For this score the key would have to leave the plane.</source>
        <translation>要得到这个分数，键就得离开平面。</translation>
    </message>
    <message>
        <source>Drag the bar, and the key slides along q to that score.</source>
        <translation>拖动条形，键就沿 q 滑到那个分数。</translation>
    </message>
    <message>
        <source>Drag the bar, and the key slides along q to the score with that exponential.</source>
        <translation>拖动条形，键就沿 q 滑到指数为该值的分数。</translation>
    </message>
    <message>
        <source>Drag the bar, and the query moves to where the key has that weight.</source>
        <translation>拖动条形，查询就移到使该键得到那个权重的位置。</translation>
    </message>
    <message>
        <source>Change the weight of %1</source>
        <translation>改变%1的权重</translation>
    </message>
    <message>
        <source>Change the score of %1</source>
        <translation>改变%1的分数</translation>
    </message>
</context>
<context>
    <name>Bars</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message numerus="yes">
        <source>others (%n)</source>
        <translation>
            <numerusform>其余 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>key %1 (%2)</source>
        <translation>键 %1（%2）</translation>
    </message>
    <message>
        <source>%1: score %2, exponential %3, weight %4, that is %5.</source>
        <translation>%1：分数 %2，指数 %3，权重 %4，即 %5。</translation>
    </message>
    <message>
        <source>The percentages are rounded and do not add up to 100.0%.</source>
        <translation>百分比经过四舍五入，相加不等于 100.0%。</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>%1 and %2 would both be written to %3.</source>
        <translation>%1 和 %2 会写进同一个文件 %3。</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>The clipboard holds no scene.</source>
        <translation>剪贴板里没有场景。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>--%1 %2: not one of %3.</source>
        <translation>--%1 %2：应为 %3 之一。</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Language of all words: %1.</source>
        <translation>所有文字的语言：%1。</translation>
    </message>
    <message>
        <source>language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Print every number of the computation: %1.</source>
        <translation>打印计算中的每个数：%1。</translation>
    </message>
    <message>
        <source>notation</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Print this help.</source>
        <translation>打印本帮助。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>打印版本。</translation>
    </message>
    <message>
        <source>--%1 is given twice.</source>
        <translation>--%1 给出了两次。</translation>
    </message>
    <message>
        <source>The name of the scene is empty.</source>
        <translation>场景的名称为空。</translation>
    </message>
    <message>
        <source>Scene file, or a figure (SVG or PNG) that holds its scene; - for standard input; without one, the chapter&apos;s example. With --output-dir several.</source>
        <translation>场景文件，或带有场景的图形（SVG 或 PNG）；- 表示标准输入；不给出时用本章的例子。用 --output-dir 时可以有多个。</translation>
    </message>
    <message>
        <source>Attention, dragged by hand on a plane. Without --export, --output-dir or --compute a window opens.
Exit status: 0 done, 1 could not be done, 2 wrong usage.</source>
        <translation>在平面上动手拖动的注意力。没有 --export、--output-dir 或 --compute 时打开窗口。
退出状态：0 完成，1 未能完成，2 用法有误。</translation>
    </message>
    <message>
        <source>Write the figure of every SCENE into this folder, under its own name.</source>
        <translation>把每个 SCENE 的图形以各自的名称写进这个文件夹。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Of the figures in --output-dir: %1.</source>
        <translation>--output-dir 中图形的格式：%1。</translation>
    </message>
    <message>
        <source>format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>--%1 and --%2 are given together; run the program once for each.</source>
        <translation>--%1 和 --%2 同时给出；请分别运行程序。</translation>
    </message>
    <message>
        <source>One scene at a time, not also %1; several need --output-dir.</source>
        <translation>一次只能有一个场景，不能再有 %1；多个场景需要 --output-dir。</translation>
    </message>
    <message>
        <source>--output-dir needs the scenes.</source>
        <translation>--output-dir 需要给出场景。</translation>
    </message>
    <message>
        <source>Standard input is one scene only.</source>
        <translation>标准输入只能是一个场景。</translation>
    </message>
    <message>
        <source>A lesson has scenes of its own, not also %1.</source>
        <translation>课程自带场景，不能再有 %1。</translation>
    </message>
    <message>
        <source>--%1 needs --output-dir.</source>
        <translation>--%1 需要 --output-dir。</translation>
    </message>
    <message>
        <source>The name of the folder is empty.</source>
        <translation>文件夹的名称为空。</translation>
    </message>
    <message>
        <source>--%1 needs --export or --output-dir.</source>
        <translation>--%1 需要 --export 或 --output-dir。</translation>
    </message>
    <message>
        <source>Write the figure; the suffix says how: .svg, .pdf, .png, .tex, .tikz or .gif.</source>
        <translation>写出图形；后缀决定格式：.svg、.pdf、.png、.tex、.tikz 或 .gif。</translation>
    </message>
    <message>
        <source>--export %1: a figure ends in .svg, .pdf, .png, .tex, .tikz or .gif.</source>
        <translation>--export %1：图形的后缀是 .svg、.pdf、.png、.tex、.tikz 或 .gif。</translation>
    </message>
    <message>
        <source>A lesson, %1 or a folder: with --export its steps, as pages of a PDF or as numbered files; else the window begins it, also with a section of the chapter such as %2.</source>
        <translation>课程，%1 或一个文件夹：与 --export 一起时把各步写成 PDF 的页或带编号的文件；否则在窗口里开始，也可以给出章节，例如 %2。</translation>
    </message>
    <message>
        <source>Open the window in front of a class: full screen, large, without menus.</source>
        <translation>为课堂打开窗口：全屏、大字、没有菜单。</translation>
    </message>
    <message>
        <source>--lesson goes with --export or with the window.</source>
        <translation>--lesson 只能与 --export 或窗口一起使用。</translation>
    </message>
    <message>
        <source>--present needs the window.</source>
        <translation>--present 需要窗口。</translation>
    </message>
</context>
<context>
    <name>Compute</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
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
        <translation>本章示例</translation>
    </message>
    <message>
        <source>Three unit keys: the angle to q alone decides the scores, and z is (1.33, 0.49).</source>
        <translation>三个单位长度的键：分数只由与 q 的夹角决定，z 为 (1.33, 0.49)。</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>分数相同</translation>
    </message>
    <message>
        <source>All keys have the same score, so each weight is one third.</source>
        <translation>所有键的分数相同，因此每个权重都是三分之一。</translation>
    </message>
    <message>
        <source>Longer key wins</source>
        <translation>较长的键胜出</translation>
    </message>
    <message>
        <source>The longer key scores higher although its angle to q is larger.</source>
        <translation>较长的键与 q 的夹角更大，分数却更高。</translation>
    </message>
    <message>
        <source>A key that can never win</source>
        <translation>永远不会胜出的键</translation>
    </message>
    <message>
        <source>Key 4 lies inside the hull of the keys: no query gives it the largest weight.</source>
        <translation>键 4 位于各键的凸包内部：没有任何查询能让它得到最大的权重。</translation>
    </message>
    <message>
        <source>Collinear values</source>
        <translation>共线的值</translation>
    </message>
    <message>
        <source>The values lie on a line, so the hull is a segment and z stays on it.</source>
        <translation>各个值在一条直线上，因此凸包是一条线段，z 始终在这条线段上。</translation>
    </message>
    <message>
        <source>One token</source>
        <translation>单个词元</translation>
    </message>
    <message>
        <source>A single candidate gets all the weight, whatever its score.</source>
        <translation>只有一个候选时，无论分数多少，它都得到全部权重。</translation>
    </message>
    <message>
        <source>Twelve tokens on a circle</source>
        <translation>圆上的十二个词元</translation>
    </message>
    <message>
        <source>Turn q and the weight goes round: the nearest directions share it.</source>
        <translation>转动 q，权重也随之转动：方向最接近的键分享权重。</translation>
    </message>
    <message>
        <source>Opposite keys, large scores</source>
        <translation>方向相反的键，很大的分数</translation>
    </message>
    <message>
        <source>With scores of 100 and −100 the winner takes all; subtracting the maximum keeps it computable.</source>
        <translation>分数为 100 和 −100 时，胜者得到全部权重；先减去最大值，才能算得出来。</translation>
    </message>
    <message>
        <source>Query of length zero</source>
        <translation>长度为零的查询</translation>
    </message>
    <message>
        <source>A zero query scores 0 with every key: all weights are equal.</source>
        <translation>零查询与每个键的分数都是 0：所有权重相等。</translation>
    </message>
    <message>
        <source>Words of a sentence</source>
        <translation>句子中的词</translation>
    </message>
    <message>
        <source>Named tokens: the query of “it” looks for what “it” stands for.</source>
        <translation>有名称的词元：“it”的查询在寻找“it”所指代的词。</translation>
    </message>
    <message>
        <source>Nearest key loses</source>
        <translation>最近的键落败</translation>
    </message>
    <message>
        <source>Key 1 is the nearest to q, yet key 2 gets most weight: a dot product does not measure nearness.</source>
        <translation>键 1 离 q 最近，但键 2 的权重最大：点积衡量的不是远近。</translation>
    </message>
    <message>
        <source>Smallest angle loses</source>
        <translation>夹角最小的键落败</translation>
    </message>
    <message>
        <source>Key 1 points where q points, yet key 2 gets most weight: key 1 is short and lies inside the hull of the others.</source>
        <translation>键 1 与 q 同向，但键 2 的权重最大：键 1 较短，位于其他键的凸包之内。</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>a figure is at least one pixel wide and high.</source>
        <translation>图形的宽和高至少为一个像素。</translation>
    </message>
    <message>
        <source>a figure has at most %1 pixels a side.</source>
        <translation>图形每边最多 %1 个像素。</translation>
    </message>
    <message>
        <source>the figure has no part.</source>
        <translation>图形没有任何部分。</translation>
    </message>
    <message>
        <source>the resolution is not from 1 to %1 dpi.</source>
        <translation>分辨率不在 1 到 %1 dpi 之间。</translation>
    </message>
    <message>
        <source>a page of PDF is at most %1 inches long.</source>
        <translation>PDF 的页面边长最多 %1 英寸。</translation>
    </message>
    <message>
        <source>there is not enough memory for the figure.</source>
        <translation>内存不足，无法生成图形。</translation>
    </message>
    <message>
        <source>the decimals are not from 0 to %1.</source>
        <translation>小数位数不在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>text sizes and line widths are not from %1 to %2 times the usual ones.</source>
        <translation>文字大小和线条粗细不在通常的 %1 到 %2 倍之间。</translation>
    </message>
    <message>
        <source>the scene has no token %1.</source>
        <translation>场景里没有词元 %1。</translation>
    </message>
    <message>
        <source>margin and title leave no room for the figure.</source>
        <translation>留白和标题没有给图形留下位置。</translation>
    </message>
    <message>
        <source>stopped; nothing was written.</source>
        <translation>已停止，没有写出任何内容。</translation>
    </message>
    <message>
        <source>a figure ends in .svg, .pdf, .png, .tex, .tikz or .gif.</source>
        <translation>图形的后缀是 .svg、.pdf、.png、.tex、.tikz 或 .gif。</translation>
    </message>
    <message>
        <source>an animation has at most %1 pixels a side.</source>
        <translation>动画每边最多 %1 像素。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>convex hull of the values</source>
        <translation>值的凸包</translation>
    </message>
    <message>
        <source>No tokens: add a token to mix its value.</source>
        <translation>没有词元：添加一个词元，即可混合它的值。</translation>
    </message>
    <message>
        <source>: at infinity</source>
        <translation>：在无穷远处</translation>
    </message>
    <message>
        <source>never largest</source>
        <translation>从不最大</translation>
    </message>
    <message>
        <source>at infinity</source>
        <translation>在无穷远处</translation>
    </message>
    <message>
        <source>in the hull</source>
        <translation>在凸包内</translation>
    </message>
    <message>
        <source>outside the hull</source>
        <translation>在凸包外</translation>
    </message>
    <message>
        <source>: undefined</source>
        <translation>：无定义</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>this is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>you have no permission to read it.</source>
        <translation>没有读取它的权限。</translation>
    </message>
    <message>
        <source>this is a device, not a file.</source>
        <translation>这是设备，不是文件。</translation>
    </message>
    <message>
        <source>you have no permission to write it.</source>
        <translation>没有写入它的权限。</translation>
    </message>
    <message>
        <source>this is a link to a file that does not exist.</source>
        <translation>这是一个链接，它指向的文件不存在。</translation>
    </message>
    <message>
        <source>its folder does not exist.</source>
        <translation>它所在的文件夹不存在。</translation>
    </message>
    <message>
        <source>you have no permission to write in its folder.</source>
        <translation>没有在它所在的文件夹中写入的权限。</translation>
    </message>
    <message>
        <source>the system says “%1”.</source>
        <translation>系统提示“%1”。</translation>
    </message>
    <message>
        <source>it could not be written to its end; perhaps the disk is full.</source>
        <translation>未能完整写入；磁盘可能已满。</translation>
    </message>
    <message>
        <source>it was written, but reads back differently.</source>
        <translation>已经写入，但读回的内容不同。</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>it cannot be read: the system says “%1”.</source>
        <translation>无法读取：系统提示“%1”。</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes.</source>
        <translation>超过了 %1 字节。</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>A closing brace without an opening one at column %1.</source>
        <translation>第 %1 列的右花括号没有对应的左花括号。</translation>
    </message>
    <message>
        <source>A second script in the same place at column %1.</source>
        <translation>第 %1 列在同一位置有第二个上标或下标。</translation>
    </message>
    <message>
        <source>Nothing follows the script mark at column %1.</source>
        <translation>第 %1 列的上下标记号后面没有内容。</translation>
    </message>
    <message>
        <source>A character that needs a backslash at column %1.</source>
        <translation>第 %1 列的字符前需要反斜杠。</translation>
    </message>
    <message>
        <source>An opening brace is missing at column %1.</source>
        <translation>第 %1 列缺少左花括号。</translation>
    </message>
    <message>
        <source>Groups are nested too deeply at column %1.</source>
        <translation>第 %1 列的分组嵌套过深。</translation>
    </message>
    <message>
        <source>The brace at column %1 is not closed.</source>
        <translation>第 %1 列的花括号没有闭合。</translation>
    </message>
    <message>
        <source>An unknown command at column %1.</source>
        <translation>第 %1 列有未知的命令。</translation>
    </message>
    <message>
        <source>A character of text that is not escaped at column %1.</source>
        <translation>第 %1 列有未转义的文本字符。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>An end without its beginning at column %1.</source>
        <translation>第 %1 列有结尾却没有开头。</translation>
    </message>
    <message>
        <source>A right bracket without a left one at column %1.</source>
        <translation>第 %1 列有右括号却没有左括号。</translation>
    </message>
    <message>
        <source>A mark outside of aligned lines at column %1.</source>
        <translation>第 %1 列的记号不在对齐的行里。</translation>
    </message>
    <message>
        <source>The left bracket at column %1 has no right one.</source>
        <translation>第 %1 列的左括号没有对应的右括号。</translation>
    </message>
    <message>
        <source>A bracket is missing at column %1.</source>
        <translation>第 %1 列缺少括号。</translation>
    </message>
    <message>
        <source>An unknown colour at column %1.</source>
        <translation>第 %1 列的颜色未知。</translation>
    </message>
    <message>
        <source>An unknown environment at column %1.</source>
        <translation>第 %1 列的环境未知。</translation>
    </message>
    <message>
        <source>The lines that begin at column %1 have no end.</source>
        <translation>从第 %1 列开始的各行没有结尾。</translation>
    </message>
    <message>
        <source>A space is missing at column %1.</source>
        <translation>第 %1 列缺少空格。</translation>
    </message>
    <message>
        <source>A letter or a digit is expected at column %1.</source>
        <translation>第 %1 列应为字母或数字。</translation>
    </message>
</context>
<context>
    <name>FormulaSpeech</name>
    <message>
        <source>%1 over %2</source>
        <translation>%2 分之 %1</translation>
    </message>
    <message>
        <source>the fraction %1 over %2, end of fraction</source>
        <translation>分式，分子 %1，分母 %2，分式结束</translation>
    </message>
    <message>
        <source>%1 double prime</source>
        <translation>%1 两撇</translation>
    </message>
    <message>
        <source>%1 prime</source>
        <translation>%1 一撇</translation>
    </message>
    <message>
        <source>%1 degrees</source>
        <translation>%1 度</translation>
    </message>
    <message>
        <source>%1 transposed</source>
        <translation>%1 转置</translation>
    </message>
    <message>
        <source>%1 squared</source>
        <translation>%1 的平方</translation>
    </message>
    <message>
        <source>%1 to the power %2</source>
        <translation>%1 的 %2 次方</translation>
    </message>
    <message>
        <source>%1 to the power %2, end of power</source>
        <translation>%1 的次方，指数为 %2，指数结束</translation>
    </message>
    <message>
        <source>%1 over %2 of</source>
        <comment>the sum over j of</comment>
        <translation>%1（按 %2）</translation>
    </message>
    <message>
        <source>%1 from %2 to %3 of</source>
        <comment>the sum from j = 1 to n of</comment>
        <translation>%1（从 %2 到 %3）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a letter and its subscript</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the absolute value of %1</source>
        <translation>%1 的绝对值</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>%1 的长度</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the lines of a formula</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>the square root of %1, end of root</source>
        <translation>根号下 %1，根号结束</translation>
    </message>
    <message>
        <source>the square root of %1</source>
        <translation>根号 %1</translation>
    </message>
    <message>
        <source>open bracket %1 close bracket</source>
        <translation>左括号 %1 右括号</translation>
    </message>
    <message>
        <source>minus</source>
        <comment>before a negative number</comment>
        <translation>减</translation>
    </message>
</context>
<context>
    <name>FormulaWords</name>
    <message>
        <source>equals</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>减</translation>
    </message>
    <message>
        <source>times</source>
        <translation>乘</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>点乘</translation>
    </message>
    <message>
        <source>divided by</source>
        <translation>除以</translation>
    </message>
    <message>
        <source>after</source>
        <translation>复合</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>正负</translation>
    </message>
    <message>
        <source>minus or plus</source>
        <translation>负正</translation>
    </message>
    <message>
        <source>is about</source>
        <translation>约等于</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>小于等于</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>大于等于</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>is not equal to</source>
        <translation>不等于</translation>
    </message>
    <message>
        <source>is in</source>
        <translation>属于</translation>
    </message>
    <message>
        <source>goes to</source>
        <translation>趋于</translation>
    </message>
    <message>
        <source>implies</source>
        <translation>推出</translation>
    </message>
    <message>
        <source>is identical to</source>
        <translation>恒等于</translation>
    </message>
    <message>
        <source>is proportional to</source>
        <translation>正比于</translation>
    </message>
    <message>
        <source>is perpendicular to</source>
        <translation>垂直于</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>百分号</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>度</translation>
    </message>
    <message>
        <source>and so on</source>
        <translation>等等</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>连乘</translation>
    </message>
    <message>
        <source>the maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>the minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>the exponential of</source>
        <translation>指数函数</translation>
    </message>
    <message>
        <source>the natural logarithm of</source>
        <translation>自然对数</translation>
    </message>
    <message>
        <source>the logarithm of</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>prime</source>
        <translation>撇</translation>
    </message>
    <message>
        <source>open bracket</source>
        <translation>左括号</translation>
    </message>
    <message>
        <source>close bracket</source>
        <translation>右括号</translation>
    </message>
    <message>
        <source>open square bracket</source>
        <translation>左方括号</translation>
    </message>
    <message>
        <source>close square bracket</source>
        <translation>右方括号</translation>
    </message>
    <message>
        <source>open brace</source>
        <translation>左花括号</translation>
    </message>
    <message>
        <source>close brace</source>
        <translation>右花括号</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>double bar</source>
        <translation>双竖线</translation>
    </message>
    <message>
        <source>factorial</source>
        <translation>阶乘</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>阿尔法</translation>
    </message>
    <message>
        <source>beta</source>
        <translation>贝塔</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>伽马</translation>
    </message>
    <message>
        <source>delta</source>
        <translation>德尔塔</translation>
    </message>
    <message>
        <source>epsilon</source>
        <translation>艾普西隆</translation>
    </message>
    <message>
        <source>zeta</source>
        <translation>泽塔</translation>
    </message>
    <message>
        <source>eta</source>
        <translation>伊塔</translation>
    </message>
    <message>
        <source>theta</source>
        <translation>西塔</translation>
    </message>
    <message>
        <source>iota</source>
        <translation>约塔</translation>
    </message>
    <message>
        <source>kappa</source>
        <translation>卡帕</translation>
    </message>
    <message>
        <source>lambda</source>
        <translation>兰姆达</translation>
    </message>
    <message>
        <source>mu</source>
        <translation>缪</translation>
    </message>
    <message>
        <source>nu</source>
        <translation>纽</translation>
    </message>
    <message>
        <source>xi</source>
        <translation>克西</translation>
    </message>
    <message>
        <source>pi</source>
        <translation>派</translation>
    </message>
    <message>
        <source>rho</source>
        <translation>柔</translation>
    </message>
    <message>
        <source>sigma</source>
        <translation>西格玛</translation>
    </message>
    <message>
        <source>tau</source>
        <translation>陶</translation>
    </message>
    <message>
        <source>upsilon</source>
        <translation>宇普西隆</translation>
    </message>
    <message>
        <source>phi</source>
        <translation>斐</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>希</translation>
    </message>
    <message>
        <source>psi</source>
        <translation>普西</translation>
    </message>
    <message>
        <source>omega</source>
        <translation>欧米伽</translation>
    </message>
    <message>
        <source>capital gamma</source>
        <translation>大写伽马</translation>
    </message>
    <message>
        <source>capital delta</source>
        <translation>大写德尔塔</translation>
    </message>
    <message>
        <source>capital theta</source>
        <translation>大写西塔</translation>
    </message>
    <message>
        <source>capital lambda</source>
        <translation>大写兰姆达</translation>
    </message>
    <message>
        <source>capital xi</source>
        <translation>大写克西</translation>
    </message>
    <message>
        <source>capital pi</source>
        <translation>大写派</translation>
    </message>
    <message>
        <source>capital sigma</source>
        <translation>大写西格玛</translation>
    </message>
    <message>
        <source>capital phi</source>
        <translation>大写斐</translation>
    </message>
    <message>
        <source>capital psi</source>
        <translation>大写普西</translation>
    </message>
    <message>
        <source>capital omega</source>
        <translation>大写欧米伽</translation>
    </message>
</context>
<context>
    <name>HandleWords</name>
    <message>
        <source>query q</source>
        <translation>查询 q</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, score %3, weight %4</source>
        <translation>%1 = %2，分数 %3，权重 %4</translation>
    </message>
    <message>
        <source>output z</source>
        <translation>输出 z</translation>
    </message>
    <message>
        <source>%1 = %2: drag it, and the query follows</source>
        <translation>%1 = %2：拖动它，查询会跟着动</translation>
    </message>
    <message>
        <source>q × 0 is the same as T = ∞: all weights are equal</source>
        <translation>q × 0 等同于 T = ∞：所有权重相等</translation>
    </message>
    <message>
        <source>q × %1 is the same as T / %1 = %2</source>
        <translation>q × %1 等同于 T / %1 = %2</translation>
    </message>
    <message>
        <source>t = %1: every score moves by q·t = %2, no weight does</source>
        <translation>t = %1：每个分数都变化 q·t = %2，权重都不变</translation>
    </message>
    <message>
        <source>t = %1: every score moves by q·t / T = %2, no weight does</source>
        <translation>t = %1：每个分数都变化 q·t / T = %2，权重都不变</translation>
    </message>
    <message>
        <source>No query gives this output: the nearest one is shown.</source>
        <translation>没有查询能给出这个输出：显示的是最接近的一个。</translation>
    </message>
    <message>
        <source>Other queries give this output too: one of them is shown.</source>
        <translation>还有别的查询也给出这个输出：显示的是其中一个。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, score %2, weight %3</source>
        <translation>%1，分数 %2，权重 %3</translation>
    </message>
    <message numerus="yes">
        <source>Largest weight: %n keys share it, %1 each</source>
        <translation>
            <numerusform>最大权重：%n 个键并列，各为 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest weight: %1, %2</source>
        <translation>最大权重：%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a vector and where it is now</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>the file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>the text is in UTF-16; it must be in UTF-8.</source>
        <translation>文本的编码是 UTF-16；必须是 UTF-8。</translation>
    </message>
    <message>
        <source>this is not text in UTF-8.</source>
        <translation>这不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>the file is not a scene: it does not begin with {.</source>
        <translation>文件不是场景：它不以 { 开头。</translation>
    </message>
    <message>
        <source>the backslash here begins no code of JSON.</source>
        <translation>这里的反斜杠不构成 JSON 的转义序列。</translation>
    </message>
    <message>
        <source>a comma, } or the name of a member, in quotes, is missing here.</source>
        <translation>这里缺少逗号、} 或带引号的成员名称。</translation>
    </message>
    <message>
        <source>a colon is missing here.</source>
        <translation>这里缺少冒号。</translation>
    </message>
    <message>
        <source>a comma or ] is missing here.</source>
        <translation>这里缺少逗号或 ]。</translation>
    </message>
    <message>
        <source>a value is missing here.</source>
        <translation>这里缺少一个值。</translation>
    </message>
    <message>
        <source>the comma before this is one too many.</source>
        <translation>这里前面多了一个逗号。</translation>
    </message>
    <message>
        <source>brackets are nested too deeply here.</source>
        <translation>这里的括号嵌套过深。</translation>
    </message>
    <message>
        <source>text follows after the closing brace.</source>
        <translation>最后的右花括号之后还有文本。</translation>
    </message>
    <message>
        <source>this is neither a number that the program can hold nor text in quotes.</source>
        <translation>这既不是程序能表示的数，也不是带引号的文本。</translation>
    </message>
    <message>
        <source>the file ends too early.</source>
        <translation>文件过早结束。</translation>
    </message>
    <message>
        <source>a line break or control character stands inside quotes.</source>
        <translation>引号内有换行符或控制字符。</translation>
    </message>
    <message>
        <source>a digit is missing before or after the dot of this number.</source>
        <translation>这个数的小数点前或后缺少数字。</translation>
    </message>
    <message>
        <source>%1 is given twice.</source>
        <translation>%1 给出了两次。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>The folder holds no lesson.</source>
        <translation>该文件夹里没有课程。</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>文本不是 UTF-8。</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>The scene has no token %1.</source>
        <translation>场景里没有词元 %1。</translation>
    </message>
    <message>
        <source>“%1” stands here a second time.</source>
        <translation>“%1”在这里第二次出现。</translation>
    </message>
    <message>
        <source>“%1” is not the number of a token.</source>
        <translation>“%1”不是词元的编号。</translation>
    </message>
    <message>
        <source>“%1” is not an overlay; there are %2.</source>
        <translation>“%1”不是叠加显示；可用的有 %2。</translation>
    </message>
    <message>
        <source>“%1” is not a move.</source>
        <translation>“%1”不是一次移动。</translation>
    </message>
    <message>
        <source>Text stands after a formula.</source>
        <translation>公式之后还有文字。</translation>
    </message>
    <message>
        <source>A formula begins its line.</source>
        <translation>公式要从行首开始。</translation>
    </message>
    <message>
        <source>The formula is empty.</source>
        <translation>公式是空的。</translation>
    </message>
    <message>
        <source>No number of the scene has the name in these braces.</source>
        <translation>场景里没有花括号中这个名字的数值。</translation>
    </message>
    <message>
        <source>The line “%1:” is missing.</source>
        <translation>缺少“%1:”这一行。</translation>
    </message>
    <message>
        <source>The text is missing.</source>
        <translation>缺少正文。</translation>
    </message>
    <message>
        <source>“%1” is not a condition.</source>
        <translation>“%1”不是条件。</translation>
    </message>
    <message>
        <source>The line begins with none of Title:, Chapter:, Select:, Overlays:, Try:, Hint:, Task: and Solution:.</source>
        <translation>这一行不以 Title:、Chapter:、Select:、Overlays:、Try:、Hint:、Task: 或 Solution: 开头。</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Standard output could not be written.</source>
        <translation>无法写入标准输出。</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>this is not a recovery file of this program.</source>
        <translation>这不是本程序的恢复文件。</translation>
    </message>
    <message>
        <source>you have no permission to write in this folder.</source>
        <translation>您没有在此文件夹中写入的权限。</translation>
    </message>
    <message>
        <source>nothing can be written in this folder.</source>
        <translation>无法在此文件夹中写入任何内容。</translation>
    </message>
</context>
<context>
    <name>SceneFile</name>
    <message>
        <source>%1 is not a list.</source>
        <translation>%1 不是列表。</translation>
    </message>
    <message>
        <source>%1 holds more than %2.</source>
        <translation>%1 多于 %2 项。</translation>
    </message>
    <message>
        <source>%1 is not an object in braces.</source>
        <translation>%1 不是花括号中的对象。</translation>
    </message>
    <message>
        <source>%1 %2 is that of a newer program; this one reads format %3.</source>
        <translation>%1 %2 属于更新版本的程序；本程序读取的格式是 %3。</translation>
    </message>
    <message>
        <source>%1 is not %2, the only one there is.</source>
        <translation>%1 不是 %2，而可用的只有它。</translation>
    </message>
    <message>
        <source>%1 is not a pair of numbers.</source>
        <translation>%1 不是一对数。</translation>
    </message>
    <message>
        <source>%1 has a coordinate beyond %2.</source>
        <translation>%1 的坐标绝对值超过 %2。</translation>
    </message>
    <message>
        <source>%1 is not above 0 and at most %2.</source>
        <translation>%1 应大于 0 且不超过 %2。</translation>
    </message>
    <message>
        <source>%1 is beyond %2.</source>
        <translation>%1 的绝对值超过 %2。</translation>
    </message>
    <message>
        <source>%1 is not text in quotes.</source>
        <translation>%1 不是带引号的文本。</translation>
    </message>
    <message>
        <source>%1 is longer than %2 characters.</source>
        <translation>%1 超过 %2 个字符。</translation>
    </message>
    <message>
        <source>%1 has a character that no name can have, such as a line break.</source>
        <translation>%1 含有名称中不允许的字符，例如换行符。</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 不是数。</translation>
    </message>
    <message>
        <source>only %1 of %2 bytes could be written.</source>
        <translation>在 %2 字节中只写入了 %1 字节。</translation>
    </message>
    <message>
        <source>%1 is unknown; perhaps a newer program wrote it.</source>
        <translation>%1 无法识别；可能由更新版本的程序写入。</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
</context>
<context>
    <name>ShiftControl</name>
    <message>
        <source>weights unchanged</source>
        <translation>权重不变</translation>
    </message>
    <message>
        <source>weights changed by %1</source>
        <translation>权重改变了 %1</translation>
    </message>
</context>
<context>
    <name>Snap</name>
    <message>
        <source>Grid 0.5</source>
        <translation>网格 0.5</translation>
    </message>
    <message>
        <source>Grid 0.1</source>
        <translation>网格 0.1</translation>
    </message>
    <message>
        <source>Length 1</source>
        <translation>长度 1</translation>
    </message>
    <message>
        <source>Angle 15°</source>
        <translation>角度 15°</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ViewKeys</name>
    <message>
        <source> or </source>
        <comment>between keys</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Move the vector left</source>
        <translation>向量左移</translation>
    </message>
    <message>
        <source>Move the vector right</source>
        <translation>向量右移</translation>
    </message>
    <message>
        <source>Move the vector up</source>
        <translation>向量上移</translation>
    </message>
    <message>
        <source>Move the vector down</source>
        <translation>向量下移</translation>
    </message>
    <message>
        <source>Turn the vector left by 5°</source>
        <translation>向量左转 5°</translation>
    </message>
    <message>
        <source>Turn the vector right by 5°</source>
        <translation>向量右转 5°</translation>
    </message>
    <message>
        <source>Make it shorter</source>
        <translation>缩短向量</translation>
    </message>
    <message>
        <source>Make it longer</source>
        <translation>加长向量</translation>
    </message>
    <message>
        <source>Type its coordinates</source>
        <translation>输入它的坐标</translation>
    </message>
    <message>
        <source>Select the token on the left</source>
        <translation>选中左边的词元</translation>
    </message>
    <message>
        <source>Select the token on the right</source>
        <translation>选中右边的词元</translation>
    </message>
    <message>
        <source>Make the bar larger</source>
        <translation>增大条形</translation>
    </message>
    <message>
        <source>Make the bar smaller</source>
        <translation>减小条形</translation>
    </message>
    <message>
        <source>Go to the number on the left</source>
        <translation>到左边的数</translation>
    </message>
    <message>
        <source>Go to the number on the right</source>
        <translation>到右边的数</translation>
    </message>
    <message>
        <source>Select the row above</source>
        <translation>选中上一行</translation>
    </message>
    <message>
        <source>Select the row below</source>
        <translation>选中下一行</translation>
    </message>
    <message>
        <source>Select the first row</source>
        <translation>选中第一行</translation>
    </message>
    <message>
        <source>Select the last row</source>
        <translation>选中最后一行</translation>
    </message>
    <message>
        <source>Type the number; Tab then goes to the next</source>
        <translation>输入数字；按 Tab 到下一个</translation>
    </message>
    <message>
        <source>Carry the row up, while shares are laid head to tail</source>
        <translation>份额首尾相接时，把此行上移</translation>
    </message>
    <message>
        <source>Carry the row down, while shares are laid head to tail</source>
        <translation>份额首尾相接时，把此行下移</translation>
    </message>
    <message>
        <source>Next vector, chart or control</source>
        <translation>下一个向量、图表或控件</translation>
    </message>
    <message>
        <source>Previous vector, chart or control</source>
        <translation>上一个向量、图表或控件</translation>
    </message>
    <message>
        <source>With a key that moves something: a tenth as far</source>
        <translation>与移动按键同按：移动十分之一</translation>
    </message>
    <message>
        <source>With a key that moves something: ten times as far</source>
        <translation>与移动按键同按：移动十倍</translation>
    </message>
    <message>
        <source>Held: nothing snaps</source>
        <translation>按住：不吸附</translation>
    </message>
    <message>
        <source>Held: a vector keeps its direction; from empty plane, all keys slide</source>
        <translation>按住：向量保持方向；从空白处拖动则所有键一起平移</translation>
    </message>
    <message>
        <source>Take the drag back</source>
        <translation>撤回这次拖动</translation>
    </message>
    <message>
        <source>Held: a light on the pointer</source>
        <translation>按住：用光圈照亮指针</translation>
    </message>
    <message>
        <source>Darken the screen, and light it again</source>
        <translation>关暗屏幕，再按一次恢复</translation>
    </message>
    <message>
        <source>Come back to the desk</source>
        <translation>回到桌面窗口</translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>e times</source>
        <translation>e 倍</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>…还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No tokens: add a token.</source>
        <translation>没有词元：请添加词元。</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>float</source>
        <translation>单精度</translation>
    </message>
    <message>
        <source>double</source>
        <translation>双精度</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>稳定算法</translation>
    </message>
</context>
<context>
    <name>ui::AudienceView</name>
    <message>
        <source>Picture for the class — Attention Plane</source>
        <translation>课堂画面 — Attention Plane</translation>
    </message>
    <message>
        <source>Picture for the class</source>
        <translation>课堂画面</translation>
    </message>
</context>
<context>
    <name>ui::BarsView</name>
    <message>
        <source>Bars of the scores, the exponentials and the weights</source>
        <translation>分数、指数和权重的柱形图</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ui::CoordinatesDialog</name>
    <message>
        <source>Coordinates of %1</source>
        <translation>%1 的坐标</translation>
    </message>
    <message>
        <source>&amp;x</source>
        <translation>&amp;x</translation>
    </message>
    <message>
        <source>&amp;y</source>
        <translation>&amp;y</translation>
    </message>
    <message>
        <source>&amp;length</source>
        <translation>长度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;angle in degrees</source>
        <translation>角度（度）(&amp;A)</translation>
    </message>
</context>
<context>
    <name>ui::ExploreBar</name>
    <message>
        <source>Tools that are on</source>
        <translation>已打开的工具</translation>
    </message>
    <message>
        <source>Turn this tool off</source>
        <translation>关闭这个工具</translation>
    </message>
    <message>
        <source>q = 0: the weights are equal at every T</source>
        <translation>q = 0：无论 T 多大，权重都相等</translation>
    </message>
    <message>
        <source>same weights as ‖q‖ = 1 at T = %1</source>
        <translation>权重与 ‖q‖ = 1、T = %1 时相同</translation>
    </message>
</context>
<context>
    <name>ui::ExploreMenu</name>
    <message>
        <source>Orbit</source>
        <translation>绕圈</translation>
    </message>
    <message>
        <source>&amp;Orbit</source>
        <translation>绕圈(&amp;O)</translation>
    </message>
    <message>
        <source>While q goes round a circle, z draws a closed curve in the hull of the values: near an ellipse for a short q, along the hull for a long one.</source>
        <translation>q 绕圆一周时，z 在值的凸包里画出一条闭曲线：q 短时接近椭圆，q 长时贴着凸包走。</translation>
    </message>
    <message>
        <source>Length of q</source>
        <translation>q 的长度</translation>
    </message>
    <message>
        <source>&amp;Length of q</source>
        <translation>q 的长度(&amp;L)</translation>
    </message>
    <message>
        <source>A longer q does the same as a smaller T: z runs from the centroid of the values, where q = 0, to the value of the largest score.</source>
        <translation>q 变长与 T 变小效果相同：z 从值的重心（q = 0 处）走向分数最大的那个值。</translation>
    </message>
    <message>
        <source>Head to tail</source>
        <translation>首尾相接</translation>
    </message>
    <message>
        <source>&amp;Head to tail</source>
        <translation>首尾相接(&amp;H)</translation>
    </message>
    <message>
        <source>Laid end to end, the shares a v lead from the origin to z in any order: drag the rows of the working, or press Alt+Up and Alt+Down.</source>
        <translation>把各份 a v 首尾相接，无论什么顺序都从原点到达 z：可拖动计算过程的行，或按 Alt+Up 和 Alt+Down。</translation>
    </message>
    <message>
        <source>Wrong normalisers</source>
        <translation>错误的归一化</translation>
    </message>
    <message>
        <source>Wrong &amp;normalisers</source>
        <translation>错误的归一化(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>探索(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Targets…</source>
        <translation>目标游戏(&amp;T)…</translation>
    </message>
    <message>
        <source>A game of five levels: bring the weights, or z, to where they are wanted.</source>
        <translation>五关小游戏：把权重或 z 带到指定的地方。</translation>
    </message>
    <message>
        <source>Raw scores s and s/Σs can put z outside the hull; |s|/Σ|s| keeps it inside, but weighs an opposed key like an aligned one; softmax does neither.</source>
        <translation>用原始分数 s 或 s/Σs，z 可能跑出凸包；|s|/Σ|s| 让它留在里面，却把方向相反的键与方向一致的键同等看待；softmax 两种毛病都没有。</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>TikZ picture (*.tikz)</source>
        <translation>TikZ 图片 (*.tikz)</translation>
    </message>
    <message>
        <source>TikZ document (*.tex)</source>
        <translation>TikZ 文档 (*.tex)</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图形</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>复制命令(&amp;C)</translation>
    </message>
    <message>
        <source>The command that writes the same figure, for scripts</source>
        <translation>写出同一图形的命令，可用于脚本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 毫米</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>Replace %1 and the other files of this series?</source>
        <translation>要替换 %1 和这一组的其他文件吗？</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation>GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <source>Painting the frames…</source>
        <translation>正在绘制各帧…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>ui::ExportForm</name>
    <message>
        <source>SVG: sharp at any size, for Office and the web</source>
        <translation>SVG：任意放大都清晰，适合 Office 和网页</translation>
    </message>
    <message>
        <source>PDF: a page, for printing and LaTeX</source>
        <translation>PDF：一页，适合打印和 LaTeX</translation>
    </message>
    <message>
        <source>PNG: pixels, for anything</source>
        <translation>PNG：像素图，到处可用</translation>
    </message>
    <message>
        <source>TikZ picture, to be included</source>
        <translation>TikZ 图片，供文档引用</translation>
    </message>
    <message>
        <source>TikZ document</source>
        <translation>TikZ 文档</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>as wide as it needs</source>
        <translation>按内容</translation>
    </message>
    <message>
        <source>slide, 16:9</source>
        <translation>幻灯片 16:9</translation>
    </message>
    <message>
        <source>half a slide</source>
        <translation>半张幻灯片</translation>
    </message>
    <message>
        <source>a third of a slide</source>
        <translation>三分之一张幻灯片</translation>
    </message>
    <message>
        <source>column of A4</source>
        <translation>A4 版心</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>in</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>Unit of the size</source>
        <translation>尺寸的单位</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>留白</translation>
    </message>
    <message>
        <source>Unit of the margin</source>
        <translation>留白的单位</translation>
    </message>
    <message>
        <source>Pixels an inch</source>
        <translation>每英寸像素数</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>留白(&amp;M)</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>of the theme</source>
        <translation>随主题</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>背景(&amp;B)</translation>
    </message>
    <message>
        <source>Width of lines</source>
        <translation>线条粗细</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Lines ×</source>
        <translation>线条 ×</translation>
    </message>
    <message>
        <source>Te&amp;xt ×</source>
        <translation>文字 ×(&amp;X)</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>同窗口</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>text, or outlines where a name is not Latin</source>
        <translation>文字；名称含非拉丁字母时用轮廓</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Text of the figure</source>
        <translation>图形的文字</translation>
    </message>
    <message>
        <source>Text &amp;as</source>
        <translation>文字写成(&amp;A)</translation>
    </message>
    <message>
        <source>above the figure</source>
        <translation>写在图形上方</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>step by step: pages of a PDF, or numbered files</source>
        <translation>逐步展开：PDF 的各页，或带编号的文件</translation>
    </message>
    <message>
        <source>Build-up</source>
        <translation>分步</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>GIF: an animation</source>
        <translation>GIF：动画</translation>
    </message>
    <message>
        <source>build-up</source>
        <translation>逐步展开</translation>
    </message>
    <message>
        <source>q goes round</source>
        <translation>q 转一圈</translation>
    </message>
    <message>
        <source>q goes to</source>
        <translation>q 移到</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>x of the drag</source>
        <translation>拖动终点的 x</translation>
    </message>
    <message>
        <source>y of the drag</source>
        <translation>拖动终点的 y</translation>
    </message>
    <message>
        <source>M&amp;otion</source>
        <translation>动作(&amp;O)</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>frames a second</source>
        <translation>帧/秒</translation>
    </message>
    <message>
        <source>Seco&amp;nds</source>
        <translation>秒数(&amp;N)</translation>
    </message>
</context>
<context>
    <name>ui::FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>图形预览</translation>
    </message>
</context>
<context>
    <name>ui::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开的文件(&amp;R)</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>示例(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>Start with a query and no tokens.</source>
        <translation>从一个查询开始，没有词元。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the scene.</source>
        <translation>保存场景。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the scene under another name.</source>
        <translation>以其他名称保存场景。</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出图形(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program.</source>
        <translation>关闭程序。</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>Open a scene</source>
        <translation>打开场景</translation>
    </message>
    <message>
        <source>Scenes (*.attention);;All files (*)</source>
        <translation>场景 (*.attention);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to this scene?</source>
        <translation>要保存对此场景的更改吗？</translation>
    </message>
    <message>
        <source>Save the scene</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Attention Plane</source>
        <translation>Attention Plane</translation>
    </message>
    <message>
        <source>Open &amp;lesson…</source>
        <translation>打开课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Open a folder with a lesson of your own.</source>
        <translation>打开存放自编课程的文件夹。</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Open a scene, or a figure that holds one.</source>
        <translation>打开场景，或带有场景的图形。</translation>
    </message>
    <message>
        <source>Write the picture as SVG, PDF, PNG or TikZ.</source>
        <translation>把图形写成 SVG、PDF、PNG 或 TikZ。</translation>
    </message>
    <message>
        <source>Scenes and figures (*.attention *.svg *.png);;All files (*)</source>
        <translation>场景和图形 (*.attention *.svg *.png);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ui::FormulaLines</name>
    <message>
        <source>Formulas with the numbers of the scene</source>
        <translation>代入场景数值的公式</translation>
    </message>
</context>
<context>
    <name>ui::HeadToTailControl</name>
    <message>
        <source>Lay the shares one after the other</source>
        <translation>把各份一个接一个地放上</translation>
    </message>
    <message>
        <source>Order as numbered</source>
        <translation>按编号排列</translation>
    </message>
    <message>
        <source>Lay the shares in the order of their numbers again</source>
        <translation>重新按编号的顺序放置各份</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Build up</source>
        <translation>逐步搭建</translation>
    </message>
</context>
<context>
    <name>ui::KeysDialog</name>
    <message>
        <source>Everywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>In a plane, for the vector that has the focus</source>
        <translation>在平面中，对有焦点的向量</translation>
    </message>
    <message>
        <source>In the charts</source>
        <translation>在图表中</translation>
    </message>
    <message>
        <source>In the working</source>
        <translation>在计算表中</translation>
    </message>
    <message>
        <source>In front of a class</source>
        <translation>课堂演示时</translation>
    </message>
    <message>
        <source>While something is dragged</source>
        <translation>拖动时</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>keys of: %1</source>
        <translation>按键：%1</translation>
    </message>
</context>
<context>
    <name>ui::LengthControl</name>
    <message>
        <source>length ‖q‖</source>
        <translation>长度 ‖q‖</translation>
    </message>
    <message>
        <source>Change the length of q</source>
        <translation>改变 q 的长度</translation>
    </message>
</context>
<context>
    <name>ui::LessonPage</name>
    <message>
        <source>Text of the step</source>
        <translation>本步的正文</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>演示给我看</translation>
    </message>
    <message>
        <source>Watch how it is done; undo takes it back.</source>
        <translation>看看怎么做；可以撤销。</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ 完成</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>A sentence that helps</source>
        <translation>给一句提示</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>ui::LessonView</name>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>课程的各步</translation>
    </message>
    <message>
        <source>Choose a step</source>
        <translation>选择一步</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ 上一步</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Lesson %1</source>
        <translation>课程 %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>下一步 ▶</translation>
    </message>
    <message>
        <source>Start ▶</source>
        <translation>开始 ▶</translation>
    </message>
    <message>
        <source>Work through the chapter step by step. Your own scene stays as it is and comes back when you leave the lesson.</source>
        <translation>一步一步学完这一章。你自己的场景保持原样，离开课程时就会回来。</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Coordinates…</source>
        <translation>坐标(&amp;C)…</translation>
    </message>
    <message>
        <source>Type the coordinates of the vector that was clicked last (double-click or Enter).</source>
        <translation>输入上次点击的向量的坐标（双击或按回车键）。</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Attention Plane</source>
        <translation>关于 Attention Plane(&amp;A)</translation>
    </message>
    <message>
        <source>About Attention Plane</source>
        <translation>关于 Attention Plane</translation>
    </message>
    <message>
        <source>Attention Plane %1

Drag a query and keys on a plane and see the dot products, the softmax weights and the output.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Attention Plane %1

在平面上拖动查询和键，观察点积、Softmax 权重和输出。

自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 &amp;Qt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>添加词元</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>叠加显示</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图形…</translation>
    </message>
    <message>
        <source>Add token here</source>
        <translation>在此处添加词元</translation>
    </message>
    <message>
        <source>Fit everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Untitled scene</source>
        <translation>未命名场景</translation>
    </message>
    <message>
        <source>%1[*] — Attention Plane</source>
        <translation>%1[*] — Attention Plane</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>复制图形(&amp;F)</translation>
    </message>
    <message>
        <source>Put the panels that are shown on the clipboard, for slides and documents.</source>
        <translation>把显示着的面板放到剪贴板上，可粘贴到幻灯片和文档。</translation>
    </message>
    <message>
        <source>Copy &amp;numbers</source>
        <translation>复制数据(&amp;N)</translation>
    </message>
    <message>
        <source>Put the working on the clipboard as a table, for spreadsheets and documents.</source>
        <translation>把计算过程作为表格放到剪贴板上，可粘贴到电子表格和文档。</translation>
    </message>
    <message>
        <source>&amp;Paste scene</source>
        <translation>粘贴场景(&amp;P)</translation>
    </message>
    <message>
        <source>Open the scene, or the figure that holds one, on the clipboard.</source>
        <translation>打开剪贴板上的场景，或带有场景的图形。</translation>
    </message>
    <message>
        <source>The figure is on the clipboard: as a picture, as SVG and as a scene.</source>
        <translation>图形已放到剪贴板上：图片、SVG 和场景。</translation>
    </message>
    <message>
        <source>The numbers of the working are on the clipboard, as a table.</source>
        <translation>计算过程的数据已作为表格放到剪贴板上。</translation>
    </message>
    <message>
        <source>What is on the clipboard is no scene: %1</source>
        <translation>剪贴板上的内容不是场景：%1</translation>
    </message>
    <message>
        <source>The figure alone in a window of its own, for the projector.</source>
        <translation>只有插图的独立窗口，供投影仪使用。</translation>
    </message>
    <message>
        <source>Picture on a second s&amp;creen</source>
        <translation>第二屏幕上的画面(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>按键(&amp;K)…</translation>
    </message>
    <message>
        <source>List all keys.</source>
        <translation>列出所有按键。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>场</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>绕圈</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
</context>
<context>
    <name>ui::NumberControl</name>
    <message>
        <source>Reset %1</source>
        <translation>复位：%1</translation>
    </message>
</context>
<context>
    <name>ui::NumberField</name>
    <message>
        <source>Not a number from %1 to %2.</source>
        <translation>不是 %1 到 %2 之间的数。</translation>
    </message>
</context>
<context>
    <name>ui::OrbitControl</name>
    <message>
        <source>speed of the orbit</source>
        <translation>绕圈的速度</translation>
    </message>
    <message>
        <source>angle of q on its circle</source>
        <translation>q 在圆上的角度</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Lead q round its circle, or stop it</source>
        <translation>让 q 绕圆转动，或停下</translation>
    </message>
    <message>
        <source>q is 0: give it a length first</source>
        <translation>q 为 0：请先给它一个长度</translation>
    </message>
    <message>
        <source>Orbit of q</source>
        <translation>q 绕圈</translation>
    </message>
</context>
<context>
    <name>ui::Panels</name>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>匹配(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Softmax</source>
        <translation>&amp;Softmax</translation>
    </message>
    <message>
        <source>Mi&amp;x</source>
        <translation>混合(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Working</source>
        <translation>计算过程(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>q · k → scores</source>
        <translation>q · k → 分数</translation>
    </message>
    <message>
        <source>scores → weights</source>
        <translation>分数 → 权重</translation>
    </message>
    <message>
        <source>weights · values → z</source>
        <translation>权重 · 值 → z</translation>
    </message>
    <message>
        <source>every number is live; double-click a coordinate to type it</source>
        <translation>每个数都随拖动变化；双击坐标可以输入</translation>
    </message>
    <message>
        <source>Divider between panels</source>
        <translation>面板之间的分隔条</translation>
    </message>
</context>
<context>
    <name>ui::PlaneView</name>
    <message>
        <source>Plane of the query and the keys</source>
        <translation>查询与键的平面</translation>
    </message>
    <message>
        <source>Plane of the values and the output</source>
        <translation>值与输出的平面</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Slide all keys</source>
        <translation>平移所有键</translation>
    </message>
</context>
<context>
    <name>ui::Presenting</name>
    <message>
        <source>Fill the screen, everything larger and without menus; Escape comes back.</source>
        <translation>占满屏幕，一切放大，没有菜单；按 Esc 返回。</translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation>演示(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ui::Recovery</name>
    <message>
        <source>What a crashed program has kept cannot be read. %1</source>
        <translation>程序崩溃前保留的内容无法读取。%1</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept for the case of a crash. %1</source>
        <translation>无法为防崩溃而保留未保存的更改。%1</translation>
    </message>
</context>
<context>
    <name>ui::RecoveryBar</name>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>下次启动时再询问</translation>
    </message>
    <message>
        <source>Open it with its unsaved changes</source>
        <translation>连同未保存的更改一起打开</translation>
    </message>
    <message>
        <source>Throw the unsaved changes away</source>
        <translation>丢掉未保存的更改</translation>
    </message>
    <message>
        <source>a scene without a file</source>
        <translation>尚无文件的场景</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. The changes to %1 were kept on %2.</source>
        <translation>程序上次意外结束。%1的更改已保留（%2）。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly in a lesson. The step and the changes to %1 were kept on %2.</source>
        <translation>程序上次在课程中意外结束。当前步骤和%1的更改已保留（%2）。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly in a lesson. The step was kept on %1.</source>
        <translation>程序上次在课程中意外结束。当前步骤已保留（%1）。</translation>
    </message>
</context>
<context>
    <name>ui::ShiftControl</name>
    <message>
        <source>add the same c to every score</source>
        <translation>给每个分数都加上同一个 c</translation>
    </message>
    <message>
        <source>Shift the scores</source>
        <translation>平移分数</translation>
    </message>
</context>
<context>
    <name>ui::SolutionPlayer</name>
    <message>
        <source>Show the solution</source>
        <translation>演示解法</translation>
    </message>
</context>
<context>
    <name>ui::StepDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>ui::TemperatureControl</name>
    <message>
        <source>temperature T</source>
        <translation>温度 T</translation>
    </message>
    <message>
        <source>Change the temperature</source>
        <translation>改变温度</translation>
    </message>
    <message>
        <source>Temperatures to choose from</source>
        <translation>可选的温度</translation>
    </message>
    <message>
        <source>T → 0: the limit</source>
        <translation>T → 0：极限</translation>
    </message>
    <message>
        <source>T = 1: no scaling</source>
        <translation>T = 1：不缩放</translation>
    </message>
    <message>
        <source>T = √d = √2: scaled by 1/√d</source>
        <translation>T = √d = √2：按 1/√d 缩放</translation>
    </message>
    <message>
        <source>T = 1,000,000: nearly equal weights</source>
        <translation>T = 1,000,000：权重几乎相等</translation>
    </message>
    <message>
        <source>T → 0: the largest takes all</source>
        <translation>T → 0：最大者独占</translation>
    </message>
    <message numerus="yes">
        <source>T → 0: the %n largest share</source>
        <translation>
            <numerusform>T → 0：%n 个最大者平分</numerusform>
        </translation>
    </message>
    <message>
        <source>largest T: nearly equal weights</source>
        <translation>T 最大：权重几乎相等</translation>
    </message>
    <message>
        <source>largest T: weights still differ</source>
        <translation>T 最大：权重仍有差别</translation>
    </message>
</context>
<context>
    <name>ui::TokenMenu</name>
    <message>
        <source>&amp;Scene</source>
        <translation>场景(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add token</source>
        <translation>添加词元(&amp;A)</translation>
    </message>
    <message>
        <source>Add a token with a key and a value.</source>
        <translation>添加一个带有键和值的词元。</translation>
    </message>
    <message>
        <source>&amp;Duplicate token</source>
        <translation>复制词元(&amp;D)</translation>
    </message>
    <message>
        <source>Add a token like the selected one.</source>
        <translation>添加一个与选中词元相同的词元。</translation>
    </message>
    <message>
        <source>&amp;Rename token…</source>
        <translation>重命名词元(&amp;R)…</translation>
    </message>
    <message>
        <source>Give the selected token a name.</source>
        <translation>为选中的词元命名。</translation>
    </message>
    <message>
        <source>Re&amp;move token</source>
        <translation>删除词元(&amp;M)</translation>
    </message>
    <message>
        <source>Remove the selected token.</source>
        <translation>删除选中的词元。</translation>
    </message>
    <message>
        <source>Add token</source>
        <translation>添加词元</translation>
    </message>
    <message>
        <source>Duplicate token</source>
        <translation>复制词元</translation>
    </message>
    <message>
        <source>Remove token</source>
        <translation>删除词元</translation>
    </message>
    <message>
        <source>Rename token</source>
        <translation>重命名词元</translation>
    </message>
    <message>
        <source>Name of token %1:</source>
        <translation>词元 %1 的名称：</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters and no control characters.</source>
        <translation>
            <numerusform>名称最多 %n 个字符，且不能含有控制字符。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>ui::ViewMenu</name>
    <message>
        <source>&amp;Grid</source>
        <translation>网格(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Ticks</source>
        <translation>刻度(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Unit circle</source>
        <translation>单位圆(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Numbers beside the names</source>
        <translation>名称旁的数值(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Angle between q and the selected key</source>
        <translation>q 与选中的键的夹角(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Projection of the selected key</source>
        <translation>选中的键的投影(&amp;P)</translation>
    </message>
    <message>
        <source>Convex &amp;hull</source>
        <translation>凸包(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Links as thick as the weights</source>
        <translation>连线粗细随权重变化(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>吸附(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>叠加显示(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit everything</source>
        <translation>显示全部(&amp;F)</translation>
    </message>
    <message>
        <source>Show all vectors.</source>
        <translation>显示所有向量。</translation>
    </message>
    <message>
        <source>&amp;Decimals</source>
        <translation>小数位数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>投影仪(&amp;P)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Output from raw scores</source>
        <translation>原始分数给出的输出(&amp;O)</translation>
    </message>
    <message>
        <source>Output from scores &amp;divided by their sum</source>
        <translation>分数除以总和后的输出(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Field: the weights a query at each point would get</source>
        <translation>场(&amp;F)：查询位于各点时的权重</translation>
    </message>
    <message>
        <source>Lines where weights are &amp;equal or eᵐ times each other</source>
        <translation>权重相等或相差 eᵐ 倍的线(&amp;E)</translation>
    </message>
    <message>
        <source>Keys that can &amp;win</source>
        <translation>能胜出的键(&amp;W)</translation>
    </message>
    <message>
        <source>As the d&amp;esktop</source>
        <translation>跟随桌面(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>正常(&amp;N)</translation>
    </message>
    <message>
        <source>Colour &amp;vision</source>
        <translation>色觉(&amp;V)</translation>
    </message>
    <message>
        <source>See the panels as others do, to check that nothing is told by colour alone.</source>
        <translation>像其他人那样看各个面板，检查有没有只靠颜色区分的内容。</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>通常(&amp;U)</translation>
    </message>
    <message>
        <source>Without red cones (&amp;protan)</source>
        <translation>没有红锥细胞（红色盲）(&amp;P)</translation>
    </message>
    <message>
        <source>Without green cones (&amp;deutan)</source>
        <translation>没有绿锥细胞（绿色盲）(&amp;D)</translation>
    </message>
    <message>
        <source>Without blue cones (&amp;tritan)</source>
        <translation>没有蓝锥细胞（蓝色盲）(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Grey</source>
        <translation>灰度(&amp;G)</translation>
    </message>
    <message>
        <source>As at f&amp;irst</source>
        <translation>恢复初始(&amp;I)</translation>
    </message>
</context>
<context>
    <name>ui::WorkingTable</name>
    <message>
        <source>Working: one row a token; Enter types a coordinate</source>
        <translation>计算过程：每个词元一行；按 Enter 输入坐标</translation>
    </message>
    <message>
        <source>Type %1</source>
        <translation>输入%1</translation>
    </message>
</context>
<context>
    <name>ui::WorkingView</name>
    <message>
        <source>i of the ratio</source>
        <translation>比值的 i</translation>
    </message>
    <message>
        <source>j of the ratio</source>
        <translation>比值的 j</translation>
    </message>
    <message>
        <source>ratio of</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>to</source>
        <translation>比</translation>
    </message>
    <message>
        <source>Rows of the working</source>
        <translation>计算过程的各行</translation>
    </message>
    <message>
        <source>subtract the maximum</source>
        <translation>先减去最大值</translation>
    </message>
    <message>
        <source>Off: what float and double make of the exponentials as they are</source>
        <translation>关掉后：直接取指数时，单精度和双精度得到什么</translation>
    </message>
</context>
</TS>
