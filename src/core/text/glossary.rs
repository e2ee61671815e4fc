//! The glossary: every term on screen, explained in a sentence or two. Hints and help use these texts.

use crate::text::messages::glossary as said;
use crate::text::{Message, Named, Summarized};
pub use said::*;

use std::ops::Range;

use crate::search::{Algorithm, Counter, Heuristic};
use crate::words::language::is_ideographic;

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Group by id {
        Figures = "figures",
        Frontier = "frontier",
        Counters = "counters",
        Boards = "boards",
        Heuristics = "heuristics",
        DepthFirst = "depth-first",
        TwoSearches = "two-searches",
        Algorithms = "algorithms",
    }
}

impl Group {
    pub fn name(self) -> Message {
        Message::of("glossary-group", self.id())
    }

    pub fn terms(self) -> Vec<Term> {
        let of_it = TERMS.iter().filter(|(group, ..)| *group == self);
        let mut terms: Vec<Term> = of_it.map(|(_, term, ..)| *term).collect();
        match self {
            Self::Heuristics => terms.extend(Heuristic::ALL.map(Term::Heuristic)),
            Self::Algorithms => terms.extend(Algorithm::ALL.map(Term::Algorithm)),
            _ => {}
        }
        terms
    }
}

/// Defines [`Term`] and the table of all terms except heuristics and algorithms, by group. Each term has a name with its
/// meaning, and the words that refer to it.
macro_rules! terms {
    ($($group:ident { $($term:ident = $name:ident, $words:ident;)+ })+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Term {
            $($($term,)+)+
            Heuristic(Heuristic),
            Algorithm(Algorithm),
        }

        const TERMS: &[(Group, Term, (Message, Message), Message)] =
            &[$($((Group::$group, Term::$term, said::$name, said::$words),)+)+];
    };
}

// In reading order.
terms! {
    Figures {
        G = G, G_WORDS;
        H = H, H_WORDS;
        F = F, F_WORDS;
        TrueDistance = TRUE_DISTANCE, TRUE_DISTANCE_WORDS;
        Weight = WEIGHT, WEIGHT_WORDS;
        Priority = PRIORITY, PRIORITY_WORDS;
        Depth = DEPTH, DEPTH_WORDS;
    }
    Frontier {
        Node = NODE, NODE_WORDS;
        Successor = SUCCESSOR, SUCCESSOR_WORDS;
        Frontier = FRONTIER, FRONTIER_WORDS;
        Closed = CLOSED, CLOSED_WORDS;
        Layer = LAYER, LAYER_WORDS;
        Tie = TIE, TIE_WORDS;
    }
    Counters {
        Expanded = EXPANDED, EXPANDED_WORDS;
        Generated = GENERATED, GENERATED_WORDS;
        Duplicate = DUPLICATE, DUPLICATE_WORDS;
        Reopened = REOPENED, REOPENED_WORDS;
        Visited = VISITED, VISITED_WORDS;
        PeakFrontier = PEAK_FRONTIER, PEAK_FRONTIER_WORDS;
        BranchingFactor = BRANCHING_FACTOR, BRANCHING_FACTOR_WORDS;
        Memory = MEMORY, MEMORY_WORDS;
    }
    Boards {
        State = STATE, STATE_WORDS;
        Move = MOVE, MOVE_WORDS;
        StateSpace = STATE_SPACE, STATE_SPACE_WORDS;
        Solvable = SOLVABLE, SOLVABLE_WORDS;
        Optimal = OPTIMAL, OPTIMAL_WORDS;
    }
    Heuristics {
        Admissible = ADMISSIBLE, ADMISSIBLE_WORDS;
        Consistent = CONSISTENT, CONSISTENT_WORDS;
    }
    DepthFirst {
        Stack = STACK, STACK_WORDS;
        DepthLimit = DEPTH_LIMIT, DEPTH_LIMIT_WORDS;
        Threshold = THRESHOLD, THRESHOLD_WORDS;
        Iteration = ITERATION, ITERATION_WORDS;
    }
    TwoSearches {
        TwoSearches = TWO_SEARCHES, TWO_SEARCHES_WORDS;
        Meeting = MEETING, MEETING_WORDS;
    }
}

