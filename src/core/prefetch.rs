//! The prefetch instruction.

/// Prefetches the cache line of `item`. Affects only the speed, and does nothing on machines without such an instruction.
/// Reading the line instead stalls the processor once a few dozen reads are in flight.
#[inline]
#[cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "the prefetch instruction is only to be had so")
)]
pub(crate) fn prefetch<T>(item: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: every x86-64 processor has the instruction; it takes any address, reads nothing into the program and
        // cannot fault, and this address is that of a live reference.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(item).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = item;
}
