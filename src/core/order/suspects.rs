//! Ways in which a program may deviate from the rule. Each is followed through the file. One that explains the whole file is
//! its cause; one that explains most of it is said with its share.

use std::sync::Arc;

use crate::order::follow::{Follower, Place};
use crate::order::rule::{EstimateOf, GoalTest, Memory, Rule};
use crate::order::{
    Divergence, Explains, Followed, HBetween, Order, Row, TiesAccepted, Why, seen_now, wrong_value,
};
use crate::puzzle::{Board, Costs, Move, MoveOrder, Problem, State, default_goals};
use crate::search::{Algorithm, Heuristic, Marks, PatternDatabases, Side, Strategy, Ties, Weight};

/// A cause that explains part of the file must explain this share of the further boards, in percent, and this many.
const LEAST_SHARE: usize = 75;
const LEAST_FURTHER: usize = 20;

/// Another estimate or strategy is a cause only if it explains this many further boards: almost any would explain a few.
const LEAST_ROWS: usize = 20;

/// At most this many causes are given.
const MOST_CAUSES: usize = 3;

/// The expansions that may be followed for all suspects together.
const BUDGET: usize = 6_000_000;

/// A deviation, and whether it changes the order of the frontier altogether.
struct Suspect {
    whys: Vec<Why>,
    rule: Rule,
    is_broad: bool,
}

impl Suspect {
    fn new(why: Why, rule: Rule, is_broad: bool) -> Self {
        Self {
            whys: vec![why],
            rule,
            is_broad,
        }
    }
}

/// Returns the difference after the rows that were followed.
pub(super) fn why(
    rule: &Rule,
    followed: &Followed<'_>,
    order: &Order,
    databases: &PatternDatabases,
) -> Divergence {
    let (follower, at, accepted) = (&followed.follower, followed.rows, followed.accepted);
    let row = order.rows.get(at);
    let divergence = |causes: Vec<Vec<Why>>, explains| Divergence {
        number: at + 1,
        yours: row.copied(),
        by_rule: row.map(|row| seen_now(rule, follower, row.board)),
        ours: None,
        equal: 1,
        causes,
        explains,
        h_between: None,
    };
    let here = |why: Why| divergence(vec![vec![why]], Explains::Here);
    let place = row.map(|row| follower.place(row.board.state()));
    if let (Some(row), None) = (row, follower.over) {
        match place {
            _ if at == 0 && accepted.is_none() && rule.problem.start() != row.board => {
                return here(Why::OtherStart);
            }
            Some(Place::Unknown) if !follows(&order.rows[..at], row.board) => {
                let before = order.rows[..at].iter().map(|row| row.board);
                return here(match over_the_edge(before, row.board) {
                    true => Why::OverTheEdge,
                    false => Why::NoSuccessor,
                });
            }
            Some(Place::Waits { is_best: true, .. }) if accepted.is_none() => {
                let (why, is_all) = tie(rule, order, at);
                let explains = if is_all {
                    Explains::All
                } else {
                    Explains::Here
                };
                return divergence(vec![vec![why]], explains);
            }
            _ => {}
        }
    }
    let all = order.rows.len() + 1;
    let mut best = (Vec::new(), at);
    let mut causes: Vec<Vec<Why>> = Vec::new();
    let mut budget = BUDGET;
    for suspects in [singles, pairs] {
        for suspect in suspects(rule, order, databases) {
            if budget < all || causes.len() == MOST_CAUSES {
                break;
            }
            let explained = explained(&suspect.rule, order, TiesAccepted::Any);
            budget -= explained;
            let is_shown = !suspect.is_broad || explained >= at + LEAST_ROWS;
            if explained == all && is_shown {
                // Two variants may have one name.
                if !causes.contains(&suspect.whys) {
                    causes.push(suspect.whys);
                }
            } else if explained > best.1 {
                best = (suspect.whys, explained);
            }
        }
        if !causes.is_empty() {
            if rule.strategy.algorithm != Algorithm::Dfs && is_path(&order.rows) {
                causes.retain(|whys| !goes_down(whys));
                if causes.is_empty() {
                    causes.push(vec![Why::Path]);
                }
            }
            return divergence(causes, Explains::All);
        }
    }
    let (further, of) = (best.1 - at, all - at);
    if further >= LEAST_FURTHER && further * 100 >= of * LEAST_SHARE {
        return divergence(vec![best.0], Explains::Part { further, of });
    }
    if let Some(why) = local(rule, followed, order) {
        return here(why);
    }
    Divergence {
        h_between: row.and_then(|row| h_between(rule, follower, row)),
        ..here(Why::Unknown)
    }
}

