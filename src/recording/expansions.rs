//! The expansions, a column for each of their properties.

use crate::search::Successors;

/// Every expansion recorded, 17 bytes each. Expansions are numbered from 1, so that "after `k` expansions" and "at
/// expansion `k`" are the same moment.
#[derive(Clone, Debug)]
pub(crate) struct Expansions {
    node: Vec<u32>,
    /// Nodes there are after it.
    nodes: Vec<u32>,
    /// Duplicates met so far.
    duplicates: Vec<u32>,
    /// The most open nodes there have been so far.
    peak: Vec<u32>,
    successors: Vec<u8>,
    roots: u32,
}

impl Expansions {
    pub(crate) const fn new(roots: u32) -> Self {
        Self {
            node: Vec::new(),
            nodes: Vec::new(),
            duplicates: Vec::new(),
            peak: Vec::new(),
            successors: Vec::new(),
            roots,
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.node.len() as u32
    }

    pub(crate) const fn roots(&self) -> u32 {
        self.roots
    }

    /// Adds an expansion of `node` after which there are `nodes`, `open` of them open.
    #[inline]
    pub(crate) fn push(
        &mut self,
        node: u32,
        nodes: u32,
        duplicates: u32,
        open: u32,
        successors: Successors,
    ) {
        let k = self.len();
        self.duplicates.push(self.duplicates(k) + duplicates);
        self.peak.push(self.peak(k).max(open));
        self.node.push(node);
        self.nodes.push(nodes);
        self.successors.push(successors.bits());
    }

    /// The node that expansion `k` expanded; none for 0.
    #[inline]
    pub(crate) fn node(&self, k: u32) -> Option<u32> {
        let last = k.checked_sub(1)?;
        self.node.get(last as usize).copied()
    }

    /// How many nodes there are after `k` expansions.
    #[inline]
    pub(crate) fn nodes(&self, k: u32) -> u32 {
        k.checked_sub(1)
            .map_or(self.roots, |last| self.nodes[last as usize])
    }

    /// Duplicates met in the first `k` expansions.
    #[inline]
    pub(crate) fn duplicates(&self, k: u32) -> u32 {
        k.checked_sub(1)
            .map_or(0, |last| self.duplicates[last as usize])
    }

    /// The most nodes that were open in the first `k` expansions.
    #[inline]
    pub(crate) fn peak(&self, k: u32) -> u32 {
        k.checked_sub(1)
            .map_or(self.roots, |last| self.peak[last as usize])
    }

    /// What became of the successors of expansion `k`.
    #[inline]
    pub(crate) fn successors(&self, k: u32) -> Successors {
        let bits = k
            .checked_sub(1)
            .map_or(0, |last| self.successors[last as usize]);
        Successors::from_bits(bits)
    }
}
