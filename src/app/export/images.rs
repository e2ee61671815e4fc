//! Parts of pictures in vector files: which ones a drawing uses, and their bytes.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use egui::epaint::ClippedShape;
use egui::{ColorImage, Rect, Shape, TextureId};

use crate::app::export::pixels::Pixels;
use crate::app::export::vector::each_leaf;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Part {
    pub(crate) texture: TextureId,
    pub(crate) uv: Rect,
}

/// Returns all different parts in a drawing, in the order of their first use.
pub(crate) fn parts_of(shapes: &[ClippedShape]) -> Vec<Part> {
    let mut parts = Vec::new();
    for each in shapes {
        each_leaf(&each.shape, &mut |shape| {
            let Shape::Rect(rect) = shape else {
                return;
            };
            let part = rect.brush.as_ref().map(|brush| Part {
                texture: brush.fill_texture_id,
                uv: brush.uv,
            });
            // Boards have a few tens of parts.
            parts.extend(part.filter(|part| !parts.contains(part)));
        });
    }
    parts
}

/// Returns an image as a data URL, which needs no other file.
pub(crate) fn data_address(image: &ColorImage) -> String {
    let mut bytes = Vec::new();
    // Writing to memory never fails.
    let _ = Pixels::of(image).write(&mut bytes, None);
    format!("data:image/png;base64,{}", STANDARD.encode(bytes))
}
