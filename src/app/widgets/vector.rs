//! Whether what is drawn goes to a vector file. Painters then draw lines and discs as shapes instead of one mesh of many.

use egui::{Context, Id};

pub(crate) fn want_shapes(ctx: &Context, wanted: bool) {
    ctx.data_mut(|data| data.insert_temp(as_shapes(), wanted));
}

pub(crate) fn wants_shapes(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(as_shapes())).unwrap_or(false)
}

fn as_shapes() -> Id {
    Id::unique("as shapes")
}
