//! Pictures that are read, and those that are refused.

use std::fs;

use egui::Color32;
use image::ImageFormat;
use slidescope_parts::tiles::decode::*;
use slidescope_parts::tiles::picture::TilePicture;
use std::io::Cursor;
use std::path::Path;

fn encoded(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let image = image::RgbImage::from_fn(width, height, |x, y| {
        image::Rgb([(x * 255 / width) as u8, (y * 255 / height) as u8, 128])
    });
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).expect("encoded");
    bytes.into_inner()
}

/// A PNG whose header claims this size, with almost no data after it.
fn claims(width: u32, height: u32) -> Vec<u8> {
    let mut header = b"IHDR".to_vec();
    header.extend(width.to_be_bytes());
    header.extend(height.to_be_bytes());
    header.extend([8, 6, 0, 0, 0]);
    let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\x0d".to_vec();
    bytes.extend(&header);
    bytes.extend(crc32fast::hash(&header).to_be_bytes());
    let data = b"IDAT\x78\x9c";
    bytes.extend(2_u32.to_be_bytes());
    bytes.extend(data);
    bytes.extend(crc32fast::hash(data).to_be_bytes());
    bytes
}

/// A grey JPEG with four inks, of 64 × 64 pixels: every block is a DC difference of 0 and an end of block.
fn four_inks() -> Vec<u8> {
    let mut bytes = b"\xff\xd8\xff\xdb\0\x43\0".to_vec();
    bytes.extend([1; 64]);
    bytes.extend(b"\xff\xc0\0\x14\x08\0\x40\0\x40\x04");
    for ink in 1..=4 {
        bytes.extend([ink, 0x11, 0]);
    }
    for class in [0x00, 0x10] {
        bytes.extend(b"\xff\xc4\0\x14");
        bytes.push(class);
        bytes.push(1);
        bytes.extend([0; 15]);
        bytes.push(0);
    }
    bytes.extend(b"\xff\xda\0\x0e\x04");
    for ink in 1..=4 {
        bytes.extend([ink, 0x00]);
    }
    bytes.extend([0, 63, 0]);
    bytes.extend([0; 64]);
    bytes.extend(b"\xff\xd9");
    bytes
}

fn read_from(bytes: &[u8]) -> TilePicture {
    decode(bytes, MOST_PIXELS).expect("a picture")
}

#[test]
fn pictures_are_read_and_scaled_to_what_is_shown() {
    for format in [ImageFormat::Png, ImageFormat::Jpeg] {
        let picture = read_from(&encoded(1800, 1200, format));
        assert_eq!(picture.whole().size, [1536, 1024], "{format:?}");
        let corner = picture.whole().pixels[0];
        assert!(corner.r() < 12 && corner.g() < 12, "{format:?}: {corner:?}");
    }
    let long = read_from(&encoded(4000, 40, ImageFormat::Png));
    assert_eq!(long.whole().size, [160, 40]);
    assert!(is_picture(&encoded(40, 40, ImageFormat::Jpeg)[..16]));
}

#[test]
fn transparent_pixels_are_white() {
    let image = image::RgbaImage::from_pixel(40, 40, image::Rgba([200, 0, 0, 0]));
    let mut bytes = Cursor::new(Vec::new());
    let written = image.write_to(&mut bytes, ImageFormat::Png);
    written.expect("encoded");
    let picture = read_from(&bytes.into_inner());
    assert_eq!(picture.whole().pixels[0], Color32::WHITE);
}

/// `tests/interface/tiles.rs` drops further files on the window.
#[test]
fn hostile_files_are_faults() {
    for (bytes, fault) in [
        (
            encoded(200, 200, ImageFormat::Jpeg)[..20].to_vec(),
            "Damaged",
        ),
        (vec![0; 4000], "NoPicture"),
        (claims(9000, 9000), "ManyPixels(9000, 9000)"),
        (encoded(20, 300, ImageFormat::Png), "FewPixels(20, 300)"),
    ] {
        let found = decode(&bytes, MOST_PIXELS).expect_err(fault);
        assert_eq!(format!("{found:?}"), fault);
    }
    for (width, height) in [(100_000, 100_000), (u32::MAX >> 1, 1)] {
        let fault = decode(&claims(width, height), MOST_PIXELS).expect_err("too large");
        let words = format!("{fault:?}");
        let known = ["ManyPixels", "Memory", "FewPixels", "Damaged"];
        assert!(
            known.iter().any(|known| words.starts_with(known)),
            "{words}"
        );
    }
}

#[test]
fn four_inks_are_a_picture() {
    let inks = decode(&four_inks(), MOST_PIXELS);
    assert!(matches!(inks, Ok(_) | Err(Fault::Damaged)), "{inks:?}");
}

#[test]
fn what_is_no_file_is_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let fault = |path: &Path| read(path).expect_err("a fault");
    let of_folder = fault(folder.path());
    assert!(matches!(of_folder, Fault::NotAFile | Fault::Unreadable(_)));
    let of_nothing = fault(&folder.path().join("gone.png"));
    assert!(matches!(of_nothing, Fault::Unreadable(_)));
    let large = folder.path().join("large.png");
    let file = fs::File::create(&large).expect("made");
    file.set_len(MOST_BYTES + 1).expect("long");
    assert!(matches!(fault(&large), Fault::LargeFile));
    #[cfg(unix)]
    assert!(matches!(fault(Path::new("/dev/zero")), Fault::NotAFile));
}
