#include "ui/views/exportform.h"

#include "ui/export/figurelayout.h"
#include "ui/views/combobox.h"
#include "ui/views/numberfield.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr std::array allParts{Part::Match, Part::Softmax, Part::Mix, Part::Working, Part::Formula};
constexpr double smallestLength = 0.01;

// In the order of Format.
constexpr std::array formats{Format::Svg, Format::Pdf, Format::Png, Format::Tikz, Format::TikzDocument, Format::Gif};

QWidget *besideEachOther(std::initializer_list<QWidget *> widgets, QWidget *parent)
{
    auto *line = new QWidget(parent);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (QWidget *widget : widgets)
        layout->addWidget(widget, qobject_cast<QLineEdit *>(widget) ? 1 : 0);
    return line;
}

int indexOf(QComboBox *choice, const QVariant &data)
{
    return std::max(0, choice->findData(data));
}

} // namespace

ExportForm::ExportForm(QWidget *parent) : QWidget(parent)
{
    auto *rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setVerticalSpacing(6);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormat(rows);
    addParts(rows);
    addSize(rows);
    addLooks(rows);
    addText(rows);
    addSteps(rows);
    addMotion(rows);
    setOptions({});
}

QComboBox *ExportForm::makeChoice(const QStringList &texts, const QString &name)
{
    auto *choice = new ComboBox(this);
    choice->addItems(texts);
    choice->setAccessibleName(name);
    choice->setMinimumContentsLength(4);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(choice, &QComboBox::activated, this, &ExportForm::changed);
    return choice;
}

NumberField *ExportForm::makeNumber(double low, double high, const QString &name)
{
    auto *field = new NumberField(low, high, this);
    field->setAccessibleName(name);
    field->setMaximumWidth(90);
    connect(field, &NumberField::validityChanged, this, &ExportForm::changed);
    m_numbers.push_back(field);
    return field;
}

QCheckBox *ExportForm::makeCheck(const QString &text)
{
    auto *box = new QCheckBox(text, this);
    box->setAccessibleName(text);
    connect(box, &QCheckBox::clicked, this, &ExportForm::changed);
    return box;
}

void ExportForm::addFormat(QFormLayout *rows)
{
    m_format = makeChoice({tr("SVG: sharp at any size, for Office and the web"),
                           tr("PDF: a page, for printing and LaTeX"), tr("PNG: pixels, for anything"),
                           tr("TikZ picture, to be included"), tr("TikZ document"), tr("GIF: an animation")},
                          tr("Format"));
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_format, &QComboBox::activated, this, [this] {
        enableFields();
        emit formatChosen();
    });
    rows->addRow(tr("&Format"), m_format);
}

void ExportForm::addParts(QFormLayout *rows)
{
    auto *line = new QWidget(this);
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    for (const QString &text : {tr("Match"), tr("Softmax"), tr("Mix"), tr("Working"), tr("Formula")}) {
        m_parts.push_back(makeCheck(text));
        layout->addWidget(m_parts.back());
    }
    layout->addStretch(1);
    rows->addRow(tr("Parts"), line);
}

void ExportForm::addSize(QFormLayout *rows)
{
    m_preset = makeChoice({tr("as wide as it needs"), tr("slide, 16:9"), tr("half a slide"), tr("a third of a slide"),
                           tr("column of A4"), tr("other")},
                          tr("Size"));
    connect(m_preset, &QComboBox::activated, this, &ExportForm::takePreset);
    rows->addRow(tr("&Size"), m_preset);
    m_width = makeNumber(smallestLength, largestSide, tr("Width"));
    m_height = makeNumber(smallestLength, largestSide, tr("Height"));
    m_unit = makeChoice({tr("px"), tr("mm"), tr("in")}, tr("Unit of the size"));
    for (NumberField *field : {m_width, m_height})
        connect(field, &NumberField::numberTyped, this, &ExportForm::takeSize);
    connect(m_unit, &QComboBox::activated, this, &ExportForm::takeSize);
    rows->addRow({}, besideEachOther({m_width, new QLabel(QStringLiteral("×"), this), m_height, m_unit}, this));
    m_margin = makeNumber(0, largestSide, tr("Margin"));
    m_marginUnit = makeChoice({tr("px"), tr("mm"), tr("in")}, tr("Unit of the margin"));
    m_dpi = new QSpinBox(this);
    m_dpi->setRange(1, largestDpi);
    m_dpi->setAccessibleName(tr("Pixels an inch"));
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportForm::changed);
    rows->addRow(tr("&Margin"), besideEachOther({m_margin, m_marginUnit, new QLabel(tr("dpi"), this), m_dpi}, this));
}

