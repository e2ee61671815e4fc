//! Ten minutes of random actions in every place of the real program, in a real window. Nothing may break, grow without
//! bound or block the window.
//!
//! It needs a display and the release build, so it is ignored by default:
//! `xvfb-run -a -s '-screen 0 2000x1200x24' cargo test --release --test soak -- --ignored --nocapture`.
//! `SOAK_SECONDS` and `SOAK_SEED` set its length and its seed; it prints both, the slowest answers, and what it counted.

#[path = "../window/driver.rs"]
#[allow(dead_code, reason = "the test of one search uses the rest")]
mod driver;
mod process;

use std::collections::BTreeMap;
use std::error::Error;
use std::process::Command;
use std::str::FromStr;
use std::time::{Duration, Instant};
use std::{env, fs, io};

use driver::{App, Widget};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, vec2};
use process::Usage;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg32;

/// The longest that the window may take to answer an action. An answer waits for a frame that has seen the action, so
/// it takes longer than the frame itself.
const SLOWEST: Duration = Duration::from_millis(250);
/// The memory limit of searches in this test.
const MEMORY_LIMIT: &str = "400 MB";
/// The most bytes that the process may hold: six searches of a comparison share the limit; each recording is bounded by
/// its cap of nodes; the rest is the window, its fonts and what the display driver keeps.
const MOST_MEMORY: u64 = 2_500_000_000;
/// The most bytes at rest, which exceed those at the start by what the visited places keep.
const MOST_AT_REST: u64 = 450_000_000;
/// How much more it may hold at rest in the second half than at most in the first: one part in ten.
const TREND: u64 = 10;
/// How many more files may be open than at its first rest.
const MOST_FILES_KEPT: u64 = 4;
/// Threads at rest: one for each kind of background work that was ever requested, about a dozen; one for each run that
/// is shown; and ten of the display and the desktop.
const MOST_THREADS_AT_REST: u64 = 32;
/// Actions between two rests.
const ACTS: usize = 400;

const TEXTS: [&str; 10] = [
    "813467052",
    "867254301",
    "1 1 x 9",
    "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3",
    "[[1,2,3],[5,4,0]]",
    "1 2 3 4 5 6 7 0 8",
    "-7",
    "99999999999999999999",
    "",
    "δ 八",
];

const KEYS: [Key; 14] = [
    Key::Space,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Home,
    Key::End,
    Key::PageDown,
    Key::PageUp,
    Key::Escape,
    Key::F1,
    Key::F11,
    Key::Tab,
    Key::B,
];

const SIZES: [(u32, u32); 4] = [(1280, 800), (1024, 700), (1920, 1080), (800, 600)];

/// A number from the environment, or `otherwise`.
fn setting<T: FromStr>(name: &str, otherwise: T) -> T {
    let given = env::var(name).ok();
    given
        .and_then(|text| text.parse().ok())
        .unwrap_or(otherwise)
}

/// Whether a widget may be clicked: not the memory limit, on which the test's own bound depends.
fn is_control(widget: &Widget) -> bool {
    let kinds = [
        Role::Button,
        Role::CheckBox,
        Role::ComboBox,
        Role::RadioButton,
        Role::Slider,
        Role::SpinButton,
        Role::TextInput,
    ];
    kinds.contains(&widget.role) && !widget.name.starts_with("Memory limit")
}

/// A user who acts at random, and what was measured.
struct Visitor {
    app: App,
    random: Pcg32,
    acts: usize,
    /// The longest answer to each kind of action.
    slowest: BTreeMap<&'static str, Duration>,
    /// Answers that took too long.
    late: Vec<String>,
}

