//! Which of its layouts a text has: rows, columns, or two boards side by side.

use crate::puzzle::{Board, Notation, Size};
use crate::reading::rows_of_cells::{Cell, Layout, certain, layouts};
use crate::reading::{Draft, Fault, Faults, plain};

impl Draft {
    /// The only board that `text` can be; or a draft whose fault shows several; or the one that fits best.
    pub(super) fn best(text: &str, size: Option<Size>) -> Self {
        if let Some(draft) = certain(text).map(|layout| Self::of(&layout, size))
            && draft.board().is_ok()
        {
            return draft;
        }
        let mut layouts = layouts(text, size);
        let bare: Vec<Layout> = layouts.iter().flat_map(Layout::without_headings).collect();
        layouts.extend(bare);
        let drafts = layouts.iter().map(|layout| Self::of(layout, size));
        let drafts: Vec<(Self, Result<Board, Faults>)> = drafts
            .map(|draft| {
                let board = draft.board();
                (draft, board)
            })
            .collect();
        let mut readings: Vec<Board> = Vec::new();
        for board in drafts.iter().filter_map(|(_, board)| board.as_ref().ok()) {
            if !readings.contains(board) {
                readings.push(*board);
            }
        }
        let fit = |(_, board): &(Self, Result<Board, Faults>)| match board {
            Ok(_) => 0,
            Err(faults) => faults.iter().map(weight).sum(),
        };
        let best = drafts.iter().min_by_key(|draft| fit(draft));
        let Some((mut best, board)) = best.cloned() else {
            return Self::default();
        };
        if readings.len() > 1 {
            best.size_faults.push(Fault::Ambiguous { readings });
        } else if board.is_err() {
            let several = layouts
                .iter()
                .find_map(|layout| several(layout, size, text));
            if let Some(fault) = several.or_else(|| best.with_blank_as_largest()) {
                best.size_faults = vec![fault];
            }
        }
        best
    }
}

/// How far a layout with this fault is from a board.
fn weight(fault: &Fault) -> usize {
    match fault {
        Fault::Empty | Fault::TooLong { .. } => 10_000,
        Fault::NotABoard { .. } => 1000,
        Fault::NeedsSpaces { .. } => 20,
        Fault::NoSize { .. } | Fault::Size(_) => 50,
        Fault::WrongCount { found, size } => 2 * found.abs_diff(size.cells()),
        Fault::Ragged {
            found, expected, ..
        } => 2 * found.abs_diff(*expected),
        Fault::OtherSize { .. } => 5,
        Fault::NotATile { .. } | Fault::OutOfRange { .. } => 2,
        Fault::Doubled { positions, .. } | Fault::TwoBlanks { positions } => positions.len() - 1,
        Fault::Missing { tiles } => tiles.len(),
        _ => 1,
    }
}

/// The fault that a text has two boards or more. Of a start and a goal, the goal may be named first.
fn several(layout: &Layout, size: Option<Size>, text: &str) -> Option<Fault> {
    let boards = boards_of(layout, size)?;
    let [first, second] = boards[..] else {
        let count = boards.len();
        return Some(Fault::ManyBoards { count });
    };
    let text = text.to_lowercase();
    let at = |names: &[&str]| names.iter().filter_map(|name| text.find(name)).min();
    let goal = at(&["goal", "target", "目标", "终点"]);
    let start = at(&["start", "initial", "起", "初始"]);
    let goal_first = goal.is_some_and(|goal| start.is_some_and(|start| goal < start));
    let (start, goal) = if goal_first {
        (second, first)
    } else {
        (first, second)
    };
    Some(Fault::TwoBoards { start, goal })
}

/// Two boards or more, each in as many rows of `layout`, or in one half of the words of its only row.
fn boards_of(layout: &Layout, size: Option<Size>) -> Option<Vec<Board>> {
    let rows = &layout.rows;
    let of_parts = |parts: &mut dyn Iterator<Item = Vec<Vec<Cell>>>| -> Option<Vec<Board>> {
        let board = |rows| Draft::of(&layout.part(rows), size).board().ok();
        let boards: Vec<Board> = parts.map(board).collect::<Option<_>>()?;
        let same = boards.iter().all(|board| board.size() == boards[0].size());
        (same && boards.len() > 1).then_some(boards)
    };
    let mut counts = (1..=rows.len() / 2).filter(|count| rows.len().is_multiple_of(*count));
    let of_rows = counts.find_map(|count| of_parts(&mut rows.chunks(count).map(<[_]>::to_vec)));
    // Side by side, each row has one of both.
    let width = rows.first().map_or(0, Vec::len);
    let in_halves = rows.len() > 1 && rows.iter().all(|row| row.len() == width && width > 2);
    let side_by_side = || {
        let halves = [0..width / 2, width.div_ceil(2)..width];
        let half = |half: std::ops::Range<usize>| {
            let row = |row: &Vec<Cell>| row[half.clone()].to_vec();
            rows.iter().map(row).collect()
        };
        of_parts(&mut halves.into_iter().map(half))
    };
    let of_columns = of_rows.or_else(|| in_halves.then(side_by_side).flatten());
    of_columns.or_else(|| {
        let row = rows.first().filter(|_| rows.len() == 1)?;
        let halves = row.chunks(row.len().div_ceil(2).max(1));
        of_parts(&mut halves.map(|cells| vec![cells.to_vec()]))
    })
}

/// Returns `text` without line ends: as the rows of its boards if it has any. A board without rows has `size` if that fits.
pub fn in_one_line(text: &str, size: Size) -> String {
    if !text.trim().contains(['\n', '\r', '\t']) {
        return text.to_owned();
    }
    let draft = Draft::parse_preferring(text, size);
    let rows = |board: Board| board.write(Notation::Rows);
    match (draft.board(), draft.problem()) {
        (Ok(board), _) => rows(board),
        (Err(_), Some(both)) => format!("{} -> {}", rows(both.start()), rows(both.goal())),
        (Err(_), None) => {
            let lines = text.lines().filter(|line| !line.trim().is_empty());
            lines.collect::<Vec<_>>().join(" / ")
        }
    }
}

/// The boards of `text` if it has two or more. Its length is not limited.
pub(super) fn boards(text: &str) -> Option<Vec<Board>> {
    let layouts = layouts(&plain(text), None);
    layouts.iter().find_map(|layout| boards_of(layout, None))
}
