//! Showing things at a place of their own.

use egui::{Rect, Ui, UiBuilder};

/// Shows `contents` in `rect`, outside the flow of `ui`.
pub(crate) fn at<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    contents(&mut ui.new_child(UiBuilder::new().max_rect(rect)))
}
