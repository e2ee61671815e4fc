//! Tests that use the picture as a user would.

mod views;

use std::sync::Arc;

use egui::{
    Event, Id, Key, Modifiers, MouseWheelUnit, OutputCommand, PointerButton, Pos2, Vec2, vec2,
};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::testing::problem;
use slidescope_core::boards::Edit;
use slidescope_core::layout::Tree;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::recording::{Breakpoint, NodeId, Recording};
use slidescope_core::run::Command;
use slidescope_core::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
use slidescope_core::text::thousands;
use slidescope_parts::pictures::tree::storyboard::figures::name;
use slidescope_parts::pictures::tree::*;
use slidescope_parts::theme::{self, Hue};
use slidescope_parts::{Effect, Facts};

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
    window_of("813467052", algorithm, k, vec2(700.0, 460.0))
}

/// A search of any board, stopped at a moment, in a place of `room` points.
fn window_of(start: &str, algorithm: Algorithm, k: u64, room: Vec2) -> Window {
    let problem = problem(start);
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    let databases = PatternDatabases::default();
    let ahead = |expansions| Recording::ahead(&problem, strategy, expansions, &databases);
    let recording = ahead(u64::MAX);
    let mut tree = Tree::new(&ahead(Tree::horizon(algorithm)));
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

/// A* on 136402758 has 13 nodes after 5 expansions.
const SMALL: &str = "136402758";

fn small(algorithm: Algorithm, k: u64) -> Window {
    window_of(SMALL, algorithm, k, vec2(640.0, 390.0))
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
        ("Break here", Effect::Playback(Command::Break(breakpoint))),
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
