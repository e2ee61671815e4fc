//! What a comparison teaches of each strategy, as numbers and reasons. Each is a sentence where it is displayed.

use crate::search::{Algorithm, Strategy, Weight};
use crate::study::End;
use crate::study::compare::{Comparison, StrategyResult, Verdict};

/// What one strategy did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Finding {
    pub(crate) strategy: Strategy,
    pub(crate) expanded: u64,
    pub(crate) ending: Ending,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Ending {
    Solved {
        length: u32,
        quality: Quality,
        /// Another strategy that found a path; none where there is none.
        beside: Option<Beside>,
        why: Option<Why>,
    },
    /// No path, and why not.
    Unsolved(End),
}

/// How good a path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quality {
    Optimal,
    /// So many moves longer than optimal.
    Longer(u32),
    Unknown,
}

/// The strategy that one is held against: the one with the fewest expansions, and for this one itself that with the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beside {
    pub(crate) strategy: Strategy,
    pub(crate) expanded: u64,
}

/// What made a search expand so few nodes, or so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// Every state up to so many moves away was expanded.
    AllUpTo(u32),
    /// Every state nearer than so many moves was expanded.
    AllNearerThan(u32),
    /// Two searches that are so many moves deep together.
    BothEnds(u32),
    /// No state of a larger f was expanded.
    Skipped(u32),
    /// The same, with one path stored and nodes expanded again in each iteration.
    SkippedAgain(u32),
    /// The estimate counts so many times.
    Weighted(u32),
    HAlone,
    MeetsInTheMiddle,
    OnePath,
    OnePathAgain,
}

impl Finding {
    /// Of the rows of a comparison that `ended` says are over; the others are compared with nothing.
    pub(crate) fn all(comparison: &Comparison, ended: &[bool]) -> Vec<Option<Self>> {
        let rows = &comparison.rows;
        let over = |at: usize| ended.get(at).copied().unwrap_or(false);
        let finding = |at: usize| over(at).then(|| Self::of(rows, at, &over));
        (0..rows.len()).map(finding).collect()
    }

    fn of(rows: &[StrategyResult], at: usize, over: &impl Fn(usize) -> bool) -> Self {
        let row = &rows[at];
        let strategy = row.measured.strategy;
        let length = row.measured.length;
        let ending = match (length, quality(row.verdict)) {
            (Some(length), Some(quality)) => Ending::Solved {
                length,
                quality,
                beside: beside(rows, at, over),
                why: why(strategy, length),
            },
            (None, _) | (_, None) => Ending::Unsolved(row.measured.end),
        };
        Self {
            strategy,
            expanded: row.measured.expanded,
            ending,
        }
    }
}

const fn quality(verdict: Verdict) -> Option<Quality> {
    match verdict {
        Verdict::Proven(_) | Verdict::AsShort => Some(Quality::Optimal),
        Verdict::Longer(moves) => Some(Quality::Longer(moves)),
        Verdict::Unknown => Some(Quality::Unknown),
        Verdict::Unsolved(_) => None,
    }
}

fn beside(rows: &[StrategyResult], at: usize, over: &impl Fn(usize) -> bool) -> Option<Beside> {
    let own = rows[at].measured.expanded;
    let solved = |other: &usize| rows[*other].measured.length.is_some() && over(*other);
    let others = || (0..rows.len()).filter(|other| *other != at).filter(solved);
    let expanded = |other: &usize| rows[*other].measured.expanded;
    let fewest = others().min_by_key(expanded)?;
    let other = if expanded(&fewest) < own {
        fewest
    } else {
        others().max_by_key(expanded)?
    };
    Some(Beside {
        strategy: rows[other].measured.strategy,
        expanded: expanded(&other),
    })
}

