//! Shuffling by random moves, so that the board stays solvable.

use rand_core::Rng;
use rand_pcg::Pcg32;

use crate::puzzle::{Board, Move};

/// PCG's own default stream: the same seed must give the same board on every machine and in every version.
const STREAM: u64 = 0x0a02_bdbf_7bb3_c0a7;

/// Returns the board after `moves` random moves of the blank from `goal`, each chosen uniformly among those that do not undo
/// the last one. The same goal, number and seed give the same board on every machine.
///
/// There is a solution of at most `moves` moves. The time is proportional to `moves`.
pub fn random_walk(goal: Board, moves: usize, seed: u64) -> Board {
    let mut random = Pcg32::new(seed, STREAM);
    let mut board = goal;
    let mut came: Option<Move> = None;
    for _ in 0..moves {
        let mut choices = [(Move::Up, board); 4];
        let mut count = 0;
        for mv in Move::ALL {
            if came.map(Move::inverse) != Some(mv)
                && let Some(next) = board.after(mv)
            {
                choices[count] = (mv, next);
                count += 1;
            }
        }
        // Multiply and shift: uniform to within one part in a thousand million.
        let choice = (u64::from(random.next_u32()) * count as u64) >> 32;
        let (mv, next) = choices[choice as usize];
        (came, board) = (Some(mv), next);
    }
    board
}
