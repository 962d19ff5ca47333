#include "ui/document.h"

#include "core/scenefile.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using core::Handle;
using ui::Document;

/// The document: one way to change, one step a gesture.
class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void dragIsOneUndoStep();
    void dragBackLeavesNoStep();
    void gesturesStayApart();
    void undoInMidDragKeepsTheStepBefore();
    void cancelRestores();
    void cancelTakesOnlyItsOwnGesture();
    void editsWithoutGestureAreSteps();
    void attentionFollowsTheScene();
    void equalSceneIsNoEdit();
    void selectionSurvivesRemoval();
    void selectionIsNotUndoable();
    void savingClears();
    void failedSaveKeepsTheMark();
    void resetForgetsUndo();
    void leavingBringsTheOwnSceneBack();
    void undoIsThatOfTheSceneOnScreen();
    void aVisitTakesThePlaceOfAnother();
    void editsOfAVisitAreNoChangesToTheOwnScene();
    void savingAVisitIsACopy();
    void startingOverEndsAVisit();
    void leavingWithoutAVisitDoesNothing();

private:
    static core::Scene movedQuery(const Document &document, double x, double y)
    {
        return moved(document.scene(), {Handle::Kind::Query, -1}, {x, y});
    }
};

void TestDocument::dragIsOneUndoStep()
{
    Document document(core::chapterExample());
    const int gesture = document.newGesture();
    for (int i = 1; i <= 100; ++i)
        document.edit(QStringLiteral("drag"), movedQuery(document, 1 + i, 0), gesture);
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.scene().query.x(), 101.0);
    document.undoStack().undo();
    QVERIFY(document.scene() == core::chapterExample());
    document.undoStack().redo();
    QCOMPARE(document.scene().query.x(), 101.0);
}

