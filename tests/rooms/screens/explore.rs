//! How an estimate adds up, and how the frontier is filtered.

use slidescope::window::screens::explore::frontier::filter::*;
use slidescope::window::screens::explore::heuristic_breakdown::*;
use slidescope_core::puzzle::{Board, Costs, Size};
use slidescope_core::search::Side;
use slidescope_core::search::heuristics::{Estimate, LinearConflict, Manhattan, Misplaced};

#[test]
fn what_is_told_adds_up_to_the_estimate() {
    let size = Size::new(3, 3).expect("a size");
    let goal = Board::blank_last(size);
    for cells in [[8, 1, 3, 4, 6, 7, 0, 5, 2], [3, 2, 1, 4, 5, 6, 7, 8, 0]] {
        let board = Board::from_cells(size, &cells).expect("legal");
        let told: usize = distances(&goal, &board, Costs::Unit)
            .map(|(_, moves)| moves)
            .sum();
        let h = Manhattan::new(&goal).of(board.state());
        assert_eq!(told as u32, h);
        let misplaced = Misplaced::new(&goal).of(board.state());
        assert_eq!(
            distances(&goal, &board, Costs::Unit).count() as u32,
            misplaced
        );
        let (rows, columns) = LinearConflict::new(&goal).conflicts(board.state());
        let more: u32 = rows.iter().chain(&columns).sum();
        let linear = LinearConflict::new(&goal).of(board.state());
        assert_eq!(h + 2 * more, linear);
    }
}

#[test]
fn a_filter_is_read_in_the_ways_people_write_it() {
    let f = Filter {
        f: Some(18),
        ..Filter::default()
    };
    for text in ["f 18", "f18", "f=18", "f = 18"] {
        assert_eq!(Filter::parse(text), f, "{text}");
    }
    let several = Filter::parse("g 7 h9 813");
    assert_eq!((several.g, several.h), (Some(7), Some(9)));
    assert_eq!(several.parts, ["813"]);
    let side = Filter::parse("backward 4");
    assert_eq!((side.side, side.g), (Some(Side::Backward), Some(4)));
    assert_eq!(Filter::parse(""), Filter::default());
}
