//! The window as a page in a browser: how it starts, and what runs its tasks.

mod browser;
mod names;
mod scorm;

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use eframe::WebRunner;
use eframe::wasm_bindgen::JsCast as _;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessageChannel;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::window::App;
use crate::window::shell::kept::settings_file::Fault;
use crate::window::shell::kept::{Opened, Store};
use slidescope_core::files::KEPT;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::run::Tone;
use slidescope_core::search::{Limits, PatternDatabases, solve};
use slidescope_core::services::machine::default_memory_limit;
use slidescope_core::study::{fingerprint, parse_strategy};
use slidescope_core::tasks::keep_brief;
use slidescope_core::tasks::{FrameRunner, Latest, Turn, now, turn_all};
use slidescope_core::text::language::Language;
use slidescope_core::text::{course, page as text};
use slidescope_parts::export::link::{Link, lesson_file};
use slidescope_parts::theme;

/// How long tasks run in a frame with user input. The rest of its 16 ms is for drawing.
const SPELL: Duration = Duration::from_millis(8);
/// The longest time that tasks run in other frames, and the target duration of such a frame: two frames of a screen, minus a
/// margin for variation.
const LONG_SPELL: Duration = Duration::from_millis(24);
const LONG_FRAME: Duration = Duration::from_millis(28);

/// Shows the window in the element `window` of the page, replacing the loading message. If that fails, the page says so.
pub fn run() {
    Language::of_the_system().choose();
    browser::tell_panics();
    wasm_bindgen_futures::spawn_local(async {
        let canvas = browser::element("window").and_then(|found| found.dyn_into().ok());
        let Some(canvas) = canvas else {
            return browser::break_off(&text::cannot_show("no canvas"));
        };
        let options = eframe::WebOptions::default();
        let creator: eframe::AppCreator<'_> = Box::new(|cc| Ok(Box::new(Page::new(cc))));
        match WebRunner::new().start(canvas, options, creator).await {
            Ok(()) => browser::show_window(),
            Err(error) => {
                let reason = error.as_string();
                let reason = reason.unwrap_or_else(|| format!("{error:?}"));
                browser::break_off(&text::cannot_show(&reason));
            }
        }
    });
}

/// For tests and benches, which call it in the module of the page: runs a search from `start` to `goal` to its end. With
/// `counted` it returns all that the search does, as JSON; otherwise only the number of expansions.
///
/// # Panics
/// If one of them is not a board or a strategy. Tests use this to see how a panic is handled.
#[wasm_bindgen]
pub fn search(start: &str, goal: &str, strategy: &str, counted: bool) -> String {
    let board = |text: &str| text.parse::<Board>().expect("a board");
    let problem = Problem::new(board(start), board(goal)).expect("boards of one size");
    let strategy = parse_strategy(strategy).expect("a strategy");
    if counted {
        return serde_json::to_string(&fingerprint(&problem, strategy)).unwrap_or_default();
    }
    let databases = PatternDatabases::default();
    let (_, stats) = solve(&problem, strategy, Limits::NONE, &databases, |_| ());
    stats.expanded.to_string()
}

/// How long a job may block the page.
const LONGEST: Duration = Duration::from_secs(1);
/// The least time between two changes of the address during a search; browsers refuse more than a few changes per second.
const REST: Duration = Duration::from_millis(500);

type Linked = Arc<Latest<Result<PathBuf, String>>>;

/// Fetches a file from the page's server.
fn fetch(file: String, ctx: egui::Context) -> Linked {
    let linked = Linked::default();
    let fetched = Arc::clone(&linked);
    wasm_bindgen_futures::spawn_local(async move {
        fetched.put(browser::fetch(file).await);
        ctx.request_repaint();
    });
    linked
}

