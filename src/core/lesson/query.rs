//! Queries about a moment of a search. They let a teacher state the answer to a question in words, without arithmetic.
//!
//! ```text
//! set        = kind [ "with" condition { "and" condition } ] | condition
//! kind       = "nodes" | "frontier" | "expanded" | "left out"
//! condition  = letter relation number | "smallest" letter | "largest" letter | [ "not" ] "expanded by" strategy
//! letter     = "f" | "g" | "h"
//! relation   = "<" | "<=" | "=" | ">=" | ">"
//!
//! figure     = [ "count of" ] set | counter [ "by" strategy ] | "moves" [ "by" strategy ]
//!            | letter | "h*" | "fall of h" | "shortest" | "states" | "states at depth" number | "next threshold"
//! counter    = "expanded" | "generated" | "visited" | "frontier" | "peak frontier" | "duplicates" | "reopened"
//!            | "depth" | "threshold" | "iterations"
//! ```
//!
//! `left out` means the successors of the last expanded node that were dropped; in a depth-first search, those beyond the
//! threshold. Conditions apply one after another: `frontier with smallest f and largest g` selects the nodes of largest g
//! among those of smallest f. A condition without a kind applies to all nodes. `expanded by bfs` selects the moment's nodes
//! whose states BFS expands on the same boards before it ends; as a figure it is the number of expansions of BFS. As
//! figures, `expanded` and `frontier` alone are counters.

use std::cmp::Ordering;

use crate::search::heuristics::OwnHeuristic;
use crate::search::{Stats, Strategy};
use crate::study::{StrategyError, parse_strategy_with};

/// Examples of sets of boards, for different kinds of queries.
pub const SETS: [&str; 5] = [
    "frontier",
    "nodes with f > 6 and g = 2",
    "frontier with smallest f",
    "left out",
    "expanded with not expanded by bfs",
];

