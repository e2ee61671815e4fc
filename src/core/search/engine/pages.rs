//! Zeroed memory obtained directly from the system.

use memmap2::{MmapMut, MmapOptions};

#[derive(Debug)]
pub struct Pages(MmapMut);

impl Pages {
    /// Their alignment: the smallest page size of any system, in bytes.
    pub const ALIGN: usize = 4096;

    /// Returns `None` if the system refuses the memory.
    pub fn new(bytes: usize) -> Option<Self> {
        MmapOptions::new().len(bytes).map_anon().ok().map(Self)
    }

    /// Reserves addresses without a promise of memory behind all of them.
    pub fn reserved(bytes: usize) -> Option<Self> {
        let mut options = MmapOptions::new();
        let options = options.len(bytes).no_reserve_swap();
        options.map_anon().ok().map(Self)
    }

    /// Asks for larger pages if the system has them.
    pub fn ask_for_huge(&self) {
        #[cfg(target_os = "linux")]
        {
            let _ = self.0.advise(memmap2::Advice::HugePage);
        }
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[inline(always)]
    pub fn as_ptr(&self) -> *const u8 {
        self.0.as_ptr()
    }

    #[inline(always)]
    pub fn as_mut_ptr(&mut self) -> *mut u8 {
        self.0.as_mut_ptr()
    }
}
