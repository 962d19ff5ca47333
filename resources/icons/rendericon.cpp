#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

// rendericon ICON.svg PIXELS PICTURE.png

int main(int argc, char **argv)
{
    if (argc != 4) {
        std::fprintf(stderr, "rendericon: an icon, a number of pixels and a picture are needed.\n");
        return 2;
    }
    const int pixels = QByteArray(argv[2]).toInt();
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    QImage picture(pixels, pixels, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    icon.render(&painter);
    painter.end();
    if (icon.isValid() && picture.save(QString::fromLocal8Bit(argv[3])))
        return 0;
    std::fprintf(stderr, "rendericon: %s could not be made of %s.\n", argv[3], argv[1]);
    return 1;
}
