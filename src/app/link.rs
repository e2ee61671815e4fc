//! What the window shows, in the part of an address after its `#`: `board=867254301&strategy=astar:manhattan&tab=tree&at=12`,
//! or `lesson=a-star&slide=3`.

use std::fmt;

use crate::app::boards::Edit;
use crate::app::course::Play;
use crate::app::explore::Tab;
use crate::app::{Effect, Model, Screen, Theme, Tone};
use crate::lesson::{ExploreScene, Scene, SearchSetup, Shipped, Slide};
use crate::puzzle::{Board, Problem};
use crate::search::heuristics::OwnHeuristic;
use crate::search::{Heuristic, Strategy};
use crate::study::{parse_strategy_with, strategy_name};
use crate::text::language::Language;
use crate::text::page as text;

/// A longer link is not looked at.
const MOST: usize = 1 << 16;
/// The most bytes of a program that a link has: some programs pass no longer address on.
const MOST_OF_PROGRAM: usize = 4000;

/// What a link leads to. What it does not name stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Link {
    start: Option<Board>,
    goal: Option<Board>,
    strategy: Option<Strategy>,
    tab: Option<Tab>,
    screen: Option<Screen>,
    /// The moment: after so many expansions.
    at: Option<u64>,
    /// A lesson in place of all that, and its slide from 0.
    lesson: Option<Shipped>,
    slide: Option<usize>,
    theme: Option<Theme>,
    language: Option<Language>,
    /// Of a figure in another page: which panels it has, on the left and on the right.
    embedded: Option<[bool; 2]>,
}

/// The word of a screen; that of Explore is its tab's.
const SCREENS: [(&str, Screen); 4] = [
    ("lessons", Screen::Lessons),
    ("compare", Screen::Compare),
    ("heuristics", Screen::Heuristics),
    ("experiment", Screen::Experiment),
];

const PANELS: [&str; 2] = ["boards", "node"];

/// A value that has a name in JSON.
fn name_of(value: impl serde::Serialize) -> Option<String> {
    let value = serde_json::to_value(value).ok()?;
    value.as_str().map(str::to_owned)
}

fn named<T: serde::de::DeserializeOwned>(name: &str) -> Option<T> {
    serde_json::from_value(name.into()).ok()
}

/// Rows as they are written, but a `+` between the tiles, where an address has no spaces.
fn board_text(board: Board) -> String {
    board.to_string().replace(" / ", "/").replace(' ', "+")
}

fn board(text: &str) -> Option<Board> {
    text.replace('+', " ").replace('/', " / ").parse().ok()
}

fn escaped(text: &str) -> String {
    let mut all = String::new();
    for byte in text.bytes() {
        match byte {
            _ if byte.is_ascii_alphanumeric() || b"-._:/+,=*".contains(&byte) => {
                all.push(byte.into());
            }
            _ => all.push_str(&format!("%{byte:02X}")),
        }
    }
    all
}

