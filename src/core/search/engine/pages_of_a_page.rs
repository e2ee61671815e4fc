//! Zeroed memory in a browser, which has one linear memory that grows and never shrinks. A freed piece serves the next
//! search.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ptr::NonNull;

#[derive(Debug)]
pub struct Pages {
    start: NonNull<u8>,
    layout: Layout,
}

// SAFETY: nothing else refers to the allocation.
#[expect(unsafe_code, reason = "memory that no type describes")]
unsafe impl Send for Pages {}
// SAFETY: `&self` allows only reads.
#[expect(unsafe_code, reason = "memory that no type describes")]
unsafe impl Sync for Pages {}

impl Pages {
    /// Their alignment in bytes: a cache line.
    pub const ALIGN: usize = 64;

    /// Returns `None` if the browser refuses the memory.
    #[expect(unsafe_code, reason = "memory that no type describes")]
    pub fn new(bytes: usize) -> Option<Self> {
        let layout = Layout::from_size_align(bytes.max(1), Self::ALIGN).ok()?;
        // SAFETY: the layout is not empty.
        let start = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        Some(Self { start, layout })
    }

    /// Same as [`new`](Self::new): a browser has no addresses without memory.
    pub fn reserved(bytes: usize) -> Option<Self> {
        Self::new(bytes)
    }

    /// Does nothing: a browser has no larger pages.
    pub const fn ask_for_huge(&self) {}

    #[inline(always)]
    pub const fn len(&self) -> usize {
        self.layout.size()
    }

    #[inline(always)]
    pub const fn as_ptr(&self) -> *const u8 {
        self.start.as_ptr()
    }

    #[inline(always)]
    pub const fn as_mut_ptr(&mut self) -> *mut u8 {
        self.start.as_ptr()
    }
}

impl Drop for Pages {
    #[expect(unsafe_code, reason = "memory that no type describes")]
    fn drop(&mut self) {
        // SAFETY: it was allocated with this layout and is freed once.
        unsafe { dealloc(self.start.as_ptr(), self.layout) };
    }
}
