//! What stands below the options in the help of each command.

use std::fmt::Write;

use crate::puzzle::examples;
use crate::search::heuristics::pattern_database::PatternSize;
use crate::search::{Algorithm, Counter};
use crate::text::heuristic::FUNCTIONS;
use crate::text::numbers::NO_VALUE;
use crate::text::strategies::Properties;
use crate::text::{Named, examples, properties, rule};

const STRATEGIES: &str = "\
Strategies:
  An algorithm, its heuristic if it uses one, and settings, with colons between: bfs, astar:misplaced,
  weighted-astar:manhattan:w=3, depth-limited:limit=20, astar:manhattan:ties=smaller-g. `slidescope solve --help`
  lists algorithms and heuristics, and tells how they break ties and what is counted.
";

pub(crate) fn compare() -> String {
    STRATEGIES.to_string()
        + "
Exit codes:
  0  every strategy solved every board
  1  a board has no solution
  2  bad input, described on standard error
  3  a limit was reached first
  74 the table could not be written
"
}

pub(crate) fn experiment() -> String {
    STRATEGIES.to_string()
        + "
Several machines:
  Give every machine the same arguments and its own --shard, 1/16 to 16/16. Each shard gets its share of the runs of
  every strategy and every length, to within one run. If a shard was interrupted, give the same command again: it
  resumes. --merge with all journals prints the table that one machine would have printed, except for measured times.
  If runs are missing, it names them and the commands that make them.

Exit codes:
  0   all runs finished, or all are in the journals merged
  2   bad input, described on standard error
  3   runs are missing in the journals merged; the table has the rest
  70  a search failed, described on standard error
  74  the table could not be written, or a journal could not be opened, read or written
  130 cancelled by Ctrl-C or SIGTERM; finished runs were printed
"
}

#[cfg(feature = "gui")]
pub(crate) const WORKSHEET: &str = "\
Without a board, boards are found: shuffles of the goal, the same for the same seed on every machine. All sheets of a file
have different boards and take equally many expansions, 7 unless --expansions, --ties or --teaches says otherwise. With a
board and --copies, the first sheet has that board, and the others take as many expansions. The same arguments with
--solution write the solutions of the same sheets.

A tie is a step at which several boards of the frontier have the lowest priority (f of astar, h of greedy), so that the
rule for ties decides. With --ties none exactly one board has it at every step, and there is one right answer.

Strategies: bfs, bidirectional, uniform-cost, astar, weighted-astar and greedy. A sheet has at most 40 expansions; long
tables go on on further pages. Without a heuristic only few boards take equally many expansions to one goal: where --goal
is not given, other goals are then used too.

Examples:
  slidescope worksheet --copies 30 --seed 4 -o room.pdf
  slidescope worksheet --copies 30 --seed 4 --solution -o solutions.pdf
  slidescope worksheet 136402758 -o sheet.svg
  slidescope worksheet --size 2x3 --strategy bfs --expansions 9 -o bfs.tex
  slidescope worksheet --expansions 9 --ties none -o one-answer.pdf
  slidescope worksheet --strategy astar:patchy --teaches reopened -o reopened.pdf
  slidescope worksheet --teaches unsolvable -o unsolvable.md

Exit codes:
  0  written
  1  the board has no solution, and too many states to expand them all by hand
  2  bad input, described on standard error
  3  the search is too long for a sheet, or too few boards were found
  74 the file could not be written
";

#[cfg(feature = "gui")]
pub(crate) const PICTURE: &str = "\
Examples:
  slidescope picture 813467052 -o tree.svg
  slidescope picture 813467052 --strategy bfs --view map --at 2000 --pixels 1200x800 -o map.png
  slidescope picture 136402758 --preset column --caption \"A* after 5 expansions\" --at 5 -o tree.pdf
  slidescope picture 813467052 --animate --speed 10 --seconds 20 --dark -o run.gif

Exit codes:
  0  drawn
  1  the board has no solution
  2  bad input, or nothing to draw, described on standard error
  74 the picture could not be written
";

