//! The glossary: every term that is on screen, in a sentence or two. Hints and help take their words from here.

use std::ops::Range;

use crate::search::{Algorithm, Counter, Heuristic};
use crate::text::Message;
use crate::text::message;

/// A term that is on screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Term {
    State,
    Move,
    Node,
    Successor,
    StateSpace,
    Solvable,
    Optimal,
    G,
    H,
    TrueDistance,
    F,
    Priority,
    Weight,
    Depth,
    Layer,
    Frontier,
    Stack,
    Closed,
    Tie,
    Expanded,
    Generated,
    Duplicate,
    Reopened,
    Visited,
    PeakFrontier,
    BranchingFactor,
    Admissible,
    Consistent,
    DepthLimit,
    Threshold,
    Iteration,
    TwoSearches,
    Meeting,
    Heuristic(Heuristic),
    Algorithm(Algorithm),
}

/// Terms that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Boards,
    Figures,
    Frontier,
    Counters,
    Heuristics,
    DepthFirst,
    TwoSearches,
    Algorithms,
}

impl Group {
    pub(crate) const ALL: [Self; 8] = [
        Self::Figures,
        Self::Frontier,
        Self::Counters,
        Self::Boards,
        Self::Heuristics,
        Self::DepthFirst,
        Self::TwoSearches,
        Self::Algorithms,
    ];

    pub(crate) const fn name(self) -> Message {
        match self {
            Self::Boards => Message("glossary-group-boards"),
            Self::Figures => Message("glossary-group-figures"),
            Self::Frontier => Message("glossary-group-frontier"),
            Self::Counters => Message("glossary-group-counters"),
            Self::Heuristics => Message("glossary-group-heuristics"),
            Self::DepthFirst => Message("glossary-group-depth-first"),
            Self::TwoSearches => Message("glossary-group-two-searches"),
            Self::Algorithms => Message("glossary-group-algorithms"),
        }
    }

    /// Its terms, in the order in which they are read.
    pub(crate) fn terms(self) -> Vec<Term> {
        match self {
            Self::Boards => vec![
                Term::State,
                Term::Move,
                Term::StateSpace,
                Term::Solvable,
                Term::Optimal,
            ],
            Self::Figures => vec![
                Term::G,
                Term::H,
                Term::F,
                Term::TrueDistance,
                Term::Weight,
                Term::Priority,
                Term::Depth,
            ],
            Self::Frontier => vec![
                Term::Node,
                Term::Successor,
                Term::Frontier,
                Term::Closed,
                Term::Layer,
                Term::Tie,
            ],
            Self::Counters => vec![
                Term::Expanded,
                Term::Generated,
                Term::Duplicate,
                Term::Reopened,
                Term::Visited,
                Term::PeakFrontier,
                Term::BranchingFactor,
            ],
            Self::Heuristics => [Term::Admissible, Term::Consistent]
                .into_iter()
                .chain(Heuristic::ALL.map(Term::Heuristic))
                .collect(),
            Self::DepthFirst => vec![
                Term::Stack,
                Term::DepthLimit,
                Term::Threshold,
                Term::Iteration,
            ],
            Self::TwoSearches => vec![Term::TwoSearches, Term::Meeting],
            Self::Algorithms => Algorithm::ALL
                .iter()
                .copied()
                .map(Term::Algorithm)
                .collect(),
        }
    }
}

