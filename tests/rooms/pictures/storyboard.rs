//! The layout of random trees: nothing overlaps, no edge crosses a node or goes back up, and all of it is visible, both at
//! rest and in every frame while the tree grows.

use egui::{Pos2, Rect, Vec2, vec2};
use proptest::prelude::*;

use slidescope::window::shell::present;
use slidescope_core::puzzle::Size;
use slidescope_core::recording::NodeId;
use slidescope_parts::pictures::tree::detail::{Detail, Face};
use slidescope_parts::pictures::tree::storyboard::arrangement::{
    Families, LAST_RANK, arrange, edges,
};
use slidescope_parts::pictures::tree::storyboard::flight::Flight;
use slidescope_parts::pictures::tree::storyboard::{Sheet, below};

/// The room for the tree in windows of 1024 × 700, 1280 × 800 and 1920 × 1080.
const ROOMS: [Vec2; 3] = [vec2(430.0, 300.0), vec2(640.0, 370.0), vec2(1270.0, 640.0)];

fn faces(side: usize, least: f32) -> Vec<Face> {
    let size = Size::new(side, side).expect("a size");
    Face::all(size, 5.0, least)
}

/// The parents of nodes in the order of generation, in bushy and in long trees, of one search or two.
fn trees(most: usize) -> impl Strategy<Value = Vec<Option<usize>>> {
    let draws = prop::collection::vec((0.0..1.0_f64, 1_i32..9), 0..most);
    (draws, prop::bool::weighted(0.3)).prop_map(|(draws, two)| {
        let mut parents = vec![None; 1 + usize::from(two)];
        for (draw, sharpness) in draws {
            let here = parents.len();
            let from = ((1.0 - draw.powi(sharpness)) * here as f64) as usize;
            let mut from = from.min(here - 1);
            // A board has at most four moves.
            while parents
                .iter()
                .filter(|&&parent| parent == Some(from))
                .count()
                == 4
            {
                from += 1;
            }
            parents.push(Some(from));
        }
        parents
    })
}

/// The first `count` nodes, in the order of the picture.
fn families(parents: &[Option<usize>], count: usize) -> (Vec<NodeId>, Families) {
    let of = |parent: Option<usize>| {
        let nodes = (0..count).filter(move |&node| parents[node] == parent);
        nodes.map(|node| NodeId(node as u32)).collect::<Vec<_>>()
    };
    let (nodes, mut families) = below(&of(None), |node| of(Some(node.0 as usize)));
    families.rank = nodes.iter().map(|node| (node.0 % 4) as u8).collect();
    (nodes, families)
}

fn sheet(
    parents: &[Option<usize>],
    count: usize,
    room: Vec2,
    faces: &[Face],
    mixed: bool,
) -> Option<Sheet> {
    let (nodes, families) = families(parents, count);
    let arrangement = arrange(&families, room, faces, mixed)?;
    Some(Sheet {
        labels: vec![String::new(); nodes.len()],
        nodes,
        families,
        widest: 5.0,
        arrangement,
    })
}

/// Returns whether a line enters a box beyond its rim.
fn crosses(from: Pos2, to: Pos2, place: Rect) -> bool {
    let inside = place.shrink(1.1);
    (0..=8).any(|step| inside.contains(from.lerp(to, step as f32 / 8.0)))
}

