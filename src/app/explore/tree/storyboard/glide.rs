//! How nodes move to their new places when the tree grows.

use std::collections::HashMap;

use egui::{Pos2, Vec2};

use crate::app::explore::tree::storyboard::Sheet;
use crate::recording::NodeId;

/// Where the nodes were shown last.
#[derive(Default)]
pub(crate) struct Glide {
    /// The serial number of the recording.
    run: Option<u64>,
    shown: HashMap<NodeId, Pos2>,
}

/// The time constant of the motion, in seconds.
const EASE: f32 = 0.07;

impl Glide {
    /// `seconds` later: how far each node of the sheet is from its place.
    pub(crate) fn step(&mut self, sheet: &Sheet, run: u64, seconds: f32) -> Vec<Vec2> {
        if self.run != Some(run) {
            self.run = Some(run);
            self.shown.clear();
        }
        let left = (-seconds / EASE).exp();
        let places = sheet.arrangement.boxes.iter().map(egui::Rect::center);
        let first = self.shown.is_empty();
        let mut moved = Vec::with_capacity(sheet.nodes.len());
        let mut shown = HashMap::with_capacity(sheet.nodes.len());
        for (index, (node, place)) in sheet.nodes.iter().zip(places).enumerate() {
            // A new node comes out of its parent.
            let before = self.shown.get(node).copied().or_else(|| {
                let parent = sheet.families.parent[index].filter(|_| !first)?;
                self.shown.get(&sheet.nodes[parent]).copied()
            });
            let mut by = before.map_or(Vec2::ZERO, |before| (before - place) * left);
            if by.length() < 0.5 {
                by = Vec2::ZERO;
            }
            moved.push(by);
            shown.insert(*node, place + by);
        }
        self.shown = shown;
        moved
    }
}
