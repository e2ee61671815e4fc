//! The picture, driven as a person would.

use egui::{Event, Id, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::app::compare::Hue;
use crate::app::explore::tree::layout::Tree;
use crate::app::explore::tree::*;
use crate::app::{ColourBy, theme};
use crate::puzzle::{Board, Problem, Size};
use crate::recording::{NodeId, Recording};
use crate::search::{Algorithm, Heuristic, PatternDatabases, Strategy};
use crate::text::thousands;

/// A tree, the node selected in it, and the actions that the widget returned.
struct Shown {
    recording: Recording,
    tree: Tree,
    k: u64,
    view: TreeView,
    selected: Option<NodeId>,
    actions: Vec<TreeAction>,
}

type Window = Harness<'static, Shown>;

/// A search of 813467052, stopped at a moment.
fn window(algorithm: Algorithm, k: u64) -> Window {
    let size = Size::new(3, 3).expect("a size");
    let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("a legal board");
    let problem = Problem::new(start, Board::blank_last(size)).expect("equal sizes");
    let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
    let recording = Recording::ahead(&problem, strategy, u64::MAX, &PatternDatabases::default());
    let mut tree = Tree::new(&Recording::ahead(
        &problem,
        strategy,
        Tree::horizon(algorithm),
        &PatternDatabases::default(),
    ));
    tree.grow(&recording, u64::MAX);
    let shown = Shown {
        recording,
        tree,
        k,
        view: TreeView::default(),
        selected: None,
        actions: Vec::new(),
    };
    let mut styled = false;
    let mut window = Harness::builder()
        .with_size(vec2(720.0, 480.0))
        .with_step_dt(1.0 / 60.0)
        .with_max_steps(200)
        .build_ui_state(
            move |ui, shown: &mut Shown| {
                if !std::mem::replace(&mut styled, true) {
                    theme::apply(ui.ctx());
                    return;
                }
                let scene = Scene {
                    tree: &shown.tree,
                    moment: shown.recording.at(shown.k),
                    colour: ColourBy::F,
                    hue: Hue::Sky,
                    selected: shown.selected,
                    duplicates: true,
                    breaks: true,
                    legend: true,
                };
                let id = Id::unique("tree");
                let action = shown.view.show(ui, id, &scene, Vec2::new(700.0, 460.0));
                if let Some(TreeAction::Select(node)) = action {
                    shown.selected = node;
                }
                shown.actions.extend(action);
            },
            shown,
        );
    window.step();
    window.run();
    window
}

impl Shown {
    fn scene(&self) -> Scene<'_> {
        Scene {
            tree: &self.tree,
            moment: self.recording.at(self.k),
            colour: ColourBy::F,
            hue: Hue::Sky,
            selected: self.selected,
            duplicates: false,
            breaks: true,
            legend: true,
        }
    }

    fn id(&self, index: usize) -> NodeId {
        self.recording.id(index).expect("a node of that number")
    }

    /// Where a node is on the screen.
    fn pos(&mut self, node: NodeId) -> Pos2 {
        let moment = self.recording.at(self.k);
        let position = self.tree.position(&moment, node).expect("a place");
        let rect = self.view.rect.expect("shown once");
        let bounds = self.tree.bounds(&moment);
        let (view, _) = self.view.camera.look(rect, bounds, None, 0.0);
        view.to_screen(rect, position)
    }
}

/// Presses and releases a button of the mouse.
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
    for &algorithm in Algorithm::ALL {
        for k in [0, 1, 40, u64::MAX] {
            // Comes to rest: `run` fails where a picture is drawn again and again.
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
    let rect = window.state().view.rect.expect("shown once");
    click(
        &mut window,
        rect.left_bottom() + vec2(3.0, -3.0),
        PointerButton::Primary,
    );
    assert_eq!(window.state().selected, None);
}

#[test]
fn arrows_walk_from_node_to_node() {
    let mut window = window(Algorithm::AStar, 118);
    let root = window.state().id(0);
    let pos = window.state_mut().pos(root);
    click(&mut window, pos, PointerButton::Primary);
    let children = window.state().recording.at(118).children(root);
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
    let name = &format!("813467052, g 0, h {h}, f {h}, expanded");
    window.get_by_label(name).click_accesskit();
    window.run();
    assert_eq!(window.state().selected, Some(root));

    window.state_mut().view.camera.mode = CameraMode::Fit;
    window.run();
    assert!(window.query_by_label(name).is_none());
}

#[test]
fn the_menu_of_a_node_acts_on_it() {
    for (entry, action) in [
        (
            "Set as start",
            TreeAction::SetStart as fn(NodeId) -> TreeAction,
        ),
        ("Break here", TreeAction::BreakHere),
        ("Copy", TreeAction::Copy),
    ] {
        let mut window = window(Algorithm::AStar, 118);
        let node = window.state().id(3);
        let pos = window.state_mut().pos(node);
        click(&mut window, pos, PointerButton::Secondary);
        window.get_by_label(entry).click();
        window.run();
        assert_eq!(window.state().actions.last(), Some(&action(node)));
    }
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
        let rect = window.state().view.rect.expect("shown once");
        assert!(rect.contains(pos), "{node:?} at {pos:?}");
    }
}
