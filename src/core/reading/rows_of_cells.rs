//! The layouts that a text may have: rows of words, each word a cell.

use crate::puzzle::{MAX_CELLS, MAX_COMPACT_CELLS, Size};
use crate::reading::cell::{is_number, looks_spelled, value};
use crate::reading::surroundings::bare;
use crate::reading::wrapped::unwrapped;

/// The most lines in which columns are compared.
const MOST_LINES: usize = 2 * MAX_CELLS;

/// One way to read a text as cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    /// None is empty.
    pub(super) rows: Vec<Vec<Cell>>,
    /// The size that a first line gives.
    pub(super) size: Option<Size>,
    /// Whether each character is a cell.
    pub(super) spelled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) word: String,
    /// 0 for a blank, [`u16::MAX`] for a larger number, `None` for other text.
    pub(super) value: Option<u16>,
}

impl Cell {
    fn new(word: &str) -> Self {
        Self {
            value: value(word),
            word: word.to_owned(),
        }
    }

    fn digit(digit: char) -> Self {
        Self {
            value: digit.to_digit(36).map(|value| value as u16),
            word: digit.to_string(),
        }
    }
}

impl Layout {
    fn of(rows: impl IntoIterator<Item = Vec<Cell>>) -> Self {
        let mut rows: Vec<Vec<Cell>> = rows.into_iter().collect();
        rows.retain(|row| !row.is_empty());
        Self {
            rows,
            ..Self::default()
        }
    }

    fn spelled(rows: impl IntoIterator<Item = Vec<Cell>>) -> Self {
        Self {
            spelled: true,
            ..Self::of(rows)
        }
    }

    /// Some rows of this layout.
    pub(super) fn part(&self, rows: Vec<Vec<Cell>>) -> Self {
        Self {
            rows,
            ..self.clone()
        }
    }

    /// The layout without its first row, if that is the size of the rest: `3`, `3 3` or `3x3`.
    fn after_size(&self) -> Option<Self> {
        let (first, rest) = self.rows.split_first()?;
        let number = |cell: &Cell| cell.value.map(usize::from);
        let size = match first.as_slice() {
            [one] => match number(one) {
                Some(side) => Size::new(side, side).ok()?,
                None => one.word.parse().ok()?,
            },
            [rows, columns] => Size::new(number(rows)?, number(columns)?).ok()?,
            _ => return None,
        };
        let mut rest = rest.to_vec();
        if rest.iter().all(|row| row.len() == 1) {
            rest = vec![rest.concat()];
        }
        let cells: usize = rest.iter().map(Vec::len).sum();
        // Two boards may follow.
        (cells == size.cells() || cells == 2 * size.cells()).then_some(Self {
            rows: rest,
            size: Some(size),
            spelled: false,
        })
    }

    /// The layout without the size that begins its first row: `3 3 8 1 3 …`, `3 8 1 3 …` or `3x3: 8 1 3 …`.
    fn after_size_in_row(&self) -> Vec<Self> {
        let Some((row, others)) = self.rows.split_first() else {
            return Vec::new();
        };
        let of = |length: usize| {
            let (size, rest) = row.split_at_checked(length)?;
            let size = match size {
                [one] => vec![Cell::new(one.word.trim_end_matches(':'))],
                _ => size.to_vec(),
            };
            let rows = [size, rest.to_vec()].into_iter().chain(others.to_vec());
            let rows = rows.filter(|row| !row.is_empty());
            self.part(rows.collect()).after_size()
        };
        (1..=2).filter_map(of).collect()
    }

