//! Links: what the window shows, encoded in the part of an address after its `#`, for example
//! `board=867254301&strategy=astar:manhattan&tab=tree&at=12` or `lesson=a-star&slide=3`.

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::{Screen, Theme};
use slidescope_core::lesson::{Shipped, Tab};
use slidescope_core::puzzle::{Board, Costs, Size, UsualGoal};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Heuristic, Strategy};
use slidescope_core::study::{parse_strategy_with, strategy_name};
use slidescope_core::text::language::Language;

/// The maximum length of a link in bytes. Longer links are rejected.
pub const MOST: usize = 1 << 16;
/// The maximum length of a heuristic's source in a link, in bytes: some programs do not pass on longer addresses.
const MOST_OF_PROGRAM: usize = 4000;

/// What is escaped in a link: all but letters, digits and `-._:/+,=*`.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b':')
    .remove(b'/')
    .remove(b'+')
    .remove(b',')
    .remove(b'=')
    .remove(b'*');

/// The state that a link opens. Fields that are `None` leave the current state unchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Link {
    pub start: Option<Board>,
    pub goal: Option<Board>,
    /// What moves cost, if not 1 each.
    pub costs: Option<Costs>,
    pub strategy: Option<Strategy>,
    /// The heuristic that comes with the link.
    pub own: Option<OwnHeuristic>,
    pub tab: Option<Tab>,
    pub screen: Option<Screen>,
    /// The moment to show, as a number of expansions.
    pub at: Option<u64>,
    /// A lesson to open instead of a search, and the index of its slide from 0.
    pub lesson: Option<Shipped>,
    pub slide: Option<usize>,
    pub theme: Option<Theme>,
    pub language: Option<Language>,
    /// Set in a figure embedded in another page: whether its left and its right panel are open.
    pub embedded: Option<[bool; 2]>,
}

/// The value of `tab` for each screen. For Explore, the value is its tab.
const SCREENS: [(&str, Screen); 4] = [
    ("lessons", Screen::Lessons),
    ("compare", Screen::Compare),
    ("heuristics", Screen::Heuristics),
    ("experiment", Screen::Experiment),
];

const PANELS: [&str; 2] = ["boards", "node"];

/// Returns the name of a value in JSON, or `None` if it is not serialized as a string.
fn name_of(value: impl serde::Serialize) -> Option<String> {
    let value = serde_json::to_value(value).ok()?;
    value.as_str().map(str::to_owned)
}

fn named<T: serde::de::DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_value(name.into()).ok()
}

/// Returns the rows of a board with `+` between the tiles, because an address has no spaces.
pub fn board_text(board: Board) -> String {
    board.to_string().replace(" / ", "/").replace(' ', "+")
}

fn board(text: &str) -> Option<Board> {
    // A plus is a space, unless it belongs to a number such as 8.000e+00.
    let spaced = || text.replace('+', " ").parse().ok();
    text.parse().ok().or_else(spaced)
}

