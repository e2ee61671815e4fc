//! The size of a draft (given, taken from its rows, or guessed from the number of its cells), and the faults of its rows.

use crate::puzzle::{Fault, MAX_CELLS, Size};

/// The largest number of values of a draft that are kept and checked; further ones are only counted.
pub(crate) const MAX_KEPT: usize = 2 * MAX_CELLS;

/// Returns the size of a draft with rows of these lengths, and the faults of the rows.
pub(crate) fn guess_size(lengths: &[usize], given: Option<Size>) -> (Option<Size>, Vec<Fault>) {
    let (rows, found) = (lengths.len(), lengths.iter().sum());
    let mut faults = Vec::new();
    if rows == 1 {
        let size = given.or_else(|| Size::inferred(found));
        match size {
            None => faults.push(Fault::NoSize { found }),
            Some(size) if size.cells() != found => faults.push(Fault::WrongCount { found, size }),
            Some(_) => {}
        }
        return (size, faults);
    }
    let columns = most_common(lengths);
    if lengths.iter().all(|length| *length == columns) {
        return match given {
            Some(size) if (size.rows(), size.columns()) != (rows, columns) => {
                let fault = Fault::OtherSize {
                    rows,
                    columns,
                    size,
                };
                (given, vec![fault])
            }
            Some(_) => (given, faults),
            None => match Size::new(rows, columns) {
                Ok(size) => (Some(size), faults),
                Err(error) => (None, vec![error.into()]),
            },
        };
    }
    let expected = given.map_or(columns, Size::columns);
    let mut first = 0;
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
    if let Some(size) = given.filter(|size| size.rows() != rows) {
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
    let count = |length: usize| lengths.iter().filter(|other| **other == length).count();
    let mut best = (0, 0);
    for &length in lengths.iter().take(MAX_KEPT) {
        let count = count(length);
        if count > best.0 {
            best = (count, length);
        }
    }
    best.1
}
