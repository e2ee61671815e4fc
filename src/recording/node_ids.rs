//! A hash table by node number.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

/// From a node number to a place in a log.
pub(crate) type IdMap = HashMap<u32, u32, BuildHasherDefault<IdHasher>>;

/// Multiplicative hashing: nobody chooses node numbers so as to make them collide.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct IdHasher(u64);

impl Hasher for IdHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u32(u32::from(byte));
        }
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        let product = (self.0 ^ u64::from(number)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = product ^ (product >> 32);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