void ExportForm::addLooks(QFormLayout *rows)
{
    m_theme = makeChoice({tr("light"), tr("dark"), tr("projector")}, tr("Theme"));
    m_background = makeChoice({tr("of the theme"), tr("white"), tr("transparent")}, tr("Background"));
    rows->addRow(tr("&Theme"), m_theme);
    rows->addRow(tr("&Background"), m_background);
    m_lineScale = makeNumber(smallestFactor, largestFactor, tr("Width of lines"));
    m_textScale = makeNumber(smallestFactor, largestFactor, tr("Size of text"));
    auto *lines = new QLabel(tr("Lines ×"), this);
    rows->addRow(tr("Te&xt ×"), besideEachOther({m_textScale, lines, m_lineScale}, this));
}

void ExportForm::addText(QFormLayout *rows)
{
    m_language = makeChoice({}, tr("Language"));
    m_language->addItem(tr("as the window"), QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    rows->addRow(tr("Lan&guage"), m_language);
    m_text = makeChoice({tr("text, or outlines where a name is not Latin"), tr("text"), tr("outlines")},
                        tr("Text of the figure"));
    m_text->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    rows->addRow(tr("Text &as"), m_text);
    m_titleLine = makeCheck(tr("above the figure"));
    m_title = new QLineEdit(this);
    m_title->setAccessibleName(tr("Title"));
    connect(m_title, &QLineEdit::textEdited, this, &ExportForm::changed);
    rows->addRow(tr("T&itle"), besideEachOther({m_title, m_titleLine}, this));
}

void ExportForm::addSteps(QFormLayout *rows)
{
    m_buildUp = makeCheck(tr("step by step: pages of a PDF, or numbered files"));
    rows->addRow(tr("Build-up"), m_buildUp);
}

void ExportForm::addMotion(QFormLayout *rows)
{
    m_motion = makeChoice({tr("build-up"), tr("q goes round"), tr("q goes to")}, tr("Motion"));
    connect(m_motion, &QComboBox::activated, this, &ExportForm::enableFields);
    m_dragX = makeNumber(-core::largestCoordinate, core::largestCoordinate, tr("x of the drag"));
    m_dragY = makeNumber(-core::largestCoordinate, core::largestCoordinate, tr("y of the drag"));
    rows->addRow(tr("M&otion"), besideEachOther({m_motion, m_dragX, m_dragY}, this));
    m_seconds = makeNumber(leastSeconds, mostSeconds, tr("Seconds"));
    m_frameRate = new QSpinBox(this);
    m_frameRate->setRange(1, mostFrameRate);
    m_frameRate->setAccessibleName(tr("Frames a second"));
    connect(m_frameRate, &QSpinBox::valueChanged, this, &ExportForm::changed);
    auto *rate = new QLabel(tr("frames a second"), this);
    rows->addRow(tr("Seco&nds"), besideEachOther({m_seconds, rate, m_frameRate}, this));
}

// What counts for some formats only.
void ExportForm::enableFields()
{
    m_dpi->setEnabled(format() == Format::Png || format() == Format::Gif);
    m_buildUp->setEnabled(format() != Format::Gif);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_motion, m_seconds, m_frameRate})
        widget->setEnabled(format() == Format::Gif);
    const bool isDrag = format() == Format::Gif && m_motion->currentIndex() == static_cast<int>(Motion::Drag);
    m_dragX->setEnabled(isDrag);
    m_dragY->setEnabled(isDrag);
}

void ExportForm::showSize(const FigureSize &size)
{
    const std::vector<SizePreset> &presets = sizePresets();
    const auto preset =
        std::find_if(presets.begin(), presets.end(), [&size](const SizePreset &one) { return one.size == size; });
    const int index = size.width == 0 ? 0 : static_cast<int>(preset - presets.begin()) + 1;
    m_preset->setCurrentIndex(index);
    const bool isUsual = size.width == 0;
    for (NumberField *field : {m_width, m_height})
        field->setEnabled(!isUsual);
    m_unit->setEnabled(!isUsual);
    if (isUsual)
        return;
    m_width->setNumber(size.width);
    m_height->setNumber(size.height);
    m_unit->setCurrentIndex(static_cast<int>(size.unit));
}

void ExportForm::showUsualSize(const QSizeF &size)
{
    if (m_options.size.width != 0)
        return;
    const QSignalBlocker quietWidth(m_width);
    const QSignalBlocker quietHeight(m_height);
    m_width->setNumber(std::round(size.width()));
    m_height->setNumber(std::round(size.height()));
    m_unit->setCurrentIndex(static_cast<int>(LengthUnit::Pixel));
}