struct Page {
    app: App,
    /// The part of the address from the `#` on, as far as this page knows, and the link it represents.
    address: String,
    link: Option<Link>,
    /// When the address was last changed.
    changed: Duration,
    /// Whether the address names a lesson by its file. While that lesson is open, the address is not changed.
    names_file: bool,
    /// The file being fetched, until it has arrived.
    linked: Option<Linked>,
    /// The exercise of a page that is a package for a learning platform, until it is opened.
    packed: Option<String>,
    /// Dropped files whose contents have arrived.
    dropped: Rc<RefCell<Vec<PathBuf>>>,
    /// Whether answers are lost with this page, so that the browser asks before it is left.
    unkept: Rc<Cell<bool>>,
    /// When this frame began, and how long the previous frame had taken when its tasks had run.
    began: Duration,
    passed: Duration,
    /// The time to paint a frame after its tasks: a decaying maximum, because only some frames update the names' elements.
    painting: Duration,
    /// Runs tasks between frames, too: where the browser draws without a graphics card, most of the time is there.
    between: Between,
    /// Dropped after the app, whose tasks it runs.
    _runner: FrameRunner,
}

/// Runs busy tasks between two frames, with messages that the page sends to itself, which do not wait for the screen.
struct Between {
    ends: Option<MessageChannel>,
    /// Whether a message is on its way.
    is_awake: Rc<Cell<bool>>,
}

impl Between {
    fn new(ctx: &egui::Context) -> Self {
        let is_awake = Rc::<Cell<bool>>::default();
        let ends = MessageChannel::new().ok();
        if let Some(ends) = &ends {
            let (ctx, awake, to) = (ctx.clone(), Rc::clone(&is_awake), ends.port2());
            let heard = Closure::<dyn FnMut()>::new(move || match turn_all(SPELL) {
                Some(Turn::Busy) => _ = to.post_message(&JsValue::NULL),
                turn => {
                    awake.set(false);
                    if let Some(Turn::Idle(Some(due))) = turn {
                        ctx.request_repaint_after(due.saturating_sub(now()));
                    }
                }
            });
            ends.port1()
                .set_onmessage(Some(heard.as_ref().unchecked_ref()));
            heard.forget();
        }
        Self { ends, is_awake }
    }

    /// Goes on with the tasks as soon as this frame is over.
    fn wake(&self) {
        let Some(ends) = &self.ends else { return };
        if !self.is_awake.replace(true) {
            _ = ends.port2().post_message(&JsValue::NULL);
        }
    }
}

impl Page {
    fn new(cc: &eframe::CreationContext<'_>) -> Self {
        let runner = FrameRunner::enter();
        keep_brief(LONGEST);
        names::mirror(&cc.egui_ctx);
        if browser::prefers("(forced-colors: active), (prefers-contrast: more)") {
            theme::palette::raise_contrast();
        }
        theme::fonts::draw_boxes(&cc.egui_ctx);
        let seed = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(1, |since| since.as_nanos() as u64);
        // An embedded figure shows what its link says and does not use the saved settings of the page itself.
        let embedded = browser::embedding();
        let (store, opened) = match embedded.is_some() {
            true => (Store::default(), Opened::default()),
            false => Store::open(Path::new(KEPT)),
        };
        let unkept = Rc::<Cell<bool>>::default();
        let mut app = App::new(&cc.egui_ctx, seed, default_memory_limit())
            .with_settings(store, &opened)
            .with_dialogs(browser::platform());
        if matches!(opened.trouble, Some((Fault::Unreadable(_), _))) {
            app.model.say(Tone::Waiting, text::KEEPS_NOTHING);
        } else if embedded.is_none() {
            app = app.with_answers_in(Path::new(KEPT).join("answers"));
        }
        browser::ask_before_leaving(Rc::clone(&unkept));
        if let Some(panels) = embedded {
            app.model.open_link(&panels);
        }
        let packed = scorm::exercise();
        if packed.is_some() {
            app.model.exercises.platform = Some(scorm::begin());
        }
        let linked = browser::address().len() > 1 || packed.is_some();
        if opened.is_first && !linked {
            app.model.offer_first_lesson();
        }
        Self {
            app,
            // Empty, so that the first frame opens the present address.
            address: String::new(),
            link: None,
            changed: Duration::ZERO,
            names_file: false,
            linked: None,
            dropped: Rc::default(),
            unkept,
            packed,
            began: Duration::ZERO,
            passed: Duration::ZERO,
            painting: Duration::ZERO,
            between: Between::new(&cc.egui_ctx),
            _runner: runner,
        }
    }