impl Term {
    /// All of them, group by group.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Group::ALL.into_iter().flat_map(Group::terms)
    }

    /// What it is called, with its other names in parentheses.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::State => message!("glossary-term-state"),
            Self::Move => message!("glossary-term-move"),
            Self::Node => message!("glossary-term-node"),
            Self::Successor => message!("glossary-term-successor"),
            Self::StateSpace => message!("glossary-term-state-space"),
            Self::Solvable => message!("glossary-term-solvable"),
            Self::Optimal => message!("glossary-term-optimal"),
            Self::G => message!("glossary-term-g"),
            Self::H => message!("glossary-term-h"),
            Self::TrueDistance => message!("glossary-term-true-distance"),
            Self::F => message!("glossary-term-f"),
            Self::Priority => message!("glossary-term-priority"),
            Self::Weight => message!("glossary-term-weight"),
            Self::Depth => message!("glossary-term-depth"),
            Self::Layer => message!("glossary-term-layer"),
            Self::Frontier => message!("glossary-term-frontier"),
            Self::Stack => message!("glossary-term-stack"),
            Self::Closed => message!("glossary-term-closed"),
            Self::Tie => message!("glossary-term-tie"),
            Self::Expanded => message!("glossary-term-expanded"),
            Self::Generated => message!("glossary-term-generated"),
            Self::Duplicate => message!("glossary-term-duplicate"),
            Self::Reopened => message!("glossary-term-reopened"),
            Self::Visited => message!("glossary-term-visited"),
            Self::PeakFrontier => message!("glossary-term-peak-frontier"),
            Self::BranchingFactor => message!("glossary-term-branching-factor"),
            Self::Admissible => message!("glossary-term-admissible"),
            Self::Consistent => message!("glossary-term-consistent"),
            Self::DepthLimit => message!("glossary-term-depth-limit"),
            Self::Threshold => message!("glossary-term-threshold"),
            Self::Iteration => message!("glossary-term-iteration"),
            Self::TwoSearches => message!("glossary-term-two-searches"),
            Self::Meeting => message!("glossary-term-meeting"),
            Self::Heuristic(heuristic) => heuristic.name(),
            Self::Algorithm(algorithm) => algorithm.name(),
        }
    }

    /// What it means, in whole sentences: the hint wherever the term is on screen.
    pub(crate) const fn about(self) -> Message {
        match self {
            Self::State => Message("glossary-term-about-state"),
            Self::Move => Message("glossary-term-about-move"),
            Self::Node => Message("glossary-term-about-node"),
            Self::Successor => Message("glossary-term-about-successor"),
            Self::StateSpace => Message("glossary-term-about-state-space"),
            Self::Solvable => Message("glossary-term-about-solvable"),
            Self::Optimal => Message("glossary-term-about-optimal"),
            Self::G => Message("glossary-term-about-g"),
            Self::H => Message("glossary-term-about-h"),
            Self::TrueDistance => Message("glossary-term-about-true-distance"),
            Self::F => Message("glossary-term-about-f"),
            Self::Priority => Message("glossary-term-about-priority"),
            Self::Weight => Message("glossary-term-about-weight"),
            Self::Depth => Message("glossary-term-about-depth"),
            Self::Layer => Message("glossary-term-about-layer"),
            Self::Frontier => Message("glossary-term-about-frontier"),
            Self::Stack => Message("glossary-term-about-stack"),
            Self::Closed => Message("glossary-term-about-closed"),
            Self::Tie => Message("glossary-term-about-tie"),
            Self::Expanded => Message("glossary-term-about-expanded"),
            Self::Generated => Message("glossary-term-about-generated"),
            Self::Duplicate => Message("glossary-term-about-duplicate"),
            Self::Reopened => Message("glossary-term-about-reopened"),
            Self::Visited => Message("glossary-term-about-visited"),
            Self::PeakFrontier => Message("glossary-term-about-peak-frontier"),
            Self::BranchingFactor => Message("glossary-term-about-branching-factor"),
            Self::Admissible => Message("glossary-term-about-admissible"),
            Self::Consistent => Message("glossary-term-about-consistent"),
            Self::DepthLimit => Message("glossary-term-about-depth-limit"),
            Self::Threshold => Message("glossary-term-about-threshold"),
            Self::Iteration => Message("glossary-term-about-iteration"),
            Self::TwoSearches => Message("glossary-term-about-two-searches"),
            Self::Meeting => Message("glossary-term-about-meeting"),
            Self::Heuristic(heuristic) => heuristic.summary(),
            Self::Algorithm(algorithm) => algorithm.summary(),
        }
    }

    /// The words that stand for it in a sentence, in small letters; the single letters are written as they are here.
    fn words(self) -> impl Iterator<Item = &'static str> {
        let words = match self {
            Self::State => message!("glossary-words-state"),
            Self::Move => message!("glossary-words-move"),
            Self::Node => message!("glossary-words-node"),
            Self::Successor => message!("glossary-words-successor"),
            Self::StateSpace => message!("glossary-words-state-space"),
            Self::Solvable => message!("glossary-words-solvable"),
            Self::Optimal => message!("glossary-words-optimal"),
            Self::G => message!("glossary-words-g"),
            Self::H => message!("glossary-words-h"),
            Self::TrueDistance => message!("glossary-words-true-distance"),
            Self::F => message!("glossary-words-f"),
            Self::Priority => message!("glossary-words-priority"),
            Self::Weight => message!("glossary-words-weight"),
            Self::Depth => message!("glossary-words-depth"),
            Self::Layer => message!("glossary-words-layer"),
            Self::Frontier => message!("glossary-words-frontier"),
            Self::Stack => message!("glossary-words-stack"),
            Self::Closed => message!("glossary-words-closed"),
            Self::Tie => message!("glossary-words-tie"),
            Self::Expanded => message!("glossary-words-expanded"),
            Self::Generated => message!("glossary-words-generated"),
            Self::Duplicate => message!("glossary-words-duplicate"),
            Self::Reopened => message!("glossary-words-reopened"),
            Self::Visited => message!("glossary-words-visited"),
            Self::PeakFrontier => message!("glossary-words-peak-frontier"),
            Self::BranchingFactor => message!("glossary-words-branching-factor"),
            Self::Admissible => message!("glossary-words-admissible"),
            Self::Consistent => message!("glossary-words-consistent"),
            Self::DepthLimit => message!("glossary-words-depth-limit"),
            Self::Threshold => message!("glossary-words-threshold"),
            Self::Iteration => message!("glossary-words-iteration"),
            Self::TwoSearches => message!("glossary-words-two-searches"),
            Self::Meeting => message!("glossary-words-meeting"),
            Self::Heuristic(heuristic) => heuristic_words(heuristic),
            Self::Algorithm(algorithm) => algorithm_words(algorithm),
        };
        // A heuristic of one's own has none.
        words
            .split(';')
            .map(str::trim)
            .filter(|word| !word.is_empty())
    }

    /// Whether every word of `query` begins a word of its name, its other names or its sentences. A single letter must be
    /// a name; what has Chinese characters may stand anywhere.
    pub(crate) fn matches(self, query: &str) -> bool {
        let texts = [self.name(), self.about().text()].into_iter();
        let texts: Vec<&str> = texts.chain(self.words()).collect();
        let text = texts.join("\n").to_lowercase();
        query.to_lowercase().split_whitespace().all(|word| {
            if word.contains(is_ideographic) {
                contains_spaced(&text, word)
            } else if word.chars().count() == 1 {
                self.words().any(|known| known == word)
            } else {
                let mut words = text.split(|c| !is_in_word(c));
                words.any(|known| known.starts_with(word))
            }
        })
    }

    /// Whether `query` is one of its names.
    pub(crate) fn is_called(self, query: &str) -> bool {
        let query = query.trim().to_lowercase();
        self.words().any(|word| word == query) || self.name().to_lowercase() == query
    }
}