/// Returns what is wrong with the row itself.
fn local(rule: &Rule, followed: &Followed<'_>, order: &Order) -> Option<Why> {
    let follower = &followed.follower;
    let Some(row) = order.rows.get(followed.rows) else {
        return Some(Why::EndsEarly);
    };
    if let Some((side, node)) = followed.accepted {
        return wrong_value(rule, follower, side, &node, row);
    }
    if follower.over.is_some() {
        return Some(Why::GoesOn);
    }
    if let Some(why) = wrong_estimate(rule, follower, order) {
        return Some(why);
    }
    let algorithm = rule.strategy.algorithm;
    match follower.place(row.board.state()) {
        Place::Closed if !algorithm.is_depth_first() => {
            let state = row.board.state();
            let sides = [Side::Forward, Side::Backward].into_iter();
            let mut known = sides.filter_map(|side| follower.known(side, state));
            let improved = known.any(|known| known.best_g < known.first_g);
            (!improved).then_some(Why::ClosedAgain)
        }
        Place::Waits {
            side,
            is_best: false,
            ..
        } if algorithm == Algorithm::Bidirectional
            && follower.next().is_some_and(|(turn, _)| turn != side) =>
        {
            Some(Why::OtherSide(side))
        }
        _ => None,
    }
}

/// Returns how many rows a program with this rule can have written, plus one if it would end after all of them.
fn explained(rule: &Rule, order: &Order, ties: TiesAccepted) -> usize {
    let followed = Followed::along(rule, &order.rows, ties);
    followed
        .goal
        .map_or(followed.rows, |_| order.rows.len() + 1)
}

/// Returns the deviations in single steps of the search, the more likely ones first.
fn narrow(rule: &Rule) -> Vec<Suspect> {
    let mut all = Vec::new();
    let mut add = |why: Why, change: &dyn Fn(&mut Rule)| {
        let mut changed = rule.clone();
        change(&mut changed);
        all.push(Suspect::new(why, changed, false));
    };
    if rule.goal != GoalTest::Generated {
        add(Why::GoalWhenGenerated, &|it| it.goal = GoalTest::Generated);
    }
    if rule.goal != GoalTest::Taken {
        add(Why::GoalWhenTaken, &|it| it.goal = GoalTest::Taken);
    }
    if rule.strategy.algorithm == Algorithm::Dfs {
        return all;
    }
    if rule.strategy.algorithm.is_depth_first() {
        if rule.strategy.algorithm == Algorithm::IterativeDeepening {
            add(Why::FirstLimit, &|it| it.first_limit = 1);
        }
        // With one limit for all, this is the next limit.
        if rule.strategy.algorithm != Algorithm::DepthLimited {
            add(Why::EntersBeyond, &|it| it.enters_beyond = true);
        }
        add(Why::LeavesOutPath, &|it| it.leaves_out_path = true);
        add(Why::MoveBack, &|it| it.leaves_out_back = false);
        return all;
    }
    if rule.improves {
        if rule.reopens {
            add(Why::NotReopened, &|it| it.reopens = false);
        }
        add(Why::GNotUpdated, &|it| it.improves = false);
    } else if rule.strategy.algorithm == Algorithm::Greedy {
        add(Why::GImproved, &|it| it.improves = true);
        add(Why::GImproved, &|it| {
            (it.improves, it.reopens) = (true, false);
        });
    }
    add(Why::ClosedAgain, &|it| it.memory = Memory::Nothing);
    add(Why::ClosedAgain, &|it| it.memory = Memory::Expanded);
    add(Why::MoveBack, &|it| {
        (it.memory, it.leaves_out_back) = (Memory::Nothing, false);
    });
    all
}

