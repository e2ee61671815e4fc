use egui::{Color32, Context};
use slidescope_parts::theme::fonts::*;

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