    /// The layout without a first row or column of headings, or both: words, or numbers in order.
    pub(super) fn without_headings(&self) -> Vec<Self> {
        let are_headings = |cells: &[&Cell]| {
            let numbers: Option<Vec<u16>> = cells.iter().map(|cell| cell.value).collect();
            let in_order = |numbers: Vec<u16>| {
                numbers[0] <= 1 && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1])
            };
            match numbers {
                Some(numbers) => numbers.iter().all(|it| *it < 100) && in_order(numbers),
                None => {
                    let has_letter = |cell: &&Cell| cell.word.contains(char::is_alphabetic);
                    cells.iter().any(has_letter) && !cells.iter().any(|cell| is_number(&cell.word))
                }
            }
        };
        let (rows, mut all) = (&self.rows, Vec::<Vec<Vec<Cell>>>::new());
        if self.spelled || rows.len() < 2 {
            return Vec::new();
        }
        let column = |rows: &[Vec<Cell>]| {
            let first: Vec<&Cell> = rows.iter().map(|row| &row[0]).collect();
            let others = rows.iter().map(|row| row[1..].to_vec()).collect::<Vec<_>>();
            (rows.iter().all(|row| row.len() > 1) && are_headings(&first)).then_some(others)
        };
        all.extend(column(rows));
        // Names, and perhaps types below them.
        let is_words = |row: &Vec<Cell>| {
            let cells: Vec<&Cell> = row.iter().collect();
            are_headings(&cells) && cells.iter().any(|cell| cell.value.is_none())
        };
        let names = rows.iter().take_while(|row| is_words(row)).count();
        if names > 1 && names < rows.len() {
            all.push(rows[names..].to_vec());
        }
        let (first, rest) = (&rows[0], &rows[1..]);
        // Above the headings of rows stands anything, or nothing.
        let first: Vec<&Cell> = first.iter().collect();
        if are_headings(&first) {
            all.push(rest.to_vec());
        }
        let corner = first.len() - usize::from(first.len() == rest[0].len());
        if corner > 1 && are_headings(&first[first.len() - corner..]) {
            all.extend(column(rest));
        }
        all.into_iter().map(|rows| self.part(rows)).collect()
    }
}

/// What ends a row, besides brackets and the ends of lines.
const ENDS: &[char] = &['/', ';'];

/// The only layout of a text of numbers in one row, or in rows of two and more, if they make a board; and of digits alone.
/// It saves the time of the others where boards come by the thousand.
pub(super) fn certain(text: &str) -> Option<Layout> {
    let is_plain = |b: u8| b.is_ascii_digit() || b" ,/[]\n\t\r".contains(&b);
    if !text.bytes().all(is_plain) {
        return None;
    }
    if is_number(text) && text.len() <= MAX_COMPACT_CELLS {
        return Some(Layout::spelled([text
            .chars()
            .map(|c| Cell::new(c.encode_utf8(&mut [0; 4])))
            .collect()]));
    }
    let plain = words(text, ENDS, &[',']);
    let in_rows = plain.rows.len() == 1 || plain.rows.iter().all(|row| row.len() > 1);
    in_rows.then_some(plain)
}

/// Rows of words.
fn words(text: &str, ends: &[char], between: &[char]) -> Layout {
    let rows = split(text, ends).into_iter();
    Layout::of(rows.map(|row| {
        let words = row.split(|c: char| c.is_whitespace() || between.contains(&c));
        let words = words.filter(|word| !word.is_empty());
        words.map(Cell::new).collect()
    }))
}

/// Returns the layouts of `text`, which is in plain punctuation; the likely ones first.
pub(super) fn layouts(text: &str, size: Option<Size>) -> Vec<Layout> {
    let mut all = of_bare(&bare(text), size);
    for inner in unwrapped(text) {
        all.extend(of_bare(&bare(&inner), size));
    }
    all
}

fn of_bare(text: &str, size: Option<Size>) -> Vec<Layout> {
    let barred = words(text, &['/', ';', '|'], &[',', '&']);
    let in_bars = barred.rows.len() > 1 && barred.rows.iter().all(|row| row.len() > 1);
    let plain = match in_bars {
        true => barred.clone(),
        false => words(text, ENDS, &[',', '|', '&']),
    };
    let mut all = spelled(&plain.rows, size);
    let is_spelled = !all.is_empty() && is_usually_spelled(&plain.rows);
    all.insert(usize::from(is_spelled), plain.clone());
    let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
    let is_column = plain.rows.iter().all(|row| row.len() == 1);
    if is_column && plain.rows.len() > 1 && (lines == 1 || lines == plain.rows.len()) {
        all.push(Layout::of([plain.rows.concat()]));
    }
    if text.contains('|') {
        all.push(barred);
    }
    for delimiter in [',', '\t', ';', '|', '&'] {
        if text.contains(delimiter) {
            all.extend(fields(text, delimiter));
        }
    }
    all.extend(aligned(text));
    all.extend(lettered(&plain.rows));
    for sign in ['-', '.', ':'] {
        all.extend(joined(&plain.rows, sign));
    }
    let in_row = all.iter().flat_map(Layout::after_size_in_row);
    let sized = all.iter().filter_map(Layout::after_size).chain(in_row);
    let sized: Vec<Layout> = sized.collect();
    all.extend(sized);
    all
}

