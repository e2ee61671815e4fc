use egui::Vec2;
use slidescope_core::puzzle::Move;
use slidescope_core::puzzle::{Board, Size};
use slidescope_parts::widgets::motion::*;

#[test]
fn a_move_displaces_one_tile_by_one_cell() {
    let size = Size::new(3, 4).expect("a legal size");
    let before = Board::blank_last(size);
    for mv in Move::ALL {
        let Some(after) = before.after(mv) else {
            continue;
        };
        let from = displacements(size, &cells(&before), &cells(&after));
        let moved: Vec<usize> = (0..size.cells())
            .filter(|&c| from[c] != Vec2::ZERO)
            .collect();
        assert_eq!(moved, [before.blank()]);
        assert_eq!(from[before.blank()].length(), 1.0);
    }
}

#[test]
fn another_board_shows_at_once() {
    let size = Size::new(3, 3).expect("a legal size");
    let (a, b) = (Board::blank_last(size), Board::blank_first(size));
    assert!(displacements(size, &cells(&a), &cells(&b)).is_empty());
}
