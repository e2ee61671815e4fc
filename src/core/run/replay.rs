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