/// Examples of numbers, for different kinds of queries.
pub const FIGURES: [&str; 11] = [
    "expanded",
    "expanded by bfs",
    "count of frontier with h < 4",
    "h",
    "h*",
    "fall of h",
    "shortest",
    "moves by greedy",
    "states at depth 2",
    "states",
    "next threshold",
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetQuery {
    pub kind: NodeKind,
    pub conditions: Vec<Condition>,
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum NodeKind by word {
        Nodes = "nodes",
        Frontier = "frontier",
        Expanded = "expanded",
        /// The successors of the last expanded node that were dropped; in a depth-first search, those beyond the threshold.
        LeftOut = "left out",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    Compared(Letter, Relation, u32),
    Smallest(Letter),
    Largest(Letter),
    /// Another strategy expands the node's state on the same boards, or does not, depending on `does`.
    ExpandedBy {
        strategy: Strategy,
        does: bool,
    },
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Letter by word {
        /// The f of the algorithm, if it uses one; otherwise g + h.
        F = "f",
        G = "g",
        /// The estimate of the moves left.
        H = "h",
    }
}

/// A comparison of a value with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relation(&'static [Ordering]);

impl Relation {
    const SIGNS: [(&'static str, Self); 7] = [
        ("<=", Self(&[Ordering::Less, Ordering::Equal])),
        ("≤", Self(&[Ordering::Less, Ordering::Equal])),
        (">=", Self(&[Ordering::Greater, Ordering::Equal])),
        ("≥", Self(&[Ordering::Greater, Ordering::Equal])),
        ("<", Self(&[Ordering::Less])),
        ("=", Self(&[Ordering::Equal])),
        (">", Self(&[Ordering::Greater])),
    ];

    pub fn holds(self, value: u32, number: u32) -> bool {
        self.0.contains(&value.cmp(&number))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureQuery {
    Count(SetQuery),
    /// A counter at the moment, or the final counter of another strategy.
    Counter(CounterName, Option<Strategy>),
    /// The number of moves of the solution found by the slide's strategy or another one.
    Moves(Option<Strategy>),
    /// A value of the slide's selected node. Without a selection, that of the last expanded node or the start.
    Value(Letter),
    /// The true distance from that node to the goal.
    HStar,
    /// The decrease of h with the move to that node or, in fine steps, to the successor shown.
    FallOfH,
    /// The number of moves of a shortest path from start to goal.
    Shortest,
    /// The number of reachable states.
    States,
    /// The number of states at this distance from the start.
    StatesAtDepth(u32),
    /// The next threshold of an iterative depth-first search.
    NextThreshold,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterName(usize);

type Read = fn(&Stats) -> u64;

const COUNTERS: [(&str, Read); 10] = [
    ("expanded", |stats| stats.expanded),
    ("generated", |stats| stats.generated),
    ("visited", |stats| stats.visited),
    ("frontier", |stats| stats.frontier),
    ("peak frontier", |stats| stats.peak_frontier),
    ("duplicates", |stats| stats.duplicates),
    ("reopened", |stats| stats.reopened),
    ("depth", |stats| stats.depth as u64),
    ("threshold", |stats| stats.threshold as u64),
    ("iterations", |stats| stats.iterations as u64),
];

impl CounterName {
    pub fn of(self, stats: &Stats) -> u64 {
        COUNTERS[self.0].1(stats)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum QueryError {
    Word(String),
    /// Something is missing at the end, after this word.
    Ends(String),
    Strategy(#[from] StrategyError),
}

impl SetQuery {
    /// Parses a query for a set. Its strategies may use the heuristics in `own`.
    ///
    /// # Errors
    /// [`QueryError`], for example with the unknown word.
    pub fn parse(text: &str, own: &[OwnHeuristic]) -> Result<Self, QueryError> {
        let mut words = Words::new(text, own);
        let is_condition = words.starts("expanded by");
        let mut kinds = NodeKind::ALL.into_iter();
        let kind = kinds.find(|kind| !is_condition && words.take(kind.word()));
        let mut conditions = Vec::new();
        let bare = kind.is_none() && !words.is_over();
        if bare || words.take("with") {
            loop {
                conditions.push(words.condition()?);
                if !words.take("and") {
                    break;
                }
            }
        }
        words.end()?;
        let kind = match kind {
            None if bare => NodeKind::Nodes,
            kind => kind.ok_or_else(|| words.missing())?,
        };
        Ok(Self { kind, conditions })
    }
}

impl FigureQuery {
    /// Parses a query for a number. Its strategies may use the heuristics in `own`.
    ///
    /// # Errors
    /// [`QueryError`], for example with the unknown word.
    pub fn parse(text: &str, own: &[OwnHeuristic]) -> Result<Self, QueryError> {
        let mut words = Words::new(text, own);
        if words.take("count of") {
            return SetQuery::parse(words.rest, own).map(Self::Count);
        }
        if words.take("states at depth") {
            let depth = words.number()?;
            words.end()?;
            return Ok(Self::StatesAtDepth(depth));
        }
        if let Some(letter) = Letter::known_as(words.rest) {
            return Ok(Self::Value(letter));
        }
        for (name, figure) in [
            ("h*", Self::HStar),
            ("fall of h", Self::FallOfH),
            ("shortest", Self::Shortest),
            ("states", Self::States),
            ("next threshold", Self::NextThreshold),
        ] {
            if words.is(name) {
                return Ok(figure);
            }
        }
        if words.take("moves") {
            return Ok(Self::Moves(words.by()?));
        }
        let mut counters = COUNTERS.iter().enumerate();
        let by = |name: &str| words.is(name) || words.starts(&format!("{name} by"));
        if let Some((index, (name, _))) = counters.find(|(_, (name, _))| by(name)) {
            words.take(name);
            return Ok(Self::Counter(CounterName(index), words.by()?));
        }
        SetQuery::parse(words.rest, own).map(Self::Count)
    }
}

/// Returns `query` with other names for the heuristics in its strategies. `named` gives the new name of a heuristic.
pub fn renamed(query: &str, named: impl Fn(&str) -> Option<&'static str>) -> String {
    let strategies = query.split(" and ").map(|strategy| {
        let words = strategy.split(':');
        let words = words.map(|word| named(word.trim()).unwrap_or(word));
        words.collect::<Vec<_>>().join(":")
    });
    strategies.collect::<Vec<_>>().join(" and ")
}

struct Words<'a> {
    rest: &'a str,
    last: String,
    own: &'a [OwnHeuristic],
}

impl<'a> Words<'a> {
    fn new(text: &'a str, own: &'a [OwnHeuristic]) -> Self {
        Self {
            rest: text.trim(),
            last: String::new(),
            own,
        }
    }

    const fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    /// Splits off the next word, which is a name, a number or a sign. Returns it and the rest.
    fn next_of(rest: &str) -> (&str, &str) {
        let sign = Relation::SIGNS
            .iter()
            .find(|(sign, _)| rest.starts_with(sign));
        let end = sign.map_or_else(
            || rest.find(|c: char| c.is_whitespace() || "<=>≤≥".contains(c)),
            |(sign, _)| Some(sign.len()),
        );
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        (word, behind.trim_start())
    }

    /// Returns the text after `phrase`, if the phrase is next.
    fn behind(&self, phrase: &str) -> Option<&'a str> {
        let mut rest = self.rest;
        for expected in phrase.split(' ') {
            let (word, behind) = Self::next_of(rest);
            if word != expected {
                return None;
            }
            rest = behind;
        }
        Some(rest)
    }

    fn starts(&self, phrase: &str) -> bool {
        self.behind(phrase).is_some()
    }

    fn is(&self, phrase: &str) -> bool {
        self.behind(phrase) == Some("")
    }

    fn take(&mut self, phrase: &str) -> bool {
        let behind = self.behind(phrase);
        if let Some(behind) = behind {
            self.rest = behind;
            phrase.clone_into(&mut self.last);
        }
        behind.is_some()
    }

    fn word(&mut self) -> Result<&'a str, QueryError> {
        let (word, behind) = Self::next_of(self.rest);
        if word.is_empty() {
            return Err(self.missing());
        }
        self.rest = behind;
        word.clone_into(&mut self.last);
        Ok(word)
    }

    fn missing(&self) -> QueryError {
        QueryError::Ends(self.last.clone())
    }

    fn end(&self) -> Result<(), QueryError> {
        match Self::next_of(self.rest).0 {
            "" => Ok(()),
            word => Err(QueryError::Word(word.to_owned())),
        }
    }

    fn number(&mut self) -> Result<u32, QueryError> {
        let word = self.word()?;
        word.parse().map_err(|_| QueryError::Word(word.to_owned()))
    }

    fn letter(&mut self) -> Result<Letter, QueryError> {
        let word = self.word()?;
        Letter::known_as(word).ok_or_else(|| QueryError::Word(word.to_owned()))
    }

    fn condition(&mut self) -> Result<Condition, QueryError> {
        if self.take("smallest") {
            return Ok(Condition::Smallest(self.letter()?));
        }
        if self.take("largest") {
            return Ok(Condition::Largest(self.letter()?));
        }
        let does = !self.take("not");
        if self.take("expanded by") {
            let strategy = self.strategy()?;
            return Ok(Condition::ExpandedBy { strategy, does });
        }
        if !does {
            let word = self.word()?.to_owned();
            return Err(QueryError::Word(word));
        }
        let letter = self.letter()?;
        let sign = self.word()?;
        let relation = Relation::SIGNS.iter().find(|(known, _)| *known == sign);
        let Some(&(_, relation)) = relation else {
            return Err(QueryError::Word(sign.to_owned()));
        };
        Ok(Condition::Compared(letter, relation, self.number()?))
    }

    /// Parses a strategy up to the next condition. Its name may contain spaces and signs.
    fn strategy(&mut self) -> Result<Strategy, QueryError> {
        if self.is_over() {
            return Err(self.missing());
        }
        let end = self.rest.find(" and ").unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        Ok(parse_strategy_with(name.trim(), self.own)?)
    }

    /// Parses an optional `by` with a strategy, and then the end.
    fn by(&mut self) -> Result<Option<Strategy>, QueryError> {
        let strategy = match self.take("by") {
            true => Some(self.strategy()?),
            false => None,
        };
        self.end()?;
        Ok(strategy)
    }
}
