//! A draft: a board being edited, which may have several faults at once. Its size is given, taken from its rows, or guessed
//! from the number of its cells.

use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};

use crate::puzzle::{Board, MAX_CELLS, MAX_COMPACT_CELLS, Problem, Size, UsualGoal, name_id};
use crate::reading::rows_of_cells::{Cell, Layout};
use crate::reading::surroundings;
use crate::reading::{CellPosition, Fault, Faults, characters};

/// Largest size of a text that is parsed, in bytes: many times the longest notation of the largest board.
const MAX_TEXT: usize = 4096;
/// Longest excerpt that a fault quotes, in characters.
const MAX_QUOTE: usize = 12;
/// The largest number of values of a draft that are kept and checked; further ones are only counted.
const MAX_KEPT: usize = 2 * MAX_CELLS;

/// A board being edited. [`Draft::board`] returns the legal board, or all faults.
///
/// ```
/// use slidescope_core::reading::Draft;
///
/// let faults = Draft::parse("4 1 2 / 5 5 9", None).board().unwrap_err();
/// assert_eq!(
///     faults.to_string(),
///     "row 2, column 3: there is no tile 9 on 2 × 3; the tiles are 1 to 5\n\
///      tile 5 is there twice: row 2, column 1; row 2, column 2; keep one\n\
///      there is no blank; write 0, _, x or . for the empty cell\n\
///      tile 3 is missing"
/// );
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    size: Option<Size>,
    has_rows: bool,
    cells: Vec<Option<u16>>,
    positions: Vec<CellPosition>,
    /// The words as written, for quotes in faults.
    words: Vec<String>,
    /// Faults of the whole board.
    pub(super) size_faults: Vec<Fault>,
}

impl Draft {
    /// Parses a board in any notation: see [`Notation`](crate::puzzle::Notation). The size is `size` if given, else that of
    /// the rows if there are two or more, else [`Size::inferred`] from the number of cells.
    ///
    /// It never fails: unreadable text becomes a fault of the draft. The time is bounded for a text of any length.
    pub fn parse(text: &str, size: Option<Size>) -> Self {
        let mut draft = Self {
            size,
            ..Self::default()
        };
        if text.len() > MAX_TEXT {
            let bytes = text.len();
            draft.size_faults.push(Fault::TooLong { bytes });
            return draft;
        }
        let text = characters::without_mark(text);
        let invisible = characters::invisible_characters(text);
        // The rest is parsed as it appears on the screen.
        let visible = invisible.is_some().then(|| characters::visible(text));
        let seen = characters::plain(visible.as_deref().unwrap_or(text));
        let mut draft = Self::by_name(&seen, size).unwrap_or_else(|| Self::best(&seen, size));
        if let Some((first, count)) = invisible {
            draft
                .size_faults
                .insert(0, Fault::Invisible { first, count });
        }
        draft
    }

    /// A goal by its name, on a board of `size`; or a start and, behind it, its goal by name.
    fn by_name(text: &str, size: Option<Size>) -> Option<Self> {
        if let Some(usual) = UsualGoal::known_as(&name_id(text.trim())) {
            return Some(Self::from_board(&usual.at(size?)?));
        }
        let (start, usual) = surroundings::named_goal(text)?;
        let mut draft = Self::best(start, size);
        if let Ok(start) = draft.board()
            && let Some(goal) = usual.at(start.size())
        {
            draft.size_faults.push(Fault::TwoBoards { start, goal });
        }
        Some(draft)
    }

    /// Like [`parse`](Self::parse) with `size`, or without a size if that gives no board.
    pub fn parse_preferring(text: &str, size: Size) -> Self {
        let sized = Self::parse(text, Some(size));
        match sized.board().is_ok() || sized.problem().is_some() {
            true => sized,
            false => Self::parse(text, None),
        }
    }

    pub(super) fn of(layout: &Layout, size: Option<Size>) -> Self {
        let lengths: Vec<usize> = layout.rows.iter().map(Vec::len).collect();
        let found: usize = lengths.iter().sum();
        let mut draft = Self {
            size: size.or(layout.size),
            has_rows: layout.rows.len() > 1,
            ..Self::default()
        };
        draft.keep(&layout.rows);
        if found == 0 {
            draft.size_faults.push(Fault::Empty);
        } else if draft.cells.iter().all(Option::is_none) {
            let text = draft.words[0].clone();
            draft.size_faults.push(Fault::NotABoard { text });
        } else if layout.spelled && found > MAX_COMPACT_CELLS {
            draft.size_faults.push(Fault::NeedsSpaces { digits: found });
        } else {
            let (size, faults) = guess_size(&lengths, draft.size);
            let other = draft.size.zip(layout.size);
            draft.size = size;
            draft.size_faults.extend(faults);
            if let Some((size, given)) = other.filter(|(size, given)| size != given) {
                let (rows, columns) = (given.rows(), given.columns());
                let fault = Fault::OtherSize {
                    rows,
                    columns,
                    size,
                };
                draft.size_faults.push(fault);
            }
        }
        draft
    }