    /// Starts reading dropped files, and opens those that have been read.
    fn take_dropped(&mut self, ctx: &egui::Context) {
        let files = ctx.input(|input| input.raw.dropped_files.clone());
        for file in files {
            let (ctx, dropped) = (ctx.clone(), Rc::clone(&self.dropped));
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(file) = file.web_file()
                    && let Some(path) = browser::read(file).await
                {
                    dropped.borrow_mut().push(path);
                    ctx.request_repaint();
                }
            });
        }
        self.app.model.read_dropped(self.dropped.take());
    }

    /// Opens the lesson named by the address, as its file would be opened.
    fn take_linked(&mut self) {
        let Some(fetched) = self.linked.as_ref().and_then(|linked| linked.take()) else {
            return;
        };
        self.linked = None;
        let model = &mut self.app.model;
        match fetched {
            Ok(path) => model.course.open(path, &model.facts),
            Err(reason) => model.say(Tone::Bad, course::not_opened(reason)),
        }
    }

    /// Opens the address if the user has changed it, and changes it if the window shows something else.
    fn follow_address(&mut self, ctx: &egui::Context) {
        let address = browser::address();
        let packed = self.packed.take();
        if address != self.address || packed.is_some() {
            let (file, link) = lesson_file(address.trim_start_matches('#'));
            // Its answers are saved.
            let model = &mut self.app.model;
            model.exercises.leave(&model.facts);
            model.open_link(&link);
            self.link = Some(self.app.model.link());
            self.address = address;
            let file = file.or(packed);
            self.names_file = file.is_some();
            self.linked = file.map(|file| fetch(file, ctx.clone()));
        }
        let model = &self.app.model;
        if self.names_file && (model.course.is_folded() || model.exercises.open.is_some()) {
            // Leaving the lesson must add an entry to the history.
            self.link = None;
            return;
        }
        let link = model.link();
        if Some(link) == self.link || self.linked.is_some() || model.course.is_opening() {
            return;
        }
        self.names_file = false;
        let rest = REST.saturating_sub(now() - self.changed);
        let before = self.link.map(|link| link.place());
        let as_step = before != Some(link.place()) && !self.address.is_empty();
        // The history entries of an embedded figure would belong to the page around it.
        let as_step = as_step && !self.app.model.facts.embedded;
        if !as_step && !rest.is_zero() {
            return ctx.request_repaint_after(rest);
        }
        browser::set_address(&format!("#{link}"), as_step);
        // Reads the address back in the form in which the browser writes it.
        self.address = browser::address();
        self.link = Some(link);
        self.changed = now();
    }
}

impl eframe::App for Page {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.began = now();
        self.follow_address(ctx);
        self.take_linked();
        self.take_dropped(ctx);
        self.app.logic(ctx);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        eframe::App::clear_color(&self.app, visuals)
    }

    /// Runs tasks last, so that requests of this frame start at once. Tasks that are still busy go on between frames.
    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.app.ui(ui);
        let before = Duration::from_secs_f32(frame.info().cpu_usage.unwrap_or_default());
        let painted = before.saturating_sub(self.passed);
        self.painting = painted.max(self.painting.mul_f32(0.9));
        let rest = LONG_FRAME.saturating_sub(now() - self.began + self.painting);
        let is_used = ui.input(|input| !input.raw.events.is_empty());
        let spell = if is_used {
            SPELL
        } else {
            rest.clamp(SPELL, LONG_SPELL)
        };
        let turn = turn_all(spell);
        let work = self.app.model.exercises.work();
        self.unkept.set(work.is_some_and(|work| work.is_at_risk()));
        self.passed = now() - self.began;
        match turn {
            Some(Turn::Busy) => self.between.wake(),
            Some(Turn::Idle(Some(due))) => {
                let rest = due.saturating_sub(now());
                ui.ctx().request_repaint_after(rest);
            }
            Some(Turn::Idle(None) | Turn::Done) | None => {}
        }
    }
}
