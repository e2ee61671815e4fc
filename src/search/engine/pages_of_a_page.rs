//! Zeroed memory in a browser, where there is one memory for all, which grows and never shrinks. A piece that is freed serves
//! the next search.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ptr::NonNull;

#[derive(Debug)]
pub struct Pages {
    start: NonNull<u8>,
    layout: Layout,
}

// SAFETY: nothing else leads to the allocation.
#[expect(unsafe_code, reason = "memory that no type describes")]
unsafe impl Send for Pages {}
// SAFETY: through `&self` it is only read.
#[expect(unsafe_code, reason = "memory that no type describes")]
unsafe impl Sync for Pages {}

impl Pages {
    /// Where they begin is a multiple of this: a line of the processor's cache.
    pub const ALIGN: usize = 64;

    /// `None` where the browser refuses them.
    #[expect(unsafe_code, reason = "memory that no type describes")]
    pub fn new(bytes: usize) -> Option<Self> {
        let layout = Layout::from_size_align(bytes.max(1), Self::ALIGN).ok()?;
        // SAFETY: the layout is not empty.
        let start = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        Some(Self { start, layout })
    }

    /// There are no addresses without memory.
    pub fn reserved(bytes: usize) -> Option<Self> {
        Self::new(bytes)
    }

    /// There are none.
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