    /// The fault that the blank seems to be the largest number: the cells are 1 to their number.
    pub(super) fn with_blank_as_largest(&self) -> Option<Fault> {
        let size = self.size.filter(|size| size.cells() == self.cells.len())?;
        let largest = size.cells() as u8;
        let cell = |value: &Option<u16>| {
            let value = u8::try_from((*value)?).ok()?;
            Some(if value == largest { 0 } else { value })
        };
        let cells: Option<Vec<u8>> = self.cells.iter().map(cell).collect();
        let board = Board::from_cells(size, &cells?)?;
        let is_zero = self.cells.contains(&Some(0));
        (!is_zero).then_some(Fault::LargestIsBlank { largest, board })
    }

    /// The start and the goal, if the text has two boards.
    pub fn problem(&self) -> Option<Problem> {
        match self.size_faults.first() {
            Some(Fault::TwoBoards { start, goal }) => Problem::new(*start, *goal).ok(),
            _ => None,
        }
    }

    pub fn from_board(board: &Board) -> Self {
        let size = board.size();
        let cells = board.cells();
        Self {
            size: Some(size),
            has_rows: true,
            positions: (0..cells.len())
                .map(|cell| CellPosition {
                    cell,
                    row_column: Some(size.place(cell)),
                })
                .collect(),
            words: cells.iter().map(u8::to_string).collect(),
            cells: cells.into_iter().map(|tile| Some(tile.into())).collect(),
            size_faults: Vec::new(),
        }
    }

    /// The size given or inferred.
    pub const fn size(&self) -> Option<Size> {
        self.size
    }

    /// Whether the text had rows, so that the size was not guessed from the number of cells.
    pub const fn has_rows(&self) -> bool {
        self.has_rows
    }

    /// The values row by row: 0 for the blank, `None` for text that is not a number. There may be more or fewer than the
    /// size requires, but at most twice as many as the largest board has cells.
    pub fn cells(&self) -> &[Option<u16>] {
        &self.cells
    }

    /// The legal board.
    ///
    /// # Errors
    /// All faults, each with its position.
    pub fn board(&self) -> Result<Board, Faults> {
        let mut faults = self.size_faults.clone();
        if !faults.iter().any(is_unreadable) {
            self.judge_cells(&mut faults);
            self.judge_tiles(&mut faults);
        }
        if faults.is_empty()
            && let Some(size) = self.size
        {
            let cells: Vec<u8> = self.values().map(|(_, tile)| tile).collect();
            // Cells without a fault are legal, so this always returns.
            if let Some(board) = Board::from_cells(size, &cells) {
                return Ok(board);
            }
            faults.push(Fault::Empty);
        }
        Err(Faults(faults))
    }

    /// Keeps the first words with their positions.
    fn keep(&mut self, rows: &[Vec<Cell>]) {
        for (row, cells) in rows.iter().enumerate() {
            let room = MAX_KEPT - self.cells.len();
            for (column, found) in cells.iter().enumerate().take(room) {
                let cell = self.cells.len();
                let row_column = self.has_rows.then_some((row, column));
                self.positions.push(CellPosition { cell, row_column });
                self.cells.push(found.value);
                self.words.push(quote(&found.word));
            }
        }
    }

    /// The largest tile of the size, or of any board if there is no size.
    fn largest(&self) -> usize {
        self.size.map_or(MAX_CELLS, Size::cells) - 1
    }

    /// Index and value of every cell that holds a valid tile or the blank.
    fn values(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        let largest = self.largest();
        let values = self.cells.iter().enumerate();
        values.filter_map(move |(cell, value)| {
            let tile = u8::try_from((*value)?).ok()?;
            (usize::from(tile) <= largest).then_some((cell, tile))
        })
    }

