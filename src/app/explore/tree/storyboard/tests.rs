//! The layout of random trees: nothing overlaps, no edge crosses a node, and all of it is seen.

use egui::{Pos2, Rect, Vec2, vec2};
use proptest::prelude::*;

use crate::app::explore::tree::detail::{Detail, Face};
use crate::app::explore::tree::storyboard::arrangement::{Arrangement, arrange};
use crate::app::explore::tree::storyboard::plan::Families;
use crate::puzzle::Size;

/// The room for the tree in windows of 1024 × 700, 1280 × 800 and 1920 × 1080.
const ROOMS: [Vec2; 3] = [vec2(430.0, 300.0), vec2(640.0, 370.0), vec2(1270.0, 640.0)];

fn faces(size: Size) -> Vec<Face> {
    Face::all(size, 5.0)
}

/// Trees whose nodes have few children, now bushy, now long; of one search or two.
fn trees(most: usize) -> impl Strategy<Value = Families> {
    let draws = prop::collection::vec((0.0..1.0_f64, 1_i32..9), 0..most);
    (draws, prop::option::weighted(0.3, 1..most)).prop_map(|(draws, second)| {
        let mut parent = vec![None];
        let mut backward = usize::MAX;
        for (index, (draw, sharpness)) in draws.into_iter().enumerate() {
            if second == Some(index) {
                backward = parent.len();
                parent.push(None);
                continue;
            }
            let first = if backward < parent.len() { backward } else { 0 };
            let here = parent.len() - first;
            let from = ((1.0 - draw.powi(sharpness)) * here as f64) as usize;
            let mut from = first + from.min(here - 1);
            // A board has four moves at most.
            while parent
                .iter()
                .filter(|&&parent| parent == Some(from))
                .count()
                == 4
            {
                from += 1;
            }
            parent.push(Some(from));
        }
        Families {
            backward: backward.min(parent.len()),
            parent,
        }
    })
}

/// Whether a line comes into a box, but for its rim.
fn crosses(from: Pos2, to: Pos2, place: Rect) -> bool {
    let inside = place.shrink(0.6);
    (0..=64).any(|step| inside.contains(from.lerp(to, step as f32 / 64.0)))
}

fn check(families: &Families, room: Vec2, made: &Arrangement) -> Result<(), TestCaseError> {
    let all = Rect::from_min_size(Pos2::ZERO, room).expand(0.6);
    for (node, place) in made.boxes.iter().enumerate() {
        prop_assert!(
            all.contains_rect(*place),
            "node {node} at {place:?} in {room:?}"
        );
        for (other, there) in made.boxes.iter().enumerate().skip(node + 1) {
            let apart = !place.shrink(0.6).intersects(there.shrink(0.6));
            prop_assert!(apart, "{node} at {place:?} and {other} at {there:?}");
        }
    }
    for (node, edge) in made.edges.iter().enumerate() {
        prop_assert_eq!(edge.is_empty(), families.parent[node].is_none());
        for pair in edge.windows(2) {
            prop_assert!(all.contains(pair[0]) && all.contains(pair[1]), "{pair:?}");
            for (other, place) in made.boxes.iter().enumerate() {
                let end = other == node;
                let clear = end || !crosses(pair[0], pair[1], *place);
                prop_assert!(
                    clear,
                    "the edge to {node} crosses {other}: {pair:?}, {place:?}"
                );
            }
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn nothing_overlaps_and_all_is_seen(families in trees(70), four: bool) {
        let side = if four { 4 } else { 3 };
        let size = Size::new(side, side).expect("a size");
        for room in ROOMS {
            if let Some(made) = arrange(&families, room, &faces(size)) {
                check(&families, room, &made)?;
            }
        }
    }

    /// At 1280 × 800 thirty nodes are boards, however they hang together, but for the most awkward trees.
    #[test]
    fn few_nodes_are_boards(families in trees(14)) {
        let size = Size::new(3, 3).expect("a size");
        let made = arrange(&families, ROOMS[1], &faces(size)).expect("room");
        prop_assert!(matches!(made.face.detail, Detail::Board { .. }), "{:?}", made.face);
    }
}
