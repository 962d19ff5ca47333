#include "ui/mainwindow.h"

#include "ui/afterpicture.h"
#include "ui/document.h"
#include "ui/export/clipboard.h"
#include "ui/layoutmemory.h"
#include "ui/recovery.h"
#include "ui/settings.h"
#include "ui/theme.h"
#include "ui/translation.h"
#include "ui/views/accessible.h"
#include "ui/views/audienceview.h"
#include "ui/views/barsview.h"
#include "ui/views/explorebar.h"
#include "ui/views/exploremenu.h"
#include "ui/views/exportdialog.h"
#include "ui/views/filemenu.h"
#include "ui/views/focusring.h"
#include "ui/views/headtotailcontrol.h"
#include "ui/views/keysdialog.h"
#include "ui/views/lessonview.h"
#include "ui/views/panels.h"
#include "ui/views/planeview.h"
#include "ui/views/presenting.h"
#include "ui/views/recoverybar.h"
#include "ui/views/tokenmenu.h"
#include "ui/views/toolbar.h"
#include "ui/views/touchuse.h"
#include "ui/views/viewmenu.h"
#include "ui/views/visioneffect.h"
#include "ui/views/windowstyle.h"
#include "ui/views/workingtable.h"
#include "ui/views/workingview.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLayout>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPixmapCache>
#include <QScreen>
#include <QStatusBar>
#include <QStyle>

#include <array>

