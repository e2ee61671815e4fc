//! What the window shows, in the part of an address after its `#`: `board=867254301&strategy=astar:manhattan&tab=tree`.

use std::fmt;

use crate::app::boards::Edit;
use crate::app::explore::Tab;
use crate::app::toast::Toast;
use crate::app::{Effect, Model, Screen, Tone};
use crate::puzzle::{Board, Problem};
use crate::search::Strategy;
use crate::study::{parse_strategy_with, strategy_name};
use crate::text::page as text;

/// A longer part is not looked at.
const MOST: usize = 4000;

/// What a link leads to. What it does not name stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Link {
    problem: Option<Problem>,
    strategy: Option<Strategy>,
    tab: Option<Tab>,
    screen: Option<Screen>,
}

/// The word of a screen; that of Explore is its tab's.
const SCREENS: [(&str, Screen); 4] = [
    ("lessons", Screen::Lessons),
    ("compare", Screen::Compare),
    ("heuristics", Screen::Heuristics),
    ("experiment", Screen::Experiment),
];

fn tab_name(tab: Tab) -> Option<String> {
    serde_json::to_value(tab).ok()?.as_str().map(str::to_owned)
}

/// Rows as they are written, but a `+` between the tiles, where an address has no spaces.
fn board_text(board: Board) -> String {
    board.to_string().replace(" / ", "/").replace(' ', "+")
}

fn board(text: &str) -> Option<Board> {
    let spaced = text.replace("%20", " ").replace('+', " ");
    spaced.replace('/', " / ").parse().ok()
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let Some(problem) = self.problem {
            parts.push(format!("board={}", board_text(problem.start())));
            if problem.goal() != Board::blank_last(problem.size()) {
                parts.push(format!("goal={}", board_text(problem.goal())));
            }
        }
        if let Some(strategy) = self.strategy {
            parts.push(format!("strategy={}", strategy_name(strategy)));
        }
        let screen = SCREENS.iter().find(|known| Some(known.1) == self.screen);
        let shown = screen.map(|known| known.0.to_owned());
        let shown = shown.or_else(|| tab_name(self.tab.filter(|tab| *tab != Tab::default())?));
        parts.extend(shown.map(|shown| format!("tab={shown}")));
        f.write_str(&parts.join("&"))
    }
}

impl Model {
    /// The link to what is shown.
    pub(crate) fn link(&self) -> Link {
        let setup = self.facts.setup();
        Link {
            problem: setup.problem,
            strategy: Some(setup.strategy),
            tab: Some(self.explore.tab),
            screen: Some(self.facts.screen),
        }
    }

    /// Opens what `link` leads to. Its parts that say nothing are named; the others are opened all the same.
    pub(crate) fn open_link(&mut self, link: &str) {
        let mut unknown = Vec::new();
        let (mut start, mut goal) = (None, None);
        let link = if link.len() > MOST { "" } else { link };
        for part in link.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let is_known = match name {
                "board" => put(&mut start, board(value)),
                "goal" => put(&mut goal, board(value)),
                "strategy" => self.open_strategy(value),
                "tab" => self.open_tab(value),
                _ => false,
            };
            if !is_known {
                unknown.push(part.to_owned());
            }
        }
        if let Some(start) = start {
            let goal = goal.unwrap_or_else(|| Board::blank_last(start.size()));
            match Problem::new(start, goal) {
                Ok(problem) => self.update(Effect::Edit(Edit::Load(problem))),
                Err(_) => unknown.push(format!("goal={}", board_text(goal))),
            }
        } else if let Some(goal) = goal {
            self.update(Effect::Edit(Edit::Goal(goal)));
        }
        if !unknown.is_empty() {
            let words = text::link_not_understood(unknown.join(", "));
            self.toast = Some(Toast::new(Tone::Bad, words));
        }
    }

    fn open_strategy(&mut self, name: &str) -> bool {
        let Ok(strategy) = parse_strategy_with(name, &self.facts.own) else {
            return false;
        };
        let mut settings = self.facts.settings.clone();
        settings.choose_strategy(strategy);
        self.update(Effect::Set(settings));
        true
    }

    fn open_tab(&mut self, name: &str) -> bool {
        if let Some((_, screen)) = SCREENS.iter().find(|known| known.0 == name) {
            self.update(Effect::Visit(*screen));
            return true;
        }
        let Ok(tab) = serde_json::from_value(name.into()) else {
            return false;
        };
        self.update(Effect::Visit(Screen::Explore));
        self.update(Effect::ShowTab(tab));
        true
    }
}

/// Puts what was read; whether anything was.
fn put<T>(place: &mut Option<T>, read: Option<T>) -> bool {
    let is_known = read.is_some();
    *place = read;
    is_known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::testing::model;
    use crate::puzzle::Size;
    use crate::study::parse_strategy;

    #[test]
    fn a_link_leads_to_what_it_was_made_of() {
        let korf = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";
        let wide = Board::blank_first(Size::new(2, 3).expect("a size"));
        for (start, goal) in [
            (korf, None),
            (
                korf,
                Some(Board::blank_first(Size::new(4, 4).expect("a size"))),
            ),
            ("867254301", None),
            ("1 2 3 / 4 0 5", Some(wide)),
        ] {
            let start: Board = start.parse().expect("a board");
            let goal = goal.unwrap_or_else(|| Board::blank_last(start.size()));
            let mut first = model();
            let problem = Problem::new(start, goal).expect("one size");
            first.update(Effect::Edit(Edit::Load(problem)));
            let strategy = parse_strategy("weighted-astar:linear-conflict:w=3").expect("a name");
            first.facts.settings.choose_strategy(strategy);
            first.explore.tab = Tab::StateSpace;
            let link = first.link();
            let mut second = model();
            second.open_link(&link.to_string());
            assert_eq!(second.link(), link, "{link}");
            assert!(second.toast.is_none(), "{link}");
        }
    }

    #[test]
    fn a_board_and_a_strategy_are_short() {
        let mut model = model();
        model.open_link("board=14+13+15+7/11+12+9+5/6+0+2+1/4+8+10+3&strategy=idastar:manhattan");
        assert!(model.toast.is_none());
        assert!(model.link().to_string().len() < 80, "{}", model.link());
    }

    #[test]
    fn what_a_link_has_wrong_is_named_and_the_rest_is_opened() {
        let mut model = model();
        model.open_link("board=1&strategy=bfs&tab=expansion&moon=full");
        let link = model.link();
        assert_eq!(strategy_name(link.strategy.expect("one")), "bfs");
        assert_eq!(link.tab, Some(Tab::Expansion));
        assert!(model.toast.is_some());
    }
}
