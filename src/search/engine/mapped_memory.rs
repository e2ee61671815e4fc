//! Anonymous memory mappings: pages cost nothing before they are written to, and are returned to the system when dropped.
//!
//! An allocator keeps freed memory for later allocations. After a search that held a gigabyte a third of it would stay with
//! the process, and the bytes that a search reports would not be those that the system sees.

use std::marker::PhantomData;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bytemuck::Pod;
use memmap2::{MmapMut, MmapOptions};

/// Items in memory of their own, zero until they are written to.
#[derive(Debug)]
pub struct MappedMemory<T> {
    map: MmapMut,
    kind: PhantomData<T>,
}

impl<T: Pod> MappedMemory<T> {
    /// As many as fill `bytes`.
    ///
    /// # Panics
    ///
    /// If the system has nothing left to give, as an allocation would.
    pub fn new(bytes: usize) -> Self {
        let map = MmapMut::map_anon(bytes);
        Self {
            map: map.expect("the system gives memory to a search"),
            kind: PhantomData,
        }
    }

    /// The same, where the system gives addresses without a promise of memory behind all of them; `None` where it does not.
    pub fn reserved(bytes: usize) -> Option<Self> {
        let map = MmapOptions::new()
            .len(bytes)
            .no_reserve_swap()
            .map_anon()
            .ok()?;
        Some(Self {
            map,
            kind: PhantomData,
        })
    }

    /// Asks for pages of two megabytes: in many items looked up at random the processor finds its way sooner with them. A
    /// system that has none goes on with its own.
    pub fn with_huge_pages(self) -> Self {
        #[cfg(target_os = "linux")]
        {
            let _ = self.map.advise(memmap2::Advice::HugePage);
        }
        self
    }

    /// Bytes it takes once all are written to.
    pub fn bytes(&self) -> usize {
        self.map.len()
    }

    /// The same memory for items of another kind; they are what its bytes make them.
    fn cast<U: Pod>(self) -> MappedMemory<U> {
        MappedMemory {
            map: self.map,
            kind: PhantomData,
        }
    }

    /// The memory itself.
    #[inline(always)]
    pub fn raw(&self) -> &[u8] {
        &self.map
    }

    /// The memory itself, to be written to.
    #[inline(always)]
    pub fn raw_mut(&mut self) -> &mut [u8] {
        &mut self.map
    }

    /// All items.
    #[inline(always)]
    pub fn items(&self) -> &[T] {
        bytemuck::cast_slice(&self.map)
    }

    /// All items, to be written to.
    #[inline(always)]
    pub fn items_mut(&mut self) -> &mut [T] {
        bytemuck::cast_slice_mut(&mut self.map)
    }
}

/// A few pieces of memory of one size, kept from one use to the next: to zero a page takes the system longer than a small
/// search takes to use it.
pub struct Pool {
    bytes: usize,
    most: usize,
    kept: Mutex<Vec<MappedMemory<u8>>>,
}

impl Pool {
    /// Of pieces of `bytes`, of which it keeps `most`.
    pub const fn new(bytes: usize, most: usize) -> Self {
        Self {
            bytes,
            most,
            kept: Mutex::new(Vec::new()),
        }
    }

    fn kept(&self) -> MutexGuard<'_, Vec<MappedMemory<u8>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One that was kept, as it was left, or a new one.
    pub fn take<T: Pod>(&self) -> MappedMemory<T> {
        let kept = self.kept().pop();
        kept.map_or_else(|| MappedMemory::new(self.bytes), MappedMemory::cast)
    }

    /// Keeps `piece`, or gives it back to the system where there are enough.
    pub fn put<T: Pod>(&self, piece: MappedMemory<T>) {
        let mut kept = self.kept();
        if kept.len() < self.most {
            kept.push(piece.cast());
        }
    }
}