namespace ui {

MainWindow::MainWindow(Document &document, const Look &look, QWidget *parent)
    : QMainWindow(parent), m_document(document), m_fileMenu(new FileMenu(document, this)),
      m_tokenMenu(new TokenMenu(document, this)), m_viewMenu(new ViewMenu(look, this)),
      m_presenting(new Presenting(this)), m_exploreMenu(new ExploreMenu(this)), m_touchUse(new TouchUse(this)),
      m_panels(new Panels(this))
{
    // Menus of the tool bar tell keys too.
    QCoreApplication::setAttribute(Qt::AA_DontShowShortcutsInContextMenus, false);
    m_style = m_viewMenu->chosenStyle();
    setColours(); // before there are widgets that would be told of it
    makeMenus();
    makeToolBar();
    installAccessibleViews();
    FocusRing::install();
    QPixmapCache::setCacheLimit(0); // that of Qt 6.4 keeps the name of each picture that it has let go
    setAcceptDrops(true);
    setMinimumSize(640, 420);
    makePanels();
    makeLessonMenu();
    makeHelpMenu();
    addKeys();
    connectViews();
    takeStyle();
    takeVision();
    takeSnap();
    updateTitle();
    restoreLayout();
    m_match->setFocus();
    m_working->table()->setWaits(true);
    new AfterPicture(this, [this] {
        m_working->table()->setWaits(false);
        m_lesson->read();
    });
}

void MainWindow::makePanels()
{
    m_exploreBar = new ExploreBar(m_document, *m_exploreMenu, this);
    m_panels->addBelow(m_exploreBar);
    m_match = new PlaneView(Plane::Match, m_document, this);
    m_bars = new BarsView(m_document, this);
    m_mix = new PlaneView(Plane::Mix, m_document, this);
    m_match->setObjectName(QStringLiteral("match"));
    m_mix->setObjectName(QStringLiteral("mix"));
    m_working = new WorkingView(m_document, this);
    m_lesson = new LessonView(m_document, this);
    m_panels->fill({m_match, m_bars, m_mix, m_working, m_lesson});
    setCentralWidget(m_panels);
    statusBar()->setSizeGripEnabled(false);
    const QAction *working = m_panels->action(WindowPanel::Working);
    connect(working, &QAction::toggled, m_lesson, [this](bool isShown) { m_lesson->offerShift(!isShown); });
    m_lesson->offerShift(!working->isChecked());
}

void MainWindow::makeMenus()
{
    menuBar()->addMenu(m_fileMenu);
    makeEditMenu();
    menuBar()->addMenu(m_viewMenu);
    m_viewMenu->addMenu(m_panels->menu());
    makePresenting();
    menuBar()->addMenu(m_exploreMenu);
    menuBar()->addMenu(m_tokenMenu);
}

void MainWindow::addKeys()
{
    for (QAction *action : findChildren<QAction *>())
        if (!action->shortcut().isEmpty())
            addAction(action); // the keys stay when the menu bar is gone
}

void MainWindow::makeEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = m_document.undoGroup().createUndoAction(menu, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = m_document.undoGroup().createRedoAction(menu, tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    menu->addActions({undo, redo});
    menu->addSeparator();
    menu->addAction(tr("Copy &figure"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, this, &MainWindow::copyFigure)
        ->setStatusTip(tr("Put the panels that are shown on the clipboard, for slides and documents."));
    menu->addAction(tr("Copy &numbers"), Qt::CTRL | Qt::ALT | Qt::Key_C, this, &MainWindow::copyNumbers)
        ->setStatusTip(tr("Put the working on the clipboard as a table, for spreadsheets and documents."));
    menu->addAction(tr("&Paste scene"), QKeySequence::Paste, this, &MainWindow::pasteScene)
        ->setStatusTip(tr("Open the scene, or the figure that holds one, on the clipboard."));
    menu->addSeparator();
    QAction *coordinates =
        menu->addAction(tr("&Coordinates…"), this, [this] { (m_mix->hasFocus() ? m_mix : m_match)->askCoordinates(); });
    coordinates->setStatusTip(tr("Type the coordinates of the vector that was clicked last (double-click or Enter)."));
}

void MainWindow::makePresenting()
{
    m_audienceAction = new QAction(tr("Picture on a second s&creen"), this);
    m_audienceAction->setCheckable(true);
    m_audienceAction->setStatusTip(tr("The figure alone in a window of its own, for the projector."));
    connect(m_audienceAction, &QAction::toggled, this, &MainWindow::showAudience);
    QAction *first = m_viewMenu->actions().constFirst();
    m_viewMenu->insertActions(first, {m_presenting->action(), m_audienceAction});
    m_viewMenu->insertSeparator(first);
    connect(m_presenting, &Presenting::beginning, this, &MainWindow::keepLayout);
    connect(m_presenting, &Presenting::begun, this, &MainWindow::beginPresenting);
    connect(m_presenting, &Presenting::ended, this, &MainWindow::endPresenting);
}

void MainWindow::beginPresenting()
{
    if (m_recoveryBar != nullptr)
        m_recoveryBar->setWaits(true);
    m_panels->beginPresenting(m_lesson->step() >= 0);
    takeStyle();
}

void MainWindow::endPresenting()
{
    if (m_recoveryBar != nullptr)
        m_recoveryBar->setWaits(false);
    takeStyle();
    restoreLayout();
    m_panels->endPresenting();
    m_panels->setHasLesson(m_lesson->step() >= 0);
}

void MainWindow::present()
{
    m_presenting->action()->setChecked(true);
}

void MainWindow::showAudience(bool isWanted)
{
    delete m_audience;
    if (!isWanted)
        return;
    m_audience = new AudienceView([this](int height) { return figureForAudience(height); }, this);
    connect(m_audience, &AudienceView::closed, m_audienceAction, [this] { m_audienceAction->setChecked(false); });
    m_audience->appear();
}

ShownFigure MainWindow::figureForAudience(int height) const
{
    const ExportOptions shown = shownFigure();
    Style style =
        m_viewMenu->chosenStyle(Presenting::enlargementAt(height)).textAtLeast(Presenting::leastTextAt(height));
    style.decimals = shown.decimals;
    style.overlays = shown.overlays;
    style.explored = shown.explored;
    return {shownParts(), m_document.scene(), m_document.attention(), style, shown.views, m_lesson->title()};
}

// Whatever the planes show anew, by any change, the class sees too.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (m_audience && event->type() == QEvent::Paint)
        m_audience->update();
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::makeLessonMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Lesson"));
    menu->addActions({m_lesson->nextAction(), m_lesson->backAction()});
    m_lesson->offer(LessonView::chapter3());
    connect(m_lesson, &LessonView::stepShown, this, [this] {
        if (m_presenting->isOn())
            m_panels->action(WindowPanel::Lesson)->setChecked(true);
        m_panels->setHasLesson(true);
        m_working->subtraction()->setChecked(true); // a step that turns it off says so
        showFigures();                              // the target is another
        fitAll();
    });
    connect(m_lesson, &LessonView::overlaysWanted, this, [this](const Overlays &overlays) {
        m_style.overlays = overlays;
        showStyle();
    });
    connect(m_lesson, &LessonView::solutionShown, this, [this] {
        m_match->revealAll();
        m_mix->revealAll();
    });
    connect(m_lesson, &LessonView::left, this, [this] {
        QString none; // it is part of the program
        if (m_lesson->folder() == LessonView::targets())
            m_lesson->open(LessonView::chapter3(), &none);
        if (m_presenting->isOn())
            m_panels->action(WindowPanel::Lesson)->setChecked(false);
        m_panels->setHasLesson(false);
        takeStyle();
        fitAll();
    });
    connect(m_fileMenu, &FileMenu::lessonWanted, this, &MainWindow::openLesson);
    connect(m_exploreMenu, &ExploreMenu::targetsWanted, this, [this] { openLesson(LessonView::targets()); });
}

void MainWindow::openLesson(const QString &folder)
{
    QString problem;
    if (!beginLesson(folder, &problem))
        m_fileMenu->complain(problem);
}

bool MainWindow::beginLesson(const QString &lesson, QString *error)
{
    if (m_lesson->showSection(lesson))
        return true;
    const bool isChapter = lesson == QLatin1String("chapter-3");
    if (!m_lesson->open(isChapter ? LessonView::chapter3() : lesson, error))
        return false;
    m_lesson->showStep(0);
    return true;
}

void MainWindow::makeHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&Keys…"), Qt::Key_F1, this, [this] { KeysDialog(*this).exec(); })
        ->setStatusTip(tr("List all keys."));
    menu->addSeparator();
    menu->addAction(tr("&About Attention Plane"), this, [this] {
        QMessageBox::about(this, tr("About Attention Plane"),
                           tr("Attention Plane %1\n\nDrag a query and keys on a plane and see the dot products, the "
                              "softmax weights and the output.\n\nFree software under the GNU General Public License, "
                              "version 3 or later.")
                               .arg(QCoreApplication::applicationVersion()));
    });
    menu->addAction(tr("About &Qt"), qApp, &QApplication::aboutQt);
}

void MainWindow::makeToolBar()
{
    auto *bar = new ToolBar(this);
    addToolBar(bar);
    bar->addEdge();
    QAction *open = bar->addActionButton(tr("Open"), m_fileMenu->openAction());
    QAction *save = bar->addActionButton(tr("Save"), m_fileMenu->saveAction());
    QAction *openLine = bar->addSeparator();
    QUndoGroup &undoGroup = m_document.undoGroup();
    QAction *undo = bar->addActionButton(tr("Undo"), undoGroup.createUndoAction(this));
    QAction *redo = bar->addActionButton(tr("Redo"), undoGroup.createRedoAction(this));
    QAction *undoLine = bar->addSeparator();
    bar->addMenuButton(tr("Examples"), m_fileMenu->examplesMenu());
    QAction *add = bar->addActionButton(tr("Add token"), m_tokenMenu->addAction());
    bar->addSeparator();
    bar->addMenuButton(tr("Snap"), m_viewMenu->snapMenu());
    bar->addMenuButton(tr("Overlays"), m_viewMenu->overlaysMenu());
    QAction *fieldLine = bar->addSeparator();
    QAction *field = bar->addActionButton(tr("Field"), m_viewMenu->fieldAction());
    QAction *orbit = bar->addActionButton(tr("Orbit"), m_exploreMenu->action(Tool::Orbit));
    bar->addSeparator();
    bar->addActionButton(tr("Present"), m_presenting->action());
    bar->addSpace();
    QAction *primary = bar->addActionButton(tr("Export figure…"), m_fileMenu->exportAction());
    bar->widgetForAction(primary)->setObjectName(QStringLiteral("primary"));
    QFont bold; // what else it is stays the window's
    bold.setBold(true);
    bar->widgetForAction(primary)->setFont(bold);
    bar->addEdge();
    bar->setGivingWay({{orbit}, {fieldLine, field}, {redo}, {undo, undoLine}, {save}, {open, openLine}, {add}});
}

void MainWindow::connectViews()
{
    // What is under the pointer takes back only its own words.
    const auto say = [this](const QString &text) {
        if (!text.isEmpty() || statusBar()->currentMessage() == m_hovered)
            statusBar()->showMessage(text);
        m_hovered = text;
    };
    for (PlaneView *view : {m_match, m_mix}) {
        view->installEventFilter(this);
        connect(view, &PlaneView::hovered, this, say);
        connect(view, &PlaneView::menuRequested, this,
                [this, view](const QPoint &globalPosition, const core::Point &place, int token) {
                    QAction add(tr("Add token here"));
                    connect(&add, &QAction::triggered, this, [this, view, &place] {
                        const core::Point origin(0, 0);
                        m_tokenMenu->add(view == m_match ? place : origin, view == m_match ? origin : place);
                    });
                    showMenu(globalPosition, token, &add);
                });
    }
    connect(m_bars, &BarsView::hovered, this, say);
    connect(m_working, &WorkingView::hovered, this, say);
    connect(m_bars, &BarsView::menuRequested, this, [this](const QPoint &at, int token) { showMenu(at, token); });
    connect(m_working->table(), &WorkingTable::menuRequested, this,
            [this](const QPoint &at, int token) { showMenu(at, token); });
    connect(m_exploreBar, &ExploreBar::overlaysChanged, this, &MainWindow::showFigures);
    connect(m_working->table(), &WorkingTable::orderWanted, this,
            [this](const std::vector<int> &order) { m_exploreBar->headToTail()->setOrder(order); });
    m_exploreBar->pauseOnPress({m_match, m_bars, m_mix});
    connect(m_tokenMenu, &TokenMenu::added, m_match, &PlaneView::reveal);
    connect(m_tokenMenu, &TokenMenu::added, m_mix, &PlaneView::reveal);
    connect(m_fileMenu, &FileMenu::sceneReplaced, this, [this] {
        m_reopened.reset();
        fitAll();
    });
    connect(m_fileMenu, &FileMenu::figureWanted, this, &MainWindow::askExport);
    connect(m_fileMenu, &FileMenu::figureOpened, this, &MainWindow::takeFigure);
    connect(m_viewMenu, &ViewMenu::fitWanted, this, &MainWindow::fitAll);
    connect(m_viewMenu, &ViewMenu::styleChosen, this, &MainWindow::takeStyle);
    connect(m_viewMenu, &ViewMenu::overlayToggled, this, [this](bool Overlays::*overlay, bool isShown) {
        m_style.overlays.*overlay = isShown;
        showStyle();
    });
    connect(m_viewMenu, &ViewMenu::visionChosen, this, &MainWindow::takeVision);
    connect(m_touchUse, &TouchUse::changed, this, &MainWindow::takeTouchUse);
    connect(m_viewMenu, &ViewMenu::snapChosen, this, &MainWindow::takeSnap);
    connect(m_viewMenu, &ViewMenu::languageChosen, this, &MainWindow::rebuild, Qt::QueuedConnection);
    connect(&m_document, &Document::fileNameChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::visitChanged, this, &MainWindow::updateTitle);
    connect(&m_document.undoGroup(), &QUndoGroup::cleanChanged, this, &MainWindow::updateTitle);
}

void MainWindow::showMenu(const QPoint &globalPosition, int token, QAction *add)
{
    QMenu menu(this); // so that it looks like the window
    if (token >= 0)
        menu.addActions(m_tokenMenu->selectedTokenActions());
    else
        menu.addAction(add);
    menu.addSeparator();
    menu.addAction(tr("Fit everything"), this, &MainWindow::fitAll);
    if (m_presenting->isOn()) {
        menu.addSeparator();
        menu.addMenu(m_viewMenu->overlaysMenu());
        menu.addMenu(m_panels->menu());
        menu.addAction(m_presenting->action());
    }
    menu.exec(globalPosition);
}

void MainWindow::takeStyle()
{
    const Overlays before = m_style.overlays;
    m_style = m_viewMenu->chosenStyle(m_presenting->enlargement()).textAtLeast(m_presenting->leastText());
    if (m_document.isVisiting()) // a step has its own
        m_style.overlays = before;
    showStyle();
}

// What is explored comes on top of the overlays that a person or a lesson has chosen.
Style MainWindow::shownStyle() const
{
    Style style = m_style;
    m_exploreBar->addTo(&style);
    style.explored.target = m_lesson->target();
    return style;
}

void MainWindow::showFigures()
{
    const Style style = shownStyle();
    m_match->setFigureStyle(style);
    m_mix->setFigureStyle(style);
    m_working->table()->setFigureStyle(style);
}

// Of dialogs too. Whatever is set again makes every widget anew what it is.
void MainWindow::setColours()
{
    const QFont font = windowFont(m_viewMenu->look().textSize * m_presenting->enlargement());
    const QPalette palette = windowPalette(m_style);
    if (font != QApplication::font())
        QApplication::setFont(font);
    if (palette != QApplication::palette())
        QApplication::setPalette(palette);
}

void MainWindow::showStyle()
{
    setColours();
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, m_style.muted);
    statusBar()->setPalette(quiet);
    m_viewMenu->markOverlays(m_style.overlays, !m_document.isVisiting());
    m_match->setFigureStyle(shownStyle());
    m_mix->setFigureStyle(shownStyle());
    m_bars->setFigureStyle(m_style);
    m_exploreBar->setFigureStyle(m_style);
    m_working->setFigureStyle(shownStyle());
    m_lesson->setFigureStyle(m_style);
    m_panels->setTitleSize(m_style.titleSize);
}

