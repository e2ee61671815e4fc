use egui::FontId;

use egui::Color32;
use slidescope_core::text::glossary::terms_in;
use slidescope_parts::help::explained::*;

#[test]
fn a_link_lies_on_its_word_however_the_lines_break() {
    let words =
        "The node of the frontier with the least estimate is expanded first, then its successors";
    let context = egui::Context::default();
    let mut measured = 0;
    let mut output = context.run_ui(egui::RawInput::default(), |ui| {
        for width in 30..600 {
            let font = FontId::proportional(13.0);
            let text = words.to_owned();
            let galley = ui
                .painter()
                .layout(text, font, Color32::BLACK, width as f32);
            for (range, _) in terms_in(words) {
                let place = place(&galley, words, &range);
                let middle = galley.cursor_from_pos(place.center().to_vec2());
                let hit = words
                    .char_indices()
                    .nth(middle.index.into())
                    .map(|(at, _)| at);
                assert!(place.is_positive(), "{place:?} in {width}");
                assert!(
                    hit.is_some_and(|at| range.contains(&at)),
                    "{place:?} in {width}"
                );
                measured += 1;
            }
        }
    });
    output.textures_delta.clear();
    assert!(measured > 0, "the sentence has terms");
}
