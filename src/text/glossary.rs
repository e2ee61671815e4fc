//! The glossary: every term that is on screen, in a sentence or two. Hints and help take their words from here.

use crate::text::messages::glossary as said;
pub(crate) use said::*;

use std::ops::Range;

use crate::search::{Algorithm, Counter, Heuristic};
use crate::text::Message;
use crate::words::language::is_ideographic;

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
            Self::Boards => said::GROUP_BOARDS,
            Self::Figures => said::GROUP_FIGURES,
            Self::Frontier => said::GROUP_FRONTIER,
            Self::Counters => said::GROUP_COUNTERS,
            Self::Heuristics => said::GROUP_HEURISTICS,
            Self::DepthFirst => said::GROUP_DEPTH_FIRST,
            Self::TwoSearches => said::GROUP_TWO_SEARCHES,
            Self::Algorithms => said::GROUP_ALGORITHMS,
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
            Self::State => said::STATE.0.text(),
            Self::Move => said::MOVE.0.text(),
            Self::Node => said::NODE.0.text(),
            Self::Successor => said::SUCCESSOR.0.text(),
            Self::StateSpace => said::STATE_SPACE.0.text(),
            Self::Solvable => said::SOLVABLE.0.text(),
            Self::Optimal => said::OPTIMAL.0.text(),
            Self::G => said::G.0.text(),
            Self::H => said::H.0.text(),
            Self::TrueDistance => said::TRUE_DISTANCE.0.text(),
            Self::F => said::F.0.text(),
            Self::Priority => said::PRIORITY.0.text(),
            Self::Weight => said::WEIGHT.0.text(),
            Self::Depth => said::DEPTH.0.text(),
            Self::Layer => said::LAYER.0.text(),
            Self::Frontier => said::FRONTIER.0.text(),
            Self::Stack => said::STACK.0.text(),
            Self::Closed => said::CLOSED.0.text(),
            Self::Tie => said::TIE.0.text(),
            Self::Expanded => said::EXPANDED.0.text(),
            Self::Generated => said::GENERATED.0.text(),
            Self::Duplicate => said::DUPLICATE.0.text(),
            Self::Reopened => said::REOPENED.0.text(),
            Self::Visited => said::VISITED.0.text(),
            Self::PeakFrontier => said::PEAK_FRONTIER.0.text(),
            Self::BranchingFactor => said::BRANCHING_FACTOR.0.text(),
            Self::Admissible => said::ADMISSIBLE.0.text(),
            Self::Consistent => said::CONSISTENT.0.text(),
            Self::DepthLimit => said::DEPTH_LIMIT.0.text(),
            Self::Threshold => said::THRESHOLD.0.text(),
            Self::Iteration => said::ITERATION.0.text(),
            Self::TwoSearches => said::TWO_SEARCHES.0.text(),
            Self::Meeting => said::MEETING.0.text(),
            Self::Heuristic(heuristic) => heuristic.name(),
            Self::Algorithm(algorithm) => algorithm.name(),
        }
    }

    /// What it means, in whole sentences: the hint wherever the term is on screen.
    pub(crate) const fn about(self) -> Message {
        match self {
            Self::State => said::STATE.1,
            Self::Move => said::MOVE.1,
            Self::Node => said::NODE.1,
            Self::Successor => said::SUCCESSOR.1,
            Self::StateSpace => said::STATE_SPACE.1,
            Self::Solvable => said::SOLVABLE.1,
            Self::Optimal => said::OPTIMAL.1,
            Self::G => said::G.1,
            Self::H => said::H.1,
            Self::TrueDistance => said::TRUE_DISTANCE.1,
            Self::F => said::F.1,
            Self::Priority => said::PRIORITY.1,
            Self::Weight => said::WEIGHT.1,
            Self::Depth => said::DEPTH.1,
            Self::Layer => said::LAYER.1,
            Self::Frontier => said::FRONTIER.1,
            Self::Stack => said::STACK.1,
            Self::Closed => said::CLOSED.1,
            Self::Tie => said::TIE.1,
            Self::Expanded => said::EXPANDED.1,
            Self::Generated => said::GENERATED.1,
            Self::Duplicate => said::DUPLICATE.1,
            Self::Reopened => said::REOPENED.1,
            Self::Visited => said::VISITED.1,
            Self::PeakFrontier => said::PEAK_FRONTIER.1,
            Self::BranchingFactor => said::BRANCHING_FACTOR.1,
            Self::Admissible => said::ADMISSIBLE.1,
            Self::Consistent => said::CONSISTENT.1,
            Self::DepthLimit => said::DEPTH_LIMIT.1,
            Self::Threshold => said::THRESHOLD.1,
            Self::Iteration => said::ITERATION.1,
            Self::TwoSearches => said::TWO_SEARCHES.1,
            Self::Meeting => said::MEETING.1,
            Self::Heuristic(heuristic) => heuristic.summary(),
            Self::Algorithm(algorithm) => algorithm.summary(),
        }
    }

    /// The words that stand for it in a sentence, in small letters; the single letters are written as they are here.
    fn words(self) -> impl Iterator<Item = &'static str> {
        let words = match self {
            Self::State => said::STATE_WORDS.text(),
            Self::Move => said::MOVE_WORDS.text(),
            Self::Node => said::NODE_WORDS.text(),
            Self::Successor => said::SUCCESSOR_WORDS.text(),
            Self::StateSpace => said::STATE_SPACE_WORDS.text(),
            Self::Solvable => said::SOLVABLE_WORDS.text(),
            Self::Optimal => said::OPTIMAL_WORDS.text(),
            Self::G => said::G_WORDS.text(),
            Self::H => said::H_WORDS.text(),
            Self::TrueDistance => said::TRUE_DISTANCE_WORDS.text(),
            Self::F => said::F_WORDS.text(),
            Self::Priority => said::PRIORITY_WORDS.text(),
            Self::Weight => said::WEIGHT_WORDS.text(),
            Self::Depth => said::DEPTH_WORDS.text(),
            Self::Layer => said::LAYER_WORDS.text(),
            Self::Frontier => said::FRONTIER_WORDS.text(),
            Self::Stack => said::STACK_WORDS.text(),
            Self::Closed => said::CLOSED_WORDS.text(),
            Self::Tie => said::TIE_WORDS.text(),
            Self::Expanded => said::EXPANDED_WORDS.text(),
            Self::Generated => said::GENERATED_WORDS.text(),
            Self::Duplicate => said::DUPLICATE_WORDS.text(),
            Self::Reopened => said::REOPENED_WORDS.text(),
            Self::Visited => said::VISITED_WORDS.text(),
            Self::PeakFrontier => said::PEAK_FRONTIER_WORDS.text(),
            Self::BranchingFactor => said::BRANCHING_FACTOR_WORDS.text(),
            Self::Admissible => said::ADMISSIBLE_WORDS.text(),
            Self::Consistent => said::CONSISTENT_WORDS.text(),
            Self::DepthLimit => said::DEPTH_LIMIT_WORDS.text(),
            Self::Threshold => said::THRESHOLD_WORDS.text(),
            Self::Iteration => said::ITERATION_WORDS.text(),
            Self::TwoSearches => said::TWO_SEARCHES_WORDS.text(),
            Self::Meeting => said::MEETING_WORDS.text(),
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
        Heuristic::Zero => said::HEURISTIC_ZERO_WORDS.text(),
        Heuristic::Misplaced => said::HEURISTIC_MISPLACED_WORDS.text(),
        Heuristic::Patchy => said::HEURISTIC_PATCHY_WORDS.text(),
        Heuristic::Manhattan => said::HEURISTIC_MANHATTAN_WORDS.text(),
        Heuristic::LinearConflict => said::HEURISTIC_LINEAR_CONFLICT_WORDS.text(),
        Heuristic::Patterns => said::HEURISTIC_PATTERNS_WORDS.text(),
        // It is found by its name.
        Heuristic::Own(_) => "",
    }
}

fn algorithm_words(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Bfs => said::ALGORITHM_BFS_WORDS.text(),
        Algorithm::Bidirectional => said::ALGORITHM_BIDIRECTIONAL_WORDS.text(),
        Algorithm::UniformCost => said::ALGORITHM_UNIFORM_COST_WORDS.text(),
        Algorithm::AStar => said::ALGORITHM_ASTAR_WORDS.text(),
        Algorithm::WeightedAStar => said::ALGORITHM_WEIGHTED_ASTAR_WORDS.text(),
        Algorithm::Greedy => said::ALGORITHM_GREEDY_WORDS.text(),
        Algorithm::Mm => said::ALGORITHM_MM_WORDS.text(),
        Algorithm::DepthLimited => said::ALGORITHM_DEPTH_LIMITED_WORDS.text(),
        Algorithm::IterativeDeepening => said::ALGORITHM_ITERATIVE_DEEPENING_WORDS.text(),
        Algorithm::IdaStar => said::ALGORITHM_IDA_STAR_WORDS.text(),
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
    c.is_ascii_alphanumeric()
        || matches!(c, '*' | '-')
        || !(c.is_ascii() || c.is_whitespace() || is_ideographic(c))
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
