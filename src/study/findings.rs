//! What a comparison teaches of each strategy, as numbers and reasons. Each is a sentence where it is displayed.

use std::cmp::Ordering;

use crate::search::{Algorithm, Strategy, Weight};
use crate::study::accuracy::Accuracy;
use crate::study::compare::{Comparison, StrategyResult, Verdict};
use crate::study::{End, Measurement};

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
    Unsolved(End),
}

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

/// What made a search expand so few nodes, or so many: beside the other strategy, where there is one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Why {
    /// Every state up to so many moves away was expanded.
    AllUpTo(u32),
    /// Every state nearer than so many moves was expanded.
    AllNearerThan(u32),
    /// The goal ends the search as soon as it is generated; of the other when it is expanded.
    GoalWhenGenerated,
    /// The other way round.
    GoalWhenExpanded,
    /// Two searches that are so many moves deep together.
    BothEnds(u32),
    /// No state of an f larger than this was expanded, because h is so accurate.
    Skipped(u32, Option<Accuracy>),
    /// The same, with one path stored and nodes expanded again in each iteration.
    SkippedAgain(u32),
    /// Every state of an f smaller than this had to be expanded.
    HasToExpand(u32, Option<u64>),
    /// The other expands nodes again, because it stores one path alone.
    Stores,
    /// One h is nearer to the truth than that of the other, so that other numbers of states stay below this f.
    Estimates {
        own: Accuracy,
        other: Accuracy,
        f: u32,
    },
    /// As many states are below this f; the order of those of this very f decides.
    Order(u32),
    /// h is above the truth on some states.
    Overestimates(Accuracy),
    /// The estimate counts so many times; whether that led astray.
    Weighted(u32, bool),
    /// Only h counts; whether that led astray.
    HAlone(bool),
    MeetsInTheMiddle,
    OnePath,
    OnePathAgain,
}

impl Finding {
    /// Of the rows of a comparison that `ended` says are over; the others are compared with nothing. `known` is what is
    /// known of their heuristics.
    pub(crate) fn all(
        comparison: &Comparison,
        ended: &[bool],
        known: &[Accuracy],
    ) -> Vec<Option<Self>> {
        let rows = &comparison.rows;
        let over = |at: usize| ended.get(at).copied().unwrap_or(false);
        let finding = |at: usize| over(at).then(|| Self::of(rows, at, &over, known));
        (0..rows.len()).map(finding).collect()
    }

    /// Whether its reason is how near h is to the truth.
    pub(crate) const fn is_of_the_heuristic(&self) -> bool {
        let Ending::Solved { why: Some(why), .. } = self.ending else {
            return false;
        };
        matches!(
            why,
            Why::Skipped(_, Some(_)) | Why::Estimates { .. } | Why::Overestimates(_)
        )
    }

