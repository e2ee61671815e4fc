//! The arguments of a call of the recursion, packed into two numbers so that they stay in registers.

/// The path to a node, in three fields. Bits 0 to 15: g. Bits 16 to 31: the waiting (not yet generated) successors. Both are
/// counted from the node where the recursion began. From bit 32 on: the *room*, how many times f may still grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(u64);

const ONE_DEEPER: u64 = 1;
const ONE_WAITING: u64 = 1 << 16;
const ONE_ROOM: u64 = 1 << 32;

impl Path {
    /// The path of the node where the recursion begins.
    pub fn with_room(room: u32) -> Self {
        Self(u64::from(room) * ONE_ROOM)
    }

    /// g, counted from where the recursion began.
    #[inline(always)]
    pub const fn depth(self) -> u32 {
        self.0 as u32 & 0xffff
    }

    /// The depth as an index; a recursion goes no deeper than [`DEEPEST`].
    #[inline(always)]
    pub const fn index(self) -> u8 {
        self.0 as u8
    }

    /// How many times f may still grow.
    #[inline(always)]
    pub const fn room(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline(always)]
    pub fn set_room(self, room: u32) -> Self {
        Self(u64::from(self.0 as u32) + u64::from(room) * ONE_ROOM)
    }

    /// The path with one less room if f `grows`.
    #[inline(always)]
    pub fn after_growth(self, grows: bool) -> Self {
        Self(self.0 - u64::from(grows) * ONE_ROOM)
    }

    /// The path one move deeper. `left` has a bit for each remaining successor of the parent.
    #[inline(always)]
    pub fn deeper(self, left: u8) -> Self {
        Self(self.0 + ONE_DEEPER + u64::from(left.count_ones()) * ONE_WAITING)
    }
}

/// Counts the expansions still allowed and the successors generated. Every call returns it. The bits from 20 on hold the
/// expansions left as a negative number that is counted up; the bits below count the successors. So one addition counts an
/// expansion with its successors, and a budget that is not negative ends the recursion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget(i64);

const ONE_EXPANSION: i64 = 1 << 20;
/// Added to a budget to make it positive, so that all calls return.
const UNWIND: i64 = 1 << 62;
/// The most expansions in one recursion: the bits below them can count four successors each.
pub const MOST: u64 = 1 << 18;
/// The most expansions if paths may exceed the depth of a recursion: no path is deeper than its number of expansions.
pub const DEEPEST: u64 = 255;

/// The highest bits of g and of the waiting successors, which neither field reaches by itself.
const GUARDS: u32 = 0x8000_8000;

impl Budget {
    pub const fn allowing(expansions: u64) -> Self {
        Self(-(expansions as i64 + 1) * ONE_EXPANSION)
    }

    #[inline(always)]
    pub const fn is_used_up(self) -> bool {
        self.0 >= -ONE_EXPANSION
    }

    /// The budget after an expansion that generates the successors for which `left` has a bit.
    #[inline(always)]
    pub fn expanded(self, left: u8) -> Self {
        Self(self.0 + (ONE_EXPANSION + i64::from(left.count_ones())))
    }

    /// The budget after generating successors of a node that was expanded earlier.
    #[inline(always)]
    pub fn generated(self, left: u8) -> Self {
        Self(self.0 + i64::from(left.count_ones()))
    }

    /// Tells all calls to return.
    pub const fn unwind(self) -> Self {
        Self(self.0 + UNWIND)
    }

    /// Whether all calls must return.
    #[inline(always)]
    pub const fn unwinds(self) -> bool {
        self.0 >= 0
    }

    /// Expansions and successors generated since `start`.
    pub const fn since(self, start: Self) -> (u64, u64) {
        let done = self.0 - start.0 - if self.unwinds() { UNWIND } else { 0 };
        ((done / ONE_EXPANSION) as u64, (done % ONE_EXPANSION) as u64)
    }
}

/// The largest g of any path so far, and the most successors that waited, each plus one and stored as the distance from a
/// guard bit. Adding the fields of a [`Path`] sets a guard bit if the path exceeds either.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reach(u32);

impl Reach {
    /// The reach of paths whose g and waiting successors are below these.
    pub fn below(g: u32, waiting: u32) -> Self {
        Self(GUARDS - g.min(0x7fff) - (waiting.min(0x7fff) << 16))
    }

    /// One more than the largest g, and one more than the most successors that waited.
    pub const fn ends(self) -> (u32, u32) {
        let left = GUARDS - self.0;
        (left & 0xffff, left >> 16)
    }

    /// Whether a path exceeds the reach.
    #[inline(always)]
    pub const fn is_passed_by(self, path: Path) -> bool {
        self.0.wrapping_add(path.0 as u32) & GUARDS != 0
    }

    pub fn with(self, path: Path) -> Self {
        let (g, waiting) = self.ends();
        let of_path = path.0 as u32 >> 16;
        Self::below(g.max(path.depth() + 1), waiting.max(of_path + 1))
    }
}