// The working keeps its rows where its controls grow.
void MainWindow::takeTouchUse()
{
    const int before = m_working->minimumSizeHint().height();
    using Targets = WindowStyle::Targets;
    QApplication::setStyle(new WindowStyle(m_touchUse->isByFinger() ? Targets::Large : Targets::Usual));
    m_working->layout()->activate();
    m_panels->lower(m_working->minimumSizeHint().height() - before);
}

void MainWindow::takeVision()
{
    const Vision vision = m_viewMenu->look().vision;
    m_panels->setGraphicsEffect(vision == Vision::Usual ? nullptr : new VisionEffect(vision, this));
}

void MainWindow::takeSnap()
{
    m_match->setSnap(ViewMenu::chosenSnap());
    m_mix->setSnap(ViewMenu::chosenSnap());
}

void MainWindow::fitAll()
{
    m_match->fit();
    m_mix->fit();
}

void MainWindow::updateTitle()
{
    const QString name =
        m_document.fileName().isEmpty() ? tr("Untitled scene") : QFileInfo(m_document.fileName()).fileName();
    setWindowTitle(tr("%1[*] — Attention Plane").arg(name));
    setWindowModified(m_document.isModified());
}

ExportOptions MainWindow::shownFigure() const
{
    ExportOptions options;
    options.decimals = m_style.decimals;
    const Style style = shownStyle();
    options.overlays = style.overlays;
    options.explored = style.explored;
    options.views = {m_match->viewport().region(), m_mix->viewport().region(), m_document.selectedToken(),
                     m_working->table()->options()};
    options.title = figureTitle(m_document.fileName());
    return options;
}

