#include "ui/views/exportdialog.h"

#include "ui/export/exporter.h"
#include "ui/export/figurelayout.h"
#include "ui/export/spelling.h"
#include "ui/export/words.h"
#include "ui/settings.h"
#include "ui/translation.h"
#include "ui/views/exportform.h"
#include "ui/views/figurepreview.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace ui {

namespace {

// What follows from the window, and is not remembered.
bool isOfTheWindow(const QString &option)
{
    static const QStringList names{
        QStringLiteral("overlays"),   QStringLiteral("decimals"), QStringLiteral("selected"),
        QStringLiteral("match-view"), QStringLiteral("mix-view"), QStringLiteral("first-row"),
        QStringLiteral("ratio"),      QStringLiteral("stage"),    QStringLiteral("title")};
    return names.contains(option);
}

const Setting<QStringList> &rememberedOptions(Format format)
{
    return setting::exportOptions[static_cast<int>(format)];
}

QString filterOf(Format format)
{
    switch (format) {
    case Format::Svg:
        return ExportDialog::tr("SVG picture (*.svg)");
    case Format::Pdf:
        return ExportDialog::tr("PDF document (*.pdf)");
    case Format::Png:
        return ExportDialog::tr("PNG picture (*.png)");
    case Format::Tikz:
        return ExportDialog::tr("TikZ picture (*.tikz)");
    case Format::TikzDocument:
        return ExportDialog::tr("TikZ document (*.tex)");
    case Format::Gif:
        break;
    }
    return ExportDialog::tr("GIF animation (*.gif)");
}

} // namespace

ExportDialog::ExportDialog(const core::Scene &scene, const QString &sceneFile, const ExportOptions &shown,
                           QWidget *parent)
    : QDialog(parent), m_scene(scene), m_sceneFile(sceneFile), m_shown(shown),
      m_preview(new FigurePreview(scene, this)), m_form(new ExportForm(this)), m_facts(new QLabel(this))
{
    setWindowTitle(tr("Export figure"));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_export = new QPushButton(tr("&Export…"), this);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setDefault(true);
    auto *copyCommand = new QPushButton(tr("&Copy the command"), this);
    copyCommand->setObjectName(QStringLiteral("copyCommand"));
    copyCommand->setToolTip(tr("The command that writes the same figure, for scripts"));
    auto *close = new QPushButton(tr("Close"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(copyCommand);
    buttons->addStretch(1);
    buttons->addWidget(close);
    buttons->addWidget(m_export);
    auto *side = new QVBoxLayout;
    side->addWidget(m_form);
    side->addStretch(1);
    side->addWidget(m_facts);
    side->addLayout(buttons);
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(m_preview, 1);
    layout->addLayout(side);
    connect(m_form, &ExportForm::changed, this, &ExportDialog::takeForm);
    connect(m_form, &ExportForm::formatChosen, this, &ExportDialog::recall);
    connect(copyCommand, &QPushButton::clicked, this, &ExportDialog::copyCommand);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::ask);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_form->setFormat(meaning(formatWords, setting::exportFormat.get()).value_or(Format::Svg));
    recall();
    resize(QSize(1080, 620).boundedTo(screen()->availableSize() * 0.95));
}

void ExportDialog::setOptions(const ExportOptions &options)
{
    m_form->setOptions(options);
    takeForm();
}

void ExportDialog::takeForm()
{
    const ExportOptions options = m_form->options();
    QString problem = m_form->problem();
    if (problem.isEmpty())
        problem = figureProblem(m_scene, m_form->format(), options);
    m_export->setEnabled(problem.isEmpty());
    m_preview->show(options, m_form->language(), problem);
    m_facts->clear();
    if (!problem.isEmpty())
        return;
    const QSizeF size = layoutSize(m_scene, options);
    m_form->showUsualSize(size);
    const QSizeF inches = size / pixelsPerInch;
    const QSize pixels = (size * deviceScale(options)).toSize();
    m_facts->setText(m_form->format() == Format::Png
                         ? tr("%1 × %2 pixels").arg(QString::number(pixels.width()), QString::number(pixels.height()))
                         : tr("%1 × %2 mm")
                               .arg(QString::number(25.4 * inches.width(), 'f', 1),
                                    QString::number(25.4 * inches.height(), 'f', 1)));
}

void ExportDialog::recall()
{
    ExportOptions options = m_shown;
    QString language;
    for (const QString &word : rememberedOptions(m_form->format()).get()) {
        const SpelledOption option{word.section(u'=', 0, 0), word.section(u'=', 1)};
        QString ignored; // what an older program wrote
        if (option.name == QLatin1String("language"))
            language = option.text;
        else
            readOption(option, &options, &ignored);
    }
    m_form->setOptions(options);
    m_form->setLanguage(language);
    takeForm();
}

void ExportDialog::remember(Format format) const
{
    QStringList words{QStringLiteral("language=") + m_form->language()};
    for (const SpelledOption &option : spelled(m_form->options()))
        if (!isOfTheWindow(option.name))
            words += option.name + u'=' + option.text;
    rememberedOptions(format).set(words);
    setting::exportFormat.set(wordFor(formatWords, format));
}

void ExportDialog::ask()
{
    QFileDialog dialog(this, tr("Export figure"), setting::exportFolder.get());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const auto &word : formatWords)
        filters += filterOf(word.second);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filterOf(m_form->format()));
    const auto followFilter = [&dialog] {
        dialog.setDefaultSuffix(dialog.selectedNameFilter().section(QLatin1String("*."), 1).chopped(1));
    };
    connect(&dialog, &QFileDialog::filterSelected, this, followFilter);
    followFilter(); // so that overwriting is asked for the final name
    dialog.selectFile(figureTitle(m_sceneFile).replace(QLatin1Char(' '), QLatin1Char('-')).toLower());
    if (dialog.exec() == QDialog::Accepted && mayReplace(dialog.selectedFiles().value(0)))
        writeTo(dialog.selectedFiles().value(0));
}

