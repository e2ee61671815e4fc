//! Manhattan distance with linear conflicts.

use crate::puzzle::{Arrangement, Board, Costs, PLACES, SIDES, Size};
use crate::search::heuristics::{Estimate, Manhattan};

/// Length of the longest line whose conflicts are tabulated, if every move costs 1; all others are computed each time.
const TABULATED: usize = 5;

/// The largest number of cells in a line, and of lines of a board.
const LONGEST: usize = SIDES + 1;

/// Manhattan, plus two for each tile that must leave its line.
///
/// Tiles in their goal row (or column) but in the wrong order cannot pass one another within it. At least as many must step
/// out as are missing from the longest increasing run, and each of those makes two moves across the line that Manhattan does
/// not count. Rows and columns add up, because the one counts moves across rows and the other across columns (Hansson,
/// Mayer, Yung, *Criticizing solutions to relaxed models yields powerful admissible heuristics*, Information Sciences 63,
/// 1992).
#[derive(Clone, Debug)]
pub struct LinearConflict {
    manhattan: Manhattan,
    size: Size,
    rows: Lines,
    columns: Lines,
}

#[derive(Clone, Debug)]
struct Lines {
    /// The number of lines, and of cells in each.
    count: usize,
    length: usize,
    /// The distance from the first cell of a line to that of the next, and from a cell to the next in its line.
    stride: usize,
    step: usize,
    /// By line and tile: 1 + the place of its goal in that line, or 0 if its goal is in another line.
    home: [[u8; PLACES]; LONGEST],
    /// By the places of a line's tiles read as digits: the number of tiles that must step out.
    table: Vec<u8>,
    /// By tile.
    costs: [u32; PLACES],
}

impl Lines {
    fn new(
        goal: &Board,
        costs: Costs,
        [count, length]: [usize; 2],
        [stride, step]: [usize; 2],
    ) -> Self {
        let mut home = [[0; PLACES]; LONGEST];
        for (line, tiles) in home.iter_mut().enumerate().take(count) {
            for place in 0..length {
                let tile = goal.tile(line * stride + place * step);
                if tile != 0 {
                    tiles[usize::from(tile)] = place as u8 + 1;
                }
            }
        }
        let base = length + 1;
        let entries = if length <= TABULATED && costs.is_unit() {
            base.pow(length as u32)
        } else {
            0
        };
        let table = (0..entries)
            .map(|mut code| {
                let mut places = [0; LONGEST];
                for place in places[..length].iter_mut().rev() {
                    *place = (code % base) as u8;
                    code /= base;
                }
                must_step_out(&places[..length], |_| 1) as u8
            })
            .collect();
        Self {
            count,
            length,
            stride,
            step,
            home,
            table,
            costs: costs.table(goal.size()),
        }
    }

    /// The least that the tiles that must step out of `line` cost together: their number if every move costs 1.
    #[inline]
    fn conflicts(&self, state: impl Arrangement, line: usize) -> u32 {
        let home = &self.home[line];
        let place = |i: usize| home[usize::from(state.tile(line * self.stride + i * self.step))];
        if self.table.is_empty() {
            self.computed(state, line)
        } else {
            let code = (0..self.length).fold(0, |code, i| {
                code * (self.length + 1) + usize::from(place(i))
            });
            self.table[code].into()
        }
    }

    /// See [`conflicts`](Self::conflicts).
    fn computed(&self, state: impl Arrangement, line: usize) -> u32 {
        let tile = |i: usize| usize::from(state.tile(line * self.stride + i * self.step));
        let mut places = [0; LONGEST];
        for (i, slot) in places[..self.length].iter_mut().enumerate() {
            *slot = self.home[line][tile(i)];
        }
        must_step_out(&places[..self.length], |i| self.costs[tile(i)])
    }
}

/// The sum of the costs of the non-zero places that are not in the dearest increasing subsequence.
fn must_step_out(places: &[u8], cost: impl Fn(usize) -> u32) -> u32 {
    let mut dearest = [0; LONGEST];
    let (mut all, mut best) = (0, 0);
    for (i, &place) in places.iter().enumerate().filter(|&(_, &place)| place != 0) {
        let before = (0..i).filter(|&j| places[j] != 0 && places[j] < place);
        dearest[i] = cost(i) + before.map(|j| dearest[j]).max().unwrap_or(0);
        best = best.max(dearest[i]);
        all += cost(i);
    }
    all - best
}

impl LinearConflict {
    pub fn new(goal: &Board) -> Self {
        Self::by(goal, Costs::Unit)
    }

    /// With what the moves of each tile cost. Of two tiles in conflict the cheaper steps out.
    pub(crate) fn by(goal: &Board, costs: Costs) -> Self {
        let size = goal.size();
        let (rows, columns) = (size.rows(), size.columns());
        Self {
            manhattan: Manhattan::by(goal, costs),
            size,
            rows: Lines::new(goal, costs, [rows, columns], [columns, 1]),
            columns: Lines::new(goal, costs, [columns, rows], [1, columns]),
        }
    }

    /// The number of tiles that must step out of each row, and of each column.
    pub fn conflicts(&self, state: impl Arrangement) -> (Vec<u32>, Vec<u32>) {
        let all = |lines: &Lines| {
            (0..lines.count)
                .map(|l| lines.conflicts(state, l))
                .collect()
        };
        (all(&self.rows), all(&self.columns))
    }
}

impl Estimate for LinearConflict {
    fn of(&self, state: impl Arrangement) -> u32 {
        let (rows, columns) = self.conflicts(state);
        let conflicts: u32 = rows.iter().chain(&columns).sum();
        self.manhattan.of(state) + 2 * conflicts
    }

    /// A tile that slides along a row keeps the order of its row and changes two columns, and vice versa.
    #[inline]
    fn after(&self, h: u32, parent: impl Arrangement, blank: usize, to: usize) -> u32 {
        let child = parent.slide(blank, to);
        let ((blank_row, blank_column), (to_row, to_column)) =
            (self.size.place(blank), self.size.place(to));
        let (lines, a, b) = if blank_row == to_row {
            (&self.columns, blank_column, to_column)
        } else {
            (&self.rows, blank_row, to_row)
        };
        let before = lines.conflicts(parent, a) + lines.conflicts(parent, b);
        let after = lines.conflicts(child, a) + lines.conflicts(child, b);
        self.manhattan.after(h, parent, blank, to) + 2 * after - 2 * before
    }
}