    fn of(
        rows: &[StrategyResult],
        at: usize,
        over: &impl Fn(usize) -> bool,
        known: &[Accuracy],
    ) -> Self {
        let row = &rows[at];
        let strategy = row.measured.strategy;
        let length = row.measured.length;
        let ending = match (length, quality(row.verdict)) {
            (Some(length), Some(quality)) => {
                let beside = beside(rows, at, over);
                Ending::Solved {
                    length,
                    quality,
                    beside,
                    why: why(&row.measured, length, beside, known),
                }
            }
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

/// What is true of a run that found a path of `length` moves, and tells it from the one `beside`.
fn why(own: &Measurement, length: u32, beside: Option<Beside>, known: &[Accuracy]) -> Option<Why> {
    let strategy = own.strategy;
    let other = beside.map(|beside| beside.strategy);
    let algorithm = other.map(|other| other.algorithm);
    let order = beside.map_or(Ordering::Equal, |beside| own.expanded.cmp(&beside.expanded));
    let is_more = order.is_gt();
    match strategy.algorithm {
        Algorithm::Bfs
            if order.is_lt()
                && matches!(algorithm, Some(Algorithm::AStar | Algorithm::UniformCost)) =>
        {
            Some(Why::GoalWhenGenerated)
        }
        // The goal is met among the successors of a state one move before it.
        Algorithm::Bfs => length.checked_sub(2).filter(|d| *d > 0).map(Why::AllUpTo),
        Algorithm::UniformCost | Algorithm::AStar
            if is_more && algorithm == Some(Algorithm::Bfs) =>
        {
            Some(Why::GoalWhenExpanded)
        }
        Algorithm::UniformCost => (length > 0).then_some(Why::AllNearerThan(length)),
        Algorithm::Bidirectional => (length > 0).then_some(Why::BothEnds(length)),
        Algorithm::AStar | Algorithm::IdaStar => by_f(strategy, length, other, order, known),
        Algorithm::WeightedAStar => {
            let weight = strategy.weight_used().map(Weight::get);
            let weight = weight.filter(|weight| *weight > 1);
            weight.map(|weight| Why::Weighted(weight, is_more))
        }
        Algorithm::Greedy => Some(Why::HAlone(is_more)),
        Algorithm::Mm => (length > 0).then_some(Why::MeetsInTheMiddle),
        Algorithm::DepthLimited => Some(Why::OnePath),
        Algorithm::IterativeDeepening => Some(Why::OnePathAgain),
    }
}

/// The same of A* and IDA*, which expanded more or fewer nodes than the `other`, as `order` says.
fn by_f(
    strategy: Strategy,
    f: u32,
    other: Option<Strategy>,
    order: Ordering,
    known: &[Accuracy],
) -> Option<Why> {
    let accuracy_of = |strategy: Strategy| {
        let heuristic = strategy.heuristic_used()?;
        known
            .iter()
            .find(|known| known.heuristic == heuristic)
            .copied()
    };
    let own = accuracy_of(strategy);
    if let Some(own) = own.filter(|own| own.above > 0) {
        return Some(Why::Overestimates(own));
    }
    // Nothing below holds of an h that may exceed the truth.
    if !strategy.heuristic.is_admissible() && !own.is_some_and(|own| own.is_admissible()) {
        return None;
    }
    let alike = other.filter(|other| other.algorithm == strategy.algorithm);
    if let Some(why) = alike.and_then(|other| by_estimates(own?, accuracy_of(other)?, f, order)) {
        return Some(why);
    }
    let algorithm = other.map(|other| other.algorithm);
    Some(match (strategy.algorithm, order) {
        (Algorithm::IdaStar, _) => Why::SkippedAgain(f),
        (_, Ordering::Greater) => Why::HasToExpand(f, own.and_then(|own| own.below)),
        (_, Ordering::Less) if algorithm == Some(Algorithm::IdaStar) => Why::Stores,
        (_, Ordering::Less | Ordering::Equal) => Why::Skipped(f, own),
    })
}

/// How two heuristics explain that a search by the one expanded more or fewer nodes than one by the `other`, if they do.
fn by_estimates(own: Accuracy, other: Accuracy, f: u32, order: Ordering) -> Option<Why> {
    let is_consistent = own.heuristic.is_consistent() && other.heuristic.is_consistent();
    let by_mean = other.mean.total_cmp(&own.mean);
    let by_count = own
        .below
        .zip(other.below)
        .map(|(own, other)| own.cmp(&other));
    if order.is_ne() && by_mean == order && by_count.is_none_or(|by_count| by_count == order) {
        Some(Why::Estimates { own, other, f })
    } else if order.is_ne() && is_consistent && by_count? != order {
        // All states below are expanded by both.
        Some(Why::Order(f))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::jobs::machine::Cores;
    use crate::puzzle::{Board, Problem, Size};
    use crate::search::Strategy;
    use crate::search::{Distances, Heuristic, Limits, PatternDatabases};
    use crate::study::Optimality;
    use crate::study::compare::compare;
    use crate::words::thousands;

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
        let findings = Finding::all(comparison, &vec![true; rows.len()], &[]);
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
            for finding in Finding::all(&done, &[true; 6], &[]).into_iter().flatten() {
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

    /// What is known of heuristics on every state around `problem`.
    fn everywhere(problem: &Problem, heuristics: &[Heuristic]) -> Vec<Accuracy> {
        let distances = [problem.start(), problem.goal()].map(Distances::new);
        let [from_start, to_goal] = distances.map(|known| known.expect("a small space"));
        let databases = PatternDatabases::default();
        let go_on = |_| ControlFlow::Continue(());
        let of = |&heuristic: &Heuristic| {
            let (space, cores) = ([&from_start, &to_goal], Cores::all());
            Accuracy::everywhere(heuristic, problem, space, &databases, &cores, &go_on)
        };
        heuristics
            .iter()
            .map(|h| of(h).expect("an estimate"))
            .collect()
    }

    #[test]
    fn a_heuristic_explains_what_another_one_costs() {
        let problem = problem();
        let pair = [Heuristic::Misplaced, Heuristic::Manhattan];
        let known = everywhere(&problem, &pair);
        let by = |heuristic| Strategy::new(Algorithm::AStar, heuristic);
        let (limits, databases) = (Limits::NONE, PatternDatabases::default());
        let go_on = |_, _: &_| ControlFlow::Continue(());
        let done = compare(&problem, &pair.map(by), limits, &databases, go_on).expect("two");
        let findings = Finding::all(&done, &[true; 2], &known);
        for (at, (row, finding)) in done.rows.iter().zip(findings).enumerate() {
            let below = known[at].below.expect("every state was looked at");
            assert!(below <= row.measured.expanded, "A* expands them all");
            let finding = finding.expect("it is over");
            assert!(finding.is_of_the_heuristic());
            let said = finding.to_string();
            for known in &known {
                let percent = format!("{:.0} %", 100.0 * known.mean);
                assert!(said.contains(&percent), "{percent}: {said}");
                assert!(
                    said.contains(&thousands(known.below.unwrap_or(0))),
                    "{said}"
                );
            }
        }
    }

    #[test]
    fn a_star_that_expands_more_than_bfs_tests_for_the_goal_later() {
        let (_, done) = solved(&[1, 2, 3, 4, 5, 6, 7, 0, 8]);
        let findings = Finding::all(&done, &[true; 6], &[]);
        let why = |at: usize| match findings[at].expect("it is over").ending {
            Ending::Solved { why, .. } => why,
            Ending::Unsolved(_) => None,
        };
        assert!(done.rows[3].measured.expanded > done.rows[0].measured.expanded);
        assert_eq!(why(0), Some(Why::GoalWhenGenerated));
        assert_eq!(why(3), Some(Why::GoalWhenExpanded));
    }

    #[test]
    fn of_an_h_above_the_truth_nothing_is_said_that_needs_one_below() {
        let own = crate::search::heuristics::OwnHeuristic::new(
            "sum",
            include_str!("../../assets/heuristics/manhattan-plus-misplaced.rhai"),
        );
        let heuristic = Heuristic::Own(own.expect("a name and a program"));
        let problem = problem();
        let known = everywhere(&problem, &[heuristic]);
        let strategies = [heuristic, Heuristic::Zero];
        let strategies = strategies.map(|h| Strategy::new(Algorithm::AStar, h));
        let (limits, databases) = (Limits::NONE, PatternDatabases::default());
        let go_on = |_, _: &_| ControlFlow::Continue(());
        let done = compare(&problem, &strategies, limits, &databases, go_on).expect("two");
        for known in [&[][..], &known] {
            let findings = Finding::all(&done, &[true; 2], known);
            let said = findings[0].expect("it is over").to_string();
            assert!(!said.contains("f >") && !said.contains("f <"), "{said}");
        }
    }

    #[test]
    fn only_what_is_over_is_compared() {
        let (_, done) = solved(&[8, 1, 3, 4, 6, 7, 0, 5, 2]);
        let ended = [false, false, false, true, false, false];
        let findings = Finding::all(&done, &ended, &[]);
        assert_eq!(findings.iter().flatten().count(), 1);
        let said = findings[3].expect("A* is over").to_string();
        assert!(!said.contains("BFS"), "{said}");
    }
}
