//! Colours that can be told apart and read, and fonts that have every character.

use egui::{Color32, Context};
use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_parts::theme::Hue;
use slidescope_parts::theme::fonts::*;
use slidescope_parts::theme::palette::*;

#[test]
fn the_usual_strategy_has_one_hue_wherever_it_stands() {
    let of = |heuristic| Strategy::new(Algorithm::AStar, heuristic);
    let all = [Heuristic::Zero, Heuristic::Misplaced, Heuristic::Manhattan].map(of);
    for turn in 0..all.len() {
        let mut turned = all;
        turned.rotate_left(turn);
        let hues = Hue::each(&turned);
        let usual = turned.iter().position(|s| *s == of(Heuristic::Manhattan));
        assert_eq!(usual.map(|at| hues[at]), Some(Hue::Orange), "{turned:?}");
    }
}

#[test]
fn ten_strategies_have_a_hue_each_whatever_their_algorithms() {
    for algorithm in Algorithm::ALL {
        for alike in 1..=10 {
            let others = Algorithm::ALL.iter().copied().filter(|&a| a != algorithm);
            let chosen = std::iter::repeat_n(algorithm, alike).chain(others).take(10);
            let strategies: Vec<Strategy> = chosen
                .map(|algorithm| Strategy::new(algorithm, Heuristic::Manhattan))
                .collect();
            let hues = Hue::each(&strategies);
            for (at, hue) in hues.iter().enumerate() {
                assert!(!hues[..at].contains(hue), "{alike} × {algorithm}: {hues:?}");
            }
            assert_eq!(hues[0], Hue::of(algorithm));
        }
    }
}

/// Returns a channel in linear light, without gamma.
fn linear(channel: u8) -> f64 {
    let v = f64::from(channel) / 255.0;
    if v <= 0.04045 {
        v / 12.92
    } else {
        ((v + 0.055) / 1.055).powf(2.4)
    }
}

/// Contrast as WCAG 2.2 defines it.
fn contrast(a: Color32, b: Color32) -> f64 {
    let luminance =
        |c: Color32| 0.2126 * linear(c.r()) + 0.7152 * linear(c.g()) + 0.0722 * linear(c.b());
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
    a.max(b) / a.min(b)
}

#[test]
fn text_reaches_aa_on_every_ground_it_stands_on() {
    for p in [Palette::DARK, Palette::LIGHT] {
        for ground in [p.panel, p.card, p.ground] {
            for text in [p.text, p.dim, p.gold_text, p.bad] {
                assert!(contrast(text, ground) >= 4.5, "{text:?} on {ground:?}");
            }
        }
        for (text, ground) in [
            (p.on_accent, p.accent),
            (p.text, p.tile),
            (p.text, p.tile_hover),
            (p.text, p.hover),
            (p.accent, p.panel),
            (p.accent, p.card),
        ] {
            assert!(contrast(text, ground) >= 4.5, "{text:?} on {ground:?}");
        }
    }
}

#[test]
fn text_for_those_who_ask_for_contrast_reaches_aaa() {
    for p in [Palette::contrasting(0), Palette::contrasting(1)] {
        for text in [p.text, p.dim, p.line, p.gold_text, p.good, p.bad, p.accent] {
            for ground in [p.panel, p.card, p.ground] {
                assert!(contrast(text, ground) >= 7.0, "{text:?} on {ground:?}");
            }
        }
        for ground in [p.hover, p.tile, p.tile_hover] {
            assert!(contrast(p.text, ground) >= 7.0, "text on {ground:?}");
        }
    }
}

#[test]
fn shapes_that_mean_something_reach_three_to_one() {
    for p in [Palette::DARK, Palette::LIGHT] {
        let hues = Hue::ALL.map(|hue| p.hue(hue)).into_iter();
        let others = [p.backward, p.gold, p.good, p.accent];
        for shape in hues.chain(others).chain(p.scale) {
            for ground in [p.panel, p.card] {
                assert!(contrast(shape, ground) >= 3.0, "{shape:?} on {ground:?}");
            }
        }
    }
}

/// Returns the distance of two colours in Oklab (Ottosson, 2020), where about 0.02 is the least that can be seen.
fn distance(a: Color32, b: Color32) -> f64 {
    let lab = |c: Color32| {
        let [r, g, b] = [c.r(), c.g(), c.b()].map(linear);
        let l = (0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b).cbrt();
        let m = (0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b).cbrt();
        let s = (0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b).cbrt();
        [
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
        ]
    };
    let squares = lab(a).into_iter().zip(lab(b)).map(|(a, b)| (a - b).powi(2));
    squares.sum::<f64>().sqrt()
}

#[test]
fn the_colours_of_strategies_are_far_apart() {
    for p in [Palette::DARK, Palette::LIGHT] {
        let mut colors = Hue::ALL.map(|hue| p.hue(hue)).to_vec();
        colors.push(p.backward);
        for (at, a) in colors.iter().enumerate() {
            for b in &colors[..at] {
                assert!(distance(*a, *b) >= 0.1, "{a:?} beside {b:?}");
            }
        }
    }
}

#[test]
fn a_weight_falls_back_to_the_regular_one_and_to_chinese() {
    for (character, face) in [
        ('a', Some(Typeface::Inter(600))),
        ('П', Some(Typeface::Inter(400))),
        ('学', Some(Typeface::Chinese)),
        ('龘', None),
    ] {
        assert_eq!(Typeface::of(character, 600), face, "{character}");
    }
}

#[test]
fn what_no_font_has_is_a_box() {
    let ctx = Context::default();
    install(&ctx);
    draw_boxes(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| ());
    output.textures_delta.clear();
    let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
        let text = "a\u{1F600}龘".to_owned();
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text, medium(18.0), Color32::WHITE);
        let glyphs = &galley.rows[0].glyphs;
        assert_eq!(glyphs.len(), 3);
        for glyph in glyphs {
            assert!(!glyph.uv_rect.is_nothing(), "{:?} is drawn", glyph.chr);
        }
        assert!(glyphs[2].pos.x > glyphs[1].pos.x + 8.0, "it takes its room");
    });
    output.textures_delta.clear();
}
