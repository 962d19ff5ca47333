#pragma once

#include "ui/export/exportoptions.h"
#include "ui/look.h"
#include "ui/views/audienceview.h"

#include <QMainWindow>
#include <QPointer>

#include <optional>
#include <vector>

namespace ui {

class BarsView;
class Document;
class ExploreBar;
class ExploreMenu;
class FileMenu;
class LessonView;
class Panels;
class PlaneView;
class Presenting;
class Recovery;
class RecoveryBar;
class TokenMenu;
class TouchUse;
class ViewMenu;
class WorkingView;

/// The window: panels, menus and tool bar around a document. It introduces the views to each other and computes
/// nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Document &document, const Look &look = Look::chosen({}), QWidget *parent = nullptr);

    /// Opens the window in front of a class.
    void present();
    /// Begins a lesson: "chapter-3", a section of it such as "3.3", or a folder. On failure a sentence.
    bool beginLesson(const QString &lesson, QString *error);

    /// Asks for what crashed copies of the program have kept, and tells `recovery` what the document does not know.
    void setRecovery(Recovery &recovery);

    FileMenu *fileMenu() const { return m_fileMenu; }
    /// The options of a figure that shows what the window shows.
    ExportOptions shownFigure() const;

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makePanels();
    void makeMenus();
    void makeEditMenu();
    void addKeys();
    void makePresenting();
    void beginPresenting();
    void endPresenting();
    void showAudience(bool isWanted);
    ShownFigure figureForAudience(int height) const;
    void makeLessonMenu();
    void openLesson(const QString &folder);
    void makeHelpMenu();
    void makeToolBar();
    void connectViews();
    /// With `add` in a place without a token.
    void showMenu(const QPoint &globalPosition, int token, QAction *add = nullptr);
    void takeStyle();
    void setColours();
    void showStyle();
    Style shownStyle() const;
    std::vector<Part> shownParts() const;
    void showFigures();
    void takeTouchUse();
    void takeVision();
    void takeSnap();
    void fitAll();
    void updateTitle();
    void askExport();
    void takeFigure(const ExportOptions &options);
    void copyFigure();
    void copyNumbers();
    void pasteScene();
    void restoreUnsaved();
    void rebuild();
    void restoreLayout();
    void keepLayout();

    Document &m_document;
    Recovery *m_recovery = nullptr;
    RecoveryBar *m_recoveryBar = nullptr;
    QString m_hovered; ///< in words; empty where there is nothing
    Style m_style;
    PlaneView *m_match = nullptr;
    BarsView *m_bars = nullptr;
    PlaneView *m_mix = nullptr;
    WorkingView *m_working = nullptr;
    LessonView *m_lesson = nullptr;
    std::optional<ExportOptions> m_reopened; ///< of the figure that the scene came out of
    FileMenu *m_fileMenu = nullptr;
    TokenMenu *m_tokenMenu = nullptr;
    ViewMenu *m_viewMenu = nullptr;
    Presenting *m_presenting = nullptr;
    QAction *m_audienceAction = nullptr;
    QPointer<AudienceView> m_audience; ///< while it is wanted
    ExploreMenu *m_exploreMenu = nullptr;
    TouchUse *m_touchUse = nullptr;
    Panels *m_panels = nullptr;
    ExploreBar *m_exploreBar = nullptr; ///< below the panels
};

} // namespace ui