/// What `text` was before it became part of an address; programs that pass addresses on escape more than is needed.
fn plain(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        rest = after;
        let digits = after.get(..2).and_then(|two| str::from_utf8(two).ok());
        let byte = digits.and_then(|two| u8::from_str_radix(two, 16).ok());
        match byte.filter(|_| first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => bytes.push(first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The lesson that a link names by its file, beside the page, and the rest of the link.
#[cfg(any(target_arch = "wasm32", test))]
pub(crate) fn lesson_file(link: &str) -> (Option<String>, String) {
    let (mut file, mut rest) = (None, Vec::new());
    for part in link.split('&') {
        match part.strip_prefix("lesson=") {
            // The names of those that ship are plain words.
            Some(name) if name.contains(['.', '/']) => file = Some(plain(name)),
            _ => rest.push(part),
        }
    }
    (file, rest.join("&"))
}

impl Link {
    /// Where it leads to: from one such place to another a browser takes a step.
    #[cfg(any(target_arch = "wasm32", test))]
    pub(crate) fn place(&self) -> (Option<Screen>, Option<Shipped>) {
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

    /// Text for a page that shows this in a frame, of the page at `address`.
    pub(crate) fn frame(&self, address: &str) -> String {
        let link = self.to_string().replace('&', "&amp;");
        format!(
            "<iframe src=\"{address}?embed#{link}\" width=\"800\" height=\"500\" title=\"Slidescope\" allow=\"clipboard-write; fullscreen\"></iframe>"
        )
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts().into_iter();
        let parts = parts.map(|(name, value)| match value.as_str() {
            "" => name.to_owned(),
            value => format!("{name}={}", escaped(value)),
        });
        f.write_str(&parts.collect::<Vec<_>>().join("&"))
    }
}

impl Model {
    pub(crate) fn link(&self) -> Link {
        let settings = &self.facts.settings;
        let sides = &self.explore.sides;
        let link = Link {
            theme: Some(settings.theme).filter(|theme| *theme != Theme::System),
            language: settings.language,
            embedded: self.facts.embedded.then_some(sides.open),
            ..Link::default()
        };
        let played = self.course.play.as_ref().filter(|play| !play.unfolded);
        if let Some(lesson) = played.and_then(Play::shipped) {
            return Link {
                lesson: Some(lesson),
                slide: played.map(Play::at),
                ..link
            };
        }
        let setup = self.facts.setup();
        let run = self.facts.playback.run.as_ref();
        let awaited = self.lesson.awaited.as_ref();
        let at = awaited.map(|scene| scene.expansion);
        let at = at.or(run.map(|run| run.timeline.at()));
        let explores = self.facts.screen == Screen::Explore;
        Link {
            start: setup.problem.map(|problem| problem.start()),
            goal: setup.problem.map(|problem| problem.goal()),
            strategy: Some(setup.strategy),
            tab: Some(self.explore.tab),
            screen: Some(self.facts.screen),
            at: at.filter(|at| explores && *at > 0),
            ..link
        }
    }

    /// Opens what `link` leads to. Its parts that say nothing are named; the others are opened all the same.
    pub(crate) fn open_link(&mut self, link: &str) {
        let mut unknown = Vec::new();
        let (mut read, mut own) = (Link::default(), None);
        let link = if link.len() > MOST {
            unknown.push(format!("{}…", link.chars().take(40).collect::<String>()));
            ""
        } else {
            link
        };
        for part in link.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if !self.read_part(&mut read, &mut own, name, &plain(value)) {
                unknown.push(plain(part));
            }
        }
        let mut settings = self.facts.settings.clone();
        settings.theme = read.theme.unwrap_or(settings.theme);
        settings.language = read.language.or(settings.language);
        if let Some(strategy) = read.strategy {
            self.heuristics.own.take_in(own.as_slice());
            self.facts.own = self.heuristics.own.to_offer();
            settings.choose_strategy(strategy);
        }
        if settings != self.facts.settings {
            self.update(Effect::Set(settings));
        }
        if let Some(lesson) = read.lesson {
            self.open_slide(lesson, read.slide);
        } else if read.start.is_some() || read.strategy.is_some() || read.screen.is_some() {
            unknown.extend(self.open_search(&read));
        }
        if !unknown.is_empty() {
            let words = text::link_not_understood(unknown.join(", "));
            self.say(Tone::Bad, words);
        }
    }

    /// Reads a part; whether it is understood. A heuristic of one's own comes before the strategy that it guides.
    fn read_part(
        &mut self,
        read: &mut Link,
        own: &mut Option<OwnHeuristic>,
        name: &str,
        value: &str,
    ) -> bool {
        match name {
            "board" => put(&mut read.start, board(value)),
            "goal" => put(&mut read.goal, board(value)),
            "heuristic" => {
                let named = value.split_once(':');
                let named = named.and_then(|(name, text)| OwnHeuristic::new(name, text).ok());
                put(own, named)
            }
            "strategy" => {
                // That of the link before another of its name.
                let own = [own.as_slice(), &self.facts.own].concat();
                let strategy = parse_strategy_with(value, &own);
                put(&mut read.strategy, strategy.ok())
            }
            "tab" => {
                let screen = SCREENS.iter().find(|known| known.0 == value);
                read.tab = named(value);
                let explore = read.tab.map(|_| Screen::Explore);
                put(&mut read.screen, screen.map(|known| known.1).or(explore))
            }
            "at" => put(&mut read.at, value.parse().ok()),
            "lesson" => {
                let lesson = Shipped::ALL.into_iter().find(|it| it.id() == value);
                put(&mut read.lesson, lesson)
            }
            "slide" => {
                let number = value.parse().ok();
                let index = number.and_then(|number: usize| number.checked_sub(1));
                put(&mut read.slide, index)
            }
            "theme" => put(&mut read.theme, named(value)),
            "lang" => put(&mut read.language, value.parse().ok()),
            "embed" => {
                let has = |panel: &str| value.split('+').any(|name| name == panel);
                self.facts.embedded = true;
                self.explore.sides.open = PANELS.map(has);
                true
            }
            _ => false,
        }
    }

    fn open_slide(&mut self, lesson: Shipped, slide: Option<usize>) {
        let played = self.course.play.as_ref().and_then(Play::shipped);
        if played != Some(lesson) {
            self.update(Effect::OpenLesson(lesson));
        }
        self.update(Effect::FoldLesson(true));
        if let Some(slide) = slide {
            self.update(Effect::Slide(slide));
        }
    }

    /// Opens the boards, and a moment of their search. Gives what is wrong with them.
    fn open_search(&mut self, read: &Link) -> Option<String> {
        if self.course.is_folded() {
            self.update(Effect::LeaveLesson);
        }
        self.lesson.awaited = None;
        let mut wrong = None;
        if let Some(start) = read.start {
            let goal = read.goal.unwrap_or_else(|| Board::blank_last(start.size()));
            match Problem::new(start, goal) {
                Ok(problem) if self.facts.boards.editor.problem() == Some(problem) => {}
                Ok(problem) => self.update(Effect::Edit(Edit::Load(problem))),
                Err(_) => wrong = Some(format!("goal={}", board_text(goal))),
            }
        } else if let Some(goal) = read.goal {
            self.update(Effect::Edit(Edit::Goal(goal)));
        }
        let screen = read.screen.unwrap_or(Screen::Explore);
        self.update(Effect::Visit(screen));
        if screen == Screen::Explore {
            let tab = read.tab.unwrap_or_default();
            self.update(Effect::ShowTab(tab));
            if let Some(expansion) = read.at {
                self.open_moment(tab, expansion);
            }
        }
        wrong
    }

    /// Shows a moment as a slide does: the search goes up to it where it was not there.
    fn open_moment(&mut self, tab: Tab, expansion: u64) {
        let setup = self.facts.setup();
        let options = &self.explore.options;
        let scene = ExploreScene {
            expansion,
            tab: Some(tab),
            colour: Some(options.colour),
            linear: !options.log_levels,
            ..ExploreScene::default()
        };
        if let Some(problem) = setup.problem {
            let strategy = setup.strategy;
            let setup = SearchSetup { problem, strategy };
            self.show_slide(Slide::new(setup, Scene::Explore(scene)));
        }
    }
}

/// Puts what was read; whether anything was.
fn put<T>(place: &mut Option<T>, read: Option<T>) -> bool {
    let is_known = read.is_some();
    *place = read;
    is_known
}

#[cfg(test)]
mod tests;
