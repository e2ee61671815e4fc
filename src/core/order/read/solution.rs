//! The solution in a file: moves of the blank or of the tiles, the tiles that move, the boards on the path, or a length.

use crate::order::read::values::{Item, Value, is_nothing};
use crate::order::{Given, OrderFileFault, Remark};
use crate::puzzle::{Board, Move, Problem};
use crate::search::Solution;

/// A solution as the file has it.
pub(super) struct Raw {
    pub(super) name: String,
    /// Its name is that of a number of moves.
    pub(super) is_length: bool,
    words: Vec<String>,
    pub(super) boards: Vec<Board>,
}

impl Raw {
    pub(super) fn new(name: &str, is_length: bool, items: &[Item<'_>]) -> Self {
        let mut raw = Self {
            name: name.to_owned(),
            is_length,
            words: Vec::new(),
            boards: Vec::new(),
        };
        raw.take(items);
        raw
    }

    pub(super) fn take(&mut self, items: &[Item<'_>]) {
        for item in items {
            match (&item.value, &item.key) {
                // No number of moves: `{"a": 1}`.
                (Value::Word(word), Some(key)) if word.parse::<u32>().is_ok() => {
                    self.words.push(format!("{key}: {word}"));
                }
                (Value::Word(word), _) => self.words.push((*word).to_owned()),
                (Value::Text(text), _) => self.words.push(text.to_string()),
                (Value::Entry(entry), _) => self.boards.push(entry.board),
                (Value::Group(items), _) => self.take(items),
                (Value::RowEnd, _) => {}
            }
        }
        self.words.retain(|word| !word.is_empty());
    }

    /// Returns the solution, if there is one, and how it was read. `is_turned`: the file's boards are written column by column.
    ///
    /// # Errors
    /// If it is no solution in any form.
    pub(super) fn read(
        &self,
        problem: &Problem,
        is_turned: bool,
    ) -> Result<(Option<Given>, Option<Remark>), OrderFileFault> {
        let refused = |text: &str| Err(OrderFileFault::Solution(text.chars().take(20).collect()));
        if !self.boards.is_empty() {
            return Ok((Some(Given::Moves(self.between(problem))), None));
        }
        let numbers = self
            .words
            .iter()
            .map(|word| word.trim().parse::<u32>().ok());
        let numbers: Option<Vec<u32>> = numbers.collect();
        match (numbers.as_deref(), self.words.as_slice()) {
            (_, [word]) if is_nothing(word) => return Ok((None, None)),
            (Some([length]), _) => return Ok((Some(Given::Length(*length as usize)), None)),
            (None, _) if self.is_length => return Ok((None, None)),
            (Some(tiles), [_, ..]) => {
                let moves = tile_moves(problem.start(), tiles);
                return match moves {
                    Some(moves) => Ok((Some(Given::Moves(moves)), Some(Remark::TilesNumbers))),
                    None => refused(&self.words.join(" ")),
                };
            }
            _ => {}
        }
        let moves = match Move::read_all(self.words.iter().map(String::as_str)) {
            Ok(moves) => moves,
            Err(word) => return refused(&word),
        };
        let turned = |mv: Move| match mv {
            Move::Up => Move::Left,
            Move::Left => Move::Up,
            Move::Right => Move::Down,
            Move::Down => Move::Right,
        };
        let by_rows = moves.clone();
        let by_columns = moves.iter().map(|mv| turned(*mv)).collect::<Vec<_>>();
        for moves in [Some(by_rows), is_turned.then_some(by_columns)]
            .into_iter()
            .flatten()
        {
            let inverse: Vec<Move> = moves.iter().map(|mv| mv.inverse()).collect();
            for (moves, remark) in [(moves, None), (inverse, Some(Remark::TilesMoves))] {
                if Solution::checked(problem, moves.clone()).is_ok() {
                    return Ok((Some(Given::Moves(moves)), remark));
                }
            }
        }
        Ok((Some(Given::Moves(moves)), None))
    }

    /// Returns the moves between the boards of a path, up to the first that is not one move from the board before.
    fn between(&self, problem: &Problem) -> Vec<Move> {
        let mut board = problem.start();
        let mut moves = Vec::new();
        for next in self
            .boards
            .iter()
            .skip_while(|first| **first == problem.start())
        {
            let mv = Move::ALL
                .into_iter()
                .find(|mv| board.after(*mv) == Some(*next));
            let Some(mv) = mv else {
                // Off the path: these moves are no solution.
                return Vec::new();
            };
            moves.push(mv);
            board = *next;
        }
        moves
    }
}

/// Returns the blank's moves if each tile named is beside the blank.
fn tile_moves(start: Board, tiles: &[u32]) -> Option<Vec<Move>> {
    let mut board = start;
    let moves = tiles.iter().map(|tile| {
        let mut moves = Move::ALL
            .into_iter()
            .filter_map(|mv| Some((mv, board.after(mv)?)));
        let (mv, next) = moves.find(|(_, next)| u32::from(next.tile(board.blank())) == *tile)?;
        board = next;
        Some(mv)
    });
    moves.collect()
}
