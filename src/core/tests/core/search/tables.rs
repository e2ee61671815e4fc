//! The memory and the tables in which searches keep their nodes.

use slidescope_core::for_tests::{HashedSpace, Key, LARGE, NodeTable, Segments, Space};
use slidescope_core::puzzle::{MoveOrder, Size};

type Item = [u64; 8];

fn number(place: usize) -> Item {
    [place as u64 + 1; _]
}

/// A segment is cleared before it is used again. Items of the small segment move to the large one, and those beyond its
/// end are in further segments.
#[test]
fn segments_are_zero_until_they_are_written_to() {
    let in_large = LARGE / size_of::<Item>();
    for len in [
        1,
        100,
        Segments::<Item>::IN_SMALL,
        Segments::<Item>::IN_FURTHER + 1,
        in_large + 1,
    ] {
        let begun = len.min(1000);
        let mut region = Segments::<Item>::new(begun);
        for place in 0..begun {
            assert_eq!(region.at(place), &[0; _], "{place}");
            *region.at_mut(place) = number(place);
        }
        region.reserve(len);
        for place in (0..len.min(2000)).chain(len.saturating_sub(1000)..len) {
            let expected = if place < 1000 { number(place) } else { [0; _] };
            assert_eq!(region.at(place), &expected, "{place} of {len}");
        }
        *region.at_mut(len - 1) = number(7);
        assert_eq!(region.at(len - 1), &number(7));
    }
}

/// By what the hash of a narrow key multiplies it, and the inverse of that number.
fn factors() -> (u64, u64) {
    let factor = Key::hash(1_u64);
    // Newton's iteration: each step doubles the number of correct bits of the inverse.
    let better = |inverse: u64| {
        let error = factor.wrapping_mul(inverse);
        inverse.wrapping_mul(2_u64.wrapping_sub(error))
    };
    (factor, (0..6).fold(factor, |inverse, _| better(inverse)))
}

/// Inserts the keys of these hashes, and looks all of them up now and then, even while the table grows.
fn keeps(hashes: impl Fn(u64) -> u64, count: u64) {
    let (_, inverse) = factors();
    keeps_keys(&hashes, |hash| hash.wrapping_mul(inverse), count);
    // A wide key without high bits has the same hash.
    keeps_keys(
        &hashes,
        |hash| u128::from(hash.wrapping_mul(inverse)),
        count / 4,
    );
}

fn keeps_keys<K: Key>(hashes: &impl Fn(u64) -> u64, of_hash: impl Fn(u64) -> K, count: u64)
where
    HashedSpace<K>: Space<Node = K>,
{
    let size = Size::new(4, 4).expect("a size");
    let mut table = HashedSpace::<K>::new(size, MoveOrder::USUAL).table::<u64>();
    let mut look = 1;
    for number in 0..count {
        let key = of_hash(hashes(number));
        assert_eq!(key.hash(), hashes(number));
        assert_eq!(table.get(key), 0, "{number} is new");
        *table.entry(key) = number + 1;
        if number + 1 == look || number + 1 == count {
            let held = table.bytes();
            for known in 0..=number {
                let key = of_hash(hashes(known));
                assert_eq!(table.get(key), known + 1, "{known} of {number}");
                assert_eq!(*table.entry(key), known + 1);
                assert_eq!(*table.known(key), known + 1);
            }
            assert_eq!(table.bytes(), held, "nothing is added by looking");
            look = look * 3 + 1;
        }
    }
}

#[test]
fn a_table_keeps_what_is_put_in_while_it_grows() {
    keeps_while_it_grows_to(400_000);
}

/// Covers every way of growing: by four, by two, by half, and into a second segment.
#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_a_table_keeps_what_is_put_in_beyond_one_segment() {
    keeps_while_it_grows_to(3_500_000);
}

fn keeps_while_it_grows_to(count: u64) {
    let (factor, _) = factors();
    keeps(|number| (number + 1).wrapping_mul(factor), count);
}

/// All keys in one line, the first or the last, so that they overflow into the lines after it.
#[test]
fn a_table_keeps_what_overflows() {
    keeps(|number| u64::MAX - number, 3000);
    keeps(|number| number + 1, 3000);
    keeps(|number| (number % 2).wrapping_neg() ^ (number + 1), 3000);
}
