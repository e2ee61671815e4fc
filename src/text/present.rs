//! What a presentation says besides its slides.

use crate::text::messages::present as said;
pub(crate) use said::*;

/// What f is: of weighted A* with the weight.
pub(crate) fn g_h_f(weighted: bool) -> &'static str {
    if weighted {
        said::G_W_H_F.text()
    } else {
        said::G_H_F.text()
    }
}
