//! The editor of the two boards, as text and as boards, with undo.

use std::collections::BTreeMap;

use crate::puzzle::{Board, Costs, Move, Problem, Size};
use crate::reading::{Draft, Fault};
use crate::undo::UndoStack;

/// The maximum number of edits that can be undone.
const MAX_STEPS: usize = 200;

#[derive(Clone, Debug)]
pub struct Entry {
    /// The text as typed, or as last written by an edit of the board.
    pub text: String,
    pub draft: Draft,
    /// The board, if the draft is legal.
    pub board: Option<Board>,
    /// All faults of the draft; empty if it is legal.
    pub faults: Vec<Fault>,
}

impl Entry {
    pub fn of(board: Board) -> Self {
        Self::read(board.to_string(), Draft::from_board(&board))
    }

    pub fn read(text: String, draft: Draft) -> Self {
        let (board, faults) = match draft.board() {
            Ok(board) => (Some(board), Vec::new()),
            Err(faults) => (None, faults.0),
        };
        Self {
            text,
            draft,
            board,
            faults,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Start,
    Goal,
}

#[derive(Clone, Debug, PartialEq)]
struct Snapshot {
    size: Size,
    start: String,
    goal: String,
    costs: Costs,
}

#[derive(Debug)]
pub struct Editor {
    pub size: Size,
    pub start: Entry,
    pub goal: Entry,
    /// What moves cost. A list for another size waits until boards have that size again.
    pub costs: Costs,
    /// The last legal start board.
    pub last_start: Board,
    /// The goal last used at each size.
    goals: BTreeMap<Size, Board>,
    history: UndoStack<Snapshot, MAX_STEPS>,
    /// The field being typed into: consecutive typing is one step of undo.
    typing: Option<Field>,
}

impl Editor {
    pub fn new(problem: Problem) -> Self {
        Self {
            size: problem.size(),
            start: Entry::of(problem.start()),
            goal: Entry::of(problem.goal()),
            costs: problem.costs(),
            last_start: problem.start(),
            goals: BTreeMap::from([(problem.size(), problem.goal())]),
            history: UndoStack::default(),
            typing: None,
        }
    }

    /// The problem, if both boards are legal.
    pub fn problem(&self) -> Option<Problem> {
        let problem = Problem::new(self.start.board?, self.goal.board?).ok()?;
        Some(problem.with_costs(self.costs))
    }

    /// Reads the new `text` of `field`. The size stays unless the text is a whole board of another size. If such a
    /// board may begin a longer one, the size changes when the field is left: see [`commit`](Self::commit).
    pub fn type_text(&mut self, field: Field, text: String) {
        let before = self.entry(field).text.clone();
        if text == before {
            return;
        }
        if self.typing != Some(field) {
            self.remember();
            self.typing = Some(field);
        }
        let by_key = is_one_key(&before, &text);
        self.read(field, text, by_key);
    }

    /// Reads the text of `field` as final, after the field has lost the focus.
    pub fn commit(&mut self, field: Field) {
        self.typing = None;
        let text = self.entry(field).text.clone();
        if self.entry(field).board.is_none() {
            self.read(field, text, false);
        }
    }

    fn read(&mut self, field: Field, text: String, unfinished: bool) {
        let here = Draft::parse(&text, Some(self.size));
        if here.board().is_err()
            && !unfinished
            && let Some(both) = Draft::parse_preferring(&text, self.size).problem()
        {
            self.size = both.size();
            self.put_start(Entry::of(both.start()));
            return self.put_goal(Entry::of(both.goal()));
        }
        if field == Field::Goal {
            return self.put_goal(Entry::read(text, here));
        }
        if here.board().is_err() {
            let free = Draft::parse(&text, None);
            if let Ok(board) = free.board()
                && (!unfinished || board.size().cells() > self.size.cells())
            {
                self.put_start(Entry::read(text, free));
                return self.resize(board.size());
            }
        }
        self.put_start(Entry::read(text, here));
    }

    /// Sets the start board, and the size to its size.
    pub fn set_start(&mut self, board: Board) {
        self.remember();
        self.put_start(Entry::of(board));
        self.resize(board.size());
    }

    pub fn set_goal(&mut self, board: Board) {
        if board.size() == self.size {
            self.remember();
            self.put_goal(Entry::of(board));
        }
    }

    pub fn set_costs(&mut self, costs: Costs) {
        if costs != self.costs && costs.fits(self.size) {
            self.remember();
            self.costs = costs;
        }
    }

    pub fn set_problem(&mut self, problem: Problem) {
        self.remember();
        self.costs = problem.costs();
        self.size = problem.size();
        self.put_start(Entry::of(problem.start()));
        self.put_goal(Entry::of(problem.goal()));
    }

    /// Returns the goal last used at `size`, or the usual one.
    pub fn goal_for(&self, size: Size) -> Board {
        let usual = || Board::blank_last(size);
        self.goals.get(&size).copied().unwrap_or_else(usual)
    }

    pub fn can_undo(&self) -> bool {
        self.history.can_go_back()
    }

    pub fn can_redo(&self) -> bool {
        self.history.can_go_forth()
    }

    pub fn undo(&mut self) {
        if let Some(earlier) = self.history.back(self.snapshot()) {
            self.restore(&earlier);
        }
    }

    pub fn redo(&mut self) {
        if let Some(later) = self.history.forth(self.snapshot()) {
            self.restore(&later);
        }
    }

    pub const fn entry(&self, field: Field) -> &Entry {
        match field {
            Field::Start => &self.start,
            Field::Goal => &self.goal,
        }
    }

    fn put_start(&mut self, start: Entry) {
        self.last_start = start.board.unwrap_or(self.last_start);
        self.start = start;
    }

    fn put_goal(&mut self, goal: Entry) {
        self.goals
            .extend(goal.board.map(|goal| (goal.size(), goal)));
        self.goal = goal;
    }

    /// Sets the size. If it changes, the goal becomes the one last used at this size.
    fn resize(&mut self, size: Size) {
        if self.size != size {
            self.size = size;
            self.goal = Entry::of(self.goal_for(size));
        }
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            size: self.size,
            start: self.start.text.clone(),
            goal: self.goal.text.clone(),
            costs: self.costs,
        }
    }

    fn remember(&mut self) {
        self.typing = None;
        self.history.note(self.snapshot());
    }

    fn restore(&mut self, to: &Snapshot) {
        self.typing = None;
        (self.size, self.costs) = (to.size, to.costs);
        let entry = |text: &str| Entry::read(text.into(), Draft::parse(text, Some(to.size)));
        self.put_goal(entry(&to.goal));
        self.put_start(entry(&to.start));
    }
}

/// Whether one key may have made `after` of `before`: at most one character is another.
fn is_one_key(before: &str, after: &str) -> bool {
    let [before, after]: [Vec<char>; 2] = [before, after].map(|text| text.chars().collect());
    let pairs = before.iter().zip(&after);
    let same = pairs.take_while(|(before, after)| before == after).count();
    let [before, after] = [&before[same..], &after[same..]];
    let ends = before.iter().rev().zip(after.iter().rev());
    let end = ends.take_while(|(before, after)| before == after).count();
    before.len() <= end + 1 && after.len() <= end + 1
}

/// Returns `board` with a tile moved this way into the blank: [`Move::Up`] moves the blank down.
pub fn nudged(board: Board, mv: Move) -> Option<Board> {
    board.after(mv.inverse())
}

/// Returns `board` with the tile on `cell` and all tiles between it and the blank moved towards the blank, or `None` if
/// the cell is not in the blank's row or column.
pub fn slid(board: Board, cell: usize) -> Option<Board> {
    let size = board.size();
    if cell >= size.cells() || cell == board.blank() {
        return None;
    }
    let ((row, column), (blank_row, blank_column)) = (size.place(cell), size.place(board.blank()));
    let mv = match (row == blank_row, column == blank_column) {
        (true, false) if column < blank_column => Move::Left,
        (true, false) => Move::Right,
        (false, true) if row < blank_row => Move::Up,
        (false, true) => Move::Down,
        (true, true) | (false, false) => return None,
    };
    let mut board = board;
    while board.blank() != cell {
        board = board.after(mv)?;
    }
    Some(board)
}
