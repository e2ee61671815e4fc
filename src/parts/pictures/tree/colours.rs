//! What the colours of the tree mean.

use egui::Color32;

use crate::pictures::state_space::side_colors;
use crate::pictures::tree::scene::Scene;
use crate::theme::Palette;
use slidescope_core::lesson::ColourBy;
use slidescope_core::recording::{Node, NodeId};
use slidescope_core::search::{Algorithm, Side};

pub struct Colours {
    pub(crate) palette: &'static Palette,
    by: ColourBy,
    weight: f32,
    /// The value at which the scale begins, and roughly how far above it the middle of the scale is. Both are the same from
    /// the first expansion on, so that a node keeps its colour.
    low: f32,
    half: f32,
    /// The greatest value that is coloured so far.
    high: f32,
    /// The least and the greatest value that is there, where there are so few nodes that one looks at each.
    there: Option<(f32, f32)>,
    frontier: [Color32; 2],
}

/// How far above the f of the start the middle of the scale is, roughly, and the g in its middle.
const HALF_F: f32 = 6.0;
const HALF_G: f32 = 7.0;
/// In a larger tree the values that can occur are named.
const MOST_SEEN: usize = 300;

/// Returns the number that colours the nodes of `algorithm`: `by` if they have it.
pub(crate) fn used(by: ColourBy, algorithm: Algorithm) -> ColourBy {
    match by {
        _ if !algorithm.uses_heuristic() => ColourBy::G,
        // Both have an f, although IDA* compares it with a threshold and MM orders by a priority.
        ColourBy::F if matches!(algorithm, Algorithm::IdaStar | Algorithm::Mm) => ColourBy::F,
        ColourBy::F if !algorithm.goes_by_f() => ColourBy::H,
        ColourBy::F | ColourBy::G | ColourBy::H => by,
    }
}

impl Colours {
    pub fn new(palette: &'static Palette, scene: &Scene<'_>) -> Self {
        let (by, moment) = (scene.style.colour, &scene.moment);
        let algorithm = moment.recording().algorithm();
        // In a depth-first search, the root of the iteration.
        let first = moment.drawn_range().start;
        let root = moment.node(NodeId(first));
        let h = root.and_then(|root| root.h).unwrap_or(0) as f32;
        let stats = moment.stats();
        let weight = moment.recording().strategy().weight_used();
        let weight = weight.map_or(1.0, |weight| weight.get() as f32);
        let depth = stats.depth as f32;
        let by = used(by, algorithm);
        let low = if by == ColourBy::F { h } else { 0.0 };
        // With a weight, f begins high and can fall to the h of the start.
        let (half, high) = match by {
            ColourBy::F if algorithm.is_depth_first() => (HALF_F, stats.threshold as f32),
            ColourBy::F => (HALF_F + (weight - 1.0) * h / 2.0, depth.max(weight * h)),
            ColourBy::G => (HALF_G, depth),
            ColourBy::H => ((h / 2.0).max(1.0), h),
        };
        let own = palette.hue(scene.style.hue);
        let frontier = side_colors(palette, own, algorithm);
        let mut colours = Self {
            palette,
            by,
            weight,
            low,
            half,
            high: high.max(low),
            there: None,
            frontier,
        };
        if moment.drawn() <= MOST_SEEN {
            let nodes = moment
                .drawn_range()
                .filter_map(|id| moment.node(NodeId(id)));
            let expanded = nodes.filter(|node| node.closed && !moment.is_dropped(node.id));
            let values =
                expanded.map(|node| colours.value(node.g as f32, node.h.unwrap_or(0) as f32));
            let widened = |there: Option<(f32, f32)>, value: f32| {
                let (low, high) = there.unwrap_or((value, value));
                Some((low.min(value), high.max(value)))
            };
            colours.there = values.fold(None, widened);
        }
        colours
    }

    pub(crate) const fn word(&self) -> &'static str {
        self.by.name()
    }

    /// The least and the greatest value that is coloured, as whole numbers.
    pub const fn range(&self) -> (u32, u32) {
        let (low, high) = match self.there {
            Some(there) => there,
            None => (self.low, self.high),
        };
        (low as u32, high as u32)
    }

    pub(crate) const fn open(&self, side: Side) -> Color32 {
        self.frontier[side as usize]
    }

    pub fn closed(&self, g: f32, h: f32) -> Color32 {
        self.of(self.value(g, h))
    }

    fn value(&self, g: f32, h: f32) -> f32 {
        match self.by {
            ColourBy::F => g + self.weight * h,
            ColourBy::G => g,
            ColourBy::H => h,
        }
    }

    /// Returns the colour of a value. Small steps differ most where the scale begins; it ends at `low + 4 * half`.
    pub(crate) fn of(&self, value: f32) -> Color32 {
        let beyond = (value - self.low).max(0.0);
        let share = 1.25 * beyond / (beyond + self.half);
        let scale = &self.palette.scale;
        let position = share.clamp(0.0, 1.0) * (scale.len() - 1) as f32;
        let step = (position as usize).min(scale.len() - 2);
        scale[step].lerp_to_gamma(scale[step + 1], position - step as f32)
    }

    pub(crate) fn closed_node(&self, scene: &Scene<'_>, node: &Node) -> Color32 {
        if scene.moment.is_dropped(node.id) {
            self.dropped()
        } else {
            self.closed(node.g as f32, node.h.unwrap_or(0) as f32)
        }
    }

    /// Returns the colour of a node that was dropped beyond the threshold.
    pub(crate) fn dropped(&self) -> Color32 {
        self.palette.panel.lerp_to_gamma(self.palette.dim, 0.45)
    }

    /// Returns the colour of a cell with many nodes, of which a share is open.
    pub(crate) fn cloud(&self, side: Side, (g, h): (f32, f32), nodes: u32, open: u32) -> Color32 {
        let share = open as f32 / nodes as f32;
        let color = self.closed(g, h).lerp_to_gamma(self.open(side), share);
        // Two nodes in a cell are faint, a hundred are not.
        let strength = 0.35 + 0.65 * ((nodes as f32).ln() / 4.6).min(1.0);
        self.palette.panel.lerp_to_gamma(color, strength)
    }
}
