//! The y of every row.

use crate::search::Side;

/// Rows from the roots down. Of two searches the backward one is drawn upwards from a root as far below as both are known,
/// or expected, to need.
#[derive(Clone, Debug)]
pub(crate) struct RowHeights {
    /// Rows of each side that are drawn a full row apart.
    full: [f64; 2],
    /// Rows between the roots of two searches.
    pub(crate) distance: Option<f64>,
}

/// Empty rows between two frontiers that have met: the meeting node stands there.
const BETWEEN: f64 = 2.0;
/// Rows that must be enough for all that is deeper than foreseen: they come ever closer.
const RESERVE: f64 = 4.0;

impl RowHeights {
    pub(crate) const fn single() -> Self {
        Self {
            full: [f64::INFINITY; 2],
            distance: None,
        }
    }

    /// For two that are foreseen to reach these depths, and to end there or to go on.
    pub(crate) fn two_roots(depths: [u32; 2], ends: bool) -> Self {
        let full = depths.map(f64::from);
        let reserve = if ends { 0.0 } else { 2.0 * RESERVE };
        let distance = Some(full[0] + full[1] + reserve + BETWEEN);
        Self { full, distance }
    }

    pub(crate) fn y(&self, side: Side, g: u32) -> f64 {
        let (g, full) = (f64::from(g), self.full[side as usize]);
        let beyond = (g - full).max(0.0);
        // Full rows at first, then ever closer ones, never more than the reserve in all.
        let y = g.min(full) + beyond / (1.0 + beyond / RESERVE);
        match (side, self.distance) {
            (Side::Backward, Some(distance)) => distance - y,
            (Side::Forward, _) | (Side::Backward, None) => y,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_trees_never_touch() {
        for depths in [[0, 0], [3, 5], [11, 11]] {
            let heights = RowHeights::two_roots(depths, false);
            for side in [Side::Forward, Side::Backward] {
                for g in 0..200 {
                    let (here, next) = (heights.y(side, g), heights.y(side, g + 1));
                    let down = if side == Side::Forward { 1.0 } else { -1.0 };
                    assert!((next - here) * down > 0.0, "row {g} of {side:?}");
                }
            }
            assert!(heights.y(Side::Forward, 200) + 1.0 < heights.y(Side::Backward, 200));
        }
    }
}
