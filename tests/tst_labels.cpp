#include "core/attention.h"
#include "ui/figure/clip.h"
#include "ui/figure/labels.h"
#include "ui/figure/match.h"
#include "ui/figure/mix.h"
#include "ui/figure/plane.h"

#include <QFontMetricsF>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using core::Point;
using ui::Label;
using ui::PlacedLabel;
using ui::Viewport;

namespace {

const QSizeF panel(450, 450);

core::Scene randomScene(std::mt19937 &random, int tokens)
{
    std::uniform_real_distribution<double> unit(-2, 2);
    core::Scene scene;
    scene.query = {unit(random), unit(random)};
    for (int j = 0; j < tokens; ++j) {
        const Point key(unit(random), unit(random));
        scene.tokens.push_back({{}, key, {unit(random), unit(random)}});
    }
    return scene;
}

using LabelsOf = ui::LabelSet (*)(const core::Scene &, const Viewport &);

ui::LabelSet labelsOfMatch(const core::Scene &scene, const Viewport &viewport)
{
    return ui::matchLabels(scene, core::attend(scene), viewport, ui::style(ui::Theme::Light), -1);
}

ui::LabelSet labelsOfMix(const core::Scene &scene, const Viewport &viewport)
{
    return ui::mixLabels(scene, core::attend(scene), viewport, ui::style(ui::Theme::Light));
}

QString faultIn(const ui::LabelSet &set, const std::vector<PlacedLabel> &placed)
{
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const QRectF &box = placed[i].box;
        if (!QRectF(QPointF(0, 0), panel).contains(box))
            return QStringLiteral("A label is not in the panel.");
        for (const QRectF &solid : set.surroundings.solid)
            if (solid.intersects(box))
                return QStringLiteral("A label covers a tip.");
        for (std::size_t j = 0; j < i; ++j)
            if (placed[j].box.intersects(box))
                return QStringLiteral("A label covers another.");
    }
    return {};
}

// What happens to labels along a drag, as a person sees it.
struct Movement {
    int steps = 0;   // of resting labels
    int nudges = 0;  // of resting labels
    int leaps = 0;   // of resting labels, by more than 12 pixels
    int moving = 0;  // steps of labels whose anchor moves
    int jumps = 0;   // of these, by more than 8 pixels beyond the anchor's own way
    int missing = 0; // labels that found no place

    void add(const ui::LabelSet &from, const std::vector<PlacedLabel> &before, const ui::LabelSet &to,
             const std::vector<PlacedLabel> &after)
    {
        missing += static_cast<int>(to.labels.size() - after.size());
        for (const PlacedLabel &now : after) {
            const auto was = std::find_if(before.begin(), before.end(),
                                          [&now](const PlacedLabel &label) { return label.index == now.index; });
            if (was == before.end())
                continue;
            const QPointF anchor = to.labels[now.index].anchor - from.labels[now.index].anchor;
            const QPointF way = now.box.center() - was->box.center() - anchor;
            const double distance = std::hypot(way.x(), way.y());
            if (anchor.isNull()) {
                ++steps;
                // Digits of other widths make a label wider on the side away from its anchor.
                nudges += distance > 0.5 * std::abs(now.box.width() - was->box.width()) + 1e-6 ? 1 : 0;
                leaps += distance > 12 ? 1 : 0;
            } else {
                ++moving;
                jumps += distance > 8 ? 1 : 0;
            }
        }
    }
};

// Drags one handle of a random scene a pixel a step.
Movement dragged(ui::Plane plane, LabelsOf labelsOf, int tokens, std::mt19937 &random, QString *fault)
{
    core::Scene scene = randomScene(random, tokens);
    const std::vector<core::Handle> handles = ui::handles(plane, scene);
    const bool query = random() % 2 == 0; // the commonest drag
    const core::Handle handle = query ? core::Handle() : handles[random() % handles.size()];
    const Viewport viewport = ui::fittedViewport(plane, scene, panel, ui::style(ui::Theme::Light));
    const double angle = std::uniform_real_distribution<double>(0, 6.28)(random);
    const Point step = Point(std::cos(angle), std::sin(angle)) / viewport.scale();
    Movement movement;
    ui::LabelSet before = labelsOf(scene, viewport);
    std::vector<PlacedLabel> placedBefore = ui::placedLabels(before, viewport.rect());
    for (int i = 0; i < 100; ++i) {
        scene = core::moved(scene, handle, position(scene, handle) + step);
        ui::LabelSet after = labelsOf(scene, viewport);
        std::vector<PlacedLabel> placed = ui::placedLabels(after, viewport.rect());
        if (fault->isEmpty())
            *fault = faultIn(after, placed);
        if (after.labels.size() == before.labels.size())
            movement.add(before, placedBefore, after, placed);
        before = std::move(after);
        placedBefore = std::move(placed);
    }
    return movement;
}

} // namespace

/// Labels: they find places, cover nothing, and rest while others move.
class TestLabels : public QObject {
    Q_OBJECT

private slots:
    void labelsCoverNeitherEachOtherNorTips();
    void everyLabelOfThreeTokensFindsAPlace();
    void labelsRestWhileOthersAreDragged_data();
    void labelsRestWhileOthersAreDragged();
    void labelAvoidsALineWhereAPlaceBesideIsFree();
    void labelsWithoutRoomAreLeftOut();
    void longNamesAreShortened();
};

