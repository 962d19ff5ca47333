#include "ui/export/exporter.h"
