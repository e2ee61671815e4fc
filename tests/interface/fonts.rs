//! The fonts that the window ships with: every weight renders, figures are equally wide, and all texts can be drawn.

use egui::epaint::TextOptions;
use egui::epaint::text::{FontDefinitions, Fonts};
use egui::{Color32, FontId};
use skrifa::GlyphId;
use skrifa::raw::{FontRef, TableProvider as _};

const WEIGHTS: [(&str, &[u8]); 4] = [
    (
        "Inter-Regular",
        include_bytes!("../../assets/fonts/Inter-Regular.ttf"),
    ),
    (
        "Inter-Medium",
        include_bytes!("../../assets/fonts/Inter-Medium.ttf"),
    ),
    (
        "Inter-SemiBold",
        include_bytes!("../../assets/fonts/Inter-SemiBold.ttf"),
    ),
    (
        "Inter-Bold",
        include_bytes!("../../assets/fonts/Inter-Bold.ttf"),
    ),
];

/// The fonts of a window that has only this typeface.
fn only(name: &str, data: &'static [u8]) -> Fonts {
    let mut definitions = FontDefinitions::empty();
    let data = egui::FontData::from_static(data);
    definitions.font_data.insert(name.into(), data.into());
    for family in definitions.families.values_mut() {
        family.push(name.into());
    }
    Fonts::new(TextOptions::default(), definitions)
}

fn width(fonts: &mut Fonts, text: &str) -> f32 {
    let galley = fonts.with_pixels_per_point(1.0).layout_no_wrap(
        text.to_owned(),
        FontId::proportional(64.0),
        Color32::WHITE,
    );
    galley.size().x
}

#[test]
fn every_figure_is_equally_wide_so_that_counters_do_not_jump() {
    for (name, data) in WEIGHTS {
        let fonts = &mut only(name, data);
        let zeros = width(fonts, "0,000,000.0");
        assert!(zeros > 0.0, "{name} renders nothing");
        for digit in '1'..='9' {
            let number = "0,000,000.0".replace('0', &digit.to_string());
            assert_eq!(width(fonts, &number), zeros, "{name}: {number}");
        }
    }
}

#[test]
fn every_character_of_a_program_is_equally_wide() {
    let data = include_bytes!("../../assets/fonts/DejaVuSansMono.ttf");
    let fonts = &mut only("DejaVu Sans Mono", data);
    for text in ["let h = 12;", "manhattan()", "{}[]<>&&||.."] {
        let alike = "0".repeat(text.len());
        assert_eq!(width(fonts, text), width(fonts, &alike), "{text}");
    }
}

#[test]
fn the_weights_differ() {
    let widths = WEIGHTS.map(|(name, data)| width(&mut only(name, data), "Search algorithm"));
    assert!(widths.is_sorted_by(|a, b| a < b), "{widths:?}");
}

/// The characters that the typeface lacks.
fn lacking(name: &str, data: &'static [u8], characters: &str) -> String {
    let mut fonts = only(name, data);
    let mut view = fonts.with_pixels_per_point(1.0);
    characters
        .chars()
        .filter(|c| !view.has_glyph(&FontId::proportional(13.0), *c))
        .collect()
}

#[test]
fn every_character_that_the_window_shows_is_in_every_weight_of_text() {
    let shown = "The quick brown fox jumps over the lazy dog ÀÉÎÕÜßçñłőš \
                 … – — ’ “ ” · • × − ± ≤ ≥ ≠ ≈ ∞ √ π Σ ← ↑ → ↓ ↺ ↻ ■ □ ▲ ▶ ▼ ◀ ○ ● ¹²³⁴⁵⁶⁷⁸⁹⁰ ₀₁₂ ½ €";
    let [texts @ .., bold] = WEIGHTS;
    for (name, data) in texts {
        assert_eq!(lacking(name, data, shown), "", "{name}");
    }
    let (name, data) = bold;
    assert_eq!(lacking(name, data, "Slidescope 0123456789"), "", "{name}");
}

/// There is no fallback typeface.
#[test]
fn names_of_files_can_be_read() {
    let names = "Žluťoučký kůň, İğdır, Gdańsk, Chișinău, Nguyễn Đặng, Gəncə, Ξεσκεπάζω, Съешь ещё, Їжак № 5, Қазақ ҒӘҢӨҰҮҺІ";
    let [(name, data), ..] = WEIGHTS;
    assert_eq!(lacking(name, data, names), "", "{name}");
}

/// egui shifts a glyph by the difference between its left bearing in the table and that of its outline.
#[test]
fn the_left_bearing_of_every_glyph_is_that_of_its_outline() {
    let chinese: &[u8] = include_bytes!("../../assets/fonts/NotoSansSC.ttf");
    let code: &[u8] = include_bytes!("../../assets/fonts/DejaVuSansMono.ttf");
    for (name, data) in WEIGHTS
        .into_iter()
        .chain([("Noto Sans SC", chinese), ("code", code)])
    {
        let font = FontRef::new(data).expect("a font");
        let (bearings, places) = (font.hmtx().expect("there"), font.loca(None).expect("there"));
        let outlines = font.glyf().expect("there");
        for id in (0..font.maxp().expect("there").num_glyphs()).map(GlyphId::from) {
            // A space has no outline.
            if let Some(outline) = places.get_glyf(id, &outlines).expect("whole") {
                let bearing = bearings.side_bearing(id);
                assert_eq!(bearing, Some(outline.x_min()), "{name}: glyph {id}");
            }
        }
    }
}

/// CJK punctuation, ideographs and full-width forms begin here.
const FIRST_CHINESE: char = '\u{2e80}';

#[test]
fn every_character_of_every_message_can_be_drawn() {
    let chinese = include_bytes!("../../assets/fonts/NotoSansSC.ttf");
    let common = "学业课堂作业教师姓名班级第一章二〇二六年「」《》ＡＢ（）％";
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/languages");
    for entry in std::fs::read_dir(folder).expect("the languages") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a file");
        let text = text.replace('\n', "");
        let (chinese_ones, others): (String, String) =
            text.chars().partition(|c| *c >= FIRST_CHINESE);
        assert_eq!(
            lacking("Noto Sans SC", chinese, &(chinese_ones + common)),
            "",
            "{path:?}"
        );
        let [texts @ .., _] = WEIGHTS;
        for (name, data) in texts {
            assert_eq!(lacking(name, data, &others), "", "{name}: {path:?}");
        }
    }
}
