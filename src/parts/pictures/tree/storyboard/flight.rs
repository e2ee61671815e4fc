//! The motion of a tree that has grown: first the existing nodes move to their new places, all in the same time, then new
//! nodes are drawn, and then their edges. Nodes of a row keep their order, and so do rows, so that nothing collides.

use std::collections::HashMap;

use egui::{Rect, Vec2};

use crate::pictures::tree::detail::Face;
use crate::pictures::tree::storyboard::Sheet;

#[derive(Clone, Debug, Default)]
pub struct Flight {
    age: f32,
    /// By node: the offset of its previous place, and its previous face; `None` if it is new.
    before: Vec<Option<(Vec2, Face)>>,
}

/// When the existing nodes are in their places, and when everything new is drawn, in seconds.
const MOVED: f32 = 0.16;
const SETTLED: f32 = 0.22;

impl Flight {
    /// Returns the flight of a sheet that is shown at once.
    pub const fn over() -> Self {
        Self {
            age: SETTLED,
            before: Vec::new(),
        }
    }

    /// Returns the flight from one sheet at rest to another of the same run.
    pub fn between(old: &Sheet, new: &Sheet) -> Self {
        let stood: HashMap<_, _> = old.nodes.iter().zip(0..).collect();
        let mut before: Vec<Option<(Vec2, Face)>> = Vec::with_capacity(new.nodes.len());
        for (index, node) in new.nodes.iter().enumerate() {
            // Below another parent, a node counts as new.
            let parent = new.families.parent[index];
            let same = |&was: &usize| match (parent, old.families.parent[was]) {
                (Some(parent), Some(there)) => {
                    new.nodes[parent] == old.nodes[there] && before[parent].is_some()
                }
                (None, None) => true,
                _ => false,
            };
            let was = stood.get(node).copied().filter(same);
            let offset = |was: usize| old.middle(was) - new.middle(index);
            before.push(was.map(|was| (offset(was), old.arrangement.faces[was])));
        }
        let stay = before.iter().flatten().all(|(by, _)| by.length() < 0.5);
        let age = if stay && before.iter().all(Option::is_some) {
            SETTLED
        } else if stay {
            MOVED
        } else {
            0.0
        };
        Self { age, before }
    }

    pub fn step(&mut self, seconds: f32) {
        self.age += seconds;
    }

    pub fn is_over(&self) -> bool {
        self.age >= SETTLED
    }

    /// Returns whether nodes are moving to their places.
    pub(crate) fn moves(&self) -> bool {
        self.age < MOVED
    }

    /// Returns whether a node is drawn; its edge may come later.
    pub fn shows(&self, node: usize) -> bool {
        !self.moves() || !self.is_new(node)
    }

    pub fn joins(&self, node: usize) -> bool {
        self.is_over() || !self.is_new(node)
    }

    fn is_new(&self, node: usize) -> bool {
        self.before.get(node).is_some_and(Option::is_none)
    }

    /// Returns the current face and box of a node of `sheet`.
    pub fn place(&self, sheet: &Sheet, node: usize) -> (Face, Rect) {
        let (own, face) = (sheet.middle(node), sheet.arrangement.faces[node]);
        match self.before.get(node) {
            Some(Some((by, was))) if self.moves() => {
                let t = self.age / MOVED;
                let left = 1.0 - t * t * (3.0 - 2.0 * t);
                let face = face.smaller(was);
                (face, face.around(own + *by * left))
            }
            _ => (face, sheet.arrangement.boxes[node]),
        }
    }
}
