use egui::Stroke;
use slidescope::window::screens::heuristics::code::*;
use slidescope_parts::theme::Palette;

#[test]
fn pieces_make_the_line_again() {
    for line in [
        "let h = 2 * at(ä);// ü\n",
        "0..size/3_x//",
        "// é",
        "",
        "/ / §",
    ] {
        let all: String = pieces(line).iter().map(|(_, text)| *text).collect();
        assert_eq!(all, line);
    }
    let pieces = pieces("for tile in 1..size");
    for piece in [(Piece::Keyword, "for"), (Piece::Function, "size")] {
        assert!(pieces.contains(&piece), "{pieces:?}");
    }
}

#[test]
fn a_fault_is_underlined_in_its_line() {
    let job = layout("1 +\nx + 2", &Palette::DARK, 100.0, Some((2, 1)));
    let marked = job
        .sections
        .iter()
        .filter(|s| s.format.underline != Stroke::NONE);
    let marked = marked.map(|s| &job.text[s.byte_range.start.0..s.byte_range.end.0]);
    assert_eq!(marked.collect::<Vec<_>>(), ["x"]);
}