    fn judge_cells(&self, faults: &mut Vec<Fault>) {
        let (largest, size) = (self.largest(), self.size);
        for (cell, value) in self.cells.iter().enumerate() {
            let (position, text) = (self.positions[cell], self.words[cell].clone());
            match value {
                None => faults.push(Fault::NotATile { position, text }),
                Some(value) if usize::from(*value) > largest => {
                    faults.push(Fault::OutOfRange {
                        position,
                        text,
                        size,
                    });
                }
                Some(_) => {}
            }
        }
    }

    /// Finds faults between cells: duplicate or missing tiles, several blanks or none.
    fn judge_tiles(&self, faults: &mut Vec<Fault>) {
        let mut positions: Vec<Vec<CellPosition>> = vec![Vec::new(); self.largest() + 1];
        for (cell, tile) in self.values() {
            positions[usize::from(tile)].push(self.positions[cell]);
        }
        let mut missing = Vec::new();
        let mut blanks = Vec::new();
        for (tile, positions) in (0_u8..).zip(positions) {
            if tile == 0 {
                blanks = positions;
            } else if positions.len() > 1 {
                faults.push(Fault::Doubled { tile, positions });
            } else if positions.is_empty() {
                missing.push(tile);
            }
        }
        match blanks.len() {
            0 => faults.push(Fault::NoBlank),
            1 => {}
            _ => faults.push(Fault::TwoBlanks { positions: blanks }),
        }
        if self.size.is_some() && !missing.is_empty() {
            faults.push(Fault::Missing { tiles: missing });
        }
    }
}

/// Returns the size of a draft with rows of these lengths, and the faults of the rows.
fn guess_size(lengths: &[usize], given: Option<Size>) -> (Option<Size>, Vec<Fault>) {
    let (rows, found) = (lengths.len(), lengths.iter().sum());
    if rows == 1 {
        let size = given.or_else(|| Size::inferred(found));
        let fault = match size {
            None => Some(Fault::NoSize { found }),
            Some(size) => (size.cells() != found).then_some(Fault::WrongCount { found, size }),
        };
        return (size, fault.into_iter().collect());
    }
    let most_common = most_common(lengths);
    let is_even = lengths.iter().all(|length| *length == most_common);
    if is_even && given.is_none() {
        return match Size::new(rows, most_common) {
            Ok(size) => (Some(size), Vec::new()),
            Err(error) => (None, vec![error.into()]),
        };
    }
    let columns = given.map_or(most_common, Size::columns);
    let expected = if is_even { most_common } else { columns };
    let (mut faults, mut first) = (Vec::new(), 0);
    for (row, &found) in lengths.iter().enumerate() {
        if found != expected && first < MAX_KEPT {
            faults.push(Fault::Ragged {
                row,
                found,
                expected,
                first,
            });
        }
        first += found;
    }
    if let Some(size) = given.filter(|size| (size.rows(), size.columns()) != (rows, expected)) {
        faults.push(Fault::OtherSize {
            rows,
            columns: expected,
            size,
        });
    }
    (given, faults)
}

/// The most common row length; of equally common ones the first.
fn most_common(lengths: &[usize]) -> usize {
    let count = |length: &usize| lengths.iter().filter(|other| *other == length).count();
    // Of equals, the last is the greatest.
    let backwards = lengths.iter().take(MAX_KEPT).rev();
    backwards.copied().max_by_key(count).unwrap_or_default()
}

/// Whether `fault` means that there are no cells to check.
const fn is_unreadable(fault: &Fault) -> bool {
    matches!(
        fault,
        Fault::Empty
            | Fault::TooLong { .. }
            | Fault::NotABoard { .. }
            | Fault::NeedsSpaces { .. }
            | Fault::Ambiguous { .. }
            | Fault::TwoBoards { .. }
            | Fault::ManyBoards { .. }
            | Fault::LargestIsBlank { .. }
    )
}

/// The start of `word`, as quoted by a fault.
fn quote(word: &str) -> String {
    let mut letters = word.chars().map(|c| if c.is_control() { '�' } else { c });
    let mut quote: String = letters.by_ref().take(MAX_QUOTE).collect();
    if letters.next().is_some() {
        quote.push('…');
    }
    quote
}

impl FromStr for Board {
    type Err = Faults;

    /// Parses a board in any notation; the size is inferred.
    fn from_str(text: &str) -> Result<Self, Faults> {
        Draft::parse(text, None).board()
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Self, D::Error> {
        String::deserialize(file)?.parse().map_err(D::Error::custom)
    }
}
