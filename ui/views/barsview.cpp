#include "ui/views/barsview.h"