fn check(sheet: &Sheet, flight: &Flight, room: Vec2) -> Result<(), TestCaseError> {
    let all = Rect::from_min_size(Pos2::ZERO, room).expand(0.6);
    let count = sheet.nodes.len();
    let drawn: Vec<bool> = (0..count).map(|node| flight.shows(node)).collect();
    let (faces, boxes): (Vec<Face>, Vec<Rect>) =
        (0..count).map(|node| flight.place(sheet, node)).unzip();
    let seen = || (0..count).filter(|&node| drawn[node]);
    for node in seen() {
        prop_assert!(
            all.contains_rect(boxes[node]),
            "{node} at {:?}",
            boxes[node]
        );
        for other in seen().filter(|&other| other > node) {
            let apart = !boxes[node].shrink(1.1).intersects(boxes[other].shrink(1.1));
            prop_assert!(
                apart,
                "{node} at {:?}, {other} at {:?}",
                boxes[node],
                boxes[other]
            );
        }
    }
    let rows = &sheet.arrangement.rows;
    let edges = edges(&sheet.families, rows, (&boxes, &faces), &drawn);
    for (node, edge) in edges.iter().enumerate() {
        let parent = sheet.families.parent[node];
        prop_assert_eq!(edge.is_empty(), parent.is_none() || !drawn[node]);
        let joined = flight.joins(node);
        prop_assert!(!joined || drawn[node], "an edge before its node");
        for pair in edge.windows(2) {
            prop_assert!(all.contains(pair[0]) && all.contains(pair[1]), "{pair:?}");
            prop_assert!(pair[1].y >= pair[0].y - 0.01, "up again: {edge:?}");
            for other in seen().filter(|&other| other != node && Some(other) != parent) {
                let crossed = crosses(pair[0], pair[1], boxes[other]);
                prop_assert!(
                    !crossed,
                    "the edge to {node} crosses {other}: {pair:?}, {:?}",
                    boxes[other]
                );
            }
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn nothing_overlaps_and_all_is_seen(parents in trees(70), side in 3..5_usize, hall: bool) {
        let least = if hall { present::LEAST } else { 0.0 };
        for room in ROOMS {
            if let Some(sheet) = sheet(&parents, parents.len(), room, &faces(side, least), hall) {
                check(&sheet, &Flight::over(), room)?;
            }
        }
    }

    /// Every frame shows a legal layout, also while a search runs, at any speed.
    #[test]
    fn nothing_overlaps_while_the_tree_grows(
        parents in trees(36), hall: bool, room in 0..ROOMS.len(),
        frames in prop::collection::vec((0.004..0.1_f32, 0..6_usize), 1..40),
    ) {
        let (room, least) = (ROOMS[room], if hall { present::LEAST } else { 0.0 });
        let faces = faces(3, least);
        let roots = parents.iter().filter(|parent| parent.is_none()).count();
        let (mut count, mut flight) = (roots, Flight::over());
        let mut shown = sheet(&parents, count, room, &faces, hall).expect("a root has room");
        for (seconds, more) in frames {
            count = (count + more).min(parents.len());
            flight.step(seconds);
            if flight.is_over() && count > shown.nodes.len() {
                let Some(next) = sheet(&parents, count, room, &faces, hall) else {
                    break;
                };
                flight = Flight::between(&shown, &next);
                shown = next;
            }
            check(&shown, &flight, room)?;
        }
    }
}

/// At 1280 × 800, a path of six moves, with all siblings, is drawn as boards from the root down.
#[test]
fn a_path_of_six_moves_is_boards_in_seven_rows() {
    for siblings in 1..=3 {
        let mut parents = vec![None];
        for step in 0..6 {
            parents.extend(vec![Some(step * siblings); siblings]);
        }
        let made = sheet(&parents, parents.len(), ROOMS[1], &faces(3, 0.0), false).expect("room");
        let arrangement = &made.arrangement;
        assert_eq!(arrangement.rows.iter().max(), Some(&6));
        for (face, place) in arrangement.faces.iter().zip(&arrangement.boxes) {
            assert!(matches!(face.detail, Detail::Board { .. }), "{face:?}");
            assert!(face.frame.x >= 28.0 && place.height() >= 28.0);
        }
    }
}

/// In a lecture hall, the nodes that matter least become circles before any digits become small.
#[test]
fn in_a_hall_what_matters_is_a_board() {
    let parents: Vec<Option<usize>> = (0..14_usize).map(|node| node.checked_sub(1)).collect();
    let (nodes, mut families) = families(&parents, parents.len());
    families.rank.fill(LAST_RANK);
    families.rank[12..].fill(0);
    let faces = faces(3, present::LEAST);
    let made = arrange(&families, vec2(830.0, 560.0), &faces, true).expect("room");
    for node in 0..nodes.len() {
        let board = matches!(made.faces[node].detail, Detail::Board { .. });
        assert_eq!(board, node >= 12, "{node}");
    }
}
