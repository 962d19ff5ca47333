#pragma once

namespace ui {

/// Lets screen readers see what the views of this program paint. Once is enough, more does no harm.
void installAccessibleViews();

} // namespace ui