impl Term {
    pub fn all() -> impl Iterator<Item = Self> {
        Group::ALL.into_iter().flat_map(Group::terms)
    }

    /// Returns its name, with other names in parentheses; its meaning, in complete sentences; and the words that refer to
    /// it in a sentence, separated by semicolons and in lower case except for the single letters of formulas.
    fn entry(self) -> (&'static str, Message, &'static str) {
        match self {
            Self::Heuristic(heuristic) => {
                let words = match heuristic {
                    // A user-defined heuristic is found by its name.
                    Heuristic::Own(_) => "",
                    _ => Message::of("glossary-heuristic", &format!("{}-words", heuristic.id()))
                        .text(),
                };
                (heuristic.name(), heuristic.summary(), words)
            }
            Self::Algorithm(algorithm) => {
                let words = Message::of("glossary-algorithm", &format!("{}-words", algorithm.id()));
                (algorithm.name(), algorithm.summary(), words.text())
            }
            _ => {
                let entry = TERMS.iter().find(|(_, term, ..)| *term == self);
                let (_, _, (name, about), words) = entry.expect("a row of every term");
                (name.text(), *about, words.text())
            }
        }
    }

    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// Returns its meaning, which is also its hint everywhere on screen.
    pub fn about(self) -> Message {
        self.entry().1
    }

    /// Returns the words that refer to it in a sentence. A user-defined heuristic has none.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let words = self.entry().2.split(';').map(str::trim);
        words.filter(|word| !word.is_empty())
    }

    /// Returns `true` if every word of `query` is a prefix of a word in its name, its other names or its meaning. A single
    /// letter must be a name. Words with Chinese characters may occur anywhere.
    pub fn matches(self, query: &str) -> bool {
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

    pub fn is_called(self, query: &str) -> bool {
        let query = query.trim().to_lowercase();
        self.words().any(|word| word == query) || self.name().to_lowercase() == query
    }
}

impl From<Counter> for Term {
    fn from(counter: Counter) -> Self {
        match counter {
            Counter::Expanded => Self::Expanded,
            Counter::Generated => Self::Generated,
            Counter::Duplicates => Self::Duplicate,
            Counter::Reopened => Self::Reopened,
            Counter::Visited => Self::Visited,
            Counter::Frontier => Self::Frontier,
        }
    }
}

/// Returns what a counter counts, as shown by `--help` and the window.
pub fn rule(counter: Counter) -> &'static str {
    Term::from(counter).about().text()
}

/// Returns the first occurrence of each term in a sentence, as byte ranges in order.
pub fn terms_in(text: &str) -> Vec<(Range<usize>, Term)> {
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

/// Returns the start of the next word at or after `from`.
fn next_word(text: &str, from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    Some(from + rest.find(char::is_alphanumeric)?)
}

/// Returns the end of the word that begins at `start`. Each Chinese character is a separate word.
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

/// Returns `true` if `text` contains `word`, ignoring spaces, which are optional between Chinese characters and letters.
fn contains_spaced(text: &str, word: &str) -> bool {
    let letters = |text: &str| -> String { text.chars().filter(|c| *c != ' ').collect() };
    letters(text).contains(&letters(word))
}

/// Returns `true` if `word` occurs as a whole word at this place. A single letter must have the same case as in formulas.
fn stands_at(text: &str, lower: &str, start: usize, word: &str) -> bool {
    let end = start + word.len();
    let source = if word.len() == 1 { text } else { lower };
    if source.get(start..end) != Some(word) {
        return false;
    }
    let mut after = text[end..].chars();
    word.ends_with(is_ideographic) || after.next().is_none_or(|c| !is_in_word(c) || c == '’')
}