/// Returns the deviations that change the estimate, the strategy or the goal.
fn broad(rule: &Rule, order: &Order, databases: &PatternDatabases) -> Vec<Suspect> {
    let mut all = Vec::new();
    let (problem, used) = (&rule.problem, rule.strategy.heuristic_used());
    if let Some(used) = used {
        for heuristic in [
            Heuristic::Misplaced,
            Heuristic::Manhattan,
            Heuristic::LinearConflict,
        ] {
            let strategy = Strategy {
                heuristic,
                ..rule.strategy
            };
            let other = Rule::new(problem, strategy, databases).estimates;
            let is_distance = used == Heuristic::Manhattan;
            let (why, estimates) = match other {
                other if heuristic != used => (Why::OtherHeuristic(heuristic), other),
                [to_goal, to_start] if used != Heuristic::LinearConflict => {
                    let to_goal = with_blank(to_goal, problem.goal(), is_distance);
                    let to_start = with_blank(to_start, problem.start(), is_distance);
                    (Why::BlankCounted, [to_goal, to_start])
                }
                _ => continue,
            };
            let other = Rule {
                estimates,
                ..rule.clone()
            };
            all.push(Suspect::new(why, other, true));
        }
    }
    let costs = match problem.costs() {
        Costs::Unit => Costs::Tile,
        Costs::Tile | Costs::Own(_) => Costs::Unit,
    };
    let other = problem.with_costs(costs);
    if rule.strategy.costs(&other) != rule.strategy.costs(problem) {
        let other = Rule::new(&other, rule.strategy, databases);
        all.push(Suspect::new(Why::OtherCosts(costs), other, true));
    }
    all.extend(other_strategies(rule.strategy).map(|other| {
        let rule = Rule::new(problem, other, databases);
        Suspect::new(Why::OtherStrategy(other), rule, true)
    }));
    let last = order.rows.last().map(|row| row.board);
    let usual = default_goals(problem.size()).into_iter();
    let usual: Vec<Board> = usual.map(|(_, goal)| goal).collect();
    let is_solvable = problem.solvability().is_solvable();
    let mut tried = vec![problem.goal(), problem.start()];
    for goal in last.into_iter().chain(usual.iter().copied()) {
        if !tried.contains(&goal)
            && let Ok(other) = Problem::new(problem.start(), goal)
            && let other = other.with_costs(problem.costs())
            && other.solvability().is_solvable()
        {
            tried.push(goal);
            let other = Rule::new(&other, rule.strategy, databases);
            // A search for a goal that it cannot reach differs only at its end.
            let is_broad = is_solvable || !usual.contains(&goal);
            all.push(Suspect::new(Why::OtherGoal(goal), other, is_broad));
        }
    }
    all
}

/// Returns the strategies that a program may use in place of this one.
fn other_strategies(own: Strategy) -> impl Iterator<Item = Strategy> {
    // If the rule has no heuristic, the student's program most likely uses this one.
    let heuristic = own.heuristic_used().unwrap_or(Heuristic::Manhattan);
    let by = move |algorithm| Strategy {
        algorithm,
        heuristic,
        ..own
    };
    let plain = [
        Algorithm::Bfs,
        Algorithm::AStar,
        Algorithm::Greedy,
        Algorithm::UniformCost,
        Algorithm::IdaStar,
        Algorithm::IterativeDeepening,
        Algorithm::Bidirectional,
        Algorithm::Mm,
    ];
    let weighted = (2..=10)
        .filter_map(Weight::new)
        .map(move |weight| Strategy {
            weight,
            ..by(Algorithm::WeightedAStar)
        });
    let marked = Marks::ALL.map(|marks| Strategy {
        marks,
        ..by(Algorithm::Dfs)
    });
    let limit = own.depth_limit;
    let limit = limit.filter(|_| own.algorithm == Algorithm::DepthLimited);
    let limits = limit
        .into_iter()
        .flat_map(|it| [it + 1, it.saturating_sub(1)]);
    let limited = limits.map(move |limit| Strategy {
        depth_limit: Some(limit),
        ..own
    });
    let shown = |by: Strategy| (by.algorithm, by.weight_used(), by.marks_used());
    let others = plain.into_iter().map(by).chain(weighted).chain(marked);
    others
        .filter(move |other| shown(*other) != shown(own))
        .chain(limited)
}

fn singles(rule: &Rule, order: &Order, databases: &PatternDatabases) -> Vec<Suspect> {
    let mut all = narrow(rule);
    all.extend(broad(rule, order, databases));
    all
}

/// Returns pairs of deviations: another estimate, strategy, goal or test for the goal, and one in a single step of that search.
fn pairs(rule: &Rule, order: &Order, databases: &PatternDatabases) -> Vec<Suspect> {
    let is_test = |it: &Suspect| matches!(it.whys[0], Why::GoalWhenGenerated | Why::GoalWhenTaken);
    let firsts = narrow(rule).into_iter().filter(is_test);
    let pairs = firsts
        .chain(broad(rule, order, databases))
        .flat_map(|first| {
            let tests = is_test(&first);
            let seconds = narrow(&first.rule).into_iter();
            let seconds = seconds.filter(move |second| !(tests && is_test(second)));
            seconds.map(move |second| Suspect {
                whys: [&first.whys[..], &second.whys].concat(),
                rule: second.rule,
                is_broad: !tests,
            })
        });
    pairs.collect()
}

