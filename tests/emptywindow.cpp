#include <QApplication>
#include <QMainWindow>

// What the program's start is compared with: the same toolkit and style, a window of the same size, and nothing in it.

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QMainWindow window;
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