void TestDocument::dragBackLeavesNoStep()
{
    Document document(core::chapterExample());
    const int gesture = document.newGesture();
    document.edit(QStringLiteral("drag"), movedQuery(document, 3, 0), gesture);
    document.edit(QStringLiteral("drag"), movedQuery(document, 1, 0), gesture);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::gesturesStayApart()
{
    Document document(core::chapterExample());
    document.edit(QStringLiteral("drag"), movedQuery(document, 2, 0), document.newGesture());
    document.edit(QStringLiteral("drag"), movedQuery(document, 3, 0), document.newGesture());
    QCOMPARE(document.undoStack().count(), 2);
}

void TestDocument::undoInMidDragKeepsTheStepBefore()
{
    Document document(core::chapterExample());
    document.edit(QStringLiteral("before"), movedQuery(document, 2, 0), document.newGesture());
    const int gesture = document.newGesture();
    document.edit(QStringLiteral("drag"), movedQuery(document, 5, 0), gesture);
    document.undoStack().undo();
    QCOMPARE(document.scene().query.x(), 2.0);
    document.edit(QStringLiteral("drag"), movedQuery(document, 6, 0), gesture);
    QCOMPARE(document.undoStack().count(), 2);
    document.undoStack().undo();
    QCOMPARE(document.scene().query.x(), 2.0);
    document.undoStack().undo();
    QCOMPARE(document.scene().query.x(), 1.0);
}

void TestDocument::cancelRestores()
{
    Document document(core::chapterExample());
    const int gesture = document.newGesture();
    document.edit(QStringLiteral("drag"), movedQuery(document, 5, 5), gesture);
    document.cancel(gesture);
    QVERIFY(document.scene() == core::chapterExample());
    QCOMPARE(document.undoStack().count(), 0);
}

void TestDocument::cancelTakesOnlyItsOwnGesture()
{
    Document document(core::chapterExample());
    document.edit(QStringLiteral("before"), movedQuery(document, 2, 0), document.newGesture());
    document.cancel(document.newGesture());
    document.cancel(0);
    QCOMPARE(document.scene().query.x(), 2.0);
    QCOMPARE(document.undoStack().count(), 1);
}

void TestDocument::editsWithoutGestureAreSteps()
{
    Document document(core::chapterExample());
    document.edit(QStringLiteral("one"), movedQuery(document, 2, 0));
    document.edit(QStringLiteral("two"), movedQuery(document, 3, 0));
    QCOMPARE(document.undoStack().count(), 2);
}

void TestDocument::attentionFollowsTheScene()
{
    Document document(core::chapterExample());
    QSignalSpy changed(&document, &Document::changed);
    document.edit(QStringLiteral("move"), movedQuery(document, 0, 0));
    QCOMPARE(changed.count(), 1);
    for (int j = 0; j < 3; ++j)
        QCOMPARE(document.attention().weights(0, j), 1.0 / 3);
}

void TestDocument::equalSceneIsNoEdit()
{
    Document document(core::chapterExample());
    QSignalSpy changed(&document, &Document::changed);
    document.edit(QStringLiteral("nothing"), core::chapterExample());
    QCOMPARE(changed.count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::selectionSurvivesRemoval()
{
    Document document(core::chapterExample());
    QCOMPARE(document.selectedToken(), 1);
    document.select(2);
    // Whoever is told of the change must find a selection that exists.
    bool isValid = true;
    connect(&document, &Document::changed, this,
            [&] { isValid = isValid && document.selectedToken() < document.tokens(); });
    core::Scene fewer = document.scene();
    fewer.tokens.pop_back();
    document.edit(QStringLiteral("remove"), fewer);
    QVERIFY(isValid);
    QCOMPARE(document.selectedToken(), 1);
    fewer.tokens.clear();
    document.edit(QStringLiteral("remove"), fewer);
    QCOMPARE(document.selectedToken(), -1);
    document.select(0);
    QCOMPARE(document.selectedToken(), -1);
}

void TestDocument::selectionIsNotUndoable()
{
    Document document(core::chapterExample());
    document.select(0);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::savingClears()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.attention"));
    Document document(core::chapterExample());
    document.edit(QStringLiteral("move"), movedQuery(document, 2, 0));
    QVERIFY(document.isModified());
    QString error;
    QVERIFY2(document.save(path, &error), qPrintable(error));
    QVERIFY(!document.isModified());
    QCOMPARE(document.fileName(), path);

    QVERIFY(core::readSceneFile(path, &error) == document.scene());
    document.undoStack().undo();
    QVERIFY(document.isModified());
}

void TestDocument::failedSaveKeepsTheMark()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("missing/a.attention"));
    Document document(core::chapterExample());
    document.edit(QStringLiteral("move"), movedQuery(document, 2, 0));
    QString error;
    QVERIFY(!document.save(path, &error));
    QVERIFY2(error.startsWith(path), qPrintable(error));
    QVERIFY(document.isModified());
    QVERIFY(document.fileName().isEmpty());
}

void TestDocument::resetForgetsUndo()
{
    Document document(core::chapterExample());
    document.edit(QStringLiteral("move"), movedQuery(document, 2, 0));
    document.reset(core::Scene{});
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
    QCOMPARE(document.selectedToken(), -1);
    document.reset(core::chapterExample());
    QCOMPARE(document.selectedToken(), 1);
}

void TestDocument::leavingBringsTheOwnSceneBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("own.attention"));
    Document document(core::chapterExample());
    QString error;
    QVERIFY2(document.save(path, &error), qPrintable(error));
    document.edit(QStringLiteral("move"), movedQuery(document, 2, 0));
    document.select(2);
    const core::Scene own = document.scene();

    core::Scene lesson = own;
    lesson.tokens.pop_back();
    QSignalSpy visits(&document, &Document::visitChanged);
    document.visit(lesson);
    QVERIFY(document.isVisiting());
    QVERIFY(document.scene() == lesson);
    QCOMPARE(document.attention().weights.cols(), 2);
    QCOMPARE(document.selectedToken(), 1);
    QVERIFY(document.fileName().isEmpty());
    QVERIFY(document.isModified());
    document.edit(QStringLiteral("try"), movedQuery(document, 0, 5));

    document.leave();
    QCOMPARE(visits.count(), 2);
    QVERIFY(!document.isVisiting());
    QVERIFY(document.scene() == own);
    QCOMPARE(document.attention().weights.cols(), 3);
    QCOMPARE(document.selectedToken(), 2);
    QCOMPARE(document.fileName(), path);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(document.scene() == core::chapterExample());
    QVERIFY(!document.isModified());
}

