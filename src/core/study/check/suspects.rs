//! Ways in which a program may deviate from the rule. Each is followed through the file, and the one that explains most of
//! it is taken as the reason.

use std::sync::Arc;

use crate::puzzle::{Board, Move, State};
use crate::search::{Algorithm, Heuristic, PatternDatabases, Reopen, Strategy, estimator};
use crate::study::check::follow::{EstimateOf, Follower, GoalTest, Place, Rule};
use crate::study::check::{Order, TieHabit, TiesAccepted, Why};

/// Returns why the order deviates from the rule at row `at`, counted from 0, and whether that explains the rest of the file
/// too. `follower` has followed the rows before it.
pub(super) fn why(
    rule: &Rule,
    follower: &Follower<'_>,
    order: &Order,
    at: usize,
    databases: &PatternDatabases,
) -> (Why, bool) {
    let row = order.rows.get(at);
    let place = row.map(|row| follower.place(row.board.state()));
    if let (Some(row), None) = (row, follower.over) {
        match place {
            _ if at == 0 && rule.problem.start() != row.board => return (Why::OtherStart, false),
            Some(Place::Unknown) => {
                let before = order.rows[..at].iter().map(|row| row.board);
                return match over_the_edge(before, row.board) {
                    true => (Why::OverTheEdge, false),
                    false => (Why::NoSuccessor, false),
                };
            }
            Some(Place::Waits {
                side,
                is_best: false,
                ..
            }) if follower.next().is_some_and(|(turn, _)| turn != side) => {
                return (Why::OtherSide(side), false);
            }
            Some(Place::Waits { is_best: true, .. }) => return tie(rule, order, at),
            _ => {}
        }
        if let Some(why) = wrong_estimate(rule, follower, order) {
            return (why, false);
        }
    }
    let mut best = (Why::Unknown, at);
    for (why, suspect) in suspects(rule, databases) {
        let explained = explained(&suspect, order, TiesAccepted::Any);
        if explained > best.1 {
            best = (why, explained);
        }
    }
    let all = order.rows.len() + 1;
    match best {
        (Why::Unknown, _) if follower.over.is_some() => (Why::GoesOn, false),
        (Why::Unknown, _) if row.is_none() => (Why::EndsEarly, false),
        (Why::Unknown, _) if place == Some(Place::Closed) => (Why::ClosedAgain, false),
        (why, explained) => (why, explained == all),
    }
}

/// Returns how many rows a program with this rule can have written, plus one if it would end after all of them.
fn explained(rule: &Rule, order: &Order, ties: TiesAccepted) -> usize {
    let mut follower = Follower::new(rule);
    for (at, row) in order.rows.iter().enumerate() {
        let Some((side, node)) = follower.allowed(row.board.state(), ties) else {
            return at;
        };
        follower.take(side, node, node.g);
    }
    order.rows.len() + usize::from(follower.over.is_some())
}

/// Returns the deviations considered, the more likely ones first.
fn suspects(rule: &Rule, databases: &PatternDatabases) -> Vec<(Why, Rule)> {
    let mut all = Vec::new();
    let mut add = |why: Why, change: &dyn Fn(&mut Rule)| {
        let mut suspect = rule.clone();
        change(&mut suspect);
        all.push((why, suspect));
    };
    if rule.goal != GoalTest::Generated {
        add(Why::GoalWhenGenerated, &|it| it.goal = GoalTest::Generated);
    }
    if rule.goal != GoalTest::Taken {
        add(Why::GoalWhenTaken, &|it| it.goal = GoalTest::Taken);
    }
    if rule.strategy.algorithm.goes_by_f() && rule.strategy.improves(true) {
        add(Why::NeverReopened, &|it| {
            it.strategy.reopen = Reopen::Never;
        });
    }
    if rule.improves {
        add(Why::GNotUpdated, &|it| it.improves = false);
    }
    add(Why::ClosedAgain, &|it| it.remembers = false);
    add(Why::MoveBack, &|it| {
        (it.remembers, it.leaves_out_back) = (false, false);
    });
    let goal = rule.problem.goal();
    if let Some(used) = rule.strategy.heuristic_used() {
        for other in [
            Heuristic::Misplaced,
            Heuristic::Manhattan,
            Heuristic::LinearConflict,
        ] {
            let strategy = Strategy {
                heuristic: other,
                ..rule.strategy
            };
            let estimate: EstimateOf = Arc::from(estimator(strategy, &goal, databases));
            if other != used {
                let estimate = Arc::clone(&estimate);
                add(Why::OtherHeuristic(other), &|it| {
                    it.estimate = Arc::clone(&estimate);
                });
            }
            if other == used && used != Heuristic::LinearConflict {
                add(Why::BlankCounted, &|it| {
                    it.estimate = with_blank(&estimate, goal, used == Heuristic::Manhattan);
                });
            }
        }
    }
    for algorithm in [
        Algorithm::Bfs,
        Algorithm::AStar,
        Algorithm::Greedy,
        Algorithm::UniformCost,
    ] {
        // If the rule has no heuristic, the student's program most likely uses this one.
        let used = rule.strategy.heuristic_used();
        let by = |it: &Rule| Strategy {
            algorithm,
            heuristic: used.unwrap_or(Heuristic::Manhattan),
            ..it.strategy
        };
        if algorithm == rule.strategy.algorithm {
            continue;
        }
        add(Why::OtherStrategy(by(rule)), &|it| {
            let own = Rule::new(&it.problem, by(it), databases);
            *it = own;
        });
    }
    all
}

/// Returns the estimate with the blank counted like a tile.
fn with_blank(estimate: &EstimateOf, goal: Board, by_distance: bool) -> EstimateOf {
    let (estimate, size, home) = (Arc::clone(estimate), goal.size(), goal.blank());
    Arc::new(move |state: State| {
        let far = size.distance(state.blank(), home) as u32;
        estimate(state) + if by_distance { far } else { far.min(1) }
    })
}

/// Returns the first wrong h in the file that is too small or belongs to a board that should have been taken here.
fn wrong_estimate(rule: &Rule, follower: &Follower<'_>, order: &Order) -> Option<Why> {
    rule.strategy.heuristic_used()?;
    let passed: Vec<State> = follower.equals().map(|node| node.state).collect();
    order.rows.iter().find_map(|row| {
        let (yours, right) = (row.h?, (rule.estimate)(row.board.state()));
        let counts = yours < right || passed.contains(&row.board.state());
        (yours != right && counts).then_some(Why::H {
            board: row.board,
            yours,
            right,
        })
    })
}

/// Returns why another of several equally good boards was taken.
fn tie(rule: &Rule, order: &Order, at: usize) -> (Why, bool) {
    let habits = [
        None,
        Some(TieHabit::Oldest),
        Some(TieHabit::Newest),
        Some(TieHabit::LargerG),
        Some(TieHabit::SmallerG),
    ];
    let mut best = (Why::OtherTie, at);
    for moves in move_orders() {
        for habit in habits {
            let mut suspect = rule.clone();
            suspect.moves = moves;
            suspect.ties = habit;
            let explained = explained(&suspect, order, TiesAccepted::AsHere);
            if explained > best.1 {
                let why = match (moves == Move::ALL, habit) {
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

/// Returns all orders of the moves, that of this program first.
fn move_orders() -> impl Iterator<Item = [Move; 4]> {
    let all = (0..256).map(|number| [number >> 6, number >> 4, number >> 2, number]);
    let all = all.map(|places| places.map(|place| Move::ALL[place & 3]));
    all.filter(|order| Move::ALL.iter().all(|mv| order.contains(mv)))
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
