//! Tests that use the picture as a user would.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{
    Event, Id, Key, Modifiers, MouseWheelUnit, OutputCommand, PointerButton, Pos2, Vec2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::app::boards::Edit;
use crate::app::explore::tree::colours::Colours;
use crate::app::explore::tree::layout::Tree;
use crate::app::explore::tree::storyboard::figures::name;
use crate::app::explore::tree::*;
use crate::app::playback::Command;
use crate::app::theme::{Hue, Palette};
use crate::app::{ColourBy, Effect, Facts, theme};
use crate::puzzle::{Board, Problem, Size};
use crate::recording::{Breakpoint, NodeId, Recording};
use crate::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
use crate::text::thousands;

struct Shown {
    recording: Recording,
    tree: Tree,
    k: u64,
    view: TreeView,
    selected: Option<NodeId>,
    facts: Facts,
    asked: Vec<Effect>,
}

type Window = Harness<'static, Shown>;

/// A search of 813467052, stopped at a moment, in a place as in a small window.
fn window(algorithm: Algorithm, k: u64) -> Window {
    let start = [8, 1, 3, 4, 6, 7, 0, 5, 2];
    window_of(start, algorithm, k, vec2(700.0, 460.0))
}

/// A search of any board, stopped at a moment, in a place of `room` points.
fn window_of(cells: [u8; 9], algorithm: Algorithm, k: u64, room: Vec2) -> Window {
    let size = Size::new(3, 3).expect("a size");
    let start = Board::from_cells(size, &cells).expect("a legal board");
    let problem = Problem::new(start, Board::blank_last(size)).expect("equal sizes");
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    let recording = Recording::ahead(&problem, strategy, u64::MAX, &PatternDatabases::default());
    let horizon = Tree::horizon(algorithm);
    let ahead = Recording::ahead(&problem, strategy, horizon, &PatternDatabases::default());
    let mut tree = Tree::new(&ahead);
    tree.grow(&recording, u64::MAX);
    let shown = Shown {
        recording,
        tree,
        k,
        view: TreeView::default(),
        selected: None,
        facts: Facts::new(problem, 1, 1 << 30, Arc::new(|| ())),
        asked: Vec::new(),
    };
    let mut styled = false;
    let mut window = Harness::builder()
        .with_size(room + vec2(20.0, 20.0))
        .with_step_dt(1.0 / 60.0)
        .with_max_steps(200)
        .build_ui_state(
            move |ui, shown: &mut Shown| {
                if !std::mem::replace(&mut styled, true) {
                    theme::apply(ui.ctx());
                    return;
                }
                let mut view = std::mem::take(&mut shown.view);
                view.show(ui, Id::unique("tree"), &shown.scene(), room, &shown.facts);
                shown.view = view;
                for effect in shown.facts.take_asked() {
                    if let Effect::Playback(Command::Select(node)) = effect {
                        shown.selected = node;
                    }
                    shown.asked.push(effect);
                }
            },
            shown,
        );
    window.step();
    window.run();
    window
}

impl Shown {
    fn rect(&self) -> egui::Rect {
        self.view.rect.expect("shown once")
    }

    fn zoom(&mut self, factor: f64) {
        let rect = self.rect();
        self.view.camera.zoom(rect, rect.center(), factor);
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            tree: &self.tree,
            moment: self.recording.at(self.k),
            style: SceneStyle {
                selected: self.selected,
                duplicates: true,
                steers: true,
                ..SceneStyle::new(Hue::Sky)
            },
        }
    }

    fn id(&self, index: usize) -> NodeId {
        self.recording.id(index).expect("a node of that number")
    }

    fn pos(&mut self, node: NodeId) -> Pos2 {
        let moment = self.recording.at(self.k);
        let position = self.tree.position(&moment, node).expect("a place");
        let rect = self.rect();
        let bounds = self.tree.bounds(&moment);
        let (view, _) = self.view.camera.look(rect, bounds, None, 0.0);
        view.to_screen(rect, position)
    }
}

fn click(window: &mut Window, pos: Pos2, button: PointerButton) {
    window.hover_at(pos);
    window.step();
    for pressed in [true, false] {
        window.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.step();
    }
    window.run();
}

#[test]
fn the_picture_says_what_it_shows_and_comes_to_rest() {
    for algorithm in Algorithm::ALL {
        for k in [0, 1, 40, u64::MAX] {
            // Comes to rest: `run` fails if the picture is redrawn again and again.
            let window = window(algorithm, k);
            let moment = window.state().recording.at(k);
            let (stats, drawn) = (moment.stats(), moment.drawn() as u64);
            if !algorithm.is_depth_first() {
                assert_eq!(drawn, stats.visited);
            }
            let (nodes, open) = (thousands(drawn), thousands(stats.frontier));
            window.get_by_label(&format!("Search tree, {nodes} nodes, {open} open"));
        }
    }
}