impl Visitor {
    fn below(&mut self, count: usize) -> usize {
        self.random.next_u32() as usize % count.max(1)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Sends one action, and notes how long the answer took.
    fn act(&mut self, kind: &'static str, about: &str, events: Vec<Event>) -> io::Result<()> {
        let began = Instant::now();
        self.app.events(events)?;
        let took = began.elapsed();
        self.acts += 1;
        let slowest = self.slowest.entry(kind).or_default();
        *slowest = took.max(*slowest);
        if took > SLOWEST {
            self.late.push(format!(
                "act {}, {kind} {about}: {} ms",
                self.acts,
                took.as_millis()
            ));
        }
        Ok(())
    }

    fn key(&mut self, key: Key, modifiers: Modifiers) -> io::Result<()> {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        };
        let events = vec![event(true), event(false)];
        self.act("key", &format!("{modifiers:?} {key:?}"), events)
    }

    fn click(&mut self, widget: &Widget) -> io::Result<()> {
        let Some(pos) = widget.middle() else {
            return Ok(());
        };
        let button = |pressed| Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let about = widget.to_string();
        self.act("move to", &about, vec![Event::PointerMoved(pos)])?;
        self.act("press", &about, vec![button(true)])?;
        self.act("click", &about, vec![button(false)])
    }

    /// Clicks the widget of this role and name, if there is one.
    fn click_named(&mut self, role: Role, name: &str) -> io::Result<bool> {
        let widgets = self.app.widgets()?;
        let found = widgets.iter().find(|w| w.role == role && w.name == name);
        match found {
            Some(widget) => self.click(&widget.clone()).map(|()| true),
            None => Ok(false),
        }
    }

    fn replace(&mut self, field: &Widget, text: &str) -> io::Result<()> {
        self.click(field)?;
        self.key(Key::A, Modifiers::COMMAND | Modifiers::CTRL)?;
        let about = format!("{text:?} into {}", field.name);
        self.act("type", &about, vec![Event::Text(text.to_owned())])
    }

    /// Done in one of ten actions, as chance alone would seldom begin a search.
    fn begin_a_search(&mut self) -> io::Result<()> {
        self.key(Key::Escape, Modifiers::NONE)?;
        self.click_named(Role::Button, "Explore")?;
        let widgets = self.app.widgets()?;
        let is_field = |w: &&Widget| w.role == Role::TextInput && w.name == "Start board";
        if let Some(field) = widgets.iter().find(is_field).cloned() {
            let board = self.pick(&[TEXTS[0], TEXTS[1], TEXTS[3], TEXTS[5]]);
            self.replace(&field, board)?;
            self.key(Key::Enter, Modifiers::NONE)?;
        }
        self.click_named(Role::Button, "Run")?;
        let action = self.pick(&["Finish", "Step", "Pause", "Finish"]);
        self.click_named(Role::Button, action)?;
        Ok(())
    }

    fn random_act(&mut self) -> io::Result<()> {
        match self.below(20) {
            0 | 1 => self.begin_a_search(),
            2..=4 => {
                let key = self.pick(&KEYS);
                self.key(key, Modifiers::NONE)
            }
            5 => {
                let key = self.pick(&[Key::Z, Key::Y, Key::Plus, Key::Minus, Key::Num0]);
                self.key(key, Modifiers::COMMAND | Modifiers::CTRL)
            }
            6 | 7 => self.scroll_and_drag(),
            8 => {
                let (width, height) = self.pick(&SIZES);
                self.app.resize(width, height)
            }
            9 => self.click_place(),
            _ => self.click_or_type(),
        }
    }

    fn click_place(&mut self) -> io::Result<()> {
        let place = self.pick(&["Explore", "Compare", "Experiment", "Present"]);
        self.click_named(Role::Button, place).map(drop)
    }

    fn click_or_type(&mut self) -> io::Result<()> {
        let widgets = self.app.widgets()?;
        let controls: Vec<&Widget> = widgets.iter().filter(|w| is_control(w)).collect();
        if controls.is_empty() {
            return Ok(());
        }
        let widget = controls[self.below(controls.len())].clone();
        if widget.role == Role::TextInput {
            let text = self.pick(&TEXTS);
            return self.replace(&widget, text);
        }
        self.click(&widget)
    }

