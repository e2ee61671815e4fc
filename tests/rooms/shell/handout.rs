//! A lesson on paper.

use slidescope::window::shell::headless::handout::*;
use slidescope_core::lesson::Shipped;
use slidescope_core::tasks;
use slidescope_parts::deck::editor::Handout;
use slidescope_parts::tiles::Tiles;

/// Every slide of a lesson is on a page, and its answer on a separate page.
#[test]
fn a_lesson_is_written_for_paper() {
    let lesson = Shipped::Everywhere.lesson().expect("a lesson");
    for (on_a_page, answers) in [(2, false), (6, true)] {
        let handout = Handout {
            on_a_page,
            notes: true,
            answers,
        };
        let mut file = Vec::new();
        let tiles = (&Tiles::default().look, 1 << 30);
        let written = write(&lesson, handout, tiles, &mut file, |_| true);
        tasks::finish(written).expect("a file");
        let kids = String::from_utf8_lossy(&file);
        let pages = kids.matches("/Type /Page\n").count();
        let wanted = lesson.slides.len().div_ceil(on_a_page);
        assert!(pages >= wanted + usize::from(answers), "{pages} pages");
    }
}