/// Splits `text` into rows at brackets and `ends`, and, if there are no brackets, at the ends of lines.
fn split<'a>(text: &'a str, ends: &[char]) -> Vec<&'a str> {
    let nested = is_nested(text);
    let ends_row = |c: char| match c {
        '[' | ']' | '{' | '}' | '(' | ')' => true,
        '\n' | '\r' => !nested,
        c => ends.contains(&c),
    };
    text.split(ends_row).collect()
}

fn is_nested(text: &str) -> bool {
    text.contains(['[', '{', '('])
}

/// Whether words of these lengths usually have a cell in each character.
fn is_usually_spelled(rows: &[Vec<Cell>]) -> bool {
    let all = || rows.iter().flatten();
    let alone = rows.iter().all(|row| row.len() == 1);
    let groups = rows.len() == 1 && all().all(|cell| cell.word.chars().count() >= 3);
    (alone || groups) && all().all(|cell| looks_spelled(&cell.word))
}

/// The layouts in which each character is a cell: in rows, in one row, with a lost zero, or with digits above nine.
fn spelled(rows: &[Vec<Cell>], size: Option<Size>) -> Vec<Layout> {
    let words: Vec<&str> = rows
        .iter()
        .flatten()
        .map(|cell| cell.word.as_str())
        .collect();
    let alone = rows.iter().all(|row| row.len() == 1);
    let letters =
        |word: &&str| -> Vec<Cell> { word.chars().map(|c| Cell::new(&c.to_string())).collect() };
    let cells: usize = words.iter().map(|word| word.chars().count()).sum();
    let mut all = Vec::new();
    if !(alone || rows.len() == 1) || words.iter().all(|word| word.len() == 1) {
        return all;
    }
    let even = words.iter().all(|word| word.len() == words[0].len());
    let may_be = (even && cells <= MAX_COMPACT_CELLS) || is_usually_spelled(rows);
    if may_be && words.iter().all(|word| looks_spelled(word)) {
        let flat = Layout::spelled([words.iter().flat_map(letters).collect()]);
        let in_rows = Layout::spelled(words.iter().map(letters));
        all.extend(if alone {
            vec![in_rows]
        } else {
            vec![flat, in_rows]
        });
    }
    // A spreadsheet drops the zero at the beginning.
    if let [word] = words[..]
        && word.len() + 1 == size.map_or(9, Size::cells)
        && word.bytes().all(|c| (b'1'..=b'9').contains(&c))
    {
        all.push(Layout::spelled([letters(&&*format!("0{word}"))]));
    }
    let is_digit = |c: char| c.to_digit(36).is_some_and(|value| (value as usize) < cells);
    let all_digits = words.iter().all(|word| word.chars().all(is_digit));
    let has_both = [char::is_alphabetic, char::is_numeric].into_iter();
    let mut has_both = has_both.map(|kind| words.iter().any(|word| word.contains(kind)));
    if (MAX_COMPACT_CELLS + 1..=2 * MAX_CELLS).contains(&cells)
        && all_digits
        && has_both.all(|has| has)
    {
        let digits = |word: &&str| word.chars().map(Cell::digit).collect::<Vec<_>>();
        all.push(Layout::of([words.iter().flat_map(digits).collect()]));
        all.push(Layout::of(words.iter().map(digits)));
    }
    all
}

/// Rows of fields, of which an empty one is the blank. Rows and outer columns of empty fields alone are left out.
fn fields(text: &str, delimiter: char) -> Option<Layout> {
    let ends: &[char] = if delimiter == ';' {
        &['/']
    } else {
        &['/', ';']
    };
    let rows = split(text, ends).into_iter();
    let rows = rows.map(|row| row.split(delimiter).map(str::trim).collect());
    let mut rows: Vec<Vec<&str>> = rows.collect();
    rows.retain(|row| row.iter().any(|field| !field.is_empty()));
    if rows.len() > 1 {
        while rows.iter().all(|row| row.len() > 1 && row[0].is_empty()) {
            for row in &mut rows {
                row.remove(0);
            }
        }
        let ends_empty = |row: &Vec<&str>| row.len() > 1 && row[row.len() - 1].is_empty();
        while rows.iter().all(ends_empty) {
            for row in &mut rows {
                row.pop();
            }
        }
    }
    let cell = |field: &&str| Cell::new(if field.is_empty() { "_" } else { field });
    (!rows.is_empty()).then(|| Layout::of(rows.iter().map(|row| row.iter().map(cell).collect())))
}

