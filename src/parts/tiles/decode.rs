//! Reads a picture that the user chose. Nothing about it is trusted: not its name, its size, or its header.

use std::io::{self, Cursor};
use std::path::Path;

use egui::{Color32, ColorImage};
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageFormat, ImageReader, Limits};

use crate::tiles::picture::{LEAST, LONGEST, SHORTER, TilePicture, rgb};
use slidescope_core::files::{is_not_a_file, read_regular};
use slidescope_core::lesson::Picture;
use slidescope_core::text::tiles as text;

/// The most bytes of a file. Photographs of current cameras are smaller.
pub const MOST_BYTES: u64 = 64 << 20;
/// The most pixels. A decoded picture of this size briefly takes 256 MB.
pub const MOST_PIXELS: u64 = 64_000_000;
/// The most bytes of memory that decoding may take.
const MOST_MEMORY: u64 = 400 << 20;

#[derive(Debug)]
pub enum Fault {
    Unreadable(io::Error),
    /// A folder, a pipe or a device.
    NotAFile,
    Empty,
    LargeFile,
    /// Width and height.
    ManyPixels(u32, u32),
    FewPixels(u32, u32),
    /// Pixels of a type that takes too much memory.
    Memory,
    /// Not a picture in a known format.
    NoPicture,
    /// A picture in a format that is not supported.
    OtherFormat(&'static str),
    Damaged,
    BrokeOff,
}

impl Fault {
    pub(crate) fn text(&self, name: &str) -> String {
        match self {
            Self::Unreadable(error) if error.kind() == io::ErrorKind::NotFound => text::gone(name),
            Self::Unreadable(error) => text::unreadable(name, error),
            Self::NotAFile => text::not_a_file(name),
            Self::Empty => text::empty(name),
            Self::LargeFile => text::large_file(name, MOST_BYTES >> 20),
            Self::ManyPixels(width, height) => {
                text::many_pixels(name, *width, *height, MOST_PIXELS / 1_000_000)
            }
            Self::FewPixels(width, height) => text::few_pixels(name, *width, *height, LEAST),
            Self::Memory => text::memory(name),
            Self::NoPicture => text::no_picture(name),
            Self::OtherFormat(format) => text::other_format(name, *format),
            Self::Damaged => text::damaged(name),
            Self::BrokeOff => text::broke_off(name),
        }
    }
}

/// Reads the picture in a file.
///
/// # Errors
///
/// Says what is wrong with the file or the picture.
pub fn read(path: &Path) -> Result<TilePicture, Fault> {
    let bytes = read_regular(path, MOST_BYTES).map_err(|error| {
        if is_not_a_file(&error) || error.kind() == io::ErrorKind::IsADirectory {
            Fault::NotAFile
        } else {
            Fault::Unreadable(error)
        }
    })?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Fault::LargeFile);
    }
    decode(&bytes, MOST_PIXELS)
}

pub fn is_picture(beginning: &[u8]) -> bool {
    use ImageFormat::{Avif, Gif, Jpeg, Png, Tiff, WebP};
    let format = image::guess_format(beginning).ok();
    // Other formats have signatures that a text may begin with too.
    format.is_some_and(|format| [Png, Jpeg, Gif, WebP, Tiff, Avif].contains(&format))
}

/// Decodes a PNG or JPEG of at most this many pixels.
///
/// # Errors
///
/// Says what is wrong with the picture.
pub fn decode(bytes: &[u8], most_pixels: u64) -> Result<TilePicture, Fault> {
    if bytes.is_empty() {
        return Err(Fault::Empty);
    }
    let format = image::guess_format(bytes).map_err(|_| Fault::NoPicture)?;
    if !matches!(format, ImageFormat::Png | ImageFormat::Jpeg) {
        let name = format.extensions_str().first().copied();
        return Err(Fault::OtherFormat(name.unwrap_or_default()));
    }
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut limits = Limits::default();
    limits.max_alloc = Some(MOST_MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|error| fault(&error))?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > most_pixels {
        return Err(Fault::ManyPixels(width, height));
    }
    if width.min(height) < LEAST as u32 {
        return Err(Fault::FewPixels(width, height));
    }
    if decoder.total_bytes() > MOST_MEMORY {
        return Err(Fault::Memory);
    }
    // Cameras record their orientation. If that record is damaged, the picture is not rotated.
    let turned = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let image = DynamicImage::from_decoder(decoder).map_err(|error| fault(&error))?;
    let mut image = scaled(image);
    image.apply_orientation(turned);
    let [width, height] = [image.width(), image.height()];
    TilePicture::new(&opaque(&image)).ok_or(Fault::FewPixels(width, height))
}

/// Encodes the picture for the file of a slide, at the largest size that fits there.
pub(crate) fn encoded(picture: &TilePicture) -> Option<Picture> {
    picture.levels.iter().find_map(|level| {
        let image = rgb(level);
        let mut formats = [ImageFormat::Png, ImageFormat::Jpeg].into_iter();
        formats.find_map(|format| {
            let mut bytes = Cursor::new(Vec::new());
            image.write_to(&mut bytes, format).ok()?;
            Picture::new(bytes.into_inner())
        })
    })
}

fn fault(error: &ImageError) -> Fault {
    match error {
        ImageError::Limits(_) => Fault::Memory,
        _ => Fault::Damaged,
    }
}

/// Returns the middle of a picture, scaled to no more pixels than are ever shown.
fn scaled(image: DynamicImage) -> DynamicImage {
    /// The aspect of the longest board, 2 × 8.
    const ASPECT: u32 = 4;
    let (width, height) = (image.width(), image.height());
    let (wide, high) = (width.min(ASPECT * height), height.min(ASPECT * width));
    let cut = (wide, high) != (width, height);
    let image = match cut {
        true => image.crop_imm((width - wide) / 2, (height - high) / 2, wide, high),
        false => image,
    };
    let (short, long) = (wide.min(high) as f32, wide.max(high) as f32);
    let scale = (SHORTER as f32 / short).min(LONGEST as f32 / long);
    if scale >= 1.0 {
        return image;
    }
    // The sides can be halved as often as needed for all levels.
    let side = |side: u32| ((side as f32 * scale / 32.0).round() as u32).max(1) * 32;
    // `resize` would hold the whole picture as floating-point numbers.
    image.thumbnail_exact(side(wide), side(high))
}

/// Draws the picture on white.
fn opaque(image: &DynamicImage) -> ColorImage {
    let pixels = image.to_rgba8();
    let size = [image.width() as usize, image.height() as usize];
    let pixels = pixels.pixels().map(|pixel| {
        let [r, g, b, a] = pixel.0.map(u16::from);
        let over = |channel: u16| ((channel * a + 255 * (255 - a) + 127) / 255) as u8;
        Color32::from_rgb(over(r), over(g), over(b))
    });
    ColorImage::new(size, pixels.collect())
}
