use slidescope::window::screens::explore::heuristic_breakdown::*;
use slidescope_core::puzzle::Size;
use slidescope_core::puzzle::{Board, Costs};
use slidescope_core::search::heuristics::LinearConflict;
use slidescope_core::search::heuristics::{Estimate, Manhattan, Misplaced};

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