// From "other" on, what is shown can be typed over.
void ExportForm::takePreset()
{
    const std::vector<SizePreset> &presets = sizePresets();
    const auto index = static_cast<std::size_t>(m_preset->currentIndex());
    if (index == 0)
        m_options.size = {};
    else if (index <= presets.size())
        m_options.size = presets[index - 1].size;
    else
        m_options.size = size();
    const int chosen = m_preset->currentIndex();
    showSize(m_options.size);
    m_preset->setCurrentIndex(chosen);
    emit changed();
}

FigureSize ExportForm::size() const
{
    FigureSize size{m_width->number().value_or(m_options.size.width),
                    m_height->number().value_or(m_options.size.height),
                    static_cast<LengthUnit>(m_unit->currentIndex())};
    if (size.unit == LengthUnit::Pixel)
        size = {std::max(1.0, std::round(size.width)), std::max(1.0, std::round(size.height)), size.unit};
    return size;
}

void ExportForm::takeSize()
{
    m_options.size = size();
    const auto &presets = sizePresets();
    const bool isPreset = std::any_of(presets.begin(), presets.end(),
                                      [this](const SizePreset &one) { return one.size == m_options.size; });
    if (!isPreset)
        m_preset->setCurrentIndex(m_preset->count() - 1);
    emit changed();
}

void ExportForm::setOptions(const ExportOptions &options)
{
    const QSignalBlocker quiet(this);
    m_options = options;
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        m_parts[i]->setChecked(std::find(options.parts.begin(), options.parts.end(), allParts[i]) !=
                               options.parts.end());
    showSize(options.size);
    m_margin->setNumber(options.margin.value);
    m_marginUnit->setCurrentIndex(static_cast<int>(options.margin.unit));
    m_dpi->setValue(options.dpi);
    m_theme->setCurrentIndex(static_cast<int>(options.theme));
    m_background->setCurrentIndex(static_cast<int>(options.background));
    m_textScale->setNumber(options.textScale);
    m_lineScale->setNumber(options.lineScale);
    m_text->setCurrentIndex(options.text ? 1 + static_cast<int>(*options.text) : 0);
    m_titleLine->setChecked(options.titleLine);
    m_title->setText(options.title);
    m_buildUp->setChecked(options.buildUp);
    m_motion->setCurrentIndex(static_cast<int>(options.motion));
    m_dragX->setNumber(options.dragTo.x());
    m_dragY->setNumber(options.dragTo.y());
    m_seconds->setNumber(options.seconds);
    m_frameRate->setValue(options.frameRate);
    enableFields();
}

ExportOptions ExportForm::options() const
{
    ExportOptions result = m_options;
    result.parts.clear();
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        if (m_parts[i]->isChecked())
            result.parts.push_back(allParts[i]);
    result.margin = {m_margin->number().value_or(m_options.margin.value),
                     static_cast<LengthUnit>(m_marginUnit->currentIndex())};
    result.dpi = m_dpi->value();
    result.theme = static_cast<Theme>(m_theme->currentIndex());
    result.background = static_cast<Background>(m_background->currentIndex());
    result.textScale = m_textScale->number().value_or(m_options.textScale);
    result.lineScale = m_lineScale->number().value_or(m_options.lineScale);
    result.text =
        m_text->currentIndex() == 0 ? std::nullopt : std::optional(static_cast<TextMode>(m_text->currentIndex() - 1));
    result.titleLine = m_titleLine->isChecked();
    result.title = m_title->text();
    result.buildUp = m_buildUp->isChecked();
    result.motion = static_cast<Motion>(m_motion->currentIndex());
    result.dragTo = {m_dragX->number().value_or(m_options.dragTo.x()),
                     m_dragY->number().value_or(m_options.dragTo.y())};
    result.seconds = m_seconds->number().value_or(m_options.seconds);
    result.frameRate = m_frameRate->value();
    return result;
}

QString ExportForm::problem() const
{
    for (const NumberField *field : m_numbers)
        if (field->isEnabled() && !field->number())
            return tr("%1: %2").arg(field->accessibleName(), field->toolTip());
    return {};
}

void ExportForm::setFormat(Format format)
{
    m_format->setCurrentIndex(static_cast<int>(std::find(formats.begin(), formats.end(), format) - formats.begin()));
    enableFields();
}

Format ExportForm::format() const
{
    return formats.at(static_cast<std::size_t>(m_format->currentIndex()));
}

void ExportForm::setLanguage(const QString &language)
{
    m_language->setCurrentIndex(indexOf(m_language, language));
}

QString ExportForm::language() const
{
    return m_language->currentData().toString();
}

} // namespace ui
