//! One expansion in fine steps, beside the pseudocode of its algorithm.

use crate::{
    explain::{End, Successor, Treatment, fine_steps_depth_first::steps_down, pseudocode},
    puzzle::{Board, Move},
    recording::Moment,
    search::Algorithm,
};

/// One fine step of an expansion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FineStep {
    /// The line of [`pseudocode()`] at work.
    pub line: usize,
    /// What happens, in a sentence.
    pub words: String,
    /// The successor it is about, by the blank's move.
    pub successor: Option<Move>,
}

/// Where the work of each kind stands in the pseudocode.
struct Lines {
    take: usize,
    test: Option<usize>,
    each: usize,
    check: usize,
    parent: usize,
    /// Where a new node is looked at: the goal, a meeting.
    look: Option<usize>,
    insert: usize,
}

const fn lines(algorithm: Algorithm) -> Lines {
    match algorithm {
        Algorithm::Bfs | Algorithm::Mm => Lines {
            take: 1,
            test: None,
            each: 2,
            check: 3,
            parent: 4,
            look: Some(5),
            insert: 6,
        },
        Algorithm::Bidirectional => Lines {
            take: 2,
            test: None,
            each: 3,
            check: 4,
            parent: 5,
            look: Some(6),
            insert: 7,
        },
        _ => Lines {
            take: 1,
            test: Some(2),
            each: 3,
            check: 4,
            parent: 5,
            look: None,
            insert: 6,
        },
    }
}

/// The expansion that led to `moment`, in the order of its algorithm; none at moment 0.
#[must_use]
pub fn fine_steps(moment: &Moment<'_>) -> Vec<FineStep> {
    let algorithm = moment.history().algorithm();
    let lines = lines(algorithm);
    let Some(node) = moment.current() else {
        return Vec::new();
    };
    if algorithm.is_depth_first() {
        return steps_down(moment, &node);
    }
    let step = |line, words, successor| FineStep {
        line,
        words,
        successor,
    };
    let why = moment.why().map_or_else(String::new, |why| why.to_string());
    let mut steps = vec![step(lines.take, why, None)];
    let goal = moment.history().problem().goal().state();
    if let Some(line) = lines.test {
        let words = if node.state == goal {
            "It is the goal: the search is over."
        } else {
            "It is not the goal."
        };
        steps.push(step(line, words.to_owned(), None));
    }
    let made = moment.successors().into_iter();
    let made = made.filter(|s| !matches!(s.result, Treatment::Edge | Treatment::NotReached));
    for (successor, number) in made.filter(|s| s.result != Treatment::Back).zip(1..) {
        let name = name(moment, &successor, number);
        let mv = Some(successor.mv);
        steps.push(step(lines.each, format!("{name} is generated."), mv));
        let words = format!("{name}: {}.", successor.result);
        steps.push(step(lines.check, words, mv));
        inserted(&lines, &successor, &mut steps);
    }
    if let Some(best) = moment.best_path().filter(|_| moment.is_over()) {
        let words = format!("None can be shorter than the best path, of {best} moves.");
        steps.push(step(0, words, None));
        let end = "The best path is a shortest one: the search is over.";
        steps.push(step(pseudocode(algorithm).len() - 1, end.to_owned(), None));
    }
    steps
}

/// What is done with a successor that is not dropped.
fn inserted(lines: &Lines, successor: &Successor, steps: &mut Vec<FineStep>) {
    let (end, words) = match successor.result {
        Treatment::Kept { end, .. } => (end, "It goes into the frontier."),
        Treatment::Reparented { end, .. } => (end, "It goes into the frontier with its new g."),
        _ => return,
    };
    let step = |line, words: &str| FineStep {
        line,
        words: words.to_owned(),
        successor: Some(successor.mv),
    };
    steps.push(step(lines.parent, "The node taken becomes its parent."));
    if let Some(line) = lines.look {
        let words = match end {
            Some(End::Found) => "It is the goal: the search is over.".to_owned(),
            Some(End::Meeting) => "The other side has it: the frontiers have met.".to_owned(),
            Some(end @ End::Path { .. }) => format!("Yes: {end}."),
            Some(End::GoalToBeTaken) | None => "Not yet.".to_owned(),
        };
        steps.push(step(line, &words));
        if end == Some(End::Found) {
            return;
        }
    }
    steps.push(step(lines.insert, words));
}

pub(crate) fn name(moment: &Moment<'_>, successor: &Successor, number: u32) -> String {
    let size = moment.history().problem().size();
    let board = successor
        .state
        .and_then(|state| Board::from_state(size, state));
    let board = board.map_or_else(String::new, |board| format!(", {board},"));
    let nth = ["First", "Second", "Third", "Fourth"][(number as usize - 1).min(3)];
    format!("{nth} neighbour{board} by {}", arrow(successor.mv))
}

const fn arrow(mv: Move) -> &'static str {
    match mv {
        Move::Up => "the blank going up",
        Move::Left => "the blank going left",
        Move::Down => "the blank going down",
        Move::Right => "the blank going right",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        puzzle::{Problem, Size},
        recording::History,
        search::{Heuristic, Strategy},
    };

    #[test]
    fn every_step_of_a_run_lights_a_line_and_every_successor_is_told() {
        let size = Size::new(3, 3).expect("a size");
        let start = Board::from_cells(size, &[8, 1, 3, 4, 6, 7, 0, 5, 2]).expect("legal");
        let problem = Problem::new(start, Board::blank_last(size)).expect("one size");
        for &algorithm in Algorithm::ALL {
            let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
            let history = History::ahead(&problem, strategy, 2000);
            assert!(fine_steps(&history.at(0)).is_empty());
            let mut generated = 0;
            for k in 1..=history.len() {
                let moment = history.at(k);
                let steps = fine_steps(&moment);
                let code = pseudocode(algorithm);
                assert!(
                    steps
                        .iter()
                        .all(|s| s.line < code.len() && !s.words.is_empty())
                );
                let each = |s: &&FineStep| {
                    code[s.line].contains("for each neighbour") && s.successor.is_some()
                };
                generated += steps.iter().filter(each).count() as u64;
                if algorithm.is_depth_first() {
                    let told = steps.iter().filter(each).count();
                    let node = moment.current().expect("an expansion was made");
                    assert_eq!(told, moment.children(node.id).len(), "{algorithm} at {k}");
                    continue;
                }
                let inserted = |s: &&FineStep| code[s.line].contains("put m");
                let put = steps.iter().filter(inserted).count() as u64;
                let (now, before) = (moment.stats(), history.at(k - 1).stats());
                let entered = |s: &crate::search::Stats| s.visited + s.improved + s.reopened;
                if !moment.is_over() {
                    assert_eq!(entered(&now) - entered(&before), put, "{algorithm} at {k}");
                }
                assert_eq!(generated, now.generated, "{algorithm} at {k}");
            }
        }
    }
}