fn heuristic_words(heuristic: Heuristic) -> &'static str {
    match heuristic {
        Heuristic::Zero => message!("glossary-words-heuristic-zero"),
        Heuristic::Misplaced => message!("glossary-words-heuristic-misplaced"),
        Heuristic::Patchy => message!("glossary-words-heuristic-patchy"),
        Heuristic::Manhattan => message!("glossary-words-heuristic-manhattan"),
        Heuristic::LinearConflict => message!("glossary-words-heuristic-linear-conflict"),
        Heuristic::Patterns => message!("glossary-words-heuristic-patterns"),
        // It is found by its name.
        Heuristic::Own(_) => "",
    }
}

fn algorithm_words(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Bfs => message!("glossary-words-algorithm-bfs"),
        Algorithm::Bidirectional => message!("glossary-words-algorithm-bidirectional"),
        Algorithm::UniformCost => message!("glossary-words-algorithm-uniform-cost"),
        Algorithm::AStar => message!("glossary-words-algorithm-astar"),
        Algorithm::WeightedAStar => message!("glossary-words-algorithm-weighted-astar"),
        Algorithm::Greedy => message!("glossary-words-algorithm-greedy"),
        Algorithm::Mm => message!("glossary-words-algorithm-mm"),
        Algorithm::DepthLimited => message!("glossary-words-algorithm-depth-limited"),
        Algorithm::IterativeDeepening => message!("glossary-words-algorithm-iterative-deepening"),
        Algorithm::IdaStar => message!("glossary-words-algorithm-ida-star"),
    }
}

