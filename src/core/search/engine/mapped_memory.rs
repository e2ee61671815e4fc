//! Anonymous memory mappings: pages cost nothing before they are written to, and are returned to the system when dropped.
//!
//! An allocator keeps freed memory for later allocations. After a search that held a gigabyte, a third of it would stay with
//! the process, and the bytes reported by a search would differ from those seen by the system.
//!
//! The system may refuse memory, for instance below `ulimit -v`. Large pieces are requested before they are needed, and a
//! refusal ends the search at its memory limit ([`MappedMemory::try_new`]). Small pieces are needed in the middle of an
//! expansion, which cannot end there. A reserve of addresses covers them: when a small piece is refused, the reserve is
//! released, so the piece can be allocated, and every search ends at its next memory check ([`is_exhausted`]).

use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::search::engine::pages::Pages;
use bytemuck::Pod;

/// Bytes of the reserve: more than all searches of a process can need between two memory checks. In a page one search at a time
/// is between them, and the reserve is memory.
const SPARE: usize = if cfg!(target_arch = "wasm32") {
    8 << 20
} else {
    32 << 20
};

/// The reserve. It is never written to, so it takes no memory.
static ASIDE: Mutex<Option<Pages>> = Mutex::new(None);

static EXHAUSTED: AtomicBool = AtomicBool::new(false);

fn aside() -> MutexGuard<'static, Option<Pages>> {
    ASIDE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Creates the reserve if there is none; returns whether there is one now. Without it no search starts.
pub fn set_aside() -> bool {
    let mut aside = aside();
    if aside.is_none() {
        *aside = Pages::reserved(SPARE);
        EXHAUSTED.store(aside.is_none(), Ordering::Relaxed);
    }
    aside.is_some()
}

/// Whether the system has refused memory since the reserve was last [made](set_aside).
#[inline]
pub fn is_exhausted() -> bool {
    EXHAUSTED.load(Ordering::Relaxed)
}

/// Releases the reserve.
#[cold]
fn give_up() {
    *aside() = None;
    EXHAUSTED.store(true, Ordering::Relaxed);
}

/// Makes room for exactly `more` further items in a small vector.
pub fn reserve<T>(items: &mut Vec<T>, more: usize) {
    if items.try_reserve_exact(more).is_err() {
        give_up();
        items.reserve_exact(more);
    }
}

/// Items in their own memory mapping, zero until they are written to.
#[derive(Debug)]
pub struct MappedMemory<T> {
    pages: Pages,
    kind: PhantomData<T>,
}

impl<T> MappedMemory<T> {
    /// The same memory for items of another type; its bytes are reinterpreted.
    fn cast<U>(self) -> MappedMemory<U> {
        MappedMemory {
            pages: self.pages,
            kind: PhantomData,
        }
    }
}

impl<T: Pod> MappedMemory<T> {
    /// Allocates the items that fill `bytes`, a small number.
    ///
    /// # Panics
    ///
    /// If the system refuses the memory even after the reserve is released.
    pub fn new(bytes: usize) -> Self {
        Self::try_new(bytes).unwrap_or_else(|| {
            give_up();
            Self::try_new(bytes).expect("small pieces fit into the reserve")
        })
    }

    /// Allocates the items that fill `bytes`; `None` if the system refuses them.
    pub fn try_new(bytes: usize) -> Option<Self> {
        Pages::new(bytes).map(Self::of)
    }

    /// Like [`try_new`](Self::try_new), but reserves addresses only, without a promise of memory.
    pub fn reserved(bytes: usize) -> Option<Self> {
        Pages::reserved(bytes).map(Self::of)
    }

    fn of(pages: Pages) -> Self {
        let kind = PhantomData;
        Self { pages, kind }
    }

    /// Asks for pages of two megabytes, which speed up address translation in random look-ups of many items. Systems without
    /// them use their normal pages.
    pub fn with_huge_pages(self) -> Self {
        self.pages.ask_for_huge();
        self
    }

    /// Size in bytes once all items are written to.
    pub fn bytes(&self) -> usize {
        self.pages.len()
    }

    /// All items. A checked cast would test the alignment on each call, and this is called several times per expansion.
    #[inline(always)]
    #[expect(unsafe_code, reason = "the items lie in memory that no type describes")]
    pub fn items(&self) -> &[T] {
        const { assert!(align_of::<T>() <= Pages::ALIGN && size_of::<T>() > 0) };
        let len = self.pages.len() / size_of::<T>();
        // SAFETY: the pages are aligned as the items need it; they are as long as `len` items, live as long as the reference
        // and are changed through `&mut self` alone. Any bytes are a `T`, and all of them were zeroed.
        unsafe { std::slice::from_raw_parts(self.pages.as_ptr().cast(), len) }
    }

    #[inline(always)]
    #[expect(unsafe_code, reason = "the items lie in memory that no type describes")]
    pub fn items_mut(&mut self) -> &mut [T] {
        const { assert!(align_of::<T>() <= Pages::ALIGN && size_of::<T>() > 0) };
        let len = self.pages.len() / size_of::<T>();
        // SAFETY: as in `items`; the reference is the only one.
        unsafe { std::slice::from_raw_parts_mut(self.pages.as_mut_ptr().cast(), len) }
    }
}

/// A few pieces of memory of one size, kept for reuse: zeroing a page takes the system longer than a small search takes to
/// use it.
pub struct Pool {
    bytes: usize,
    most: usize,
    kept: Mutex<Vec<MappedMemory<u8>>>,
}

impl Pool {
    /// Creates a pool of pieces of `bytes` that keeps at most `most` of them.
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

    /// Returns a kept piece with its old content, or a new zeroed one.
    pub fn take<T: Pod>(&self) -> MappedMemory<T> {
        let kept = self.kept().pop();
        kept.map_or_else(|| MappedMemory::new(self.bytes), MappedMemory::cast)
    }

    /// Keeps `piece`, or returns it to the system if enough are kept.
    pub fn put<T>(&self, piece: MappedMemory<T>) {
        let mut kept = self.kept();
        if kept.len() < self.most {
            kept.push(piece.cast());
        }
    }
}