pub(crate) const SURVEY: &str = "\
JSON:
  counts: the states at each depth. hardest_count: the boards at the last depth. hardest: these boards, or 64 of them
  (hardest_limit), drawn at random and the same each time.

Exit codes:
  0  surveyed
  2  bad input, described on standard error
  74 the answer could not be written";

pub(crate) fn heuristic() -> String {
    let mut help = String::from(
        "\
A heuristic is a short program in the Rhai language; its last value, a number, is the estimate h of the moves left. It is
evaluated on one board at a time. A fraction is rounded up. It can ask:
",
    );
    for function in FUNCTIONS {
        let _ = writeln!(
            help,
            "  {:<26} {}",
            function.signature,
            function.about.in_english()
        );
        let _ = writeln!(help, "  {:<26}   {}", "", function.example);
    }
    help.push_str(
        "
JSON:
  admissible and consistent are true, false, or null where a sample shows no counterexample. worst has the state with the
  largest h - h_star, or null. moves counts both directions; an inconsistency is a move n to m with h(n) > 1 + h(m).
  checked is \"every state\", or the number of boards in the sample.

Exit codes:
  0  admissible and consistent, or no counterexample in the sample
  1  not admissible or not consistent
  2  bad input, described on standard error: for a program with line and column
  74 the answer could not be written
",
    );
    help
}

pub(crate) const COMPLETIONS: &str = "\
To have them in every new shell:
  bash        slidescope completions bash > ~/.local/share/bash-completion/completions/slidescope
  zsh         slidescope completions zsh > a folder of $fpath, as _slidescope
  fish        slidescope completions fish > ~/.config/fish/completions/slidescope.fish
  powershell  slidescope completions powershell >> $PROFILE
  elvish      slidescope completions elvish >> ~/.config/elvish/rc.elv
";

pub(crate) const MAN: &str = "\
Examples:
  slidescope man | man -l -
  slidescope man solve > ~/.local/share/man/man1/slidescope-solve.1
";

/// The rules by which searches go and count, in full: all that a program needs that is to count the same.
pub(crate) const COUNTING: &str = include_str!("counting.md");

pub(crate) fn solve() -> String {
    let mut help = String::from("What the counters count, in short:\n");
    for counter in Counter::ALL {
        let (name, rule) = (counter.name(), rule(counter));
        let _ = writeln!(help, "  {name:<11} {rule}");
    }
    help.push_str(
        "\nWhat the algorithms guarantee (b: successors of a node on average, d: length of a shortest solution):\n",
    );
    for &algorithm in Algorithm::ALL {
        let Properties {
            complete,
            optimal,
            memory,
            time,
        } = properties(algorithm);
        let _ = writeln!(
            help,
            "  {:<20} finds a solution: {complete}; a shortest one: {optimal}; nodes stored: {memory}; nodes generated: {time}",
            algorithm.id()
        );
    }
    help.push('\n');
    help.push_str(COUNTING);
    help.push_str("\nExamples, with the length of a shortest solution:\n");
    for example in examples() {
        let length = example
            .optimal
            .map_or_else(|| NO_VALUE.to_string(), |n| n.to_string());
        let _ = writeln!(
            help,
            "  {:<16} {length:>3}  {}",
            example.id(),
            examples::about_message(example).in_english()
        );
    }
    help.push_str(
        "\nExit codes:\n  \
         0  solved\n  \
         1  no solution\n  \
         2  bad input, described on standard error\n  \
         3  a limit was reached first\n  \
         74 the answer or the trace could not be written\n",
    );
    help
}

/// What a size of pattern databases costs.
pub(crate) fn about_pattern_size(size: PatternSize) -> &'static str {
    match size {
        PatternSize::Standard => {
            "1 to 4 MB, made in less than a second; above 16 cells up to 13 MB, made in some seconds"
        }
        PatternSize::Large => {
            "17 or 26 MB, made in some seconds; on 5x5 boards 128 MB, made in two or three minutes with 1.8 GB of memory"
        }
        PatternSize::Largest => {
            "268 or 277 MB, made in a minute or two with 1.4 GB of memory: for the hardest boards"
        }
    }
}
