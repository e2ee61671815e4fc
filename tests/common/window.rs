//! A window without a screen, driven by accessible names.

use std::cell::RefCell;
use std::rc::Rc;
use std::thread::sleep;
use std::time::Duration;

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};

use slidescope::window::App;

pub type Window = Harness<'static>;

/// A window as it first opens.
pub fn window() -> Window {
    window_of([1296.0, 816.0])
}

pub fn window_of(size: [f32; 2]) -> Window {
    window_of_app(size, |app| app).0
}

/// A window and its app.
#[allow(dead_code, reason = "only benches look into the app")]
pub fn window_with_app(size: [f32; 2]) -> (Window, Rc<RefCell<Option<App>>>) {
    window_of_app(size, |app| app)
}

/// A window whose app is set up by `with`.
pub fn window_with(with: impl FnOnce(App) -> App + 'static) -> Window {
    window_of_app([1296.0, 816.0], with).0
}

fn window_of_app(
    size: [f32; 2],
    with: impl FnOnce(App) -> App + 'static,
) -> (Window, Rc<RefCell<Option<App>>>) {
    let app: Rc<RefCell<Option<App>>> = Rc::default();
    let (shown, inside) = (Rc::clone(&app), Rc::clone(&app));
    let mut with = Some(with);
    let mut window = Harness::builder()
        .with_size(size)
        .with_step_dt(super::FRAME_SECONDS)
        .with_max_steps(400)
        .with_context_setup(move |ctx| {
            let new = App::new(ctx, 1, 1 << 30);
            *inside.borrow_mut() = with.take().map(|with| with(new));
        })
        .build_ui(move |ui| {
            let mut app = shown.borrow_mut();
            let app = app.as_mut().expect("set up before the first frame");
            app.logic(ui.ctx());
            app.ui(ui);
        });
    window.run();
    (window, app)
}

/// Steps until `so` holds; the search runs on a thread of its own and takes its own time.
#[track_caller]
pub fn wait_until(window: &mut Window, what: &str, so: impl Fn(&Window) -> bool) {
    for _ in 0..3_000 {
        window.step();
        if so(window) {
            return;
        }
        sleep(Duration::from_millis(20));
    }
    panic!(
        "{what}: it never came to that; the window shows {:?}",
        words(window)
    );
}

/// Whether anything has these words in its name.
#[allow(dead_code, reason = "benches look for whole names")]
pub fn is_there(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

#[allow(dead_code, reason = "as above")]
#[track_caller]
pub fn wait_for_words(window: &mut Window, words: &str) {
    wait_until(window, words, |window| is_there(window, words));
}

/// The names or values of all that the window shows.
fn words(window: &Window) -> Vec<String> {
    let root = window.root();
    let nodes = root.children_recursive();
    nodes
        .filter_map(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value())
        })
        .collect()
}

/// A painted text, the visible part of its rectangle, and whether it is elided.
#[allow(dead_code, reason = "only tests of the window look at what is painted")]
pub struct Painted {
    pub text: String,
    pub place: egui::Rect,
    pub is_cut: bool,
}

/// All texts that are painted, whether they have a name or not.
#[allow(dead_code, reason = "only tests of the window look at what is painted")]
pub fn painted(window: &Window) -> Vec<Painted> {
    fn add(shape: &egui::Shape, clip: egui::Rect, all: &mut Vec<Painted>) {
        match shape {
            egui::Shape::Text(shape) => all.push(Painted {
                text: shape.galley.text().to_owned(),
                place: shape.visual_bounding_rect().intersect(clip),
                is_cut: shape.galley.elided,
            }),
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, clip, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    for clipped in &window.output().shapes {
        add(&clipped.shape, clipped.clip_rect, &mut all);
    }
    all.retain(|text| text.place.is_positive());
    all
}

/// Steps until `label` is there.
#[track_caller]
pub fn wait_for(window: &mut Window, label: &str) {
    wait_until(window, label, |window| {
        window.query_by_label(label).is_some()
    });
}

/// Steps until the tree has a node for each visited state; it is recorded on another thread.
#[track_caller]
pub fn wait_for_tree(window: &mut Window) {
    wait_until(window, "the whole tree", |window| {
        let visited = counter(window, "Visited");
        let tree = format!("Search tree, {} nodes", thousands(visited));
        visited > 0 && window.query_by_label_contains(&tree).is_some()
    });
}

#[track_caller]
pub fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run_ok();
}

#[track_caller]
pub fn fill(window: &mut Window, field: &str, text: &str) {
    window.get_by_label(field).set_text_value_accesskit(text);
    window.run_ok();
}

#[track_caller]
pub fn pick(window: &mut Window, list: &str, entry: &str) {
    click(window, list);
    click(window, entry);
}

pub fn press(window: &mut Window, key: egui::Key) {
    window.key_press(key);
    window.run_ok();
}

#[track_caller]
pub fn value(window: &Window, field: &str) -> String {
    window.get_by_label(field).value().unwrap_or_default()
}

/// The number in the counter `name`, which reads "Expanded 1,204"; 0 before a search, when there are no counters.
#[track_caller]
pub fn counter(window: &Window, name: &str) -> u64 {
    let is_it = |node: &Node<'_>| {
        node.value()
            .is_some_and(|v| number_after(&v, name).is_some())
    };
    let texts: Vec<String> = window
        .get_all_by_role(egui::accesskit::Role::Label)
        .filter(is_it)
        .filter_map(|node| node.value())
        .collect();
    texts
        .first()
        .map_or(0, |text| number_after(text, name).expect("a counter"))
}

/// A number as the window writes it: 1,204.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups
        .filter_map(|group| std::str::from_utf8(group).ok())
        .collect();
    groups.join(",")
}

pub fn number_after(text: &str, name: &str) -> Option<u64> {
    let digits = text.strip_prefix(name)?.strip_prefix(' ')?;
    digits.replace(',', "").parse().ok()
}

pub fn disabled(window: &Window, label: &str) -> bool {
    window.get_by_label(label).accesskit_node().is_disabled()
}
