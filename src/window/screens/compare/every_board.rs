//! Whether what the two best strategies need here is what they usually need, of all boards.

use crate::window::screens::compare::{Compare, Lane};
use slidescope_core::puzzle::Problem;
use slidescope_core::study::every_board::{EveryBoard, EveryBoardCache};
use slidescope_core::text::compare as text;
use slidescope_core::text::numbers::share;
use slidescope_parts::Facts;
use slidescope_parts::theme::Hue;

/// The two strategies that expanded the fewest nodes, the better one first, once all have solved the board.
fn best<'a>(compare: &'a Compare) -> Option<(Problem, [(&'a Lane, u64); 2])> {
    let problem = compare.problem.filter(EveryBoardCache::covers)?;
    let solved = |lane: &'a Lane| lane.is_solved().then(|| (lane, lane.stats().expanded));
    let lanes = compare.lanes.iter().map(solved);
    let mut lanes: Vec<(&Lane, u64)> = lanes.collect::<Option<_>>()?;
    lanes.sort_by_key(|(_, expanded)| *expanded);
    Some((problem, lanes.first_chunk().copied()?))
}

fn every_board(problem: Problem, [first, second]: [(&Lane, u64); 2]) -> Option<EveryBoard> {
    let [first, second] = [first.0.strategy, second.0.strategy];
    EveryBoard::new(problem.goal(), None, vec![first, second], Some(second)).ok()
}

/// What is to be measured for the [`sentence`].
pub(crate) fn wanted(compare: &Compare) -> Option<EveryBoard> {
    let (problem, best) = best(compare)?;
    every_board(problem, best)
}

/// On how many boards the better one here expands fewer nodes than the other, and how many are like this one; with the colour of the
/// better one.
pub(crate) fn sentence(compare: &Compare, facts: &Facts) -> Option<(Hue, String)> {
    let (problem, best) = best(compare)?;
    let measured = facts.every.get(&every_board(problem, best)?)?;
    let all = measured.totals.first()?;
    let against = all.against?;
    let [(first, expanded), (second, other)] = best;
    let (here, number) = match expanded.cmp(&other) {
        std::cmp::Ordering::Greater => ("more", against.more),
        std::cmp::Ordering::Equal => ("equal", against.equal),
        std::cmp::Ordering::Less => ("fewer", against.fewer),
    };
    let share = share(100.0 * against.fewer as f64 / all.boards as f64);
    let sentence = text::every_board(here, first.strategy, second.strategy, share, number);
    Some((first.hue, sentence))
}