/// Lines with aligned columns, of which one has a gap: the blank. If the first line may have lost spaces at its beginning,
/// the gap may be there or at its end.
fn aligned(text: &str) -> Vec<Layout> {
    if is_nested(text) || text.contains(['\t', '/', ';', ',', '&']) {
        return Vec::new();
    }
    // Bars around the rows are a frame; others have fields between them.
    if text.lines().any(|line| line.matches('|').count() > 2) {
        return Vec::new();
    }
    let text = &text.replace('|', " ");
    let lines = text.lines().map(places);
    let lines: Vec<_> = lines
        .filter(|line| !line.is_empty())
        .take(MOST_LINES)
        .collect();
    let columns = lines.iter().map(Vec::len).max().unwrap_or_default();
    let short: Vec<usize> = (0..lines.len())
        .filter(|row| lines[*row].len() != columns)
        .collect();
    let [row] = short[..] else { return Vec::new() };
    if lines[row].len() + 1 != columns || lines.len() < 2 {
        return Vec::new();
    }
    let full = || lines.iter().filter(|line| line.len() == columns);
    let span = |column: usize| {
        let from = full().map(|line| line[column].0).min().unwrap_or_default();
        let to = full().map(|line| line[column].1).max().unwrap_or_default();
        (from, to)
    };
    let spans: Vec<(usize, usize)> = (0..columns).map(span).collect();
    if !spans.windows(2).all(|pair| pair[0].1 < pair[1].0) {
        return Vec::new();
    }
    let column_of = |&(from, to, _): &(usize, usize, &str)| {
        let mut found =
            (0..columns).filter(|column| spans[*column].0 < to && from < spans[*column].1);
        found.next().filter(|_| found.next().is_none())
    };
    let taken: Option<Vec<usize>> = lines[row].iter().map(column_of).collect();
    let Some(taken) = taken.filter(|taken| taken.is_sorted_by(|a, b| a < b)) else {
        return Vec::new();
    };
    let gap = (0..columns)
        .find(|column| !taken.contains(column))
        .unwrap_or_default();
    let first = text.lines().find(|line| !line.trim().is_empty());
    let has_end = first.is_some_and(|line| line.ends_with(' '));
    let may_have_moved = row == 0 && gap + 1 == columns && lines[0][0].0 == 0 && !has_end;
    let gaps = [Some(gap), may_have_moved.then_some(0)];
    let with_gap = |gap: usize| {
        let rows = lines
            .iter()
            .map(|line| line.iter().map(|place| Cell::new(place.2)).collect());
        let mut layout = Layout::of(rows);
        layout.rows[row].insert(gap, Cell::new("_"));
        layout
    };
    gaps.into_iter().flatten().map(with_gap).collect()
}

/// The words of a line, each with the columns of its first character and behind its last one.
fn places(line: &str) -> Vec<(usize, usize, &str)> {
    let (mut places, mut at) = (Vec::new(), 0);
    for part in line.split_inclusive(char::is_whitespace) {
        let word = part.trim_end();
        if !word.is_empty() {
            places.push((at, at + word.chars().count(), word));
        }
        at += part.chars().count();
    }
    places
}

/// Cells of one character, of which letters are digits above nine.
fn lettered(rows: &[Vec<Cell>]) -> Option<Layout> {
    let cells: usize = rows.iter().map(Vec::len).sum();
    let cell = |cell: &Cell| match cell.word.chars().collect::<Vec<_>>()[..] {
        [digit] if digit.is_ascii_alphanumeric() => Cell::digit(digit),
        _ => cell.clone(),
    };
    let layout = Layout::of(rows.iter().map(|row| row.iter().map(cell).collect()));
    let is_digit = |cell: &Cell| cell.value.is_some_and(|value| usize::from(value) < cells);
    let all_digits = layout.rows.iter().flatten().all(is_digit);
    (cells > MAX_COMPACT_CELLS && all_digits).then_some(layout)
}

/// Cells joined by a sign that is no separator otherwise: `8-1-3`.
fn joined(rows: &[Vec<Cell>], sign: char) -> Option<Layout> {
    let is_joined = |cell: &Cell| cell.word.split(sign).all(is_number);
    let many = rows.iter().flatten().any(|cell| cell.word.contains(sign));
    if !many || !rows.iter().flatten().all(is_joined) {
        return None;
    }
    let row = |row: &Vec<Cell>| {
        let parts = row.iter().flat_map(|cell| cell.word.split(sign));
        parts.map(Cell::new).collect()
    };
    Some(Layout::of(rows.iter().map(row)))
}
