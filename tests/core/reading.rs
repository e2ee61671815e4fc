//! The reader: each text of the table gives its board or fault, and what cannot be read is quoted short.


use slidescope::puzzle::{Board, Notation};
use slidescope::reading::Draft;

#[path = "../common/layouts.rs"]
mod layouts;

use layouts::{Given, LAYOUTS};

fn rows(board: Board) -> String {
    board.write(Notation::Rows)
}

#[test]
fn every_layout_gives_its_board_or_its_fault() {
    assert!(LAYOUTS.len() >= 150, "{}", LAYOUTS.len());
    let mut wrong = Vec::new();
    for (text, given) in LAYOUTS {
        let draft = Draft::parse(text, None);
        let found = match (draft.board(), draft.problem()) {
            (Ok(board), _) => format!("Board {}", rows(board)),
            (Err(_), Some(both)) => {
                format!("Problem {} to {}", rows(both.start()), rows(both.goal()))
            }
            (Err(faults), None) => format!("Fault {faults}"),
        };
        let right = match given {
            Given::Board(board) => found == format!("Board {board}"),
            Given::Problem(start, goal) => found == format!("Problem {start} to {goal}"),
            Given::Fault(part) => found.starts_with("Fault") && found.contains(part),
        };
        if !right {
            wrong.push(format!("{text:?}\n  {given:?}\n  {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
