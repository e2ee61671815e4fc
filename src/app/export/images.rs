//! Parts of pictures in vector files: where a drawing has them, and their bytes.

use egui::epaint::ClippedShape;
use egui::{ColorImage, Rect, Shape, TextureId};

use crate::app::export::pixels::Pixels;
use crate::app::export::vector::each_leaf;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Part {
    pub(crate) texture: TextureId,
    pub(crate) uv: Rect,
}

/// All different parts in a drawing, in the order of their first use.
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

/// An image as the address of itself, which needs no other file.
pub(crate) fn data_address(image: &ColorImage) -> String {
    let mut bytes = Vec::new();
    // Writing to memory never fails.
    let _ = Pixels::of(image).write(&mut bytes, None);
    format!("data:image/png;base64,{}", base64(&bytes))
}

/// RFC 4648.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            if digit <= three.len() {
                let index = bits >> (18 - 6 * digit) & 63;
                text.push(char::from(DIGITS[index as usize]));
            } else {
                text.push('=');
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_as_in_the_rfc() {
        for (plain, coded) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(plain.as_bytes()), coded);
        }
    }
}