    fn scroll_and_drag(&mut self) -> io::Result<()> {
        let at = |v: &mut Self| Pos2::new(v.below(1280) as f32, v.below(800) as f32);
        let (from, to) = (at(self), at(self));
        let delta = vec2(0.0, self.pick(&[-120.0, -30.0, 30.0, 120.0]));
        let wheel = Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            source: MouseWheelSource::Unknown,
            delta,
            phase: TouchPhase::Move,
            modifiers: self.pick(&[Modifiers::NONE, Modifiers::CTRL | Modifiers::COMMAND]),
        };
        self.act("wheel", "", vec![Event::PointerMoved(from), wheel])?;
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.act("press", "to drag", vec![button(from, true)])?;
        self.act("drag", "", vec![Event::PointerMoved(to)])?;
        self.act("drop", "", vec![button(to, false)])
    }

    /// Returns to a window at rest: no dialog, no search, nothing moving.
    fn rest(&mut self) -> io::Result<Usage> {
        for _ in 0..4 {
            self.key(Key::Escape, Modifiers::NONE)?;
        }
        for place in ["Experiment", "Compare", "Explore"] {
            self.click_named(Role::Button, place)?;
            for stop in ["Stop", "Cancel", "Pause search", "Pause", "Reset"] {
                self.click_named(Role::Button, stop)?;
            }
        }
        self.app.settles()?;
        Usage::of(self.app.process())
    }
}

#[test]
#[ignore = "takes ten minutes, a display and the release build: see the head of this file"]
fn ten_minutes_of_random_acts_leave_the_window_quick_and_small() -> Result<(), Box<dyn Error>> {
    let (seconds, seed) = (setting::<u64>("SOAK_SECONDS", 600), setting("SOAK_SEED", 1));
    println!("{seconds} seconds, seed {seed}");
    // The folder for everything that the program writes and keeps.
    let folder = tempfile::tempdir()?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_slidescope"));
    command.current_dir(&folder).env("HOME", folder.path());
    command.args(["--lang", "en"]);
    for kept in ["XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env(kept, folder.path().join(kept));
    }
    let mut visitor = Visitor {
        app: App::open(command)?,
        random: Pcg32::seed_from_u64(seed),
        acts: 0,
        slowest: BTreeMap::new(),
        late: Vec::new(),
    };
    visitor.app.settles()?;
    visitor.click_named(Role::Button, "More of the search")?;
    let limit = visitor.app.find(Role::SpinButton, "Memory limit")?;
    visitor.replace(&limit, MEMORY_LIMIT)?;
    visitor.key(Key::Enter, Modifiers::NONE)?;

    let begin = Instant::now();
    let (middle, end) = (seconds.div_ceil(2), begin + Duration::from_secs(seconds));
    let mut first_rest = None;
    // The most bytes at rest in each half.
    let mut halves = [0; 2];
    let mut most = Usage::default();
    while Instant::now() < end {
        for _ in 0..ACTS {
            visitor.random_act()?;
            most = most.max(Usage::of(visitor.app.process())?);
        }
        let rest = visitor.rest()?;
        println!("{} acts; at rest {rest}; at most {most}", visitor.acts);
        let first = *first_rest.get_or_insert(rest);
        let half = &mut halves[usize::from(begin.elapsed().as_secs() >= middle)];
        *half = rest.memory.max(*half);
        assert!(rest.memory <= MOST_AT_REST, "{rest}");
        assert!(rest.threads <= MOST_THREADS_AT_REST, "{rest}");
        assert!(
            rest.files <= first.files + MOST_FILES_KEPT,
            "{rest}, {first}"
        );
    }
    for (kind, slowest) in &visitor.slowest {
        println!("slowest {kind}: {} ms", slowest.as_millis());
    }
    let written = fs::read_dir(&folder)?.count();
    println!("{} acts, {written} files and folders written", visitor.acts);
    let [early, late] = halves;
    assert!(
        early == 0 || late <= early + early / TREND,
        "{early} bytes at rest, then {late}"
    );
    assert!(most.memory <= MOST_MEMORY, "{most}");
    assert!(visitor.late.is_empty(), "{}", visitor.late.join("\n"));
    Ok(())
}
