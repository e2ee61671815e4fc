//! The answer in text, for reading.

use std::{fmt::Write, time::Duration};

use crate::{
    cli::report::{Answer, Report, letters},
    puzzle::{Board, Notation},
    search::{Limit, Outcome, Solution, Stats, Strategy},
    text::{
        counted, thousands,
        units::{bytes_with_decimal, seconds_with_hundredths},
    },
};

/// The widest line of boards, in columns of a terminal.
const WIDTH: usize = 78;

/// The whole report: problem, verdict, counters, path.
pub(crate) fn report(report: &Report) -> String {
    let problem = &report.problem;
    let rows = |board: Board| board.write(Notation::Rows);
    let mut text = format!(
        "Start  {}\nGoal   {}\n\n{}\n{}\n",
        rows(problem.start()),
        rows(problem.goal()),
        verdict(report),
        problem.solvability().reason(),
    );
    if matches!(report.answer, Answer::Refused) {
        let states = thousands(problem.size().reachable_states());
        let _ = writeln!(
            text,
            "Add --search-anyway to search the {states} states that can be reached from it all the same."
        );
        return text;
    }
    text.push('\n');
    text.push_str(&counters(report));
    if let Some(solution) = report.solution().filter(|path| !path.is_empty()) {
        let _ = writeln!(text, "\nMoves of the blank: {}\n", letters(solution));
        text.push_str(&boards(solution));
    }
    text
}

/// One line that is written over while a search goes on.
pub(crate) fn progress(strategy: Strategy, stats: &Stats, elapsed: Duration) -> String {
    format!(
        "{strategy}: expanded {} · frontier {} · visited {} · {} · {}",
        thousands(stats.expanded),
        thousands(stats.frontier),
        thousands(stats.visited),
        bytes_with_decimal(stats.bytes),
        seconds_with_hundredths(elapsed),
    )
}

fn verdict(report: &Report) -> String {
    let by = report.strategy;
    let expansions = counted(report.stats.expanded, "expansion");
    match &report.answer {
        Answer::Refused => "No solution.".to_owned(),
        Answer::Searched(Outcome::Solved(solution)) => match solution.len() {
            0 => "Solved in 0 moves: the start is the goal already.".to_owned(),
            1 => format!("Solved in 1 move by {by}."),
            moves if report.is_optimal() => {
                format!("Solved in {moves} moves by {by}; there is no shorter solution.")
            }
            moves => format!("Solved in {moves} moves by {by}; a shorter solution may exist."),
        },
        Answer::Searched(Outcome::Exhausted) => {
            let all = if by.algorithm.is_depth_first() {
                "tried every path as long as a solution can be, and none leads"
            } else {
                "searched every state it can reach, and they never lead"
            };
            format!("No solution: {by} {all} to the goal.")
        }
        Answer::Searched(Outcome::Cancelled) => format!("Cancelled after {expansions}."),
        Answer::Searched(Outcome::Limit(Limit::Memory)) => format!(
            "Memory limit of {} reached after {expansions} of {by}; give more with --memory-limit.",
            bytes_with_decimal(report.limits.memory)
        ),
        Answer::Searched(Outcome::Limit(Limit::Depth)) => format!(
            "Not found within the depth limit, after {expansions} of {by}; give more with --depth-limit."
        ),
        Answer::Searched(Outcome::Limit(Limit::Expansions)) => format!(
            "Expansion limit reached after {expansions} of {by}; give more with --max-expansions."
        ),
    }
}

fn counters(report: &Report) -> String {
    let stats = &report.stats;
    let lines = [
        ("Expanded", thousands(stats.expanded)),
        ("Generated", thousands(stats.generated)),
        ("Duplicates", thousands(stats.duplicates)),
        ("Reopened", thousands(stats.reopened)),
        ("Visited", thousands(stats.visited)),
        ("Frontier", thousands(stats.peak_frontier) + " at most"),
        (
            "Memory",
            format!("{} at most", bytes_with_decimal(stats.bytes)),
        ),
        ("Time", seconds_with_hundredths(report.elapsed)),
    ];
    let iterations = [
        ("Threshold", stats.threshold.to_string()),
        ("Iterations", stats.iterations.to_string()),
    ];
    let depth_first = report.strategy.algorithm.is_depth_first();
    let more = iterations.into_iter().filter(|_| depth_first);
    let mut text = String::new();
    for (name, value) in lines.into_iter().chain(more) {
        let _ = writeln!(text, "{name:<11}{value}");
    }
    text
}

/// Every board from start to goal, as many side by side as a line takes, each under its move: the number of the move,
/// the tile that slides, and the way it goes.
fn boards(solution: &Solution) -> String {
    let heading = |index: usize| match index.checked_sub(1) {
        None => "start".to_owned(),
        Some(mv) => format!(
            "{index}. {} {}",
            solution.tile(mv),
            solution.moves()[mv].tile_arrow()
        ),
    };
    let columns: Vec<Vec<String>> = solution
        .boards()
        .iter()
        .enumerate()
        .map(|(index, board)| {
            let lines = grid(board);
            std::iter::once(heading(index)).chain(lines).collect()
        })
        .collect();
    let letters = |line: &String| line.chars().count();
    let width = columns.iter().flatten().map(letters).max().unwrap_or(0) + 3;
    let blocks = columns.chunks((WIDTH / width).max(1)).map(|block| {
        let height = block.first().map_or(0, Vec::len);
        (0..height)
            .map(|line| {
                let cells = block
                    .iter()
                    .map(|column| format!("{:<width$}", column[line]));
                cells.collect::<String>().trim_end().to_owned() + "\n"
            })
            .collect::<String>()
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// The rows of a board, the blank as `_`.
fn grid(board: &Board) -> Vec<String> {
    let widest = (board.size().cells() - 1).to_string().len();
    let cell = |tile: &u8| match tile {
        0 => format!("{:>widest$}", '_'),
        _ => format!("{tile:>widest$}"),
    };
    board
        .cells()
        .chunks(board.size().columns())
        .map(|row| row.iter().map(cell).collect::<Vec<_>>().join(" "))
        .collect()
}