#[test]
fn a_click_chooses_the_node_under_it() {
    let mut window = window(Algorithm::AStar, 118);
    for index in [0, 1, 57, 140] {
        let node = window.state().id(index);
        let pos = window.state_mut().pos(node);
        click(&mut window, pos, PointerButton::Primary);
        assert_eq!(window.state().selected, Some(node));
    }
    let rect = window.state().rect();
    let corner = rect.left_bottom() + vec2(3.0, -3.0);
    click(&mut window, corner, PointerButton::Primary);
    assert_eq!(window.state().selected, None);
}

/// From a dot, and from a board.
#[test]
fn keys_go_on_from_the_node_that_was_clicked() {
    for board in [None, Some("0 + 6 = 6, expanded 1: 1 3 6 / 4 _ 2 / 7 5 8")] {
        let mut window = match board {
            None => window(Algorithm::AStar, 118),
            Some(_) => small(Algorithm::AStar, 5),
        };
        let root = window.state().id(0);
        let pos = match board {
            None => window.state_mut().pos(root),
            Some(name) => window.get_by_label(name).rect().center(),
        };
        click(&mut window, pos, PointerButton::Primary);
        assert_eq!(window.state().selected, Some(root));
        let shown = window.state();
        let children = shown.recording.at(shown.k).children(root);
        for (key, expected) in [
            (Key::ArrowDown, children[0]),
            (Key::ArrowRight, children[1]),
            (Key::ArrowLeft, children[0]),
            (Key::ArrowUp, root),
        ] {
            window.key_press(key);
            window.run();
            assert_eq!(window.state().selected, Some(expected), "{key:?}");
        }
        for (key, mode) in [(Key::Plus, CameraMode::Free), (Key::Num0, CameraMode::Fit)] {
            window.key_press(key);
            window.run();
            assert_eq!(window.state().view.camera.mode, mode);
        }
    }
}

#[test]
fn what_is_near_is_a_board_that_can_be_named_and_chosen() {
    let mut window = window(Algorithm::AStar, 118);
    let root = window.state().id(0);
    let pos = window.state_mut().pos(root);
    window.hover_at(pos);
    window.step();
    for _ in 0..12 {
        window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, 120.0),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        });
        window.run();
    }
    assert_eq!(window.state().view.camera.mode, CameraMode::Free);
    let node = window.state().recording.at(118).node(root).expect("a root");
    let h = node.h.expect("an estimate");
    let name = &format!("0 + {h} = {h}, expanded 1: 8 1 3 / 4 6 7 / _ 5 2");
    window.get_by_label(name).click_accesskit();
    window.run();
    assert_eq!(window.state().selected, Some(root));

    window.state_mut().view.camera.mode = CameraMode::Fit;
    window.run();
    assert!(window.query_by_label(name).is_none());
}

#[test]
fn the_menu_of_a_node_acts_on_it() {
    let mut window = window(Algorithm::AStar, 118);
    let node = window.state().id(3);
    let state = window.state().recording.state(node);
    let problem = *window.state().recording.problem();
    let board = Board::from_state(problem.size(), state).expect("a board");
    let problem = Problem::new(board, problem.goal()).expect("equal sizes");
    let breakpoint = Breakpoint::Expanded(board.state());
    let pos = window.state_mut().pos(node);
    for (entry, effect) in [
        ("Set as start", Effect::Edit(Edit::Load(problem))),
        (
            "Break here",
            Effect::Playback(Command::Break(breakpoint, true)),
        ),
    ] {
        click(&mut window, pos, PointerButton::Secondary);
        window.get_by_label(entry).click();
        window.run();
        assert_eq!(window.state().asked.last(), Some(&effect));
    }
    click(&mut window, pos, PointerButton::Secondary);
    window.get_by_label("Copy").click();
    let copied = (0..10).any(|_| {
        window.step();
        let commands = &window.output().platform_output.commands;
        commands.contains(&OutputCommand::CopyText(board.to_string()))
    });
    assert!(copied);
}

#[test]
fn one_can_go_to_a_way() {
    let mut window = window(Algorithm::Bfs, u64::MAX);
    let shown = window.state_mut();
    let path = shown.recording.newest().solution();
    assert!(!path.is_empty());
    let mut view = std::mem::take(&mut shown.view);
    view.go_to(&shown.scene(), &path);
    shown.view = view;
    window.run();
    for node in path {
        let pos = window.state_mut().pos(node);
        let rect = window.state().rect();
        assert!(rect.contains(pos), "{node:?} at {pos:?}");
    }
}

/// A* on 136402758 has 13 nodes after 5 expansions.
const SMALL: [u8; 9] = [1, 3, 6, 4, 0, 2, 7, 5, 8];

fn small(algorithm: Algorithm, k: u64) -> Window {
    window_of(SMALL, algorithm, k, vec2(640.0, 390.0))
}

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
                    let f = node.f().expect("it goes by f");
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