// The file dialog has asked for the one name that it knows.
bool ExportDialog::mayReplace(const QString &fileName)
{
    const QStringList files = sheetFiles(fileName, sheetsOf(m_scene, m_form->options()).size());
    const QString &first = files.first();
    const bool isKnown = files.size() == 1 && first == fileName;
    const auto exists = [](const QString &file) { return QFileInfo::exists(file); };
    if (isKnown || std::none_of(files.begin(), files.end(), exists))
        return true;
    const auto answer = QMessageBox::question(this, tr("Replace files"),
                                              tr("Replace %1 and the other files of this series?").arg(first));
    return answer == QMessageBox::Yes;
}

bool ExportDialog::writeTo(const QString &fileName)
{
    QString error;
    QProgressDialog waiting(tr("Painting the frames…"), tr("Cancel"), 0, 0, this);
    waiting.setWindowModality(Qt::WindowModal);
    const Progress progress = [&waiting](int done, int all) {
        waiting.setMaximum(all);
        waiting.setValue(done);
        return !waiting.wasCanceled();
    };
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const SpokenLanguage spoken(m_form->language());
    const bool isWritten = exportFigure(m_scene, fileName, m_form->options(), &error, progress);
    QApplication::restoreOverrideCursor();
    const bool isCanceled = waiting.wasCanceled();
    waiting.reset();
    if (!isWritten) {
        if (!isCanceled)
            complain(error);
        return false;
    }
    remember(*formatOf(fileName));
    setting::exportFolder.set(QFileInfo(fileName).absolutePath());
    emit written(fileName);
    accept();
    return true;
}

QString ExportDialog::command() const
{
    const QString suffix = wordFor(formatWords, m_form->format());
    const QString spoken = QLocale().language() == QLocale::Chinese ? QStringLiteral("zh_CN") : QString();
    const QString language = m_form->language().isEmpty() ? spoken : m_form->language();
    return commandLine(m_form->options(), m_sceneFile, QStringLiteral("figure.") + suffix, language);
}

void ExportDialog::copyCommand()
{
    QApplication::clipboard()->setText(command());
    m_facts->setText(tr("Copied: %1").arg(command()));
}

void ExportDialog::complain(const QString &sentence)
{
    QMessageBox box(QMessageBox::Warning, tr("Export figure"), sentence, QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace ui
