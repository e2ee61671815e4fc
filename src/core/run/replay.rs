//! Playback of a solution, move by move.

use crate::puzzle::Board;
use crate::search::Solution;
use crate::study::SolutionQuality;

/// The available speeds, in moves per second.
pub const SPEEDS: [f64; 6] = [0.5, 1.0, 2.0, 3.0, 5.0, 10.0];

/// The board of the solution that is shown, and how the replay continues.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playhead {
    /// The number of moves made.
    pub at: usize,
    pub playing: bool,
    /// The index of the speed in [`SPEEDS`].
    pub speed: usize,
}

impl Playhead {
    /// Returns the playhead paused after `at` moves.
    pub const fn waiting_at(self, at: usize) -> Self {
        Self {
            at,
            playing: false,
            ..self
        }
    }
}

#[derive(Clone, Debug)]
pub struct Replay {
    pub solution: Solution,
    pub quality: SolutionQuality,
    pub head: Playhead,
    /// The time since the last move while it plays, in seconds.
    waited: f64,
}

impl Replay {
    /// Creates a replay paused at the start board.
    pub const fn new(solution: Solution, quality: SolutionQuality) -> Self {
        Self {
            solution,
            quality,
            head: Playhead {
                at: 0,
                playing: false,
                speed: 2,
            },
            waited: 0.0,
        }
    }

    pub fn board(&self) -> Board {
        self.solution.boards()[self.head.at]
    }

    /// The duration of a move in seconds.
    pub fn seconds_a_move(&self) -> f64 {
        1.0 / SPEEDS[self.head.speed]
    }

    /// Sets the playhead. Playing from the end starts over.
    pub fn set(&mut self, head: Playhead) {
        if !self.head.playing {
            self.waited = 0.0;
        }
        let end = self.solution.len();
        let starts_over = head.playing && head.at >= end;
        self.head = Playhead {
            at: if starts_over { 0 } else { head.at.min(end) },
            playing: head.playing && end > 0,
            ..head
        };
    }

    /// Advances by `seconds`. Returns the seconds until the next move while it plays.
    pub fn advance(&mut self, seconds: f64) -> Option<f64> {
        if !self.head.playing {
            return None;
        }
        let end = self.solution.len();
        let each = self.seconds_a_move();
        self.waited += seconds;
        while self.waited >= each && self.head.at < end {
            self.waited -= each;
            self.head.at += 1;
        }
        if self.head.at == end {
            self.head.playing = false;
            return None;
        }
        Some(each - self.waited)
    }

    /// Returns the move with this index, from 0, as text: "5 ↑".
    pub fn move_text(&self, index: usize) -> String {
        let arrow = self.solution.moves()[index].tile_arrow();
        format!("{} {arrow}", self.solution.tile(index))
    }

    /// Returns all moves as text, one per line: "1. 5 ↑".
    pub fn as_text(&self) -> String {
        let line = |index| format!("{}. {}\n", index + 1, self.move_text(index));
        (0..self.solution.len()).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Move, Problem, Size};

    fn replay() -> Replay {
        let size = Size::new(3, 3).expect("a legal size");
        let goal = Board::blank_last(size);
        let back = [Move::Up, Move::Left, Move::Left];
        let start = back.iter().fold(goal, |b, &m| b.after(m).expect("inside"));
        let problem = Problem::new(start, goal).expect("one size");
        let forth = back.iter().rev().map(|m| m.inverse()).collect();
        let solution = Solution::checked(&problem, forth).expect("a true path");
        Replay::new(solution, SolutionQuality::Shortest)
    }

    #[test]
    fn it_plays_to_the_end_at_its_speed_and_starts_over() {
        let mut replay = replay();
        assert_eq!(replay.advance(100.0), None, "it waits to be started");
        let play = |replay: &mut Replay| {
            replay.set(Playhead {
                playing: true,
                ..replay.head
            });
        };
        play(&mut replay);
        let each = 1.0 / SPEEDS[replay.head.speed];
        assert!(replay.advance(each * 0.5).is_some());
        assert_eq!(replay.head.at, 0);
        replay.advance(each * 0.75);
        assert_eq!(replay.head.at, 1);
        assert_eq!(replay.advance(100.0), None);
        assert_eq!(replay.head.at, replay.solution.len());
        assert!(!replay.head.playing);
        play(&mut replay);
        assert_eq!(replay.head.at, 0);
    }

    #[test]
    fn moves_are_told_by_tile_and_direction() {
        let replay = replay();
        assert_eq!(replay.as_text().lines().count(), replay.solution.len());
        for (index, line) in replay.as_text().lines().enumerate() {
            let [before, after] = [index, index + 1].map(|at| replay.solution.boards()[at]);
            let (from, to) = (after.blank(), before.blank());
            let arrow = match (from, to) {
                _ if to + 1 == from => '←',
                _ if from + 1 == to => '→',
                _ if to < from => '↑',
                _ => '↓',
            };
            let (number, tile) = (index + 1, before.tile(from));
            assert_eq!(line, format!("{number}. {tile} {arrow}"));
        }
    }
}
