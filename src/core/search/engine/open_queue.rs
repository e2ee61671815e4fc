//! What a best-first search needs of its open list.

/// The open list of a best-first search: lowest rank first, then lowest tie, then oldest.
pub trait OpenQueue<N> {
    fn push(&mut self, rank: u32, tie: u32, node: N);

    /// Takes the first entry, with its rank and tie.
    fn pop(&mut self) -> Option<(u32, u32, N)>;

    /// Up to two of the first entries, with their rank and tie; none if finding them would need a search.
    fn front(&self) -> (u32, u32, &[N]);

    /// All entries in order, with their rank and tie.
    fn iter(&self) -> Box<dyn Iterator<Item = (u32, u32, N)> + '_>;

    fn bytes(&self) -> u64;
}