/// Returns the estimate with the blank counted like a tile.
fn with_blank(estimate: EstimateOf, goal: Board, by_distance: bool) -> EstimateOf {
    let (size, home) = (goal.size(), goal.blank());
    Arc::new(move |state: State| {
        let far = size.distance(state.blank(), home) as u32;
        estimate(state) + if by_distance { far } else { far.min(1) }
    })
}

/// Returns the first wrong h in the file that is too small or belongs to a board that should have been taken here.
fn wrong_estimate(rule: &Rule, follower: &Follower<'_>, order: &Order) -> Option<Why> {
    rule.strategy.heuristic_used()?;
    let is_mm = rule.strategy.algorithm == Algorithm::Mm;
    let passed: Vec<State> = follower.equals().map(|node| node.state).collect();
    order.rows.iter().filter(|_| !is_mm).find_map(|row| {
        let (yours, right) = (row.h?, rule.h(Side::Forward, row.board.state()));
        let differs = yours != f64::from(right);
        let counts = yours < f64::from(right) || passed.contains(&row.board.state());
        (differs && counts).then_some(Why::H {
            board: row.board,
            yours,
            right,
        })
    })
}

/// Returns the bounds of the h of a board that was taken though others are better: it is taken before the best one, and not
/// before any that was taken while it waited.
fn h_between(rule: &Rule, follower: &Follower<'_>, row: &Row) -> Option<HBetween> {
    let Place::Waits { side, node, .. } = follower.place(row.board.state()) else {
        return None;
    };
    let strategy = rule.strategy;
    let by_g = match strategy.algorithm {
        Algorithm::Greedy => 0,
        algorithm if algorithm.goes_by_f() => node.g,
        _ => return None,
    };
    let (_, best) = follower.next().filter(|(turn, _)| *turn == side)?;
    let passed = follower.taken.get(node.made..)?;
    let low = passed
        .iter()
        .max()
        .map_or(0, |passed| passed.saturating_sub(by_g));
    let high = best.priority.checked_sub(by_g)?;
    let (low, high) = (low.div_ceil(strategy.factor()), high / strategy.factor());
    (low <= high && row.h.is_none()).then_some(HBetween {
        low,
        high,
        right: node.h,
    })
}

/// Returns why another of several equally good boards was taken.
fn tie(rule: &Rule, order: &Order, at: usize) -> (Why, bool) {
    let habits = [
        None,
        Some(Ties::Oldest),
        Some(Ties::Newest),
        Some(Ties::LargerG),
        Some(Ties::SmallerG),
    ];
    let mut best = (Why::OtherTie, at);
    // That of the rule first.
    let orders = std::iter::once(rule.moves).chain(MoveOrder::all().map(MoveOrder::moves));
    for moves in orders {
        for habit in habits {
            let suspect = Rule {
                moves,
                ties: habit,
                ..rule.clone()
            };
            let explained = explained(&suspect, order, TiesAccepted::AsHere);
            if explained > best.1 {
                let why = match (moves == rule.moves, habit) {
                    (true, Some(habit)) => Why::Tie(habit),
                    (_, habit) => Why::MoveOrder(moves, habit),
                };
                best = (why, explained);
            }
        }
    }
    match best {
        // Only a habit that explains the whole file counts.
        (_, explained) if explained <= order.rows.len() => (Why::OtherTie, false),
        (why, _) => (why, true),
    }
}

/// Returns `true` if each row is one move from the row before it. Depth-first search explains any such list.
fn is_path(rows: &[Row]) -> bool {
    rows.windows(2)
        .all(|pair| follows(&pair[..1], pair[1].board))
}

fn goes_down(whys: &[Why]) -> bool {
    matches!(whys, [Why::OtherStrategy(other), ..] if other.algorithm == Algorithm::Dfs)
}

/// Returns `true` if `board` is one move from one of the rows.
fn follows(rows: &[Row], board: Board) -> bool {
    let beside: Vec<Board> = Move::ALL.iter().filter_map(|mv| board.after(*mv)).collect();
    rows.iter().any(|row| beside.contains(&row.board))
}

/// Returns `true` if `board` follows from one of `before` by a move of the blank from the end of a row to the next or back.
fn over_the_edge(before: impl Iterator<Item = Board>, board: Board) -> bool {
    let columns = board.size().columns();
    let (blank, cells) = (board.blank(), board.size().cells());
    let ends = [
        (blank % columns == 0 && blank > 0).then(|| blank - 1),
        ((blank + 1) % columns == 0 && blank + 1 < cells).then(|| blank + 1),
    ];
    let from: Vec<Board> = ends
        .into_iter()
        .flatten()
        .map(|cell| board.swapped(blank, cell))
        .collect();
    before.into_iter().any(|old| from.contains(&old))
}