std::vector<Part> MainWindow::shownParts() const
{
    constexpr std::pair<WindowPanel, Part> parts[] = {{WindowPanel::Match, Part::Match},
                                                      {WindowPanel::Softmax, Part::Softmax},
                                                      {WindowPanel::Mix, Part::Mix},
                                                      {WindowPanel::Working, Part::Working}};
    std::vector<Part> result;
    for (const auto &[panel, part] : parts)
        if (m_panels->isSeen(panel))
            result.push_back(part);
    return result;
}

void MainWindow::askExport()
{
    ExportDialog dialog(m_document.scene(), m_document.fileName(), shownFigure(), this);
    if (m_reopened)
        dialog.setOptions(*m_reopened);
    connect(&dialog, &ExportDialog::written, this,
            [this](const QString &fileName) { statusBar()->showMessage(tr("Written: %1").arg(fileName)); });
    if (dialog.exec() == QDialog::Accepted)
        m_reopened.reset();
}

// A figure brings back what it showed, and how it was made.
void MainWindow::takeFigure(const ExportOptions &options)
{
    m_reopened = options;
    if (options.views.measured >= 0)
        m_document.select(options.views.measured);
    if (options.views.match)
        m_match->showRegion(*options.views.match);
    if (options.views.mix)
        m_mix->showRegion(*options.views.mix);
    m_style.decimals = options.decimals;
    m_style.overlays = options.overlays;
    m_exploreBar->takeFrom(&m_style.overlays);
    showStyle();
}

