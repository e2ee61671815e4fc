//! Links: what the window shows, encoded in the part of an address after its `#`, for example
//! `board=867254301&strategy=astar:manhattan&tab=tree&at=12` or `lesson=a-star&slide=3`.

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::app::boards::Edit;
use crate::app::course::Play;
use crate::app::explore::Tab;
use crate::app::{Effect, Model, Screen, Theme, Tone};
use slidescope_core::lesson::{ExploreScene, Scene, SearchSetup, Shipped, Slide};
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Heuristic, Strategy};
use slidescope_core::study::{parse_strategy_with, strategy_name};
use slidescope_core::text::language::Language;
use slidescope_core::text::page as text;

/// The maximum length of a link in bytes. Longer links are rejected.
const MOST: usize = 1 << 16;
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
pub(crate) struct Link {
    start: Option<Board>,
    goal: Option<Board>,
    strategy: Option<Strategy>,
    tab: Option<Tab>,
    screen: Option<Screen>,
    /// The moment to show, as a number of expansions.
    at: Option<u64>,
    /// A lesson to open instead of a search, and the index of its slide from 0.
    lesson: Option<Shipped>,
    slide: Option<usize>,
    theme: Option<Theme>,
    language: Option<Language>,
    /// Set in a figure embedded in another page: whether its left and its right panel are open.
    embedded: Option<[bool; 2]>,
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
fn board_text(board: Board) -> String {
    board.to_string().replace(" / ", "/").replace(' ', "+")
}

fn board(text: &str) -> Option<Board> {
    text.replace('+', " ").replace('/', " / ").parse().ok()
}

/// Decodes the escapes in `text`. Programs that pass addresses on may escape more than is needed.
fn plain(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// Returns the lesson file that a link names, relative to the page, and the rest of the link.
#[cfg(any(target_arch = "wasm32", test))]
pub(crate) fn lesson_file(link: &str) -> (Option<String>, String) {
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
    /// Returns the parts of the link whose change adds an entry to the browser's history.
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

    /// Returns the HTML of a frame that shows this link, with the page at `address`.
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
            value => format!("{name}={}", utf8_percent_encode(value, ESCAPED)),
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
        if let Some(lesson) = played.and_then(|play| play.shipped) {
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

    /// Opens `link`. Parts that are not understood are listed in a message; the others are still opened.
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
            self.take_in(own.as_slice());
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

    /// Reads a part and returns whether it is understood. A custom heuristic must precede the strategy that uses it.
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
                // The link's own heuristic takes precedence over another of the same name.
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
        let played = self.course.play.as_ref().and_then(|play| play.shipped);
        if played != Some(lesson) {
            self.update(Effect::OpenLesson(lesson));
        }
        self.update(Effect::FoldLesson(true));
        if let Some(slide) = slide {
            self.update(Effect::Slide(slide));
        }
    }

    /// Opens the boards and a moment of their search. Returns the part of the link that is wrong, if any.
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

    /// Shows a moment as a slide does: the search runs up to it if it has not reached it.
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

/// Stores `read` in `place`. Returns whether it is `Some`.
fn put<T>(place: &mut Option<T>, read: Option<T>) -> bool {
    let is_known = read.is_some();
    *place = read;
    is_known
}

#[cfg(test)]
mod tests;
