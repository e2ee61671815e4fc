//! What the commands promise and nobody sees from outside.

use clap::CommandFactory as _;
use slidescope::cli::Cli;
use slidescope::cli::progress::prepare;
use slidescope_core::puzzle::{Board, Problem, Size};
use slidescope_core::search::{self, Algorithm, Heuristic, Strategy};
use slidescope_core::text::Message;

#[test]
fn the_arguments_are_consistent() {
    Cli::command().debug_assert();
}

#[test]
fn every_command_says_where_its_help_is() {
    for command in Cli::command().get_subcommands() {
        // All faults in the arguments of `completions` are reported by clap.
        if command.get_name() != "completions" {
            Message::of("terminal-see-help", command.get_name());
        }
    }
}

/// Uses boards that no other test uses, because some tables are shared by the whole process.
#[test]
fn preparing_builds_all_shared_tables() {
    let goal = Board::blank_first(Size::new(5, 2).expect("a size"));
    let problem = Problem::new(goal, goal).expect("equal sizes");
    let strategy = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let databases = prepare(&[strategy], [problem]);
    assert!(search::is_prepared(&problem, strategy, &databases));
}

#[cfg(feature = "gui")]
#[test]
fn the_address_of_a_page_is_a_link_and_a_file_is_none() {
    use slidescope::cli::link;
    for address in [
        "https://school.example/s/?a=1#board=813467052",
        "#board=813467052",
    ] {
        assert_eq!(link(address), Some("board=813467052"));
    }
    for file in ["a.lesson.json", "a#b.json", "C:\\a#b.json"] {
        assert_eq!(link(file), None, "{file}");
    }
}

#[cfg(feature = "gui")]
#[test]
fn sizes_are_read() {
    use slidescope::cli::picture::{BoardSize, board_size, number, pixels};
    use slidescope_core::picture::Paper;
    assert_eq!(pixels("1600x1000"), Ok((1600, 1000)));
    assert_eq!(pixels("800 × 600"), Ok((800, 600)));
    for text in [
        "",
        "1600",
        "1600x",
        "0x0",
        "1x1000",
        "1600x99999999999",
        "-5x700",
    ] {
        assert!(pixels(text).is_err(), "{text}");
    }
    // No board is as large as the smallest picture.
    for size in Size::all() {
        let text = format!("{}x{}", size.rows(), size.columns());
        assert_eq!(board_size(&text), Ok(BoardSize::Board(size)));
        assert!(pixels(&text).is_err(), "{text}");
    }
    assert_eq!(board_size("1600x1000"), Ok(BoardSize::Pixels((1600, 1000))));
    assert!(board_size("9x9").is_err());
    let zoom = |text| number(text, &Paper::ZOOM);
    assert!(zoom("NaN").is_err() && zoom("0").is_err() && zoom("2").is_ok());
}