void MainWindow::copyFigure()
{
    ExportOptions options = shownFigure();
    options.parts = shownParts();
    QString error;
    auto figure = figureMimeData(m_document.scene(), options, &error);
    if (!figure) {
        m_fileMenu->complain(error);
        return;
    }
    QApplication::clipboard()->setMimeData(figure.release());
    statusBar()->showMessage(tr("The figure is on the clipboard: as a picture, as SVG and as a scene."));
}

void MainWindow::copyNumbers()
{
    QApplication::clipboard()->setMimeData(numbersMimeData(m_document.scene(), m_style.decimals).release());
    statusBar()->showMessage(tr("The numbers of the working are on the clipboard, as a table."));
}

void MainWindow::pasteScene()
{
    QString error;
    const QMimeData empty;
    const QMimeData *copied = QApplication::clipboard()->mimeData(); // may be none
    if (const auto scene = sceneOf(copied != nullptr ? *copied : empty, &error))
        m_fileMenu->startOver(*scene);
    else
        statusBar()->showMessage(tr("What is on the clipboard is no scene: %1").arg(error));
}

void MainWindow::setRecovery(Recovery &recovery)
{
    m_recovery = &recovery;
    m_recoveryBar = new RecoveryBar(recovery, this);
    m_panels->addAbove(m_recoveryBar);
    setTabOrder(m_recoveryBar->lastButton(), m_match);
    m_recoveryBar->setWaits(m_presenting->isOn());
    connect(m_recoveryBar, &RecoveryBar::restoreWanted, this, &MainWindow::restoreUnsaved);
    connect(&recovery, &Recovery::failed, this, [this](const QString &text) { statusBar()->showMessage(text); });
    connect(m_lesson, &LessonView::stepShown, &recovery,
            [this, &recovery](int step) { recovery.setStep(m_lesson->folder(), step); });
    connect(qApp, &QGuiApplication::applicationStateChanged, &recovery, &Recovery::keepNow);
}