impl From<Counter> for Term {
    fn from(counter: Counter) -> Self {
        counter.term()
    }
}

impl Counter {
    const fn term(self) -> Term {
        match self {
            Self::Expanded => Term::Expanded,
            Self::Generated => Term::Generated,
            Self::Duplicates => Term::Duplicate,
            Self::Reopened => Term::Reopened,
            Self::Visited => Term::Visited,
            Self::Frontier => Term::Frontier,
        }
    }

    /// What it counts, in the words that `--help` and the app show.
    #[must_use]
    pub fn rule(self) -> &'static str {
        self.term().about().text()
    }
}

/// Words in the small pictures of the glossary.
pub(crate) mod pictures {
    use crate::text::Message;

    pub(crate) const ONE_MOVE: Message = Message("glossary-pictures-one-move");
    pub(crate) const LARGER_G: Message = Message("glossary-pictures-larger-g");
    pub(crate) const TWO_MOVES: Message = Message("glossary-pictures-two-moves");
    pub(crate) const START: Message = Message("glossary-pictures-start");
    pub(crate) const GOAL: Message = Message("glossary-pictures-goal");
}

/// The terms in a sentence, each where it stands first; the ranges are of bytes, in order.
pub(crate) fn terms_in(text: &str) -> Vec<(Range<usize>, Term)> {
    let lower = text.to_lowercase();
    if lower.len() != text.len() {
        return Vec::new();
    }
    let known: Vec<(&str, Term)> = Term::all()
        .flat_map(|term| term.words().map(move |word| (word, term)))
        .collect();
    let mut found: Vec<(Range<usize>, Term)> = Vec::new();
    let mut from = 0;
    while let Some(start) = next_word(text, from) {
        let best = known
            .iter()
            .filter(|(word, _)| stands_at(text, &lower, start, word))
            .max_by_key(|(word, _)| word.len());
        from = match best {
            Some((word, term)) => {
                let end = start + word.len();
                if found.iter().all(|(_, other)| other != term) {
                    found.push((start..end, *term));
                }
                end
            }
            None => end_of_word(text, start),
        };
    }
    found
}

/// Where the next word begins, at `from` or later.
fn next_word(text: &str, from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    Some(from + rest.find(char::is_alphanumeric)?)
}

/// Where the word ends that begins at `start`. A Chinese character is a word of its own.
fn end_of_word(text: &str, start: usize) -> usize {
    let rest = &text[start..];
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let end = rest.find(|c: char| !is_in_word(c)).unwrap_or(rest.len());
    start + end.max(first)
}

const fn is_in_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '*' | '-') || !(c.is_ascii() || is_ideographic(c))
}