/// What is true of every run of `strategy` that found a path of `length` moves.
fn why(strategy: Strategy, length: u32) -> Option<Why> {
    match strategy.algorithm {
        // The goal is met among the successors of a state one move before it.
        Algorithm::Bfs => length.checked_sub(2).filter(|d| *d > 0).map(Why::AllUpTo),
        Algorithm::UniformCost => (length > 0).then_some(Why::AllNearerThan(length)),
        Algorithm::Bidirectional => (length > 0).then_some(Why::BothEnds(length)),
        Algorithm::AStar => Some(Why::Skipped(length)),
        Algorithm::IdaStar => Some(Why::SkippedAgain(length)),
        Algorithm::WeightedAStar => {
            let weight = strategy.weight_used().map(Weight::get);
            weight.filter(|weight| *weight > 1).map(Why::Weighted)
        }
        Algorithm::Greedy => Some(Why::HAlone),
        Algorithm::Mm => (length > 0).then_some(Why::MeetsInTheMiddle),
        Algorithm::DepthLimited => Some(Why::OnePath),
        Algorithm::IterativeDeepening => Some(Why::OnePathAgain),
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::puzzle::{Board, Problem, Size};
    use crate::search::Strategy;
    use crate::search::{Distances, Heuristic, Limits, PatternDatabases};
    use crate::study::compare::compare;
    use crate::study::{Measurement, Optimality};

    fn problem() -> Problem {
        let size = Size::new(3, 3).expect("a size");
        let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("a board");
        Problem::new(start, Board::blank_last(size)).expect("one size")
    }

    /// The numbers of a sentence in which no strategy is named any more.
    fn numbers(sentence: &str, strategies: &[Strategy]) -> Vec<f64> {
        let mut names: Vec<String> = strategies.iter().map(ToString::to_string).collect();
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        let mut text = sentence.to_owned();
        for name in names {
            text = text.replace(&name, "");
        }
        let is_number = |c: char| c.is_ascii_digit() || c == '.' || c == ',';
        text.split(|c: char| !is_number(c))
            .map(|word| word.trim_matches(['.', ',']).replace(',', ""))
            .filter(|word| !word.is_empty())
            .map(|word| word.parse().expect("a number"))
            .collect()
    }

    /// Every number that a true sentence on a row of `rows` may have, worked out from the rows alone.
    fn allowed(rows: &[StrategyResult], at: usize) -> Vec<f64> {
        let own = rows[at].measured;
        let mut all = vec![own.expanded as f64];
        if let Some(length) = own.length {
            let shortest = rows.iter().filter(|row| row.measured.proof.is_some());
            let shortest = shortest.filter_map(|row| row.measured.length).min();
            all.push(f64::from(length));
            all.push(f64::from(length) - 2.0);
            all.extend(shortest.map(|shortest| f64::from(length) - f64::from(shortest)));
        }
        all.extend(
            own.strategy
                .weight_used()
                .map(|weight| f64::from(weight.get())),
        );
        let others = rows.iter().enumerate();
        for (_, other) in
            others.filter(|(other, row)| *other != at && row.measured.length.is_some())
        {
            let (a, b) = (own.expanded as f64, other.measured.expanded as f64);
            for ratio in [a / b, b / a] {
                all.extend([ratio.round(), (ratio * 10.0).round() / 10.0]);
            }
            all.extend([(a - b).abs(), (100.0 * (a - b).abs() / b).round()]);
        }
        all
    }

    fn check(rows: &[StrategyResult], comparison: &Comparison) -> Result<(), TestCaseError> {
        let strategies: Vec<Strategy> = rows.iter().map(|row| row.measured.strategy).collect();
        let findings = Finding::all(comparison, &vec![true; rows.len()]);
        for (at, finding) in findings.into_iter().enumerate() {
            let said = finding.expect("it is over").to_string();
            let allowed = allowed(rows, at);
            prop_assert!(said.starts_with(&strategies[at].to_string()), "{said}");
            prop_assert!(said.ends_with('.'), "{said}");
            for number in numbers(&said, &strategies) {
                let known = allowed.iter().any(|one| (one - number).abs() < 1e-6);
                prop_assert!(known, "{number} of {said} is not among {allowed:?}");
            }
        }
        Ok(())
    }

    fn measured() -> impl Strategy1<Value = Measurement> {
        let algorithm = prop::sample::select(Algorithm::ALL.to_vec());
        let end = prop::sample::select(vec![
            End::Solved,
            End::Solved,
            End::Solved,
            End::Exhausted,
            End::Cancelled,
            End::MemoryLimit,
            End::ExpansionLimit,
            End::DepthLimit,
            End::NoEstimate,
        ]);
        let expanded = prop_oneof![0_u64..40, 100_u64..110, 0_u64..10_000_000];
        (algorithm, end, expanded, 0_u32..12, any::<bool>()).prop_map(
            |(algorithm, end, expanded, more, proves)| Measurement {
                strategy: Strategy::new(algorithm, Heuristic::Manhattan),
                end,
                length: (end == End::Solved).then_some(if proves { 20 } else { 20 + more }),
                proof: (end == End::Solved && proves).then_some(Optimality::Layers),
                expanded,
                generated: 2 * expanded,
                visited: expanded,
                peak_frontier: expanded,
                bytes: 1,
                elapsed: Duration::ZERO,
            },
        )
    }

    use proptest::strategy::Strategy as Strategy1;

    proptest! {
        #[test]
        fn every_number_in_a_sentence_is_that_of_the_run(
            measured in prop::collection::vec(measured(), 2..=6)
        ) {
            let comparison = Comparison::knowing(&problem(), &measured, None);
            check(&comparison.rows, &comparison)?;
        }
    }

    fn solved(start: &[u8]) -> (Problem, Comparison) {
        let size = Size::new(3, 3).expect("a size");
        let start = Board::from_cells(size, start).expect("a board");
        let problem = Problem::new(start, Board::blank_last(size)).expect("one size");
        let strategies: Vec<Strategy> = [
            Algorithm::Bfs,
            Algorithm::UniformCost,
            Algorithm::Bidirectional,
            Algorithm::AStar,
            Algorithm::Greedy,
            Algorithm::IdaStar,
        ]
        .map(|algorithm| Strategy::new(algorithm, Heuristic::Manhattan))
        .into();
        let databases = PatternDatabases::default();
        let go_on = |_, _: &_| ControlFlow::Continue(());
        let done = compare(&problem, &strategies, Limits::NONE, &databases, go_on).expect("six");
        (problem, done)
    }

    #[test]
    fn what_is_said_of_real_runs_is_true() {
        for start in [
            [8, 1, 3, 4, 6, 7, 0, 5, 2],
            [5, 3, 4, 8, 0, 7, 2, 1, 6],
            [1, 2, 3, 4, 5, 6, 7, 0, 8],
            [1, 2, 3, 4, 0, 6, 7, 5, 8],
            [1, 2, 3, 4, 5, 6, 7, 8, 0],
        ] {
            let (problem, done) = solved(&start);
            check(&done.rows, &done).expect("true");
            let away = Distances::new(problem.start()).expect("a small space");
            let nearer = |moves: u32| {
                let counts = away.counts();
                counts.iter().take(moves as usize).sum::<u64>()
            };
            for finding in Finding::all(&done, &[true; 6]).into_iter().flatten() {
                let Ending::Solved { why, .. } = finding.ending else {
                    panic!("it is solved");
                };
                if let Some(Why::AllUpTo(moves)) = why {
                    assert!(nearer(moves + 1) <= finding.expanded);
                }
                if let Some(Why::AllNearerThan(moves)) = why {
                    assert!(nearer(moves) <= finding.expanded);
                }
            }
        }
    }

    #[test]
    fn only_what_is_over_is_compared() {
        let (_, done) = solved(&[8, 1, 3, 4, 6, 7, 0, 5, 2]);
        let ended = [false, false, false, true, false, false];
        let findings = Finding::all(&done, &ended);
        assert_eq!(findings.iter().flatten().count(), 1);
        let said = findings[3].expect("A* is over").to_string();
        assert!(!said.contains("BFS"), "{said}");
    }
}