void MainWindow::restoreUnsaved()
{
    if (!m_fileMenu->mayDiscard())
        return;
    const Unsaved unsaved = m_recovery->offer()->content();
    if (unsaved.isModified)
        m_document.resetModified(unsaved.scene, unsaved.fileName);
    else
        m_document.reset(unsaved.scene, unsaved.fileName);
    emit m_fileMenu->sceneReplaced();
    QString problem;
    if (unsaved.step && m_lesson->open(unsaved.step->folder, &problem))
        m_lesson->showStep(unsaved.step->number);
    if (unsaved.step && m_document.isVisiting())
        m_document.edit(tr("Restore"), unsaved.step->scene);
    else if (unsaved.step && !unsaved.isModified)
        m_document.resetModified(unsaved.step->scene, {}); // its lesson is gone
    statusBar()->showMessage(problem);
    m_recovery->take();
}

// A language change rebuilds the window around the same document.
void MainWindow::rebuild()
{
    if (!m_presenting->isOn()) // else that of the desk was kept when it began
        keepLayout();
    const QString problem = installTranslators(setting::language.get());
    auto *next = new MainWindow(m_document, m_viewMenu->look());
    next->statusBar()->showMessage(problem);
    if (m_recovery != nullptr)
        next->setRecovery(*m_recovery);
    const bool isTargets = m_lesson->folder() == LessonView::targets();
    QString none; // it is part of the program
    if (isTargets)
        next->m_lesson->open(LessonView::targets(), &none);
    if (m_document.isVisiting() && (isTargets || m_lesson->folder() == LessonView::chapter3()))
        next->m_lesson->resume(m_lesson->step(), m_lesson->isReached());
    next->m_panels->setHasLesson(next->m_lesson->step() >= 0);
    if (m_document.isVisiting())
        next->m_style.overlays = m_style.overlays;
    next->showStyle();
    next->setAttribute(Qt::WA_DeleteOnClose, testAttribute(Qt::WA_DeleteOnClose));
    if (m_presenting->isOn())
        next->present();
    else
        next->show();
    next->m_audienceAction->setChecked(m_audience);
    hide();
    deleteLater();
}

void MainWindow::restoreLayout()
{
    if (LayoutMemory(*this, m_panels->splitters()).restore())
        return;
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    m_panels->shareUsually();
}

void MainWindow::keepLayout()
{
    m_panels->withoutLesson([this] { LayoutMemory(*this, m_panels->splitters()).keep(); });
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_fileMenu->mayDiscard()) {
        event->ignore();
        return;
    }
    if (!m_presenting->isOn())
        keepLayout();
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (!m_presenting->takeKey(*event))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_fileMenu->open(event->mimeData()->urls().first().toLocalFile());
}

} // namespace ui