/// Decodes the escapes in `text`. Programs that pass addresses on may escape more than is needed.
fn plain(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// Returns the lesson file that a link names, relative to the page, and the rest of the link.
pub fn lesson_file(link: &str) -> (Option<String>, String) {
    let (mut file, mut rest) = (None, Vec::new());
    for part in link.split('&') {
        match part.strip_prefix("lesson=") {
            // The identifiers of shipped lessons contain neither dots nor slashes.
            Some(name) if name.contains(['.', '/']) => file = Some(plain(name)),
            _ => rest.push(part),
        }
    }
    (file, rest.join("&"))
}

impl Link {
    /// Reads a link. Boards that need one get `size`, and strategies may name the heuristics `own`. Also returns the parts that
    /// are not understood.
    pub fn read(link: &str, size: Size, own: &[OwnHeuristic]) -> (Self, Vec<String>) {
        let mut read = Self::default();
        if link.len() > MOST {
            let begins = link.chars().take(40).collect::<String>();
            return (read, vec![format!("{begins}…")]);
        }
        let mut unknown = Vec::new();
        for part in link.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if !read.read_part(name, &plain(value), size, own) {
                unknown.push(plain(part));
            }
        }
        (read, unknown)
    }

    /// Reads a part and returns whether it is understood. A custom heuristic must precede the strategy that uses it.
    fn read_part(&mut self, name: &str, value: &str, size: Size, own: &[OwnHeuristic]) -> bool {
        let size = self.start.map_or(size, |start| start.size());
        match name {
            "board" => put(&mut self.start, board(value)),
            "goal" => {
                let usual = UsualGoal::known_as(value).and_then(|usual| usual.at(size));
                put(&mut self.goal, usual.or_else(|| board(value)))
            }
            "cost" => put(&mut self.costs, Costs::read(value, size).ok()),
            "heuristic" => {
                let named = value.split_once(':');
                let named = named.and_then(|(name, text)| OwnHeuristic::new(name, text).ok());
                put(&mut self.own, named)
            }
            "strategy" => {
                // The link's own heuristic takes precedence over another of the same name.
                let own = [self.own.as_slice(), own].concat();
                put(&mut self.strategy, parse_strategy_with(value, &own).ok())
            }
            "tab" => {
                let screen = SCREENS.iter().find(|known| known.0 == value);
                self.tab = named(value);
                let explore = self.tab.map(|_| Screen::Explore);
                put(&mut self.screen, screen.map(|known| known.1).or(explore))
            }
            "at" => put(&mut self.at, value.parse().ok()),
            "lesson" => {
                let lesson = Shipped::ALL.into_iter().find(|it| it.id() == value);
                put(&mut self.lesson, lesson)
            }
            "slide" => {
                let number = value.parse().ok();
                let index = number.and_then(|number: usize| number.checked_sub(1));
                put(&mut self.slide, index)
            }
            "theme" => put(&mut self.theme, named(value)),
            "lang" => put(&mut self.language, value.parse().ok()),
            "embed" => {
                let has = |panel: &str| value.split('+').any(|name| name == panel);
                put(&mut self.embedded, Some(PANELS.map(has)))
            }
            _ => false,
        }
    }

    /// Returns the parts of the link whose change adds an entry to the browser's history.
    pub fn place(&self) -> (Option<Screen>, Option<Shipped>) {
        (self.screen, self.lesson)
    }

    fn parts(&self) -> Vec<(&'static str, String)> {
        let mut parts = Vec::new();
        let mut put = |name, value: Option<String>| parts.extend(value.map(|value| (name, value)));
        put("lesson", self.lesson.map(|lesson| lesson.id().to_owned()));
        put("slide", self.slide.map(|slide| (slide + 1).to_string()));
        put("board", self.start.map(board_text));
        let goal = self
            .goal
            .filter(|goal| *goal != Board::blank_last(goal.size()));
        put("goal", goal.map(board_text));
        let costs = self.costs.filter(|costs| !costs.is_unit());
        put("cost", costs.map(Costs::write));
        let own = self.strategy.and_then(|strategy| match strategy.heuristic {
            Heuristic::Own(own) if strategy.algorithm.uses_heuristic() => Some(own),
            _ => None,
        });
        let own = own.filter(|own| own.source().len() <= MOST_OF_PROGRAM);
        put(
            "heuristic",
            own.map(|own| format!("{}:{}", own.name(), own.source())),
        );
        put("strategy", self.strategy.map(strategy_name));
        let screen = SCREENS.iter().find(|known| Some(known.1) == self.screen);
        let screen = screen.map(|known| known.0.to_owned());
        let tab = self.tab.filter(|tab| *tab != Tab::default());
        put("tab", screen.or_else(|| name_of(tab?)));
        let at = self.at.filter(|at| *at > 0);
        put("at", at.map(|at| at.to_string()));
        put("theme", self.theme.and_then(name_of));
        put(
            "lang",
            self.language.map(|language| language.tag().to_owned()),
        );
        if let Some(panels) = self.embedded {
            let open = PANELS.iter().zip(panels).filter(|(_, open)| *open);
            let open: Vec<&str> = open.map(|(name, _)| *name).collect();
            put("embed", Some(open.join("+")));
        }
        parts
    }

    /// Returns the HTML of a frame that shows this link, with the page at `address`.
    pub fn frame(&self, address: &str) -> String {
        let link = self.to_string().replace('&', "&amp;");
        format!(
            "<iframe src=\"{address}?embed#{link}\" width=\"800\" height=\"500\" title=\"Slidescope\" allow=\"clipboard-write; fullscreen\"></iframe>"
        )
    }
}

/// Stores `read` in `place`. Returns whether it is `Some`.
fn put<T>(place: &mut Option<T>, read: Option<T>) -> bool {
    let is_known = read.is_some();
    *place = read;
    is_known
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts().into_iter();
        let parts = parts.map(|(name, value)| match value.as_str() {
            "" => name.to_owned(),
            value => format!("{name}={}", utf8_percent_encode(value, ESCAPED)),
        });
        f.write_str(&parts.collect::<Vec<_>>().join("&"))
    }
}
