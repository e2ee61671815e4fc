//! What the picture shows, and when.

use std::collections::BTreeSet;

use super::*;
use slidescope_core::lesson::ColourBy;
use slidescope_parts::pictures::tree::colours::Colours;
use slidescope_parts::theme::Palette;

#[test]
fn without_a_heuristic_a_node_is_named_by_its_depth_and_of_two_searches_by_its_side() {
    let window = small(Algorithm::Bfs, 1);
    window.get_by_label("depth 0, expanded 1: 1 3 6 / 4 _ 2 / 7 5 8");
    window.get_by_label("depth 1, in the frontier: 1 _ 6 / 4 3 2 / 7 5 8");
    let window = small(Algorithm::Bidirectional, 0);
    window.get_by_label("depth 0, from start, in the frontier: 1 3 6 / 4 _ 2 / 7 5 8");
    window.get_by_label("depth 0, from goal, in the frontier: 1 2 3 / 4 5 6 / 7 8 _");
}

/// The boxes of the nodes on the screen, by their names.
fn node_places(window: &Window) -> Vec<(String, egui::Rect)> {
    let nodes = window.get_all_by_role(egui::accesskit::Role::Button);
    let places = nodes.filter_map(|node| {
        let name = egui_kittest::kittest::NodeT::accesskit_node(&node).label()?;
        Some((name, node.rect()))
    });
    places.collect()
}

/// In a window of 1280 × 800 the nodes are boards that are not too small, in 1024 × 700 circles. All of them are visible.
#[test]
fn thirteen_nodes_are_seen_in_a_small_window() {
    for (room, least) in [(vec2(640.0, 390.0), 28.0), (vec2(370.0, 288.0), 17.0)] {
        let window = window_of(SMALL, Algorithm::AStar, 5, room);
        let places = node_places(&window);
        assert_eq!(places.len(), 13);
        for (name, place) in places {
            assert!(place.width() >= least, "{name}: {place}");
        }
    }
}

/// While nodes are moving, everything drawn is of the previous moment; then everything is of the current one.
#[test]
fn every_frame_shows_one_moment() {
    let mut window = small(Algorithm::AStar, 0);
    let names = |shown: &Shown, k: u64| -> BTreeSet<String> {
        let moment = shown.recording.at(k);
        let nodes = (0..moment.nodes()).filter_map(|index| moment.node(shown.id(index)));
        nodes.map(|node| name(&moment, &node)).collect()
    };
    for k in 1..=6 {
        window.state_mut().k = k;
        let [before, now] = [k - 1, k].map(|k| names(window.state(), k));
        let mut seen = BTreeSet::new();
        for frame in 0..30 {
            window.step();
            seen = node_places(&window)
                .into_iter()
                .map(|(name, _)| name)
                .collect();
            assert!(
                seen == before || seen == now,
                "{k}, frame {frame}: {seen:?}"
            );
        }
        assert_eq!(seen, now, "{k}");
    }
}

#[test]
fn the_newest_node_is_seen_after_every_step_even_where_a_person_zoomed() {
    for zooms in [0, 6] {
        let mut window = small(Algorithm::AStar, 0);
        for k in 1..=6 {
            if k == 2 && zooms > 0 {
                let rect = window.state().rect();
                for _ in 0..zooms {
                    let camera = &mut window.state_mut().view.camera;
                    camera.zoom(rect, rect.left_top(), 1.2);
                }
            }
            window.state_mut().k = k;
            window.run();
            let rect = window.state().rect();
            let expanded = format!(", expanded {k}: ");
            let places = node_places(&window);
            let newest = places.iter().find(|(name, _)| name.contains(&expanded));
            let (_, place) = newest.expect("the newest node");
            assert!(rect.expand(1.0).contains_rect(*place), "{k}: {place:?}");
            // It is not cut at the edge.
            let heights = places.iter().map(|(_, place)| place.height());
            assert!(place.height() + 1.0 > heights.fold(0.0, f32::max), "{k}");
        }
        let free = zooms > 0;
        assert_eq!(window.state().view.camera.mode == CameraMode::Free, free);
    }
}

#[test]
fn all_is_shown_again_after_a_run_has_ended_and_when_another_begins() {
    let mut window = small(Algorithm::AStar, 3);
    let shown = window.state();
    let (problem, strategy) = (*shown.recording.problem(), shown.recording.strategy());
    for expansions in [3, u64::MAX, 2] {
        let shown = window.state_mut();
        let databases = PatternDatabases::default();
        shown.recording = Recording::ahead(&problem, strategy, expansions, &databases);
        shown.k = expansions;
        window.run();
        assert_eq!(window.state().view.camera.mode, CameraMode::Fit);
        window.state_mut().zoom(3.0);
        window.run();
        assert_eq!(window.state().view.camera.mode, CameraMode::Free);
    }
}

#[test]
fn a_tree_that_outgrows_the_storyboard_is_shown_at_once() {
    let mut window = window(Algorithm::Bfs, u64::MAX);
    for k in [5, 200] {
        window.state_mut().k = k;
        window.step();
    }
    let shown = window.state_mut();
    let (rect, moment) = (shown.rect(), shown.recording.at(200));
    let bounds = shown.tree.bounds(&moment);
    let (_, moving) = shown.view.camera.look(rect, bounds, None, 0.0);
    assert!(!moving);
}

#[test]
fn a_minimap_is_there_as_soon_as_part_of_the_tree_is_outside() {
    for k in [5, u64::MAX] {
        let mut window = if k == 5 {
            small(Algorithm::AStar, 5)
        } else {
            window(Algorithm::Bfs, k)
        };
        assert!(window.query_by_label_contains("Minimap").is_none());
        window.state_mut().zoom(4.0);
        window.run();
        window.get_by_label_contains("Minimap");
    }
}

/// For every kind of colouring and at every stage of the search.
#[test]
fn a_node_keeps_its_colour_and_the_scale_ends_at_the_greatest() {
    for algorithm in [
        Algorithm::AStar,
        Algorithm::WeightedAStar,
        Algorithm::Bfs,
        Algorithm::IdaStar,
        Algorithm::Greedy,
    ] {
        let mut window = small(algorithm, 0);
        let shown = window.state_mut();
        for colour in ColourBy::ALL {
            let mut first = None;
            for k in 1..=shown.recording.len() {
                shown.k = k;
                let mut scene = shown.scene();
                scene.style.colour = colour;
                let colours = Colours::new(&Palette::DARK, &scene);
                let of = |g: u8, h: u8| colours.closed(g.into(), h.into());
                let seen = [of(0, 6), of(1, 7), of(3, 3), of(6, 6)];
                assert_eq!(
                    *first.get_or_insert(seen),
                    seen,
                    "{algorithm:?}, {colour:?}"
                );
                let (low, high) = colours.range();
                if let (ColourBy::F, Algorithm::AStar, Some(node)) =
                    (colour, algorithm, scene.current())
                {
                    let f = node.f.expect("it goes by f");
                    assert!((low..=high).contains(&f), "{f} in {low}..={high}");
                }
            }
        }
    }
}

#[test]
fn beyond_what_is_recorded_no_node_is_the_current_one() {
    let window = small(Algorithm::AStar, 3);
    let mut scene = window.state().scene();
    assert!(scene.current().is_some());
    scene.style.beyond = true;
    assert!(scene.current().is_none());
}