void TestLabels::labelsCoverNeitherEachOtherNorTips()
{
    std::mt19937 random(7);
    for (int i = 0; i < 2000; ++i) {
        const core::Scene scene = randomScene(random, 3 + i % 10);
        for (const auto &[plane, labelsOf] :
             {std::pair(ui::Plane::Match, &labelsOfMatch), std::pair(ui::Plane::Mix, &labelsOfMix)}) {
            const Viewport viewport = ui::fittedViewport(plane, scene, panel, ui::style(ui::Theme::Light));
            const ui::LabelSet set = labelsOf(scene, viewport);
            QCOMPARE(faultIn(set, ui::placedLabels(set, viewport.rect())), QString());
        }
    }
}

void TestLabels::everyLabelOfThreeTokensFindsAPlace()
{
    std::mt19937 random(8);
    for (int i = 0; i < 1000; ++i) {
        const core::Scene scene = randomScene(random, 3);
        const Viewport viewport({450, 450}, {0, 0}, 100);
        const ui::LabelSet match = labelsOfMatch(scene, viewport);
        QCOMPARE(match.labels.size(), 4U);
        QCOMPARE(ui::placedLabels(match, viewport.rect()).size(), 4U);
        const ui::LabelSet mix = labelsOfMix(scene, viewport);
        QCOMPARE(mix.labels.size(), 5U); // the hull's too
        QCOMPARE(ui::placedLabels(mix, viewport.rect()).size(), 5U);
    }
}

void TestLabels::labelsRestWhileOthersAreDragged_data()
{
    QTest::addColumn<bool>("match");
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    QTest::newRow("match, few") << true << 3 << 5;
    QTest::newRow("match, many") << true << 6 << 12;
    QTest::newRow("mix, few") << false << 3 << 5;
    QTest::newRow("mix, many") << false << 6 << 12;
}

void TestLabels::labelsRestWhileOthersAreDragged()
{
    QFETCH(const bool, match);
    QFETCH(const int, fewest);
    QFETCH(const int, most);
    std::mt19937 random(9);
    Movement sum;
    QString fault;
    for (int i = 0; i < 100; ++i) {
        const int tokens = fewest + i % (most - fewest + 1);
        const Movement one = match ? dragged(ui::Plane::Match, &labelsOfMatch, tokens, random, &fault)
                                   : dragged(ui::Plane::Mix, &labelsOfMix, tokens, random, &fault);
        sum.steps += one.steps;
        sum.nudges += one.nudges;
        sum.leaps += one.leaps;
        sum.moving += one.moving;
        sum.jumps += one.jumps;
        sum.missing += one.missing;
    }
    QCOMPARE(fault, QString());
    qInfo("resting: %d steps, %d nudges, %d leaps; moving: %d steps, %d jumps; left out: %d", sum.steps, sum.nudges,
          sum.leaps, sum.moving, sum.jumps, sum.missing);
    QVERIFY(sum.nudges < 0.02 * sum.steps);
    QVERIFY(sum.leaps < 0.01 * sum.steps);
    QVERIFY(sum.jumps < 0.06 * sum.moving);
}

void TestLabels::labelAvoidsALineWhereAPlaceBesideIsFree()
{
    const Label label{{{QStringLiteral("x"), 20}}, {200, 200}, {1, 0}, 10, Qt::black};
    const QRectF area(0, 0, 400, 400);
    const QRectF wish = ui::placedLabels({{label}, {}}, area).front().box;
    QVERIFY(wish.left() > 209 && std::abs(wish.center().y() - 200) < 1e-9);
    const QLineF line(200, 200, 400, 200);
    const QRectF beside = ui::placedLabels({{label}, {{}, {}, {line}}}, area).front().box;
    QVERIFY(!ui::clipped(line, beside));
    // All round the anchor are lines: any place is as good.
    std::vector<QLineF> all;
    for (int y = 0; y < 400; y += 4)
        all.emplace_back(0, y, 400, y);
    QCOMPARE(ui::placedLabels({{label}, {{}, {}, all}}, area).front().box, wish);
}

void TestLabels::labelsWithoutRoomAreLeftOut()
{
    const Label label{{{QStringLiteral("x"), 20}}, {200, 200}, {1, 0}, 10, Qt::black};
    const QRectF area(0, 0, 400, 400);
    QVERIFY(ui::placedLabels({{label}, {{area}, {}, {}}}, area).empty());
    QVERIFY(ui::placedLabels({{label}, {}}, QRectF(0, 0, 150, 400)).empty()); // its anchor is outside
    QVERIFY(ui::placedLabels({{label}, {}}, QRectF(195, 195, 8, 8)).empty());
    QCOMPARE(ui::placedLabels({std::vector<Label>(400, label), {}}, area).front().index, 0U);
}

void TestLabels::longNamesAreShortened()
{
    const QString name(100, u'm');
    const QString shown = ui::shortName(name, 20);
    QVERIFY(shown.size() < 20 && shown.endsWith(QChar(0x2026)));
    QVERIFY(QFontMetricsF(ui::textFont(20)).horizontalAdvance(shown) <= 180);
    QCOMPARE(ui::shortName(QStringLiteral("q<k & v"), 20), QStringLiteral("q<k & v"));
    const QString chinese(100, QChar(0x732B));
    QVERIFY(QFontMetricsF(ui::textFont(20)).horizontalAdvance(ui::shortName(chinese, 20)) <= 180);
}

QTEST_MAIN(TestLabels)
#include "tst_labels.moc"
