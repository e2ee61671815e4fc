//! The size of a draft (given, taken from its rows, or guessed from the number of its cells), and the faults of its rows.

use crate::puzzle::{Fault, MAX_CELLS, Size};

/// The largest number of values of a draft that are kept and checked; further ones are only counted.
pub(crate) const MAX_KEPT: usize = 2 * MAX_CELLS;

/// Returns the size of a draft with rows of these lengths, and the faults of the rows.
pub(crate) fn guess_size(lengths: &[usize], given: Option<Size>) -> (Option<Size>, Vec<Fault>) {
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
