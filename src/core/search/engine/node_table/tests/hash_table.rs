use super::*;
use crate::search::engine::node_table::cache_line::GOLDEN;

/// The key of a hash: the inverse of `hash`.
const fn of_hash(hash: u64) -> u64 {
    // Newton's iteration: each step doubles the number of correct bits of the inverse.
    let (mut inverse, mut step) = (GOLDEN, 0);
    while step < 6 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(GOLDEN.wrapping_mul(inverse)));
        step += 1;
    }
    hash.wrapping_mul(inverse)
}

fn meta(number: u64) -> u16 {
    (number % 65_521) as u16 + 1
}

/// Inserts the keys of these hashes, and looks all of them up now and then, even while the table grows.
fn keeps(hashes: impl Fn(u64) -> u64, count: u64) {
    keeps_keys(&hashes, of_hash, count);
    // A wide key without high bits has the same hash.
    keeps_keys(&hashes, |hash| u128::from(of_hash(hash)), count / 4);
}

fn keeps_keys<K: Key>(hashes: &impl Fn(u64) -> u64, of_hash: fn(u64) -> K, count: u64) {
    let mut table = HashTable::<K, u16>::new();
    let mut look = 1;
    for number in 0..count {
        let key = of_hash(hashes(number));
        assert_eq!(key.hash(), hashes(number));
        assert_eq!(table.get(key), 0, "{number} is new");
        *table.entry(key) = meta(number);
        if number + 1 == look || number + 1 == count {
            for known in 0..=number {
                let key = of_hash(hashes(known));
                assert_eq!(table.get(key), meta(known), "{known} of {number}");
                assert_eq!(*table.entry(key), meta(known));
                assert_eq!(*table.known(key), meta(known));
            }
            look = look * 5 / 3 + 1;
        }
    }
    assert_eq!(table.len as u64, count);
}

/// Covers every way of growing: by four, by two, by half, and into a second segment.
#[test]
fn keeps_what_is_put_in_while_it_grows() {
    keeps(|number| (number + 1).wrapping_mul(GOLDEN), 7_000_000);
}

/// All keys in one line, the first or the last, so that they overflow into the lines after it.
#[test]
fn keeps_what_overflows() {
    keeps(|number| u64::MAX - number, 3000);
    keeps(|number| number + 1, 3000);
    keeps(|number| (number % 2).wrapping_neg() ^ (number + 1), 3000);
}
