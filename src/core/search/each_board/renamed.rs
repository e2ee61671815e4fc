//! Searches without a heuristic, for all boards at once.
//!
//! Such a search does not read the tiles. From two starts with the blank on the same cell it makes the same moves, and its
//! states differ only in the names of the tiles. So one search of the whole space from one board with the blank on that cell
//! stands for all of them: a start is renamed to be that board, the goal is renamed likewise, and the place of the renamed
//! goal in the search is the count.

use std::sync::Mutex;

use crate::puzzle::{ADDRESS, Board, FIRST, Packed, Placed, Ranking, Size, State};
use crate::search::each_board::Count;
use crate::search::{Algorithm, Parallel};

/// Returns the counts of `algorithm` from every board, by address: of BFS, bidirectional BFS, or uniform-cost search, whose
/// order is that of BFS and which tests a node when it is taken.
pub(super) fn counts(algorithm: Algorithm, goal: Board, parallel: &impl Parallel) -> Vec<Count> {
    let Some(all) = Ranking::of(&goal) else {
        return Vec::new();
    };
    let counts = Mutex::new(vec![Count::default(); all.addresses()]);
    let cells: Vec<usize> = (0..goal.size().cells()).collect();
    let halves = all.addresses() / cells.len();
    let from_goal = layers(&from(goal).0);
    parallel.each(cells, |blank| {
        let Some(root) = first_board(goal.size(), blank) else {
            return;
        };
        let (found, ranking) = from(root);
        let sides = [&layers(&found), &from_goal];
        // The starts with the blank on this cell have consecutive addresses.
        let starts = blank * halves..(blank + 1) * halves;
        let of = |start: usize| {
            let start = all.state(start as u32);
            let place = ranking.address(renamed(goal, start, root))? as usize;
            let found = found.get(place)?;
            Some(match algorithm {
                Algorithm::Bidirectional => meeting(sides, found.count.length),
                Algorithm::UniformCost => found.taken,
                _ => found.count,
            })
        };
        let made: Vec<Count> = starts.clone().filter_map(of).collect();
        let mut counts = counts
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        counts[starts].copy_from_slice(&made);
    });
    counts
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The board with the blank on cell `blank` and the tiles in order.
fn first_board(size: Size, blank: usize) -> Option<Board> {
    let mut cells: Vec<u8> = (1..size.cells() as u8).collect();
    cells.insert(blank, 0);
    Board::from_cells(size, &cells)
}

/// `goal` with its tiles renamed so that `start` becomes `root`.
fn renamed(goal: Board, start: State, root: Board) -> State {
    let cells = goal.size().cells();
    let mut names = [0_u8; 16];
    for cell in 0..cells {
        names[usize::from(start.tile(cell))] = root.tile(cell);
    }
    let bits = (0..cells).map(|cell| u64::from(names[usize::from(goal.tile(cell))]) << (4 * cell));
    Packed::<u64>(bits.sum()).into()
}

/// A state of a breadth-first search of the whole space.
#[derive(Clone, Copy, Default)]
struct Found {
    /// The counts when it is generated, at which BFS ends if it is the goal.
    count: Count,
    /// The counts when it is taken from the queue.
    taken: Count,
    /// The number of its own successors.
    successors: u64,
}

/// Searches the whole space from `root`. Returns what was found of each state, by address.
fn from(root: Board) -> (Vec<Found>, &'static Ranking) {
    let ranking = Ranking::of(&root).expect("a small space");
    let mut found = vec![Found::default(); ranking.addresses()];
    let first = ranking.placed(root.state()).expect("its own space");
    let mut seen = vec![false; ranking.addresses()];
    seen[(first & ADDRESS) as usize] = true;
    let mut queue: Vec<Placed> = vec![first];
    let (mut expanded, mut generated) = (0, 0);
    while let Some(&n) = queue.get(expanded as usize) {
        expanded += 1;
        let mut successors = [0; 4];
        let count = ranking.successors(n, &mut successors);
        let node = &mut found[(n & ADDRESS) as usize];
        let length = node.count.length;
        node.successors = count as u64;
        node.taken = Count {
            length,
            expanded,
            generated,
        };
        for m in &successors[..count] {
            generated += 1;
            let place = (m & ADDRESS) as usize;
            if !seen[place] {
                seen[place] = true;
                found[place].count = Count {
                    length: length + 1,
                    expanded,
                    generated,
                };
                queue.push(m & !FIRST);
            }
        }
    }
    (found, ranking)
}

/// The nodes of each layer of a breadth-first search, and their successors.
fn layers(found: &[Found]) -> Vec<(u64, u64)> {
    let mut layers: Vec<(u64, u64)> = Vec::new();
    for state in found {
        let depth = state.count.length as usize;
        if depth >= layers.len() {
            layers.resize(depth + 1, (0, 0));
        }
        layers[depth].0 += 1;
        layers[depth].1 += state.successors;
    }
    layers
}

/// The count of a bidirectional search: whole layers, of the side with fewer open nodes, until the depths of both together are
/// the distance.
fn meeting([forward, backward]: [&Vec<(u64, u64)>; 2], distance: u32) -> Count {
    let mut count = Count {
        length: distance,
        ..Count::default()
    };
    let mut depths = [0, 0];
    for _ in 0..distance {
        let [start, goal] = [forward[depths[0]], backward[depths[1]]];
        let (side, layer) = if start.0 <= goal.0 {
            (0, start)
        } else {
            (1, goal)
        };
        depths[side] += 1;
        count.expanded += layer.0;
        count.generated += layer.1;
    }
    count
}