void TestDocument::undoIsThatOfTheSceneOnScreen()
{
    Document document(core::chapterExample());
    document.edit(QStringLiteral("own"), movedQuery(document, 2, 0));
    QUndoGroup &group = document.undoGroup();
    QCOMPARE(group.undoText(), QStringLiteral("own"));
    document.visit(core::chapterExample());
    QVERIFY(!group.canUndo());
    document.edit(QStringLiteral("try"), movedQuery(document, 0, 5));
    QCOMPARE(group.undoText(), QStringLiteral("try"));
    group.undo();
    QVERIFY(document.scene() == core::chapterExample());
    group.redo();
    QCOMPARE(document.scene().query.y(), 5.0);
    const int gesture = document.newGesture();
    document.edit(QStringLiteral("drag"), movedQuery(document, 7, 7), gesture);
    document.cancel(gesture);
    QCOMPARE(document.scene().query.y(), 5.0);
    document.leave();
    QCOMPARE(group.undoText(), QStringLiteral("own"));
    QVERIFY(!group.canRedo());
    group.undo();
    QVERIFY(document.scene() == core::chapterExample());
}

void TestDocument::aVisitTakesThePlaceOfAnother()
{
    Document document(core::Scene{});
    document.visit(core::chapterExample());
    document.edit(QStringLiteral("try"), movedQuery(document, 0, 5));
    document.visit(core::chapterExample());
    QVERIFY(document.scene() == core::chapterExample());
    QVERIFY(!document.undoGroup().canUndo());
    document.leave();
    QVERIFY(document.scene() == core::Scene{});
    QCOMPARE(document.selectedToken(), -1);
}

void TestDocument::editsOfAVisitAreNoChangesToTheOwnScene()
{
    Document document(core::chapterExample());
    document.visit(core::chapterExample());
    document.edit(QStringLiteral("try"), movedQuery(document, 0, 5));
    QVERIFY(!document.isModified());
    document.leave();
    QVERIFY(!document.isModified());
    QVERIFY(!document.undoGroup().canUndo());
}

void TestDocument::savingAVisitIsACopy()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.attention"));
    Document document(core::chapterExample());
    document.edit(QStringLiteral("own"), movedQuery(document, 2, 0));
    document.visit(core::chapterExample());
    document.edit(QStringLiteral("try"), movedQuery(document, 0, 5));
    QString error;
    QVERIFY2(document.save(path, &error), qPrintable(error));
    const auto saved = core::readSceneFile(path, &error);
    QVERIFY2(saved, qPrintable(error));
    QVERIFY(*saved == document.scene());
    QVERIFY(document.isModified());
    document.leave();
    QVERIFY(document.fileName().isEmpty());
    QVERIFY(document.isModified());
}

void TestDocument::startingOverEndsAVisit()
{
    const QString path = QStringLiteral("a.attention");
    Document document(core::Scene{});
    document.visit(core::chapterExample());
    document.edit(QStringLiteral("try"), movedQuery(document, 0, 5));
    document.reset(core::chapterExample(), path);
    QVERIFY(!document.isVisiting());
    QVERIFY(document.scene() == core::chapterExample());
    QCOMPARE(document.fileName(), path);
    QVERIFY(!document.isModified());
    QVERIFY(!document.undoGroup().canUndo());
    document.leave();
    QVERIFY(document.scene() == core::chapterExample());
}

void TestDocument::leavingWithoutAVisitDoesNothing()
{
    Document document(core::chapterExample());
    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy visits(&document, &Document::visitChanged);
    document.leave();
    QCOMPARE(changed.count(), 0);
    QCOMPARE(visits.count(), 0);
}

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