/// Whether it is a Chinese character or a full-width sign: nothing separates these from the words beside them.
const fn is_ideographic(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{3400}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// Whether `word` stands in `text`, with spaces or without: between Chinese characters and letters either is written.
fn contains_spaced(text: &str, word: &str) -> bool {
    let letters = |text: &str| -> String { text.chars().filter(|c| *c != ' ').collect() };
    letters(text).contains(&letters(word))
}

/// Whether `word` stands whole at this place. A single letter is a term only as it is written in formulas.
fn stands_at(text: &str, lower: &str, start: usize, word: &str) -> bool {
    let end = start + word.len();
    let source = if word.len() == 1 { text } else { lower };
    if source.get(start..end) != Some(word) {
        return false;
    }
    let mut after = text[end..].chars();
    word.ends_with(is_ideographic) || after.next().is_none_or(|c| !is_in_word(c) || c == '’')
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_term_has_an_entry_of_its_own() {
        let (mut names, mut words) = (HashSet::new(), HashSet::new());
        for term in Term::all() {
            let (name, about) = (term.name(), term.about());
            assert!(names.insert(name), "{name} is there twice");
            assert!(about.ends_with('.') && about.len() > 20, "{name}: {about}");
            assert!(about.starts_with(|c: char| c.is_uppercase() || "fp".contains(c)));
            assert!(term.words().count() > 0, "{name} is never found");
            for word in term.words() {
                assert!(words.insert(word), "{word} stands for two terms");
                assert!(term.matches(word), "{name} is not found by {word}");
                assert!(term.is_called(word));
            }
        }
    }

    #[test]
    fn every_term_is_in_one_group() {
        // Exhaustive, so that a new term is not forgotten in its group.
        let place = |term: Term| match term {
            Term::State | Term::Move | Term::StateSpace | Term::Solvable | Term::Optimal => {
                Group::Boards
            }
            Term::G
            | Term::H
            | Term::TrueDistance
            | Term::F
            | Term::Priority
            | Term::Weight
            | Term::Depth => Group::Figures,
            Term::Node
            | Term::Successor
            | Term::Layer
            | Term::Frontier
            | Term::Closed
            | Term::Tie => Group::Frontier,
            Term::Expanded
            | Term::Generated
            | Term::Duplicate
            | Term::Reopened
            | Term::Visited
            | Term::PeakFrontier
            | Term::BranchingFactor => Group::Counters,
            Term::Admissible | Term::Consistent | Term::Heuristic(_) => Group::Heuristics,
            Term::Stack | Term::DepthLimit | Term::Threshold | Term::Iteration => Group::DepthFirst,
            Term::TwoSearches | Term::Meeting => Group::TwoSearches,
            Term::Algorithm(_) => Group::Algorithms,
        };
        for group in Group::ALL {
            assert!(!group.terms().is_empty());
            assert!(group.terms().iter().all(|term| place(*term) == group));
        }
        let all: HashSet<Term> = Term::all().collect();
        assert_eq!(all.len(), 33 + Heuristic::ALL.len() + Algorithm::ALL.len());
    }

    #[test]
    fn a_search_finds_words_by_their_beginnings() {
        let found =
            |query: &str| -> Vec<Term> { Term::all().filter(|term| term.matches(query)).collect() };
        assert!(found("open list").contains(&Term::Frontier));
        assert!(found("front").contains(&Term::Frontier));
        assert!(!found("tie").contains(&Term::Frontier));
        assert_eq!(found("h"), [Term::H]);
        assert!(found("zebra").is_empty());
    }

    #[test]
    fn terms_are_found_in_sentences() {
        let words = |text: &'static str| -> Vec<&str> {
            let found = terms_in(text).into_iter();
            found.map(|(range, _)| &text[range]).collect()
        };
        assert_eq!(
            words(
                "f = 18 is the lowest in the frontier. 22 nodes share it; this one has the largest g (8)."
            ),
            ["f", "frontier", "nodes", "g"]
        );
        assert_eq!(
            words("h* is at least h, and A* needs both."),
            ["h*", "h", "A*"]
        );
        assert_eq!(
            words("Its depth is the depth limit 7: Frontier’s end."),
            ["depth", "depth limit", "Frontier"]
        );
        assert_eq!(words("A path of 5. Half of it fits."), Vec::<&str>::new());
        assert_eq!(words("f 值，即 g 与 h；比较 A*算法"), ["f", "g", "h", "A*"]);
    }

    #[test]
    fn chinese_words_need_no_spaces() {
        let text = "已扩展的节点不在边界，见 A* 算法";
        for (start, word) in [(0, "已扩展"), (3, "扩展"), (12, "节点")] {
            assert!(stands_at(text, text, start, word), "{word}");
        }
        assert!(!stands_at(text, text, 0, "节点"));
        assert_eq!(end_of_word(text, 0), 3);
        for query in ["边界", "a*算法", "A* 算法"] {
            assert!(contains_spaced(&text.to_lowercase(), &query.to_lowercase()));
        }
        assert!(!contains_spaced(text, "栈"));
    }
}
