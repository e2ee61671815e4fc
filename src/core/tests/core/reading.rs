//! The reader: each text of the table gives its board or fault, and what cannot be read is quoted short.

use proptest::prelude::*;

use slidescope_core::puzzle::{Board, Notation, Size, random_walk};
use slidescope_core::reading::Draft;
use slidescope_core::reading::list::{self, Entry};

#[path = "../../../../tests/common/layouts.rs"]
pub mod layouts;

use layouts::{Given, LAYOUTS, LISTS};

fn rows(board: Board) -> String {
    board.write(Notation::Rows)
}

#[test]
fn every_layout_gives_its_board_or_its_fault() {
    assert!(LAYOUTS.len() >= 150, "{}", LAYOUTS.len());
    let mut wrong = Vec::new();
    for (text, given) in LAYOUTS {
        let draft = Draft::parse(text, None);
        let found = match (draft.board(), draft.problem()) {
            (Ok(board), _) => format!("Board {}", rows(board)),
            (Err(_), Some(both)) => {
                format!("Problem {} to {}", rows(both.start()), rows(both.goal()))
            }
            (Err(faults), None) => format!("Fault {faults}"),
        };
        let right = match given {
            Given::Board(board) => found == format!("Board {board}"),
            Given::Problem(start, goal) => found == format!("Problem {start} to {goal}"),
            Given::Fault(part) => found.starts_with("Fault") && found.contains(part),
        };
        if !right {
            wrong.push(format!("{text:?}\n  {given:?}\n  {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_list_gives_its_boards_or_its_fault() {
    let mut wrong = Vec::new();
    for (text, given) in LISTS {
        let found = list::read(text, 1000).map(|entries| entries.iter().map(written).collect());
        let found: Result<Vec<String>, String> = found.map_err(|fault| fault.to_string());
        let right = match (given, &found) {
            (Ok(given), Ok(found)) => given == found,
            (Err(part), Err(fault)) => fault.contains(part),
            _ => false,
        };
        if !right {
            wrong.push(format!("{text:?}\n  {given:?}\n  {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

fn written(entry: &Entry) -> String {
    let mut text = rows(entry.start);
    if !entry.name.is_empty() {
        text = format!("{}: {text}", entry.name);
    }
    if let Some(goal) = entry.goal {
        text = format!("{text} > {}", rows(goal));
    }
    match entry.length {
        Some(length) => format!("{text} = {length}"),
        None => text,
    }
}

/// Every board of a text with one board is the same in a list.
#[test]
fn a_list_of_one_board_is_that_board() {
    for (text, given) in LAYOUTS {
        let Given::Board(board) = given else { continue };
        match list::read(text, 10) {
            Ok(entries) => assert!(
                matches!(&entries[..], [one] if rows(one.start) == *board),
                "{text:?}: {entries:?}"
            ),
            Err(fault) => panic!("{text:?}: {fault}"),
        }
    }
}

#[test]
fn a_fault_quotes_at_most_forty_characters() {
    let word = "quotation".repeat(50);
    for text in [
        word.clone(),
        format!("8 1 3 / 4 {word} 7 / 0 5 2"),
        format!("813467052 = {word}"),
        format!("board,{word}\n813467052,1"),
    ] {
        let told = match Draft::parse(&text, None).board() {
            Err(faults) => faults.to_string(),
            Ok(board) => panic!("{text:?}: {board}"),
        };
        let of_list = list::read(&text, 10).expect_err("no list").to_string();
        for told in [told, of_list] {
            assert!(!told.contains(&word[..41]), "{told}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever a text holds, it is read or refused, alone and in a list, and a list of one board is that board.
    #[test]
    fn any_text_is_one_board_at_every_entrance(
        pieces in prop::collection::vec(
            prop_oneof![
                prop::sample::select(PIECES.to_vec()).prop_map(String::from),
                "[0-9]{1,9}",
                any::<char>().prop_map(String::from),
            ],
            0..30,
        ),
    ) {
        let text = pieces.concat();
        let alone = Draft::parse(&text, None);
        let listed = list::read(&text, 100);
        if let (Ok(board), Ok(listed)) = (alone.board(), &listed)
            && let [one] = &listed[..]
            && one.length.is_none()
        {
            prop_assert_eq!(board, one.start, "{:?}", text);
        }
        if let Ok(board) = alone.board() {
            let sized = Draft::parse_preferring(&text, board.size());
            prop_assert_eq!(sized.board(), Ok(board), "{:?}", text);
        }
        _ = listed.map_err(|fault| fault.to_string());
    }

    /// A board in the forms of other programs is that board.
    #[test]
    fn every_writer_is_read_back(
        size in prop::sample::select(Size::all()),
        seed: u64,
    ) {
        let board = random_walk(Board::blank_last(size), 90, seed);
        let cells = board.cells();
        let lines = |cell: &dyn Fn(u8) -> String, between: &str| {
            let rows = cells.chunks(size.columns());
            let row = |row: &[u8]| row.iter().map(|tile| cell(*tile)).collect::<Vec<_>>().join(between);
            rows.map(row).collect::<Vec<_>>()
        };
        let plain = |tile: u8| tile.to_string();
        let gap = |tile: u8| if tile == 0 { String::new() } else { plain(tile) };
        let bars = |row: &String| format!("| {row} |");
        let mut texts = vec![
            lines(&plain, ",").join("\n"),
            lines(&plain, "\t").join("\r\n"),
            lines(&plain, ";").join("\n"),
            lines(&gap, ",").join("\n"),
            lines(&gap, "\t").join("\n"),
            lines(&|tile| format!("{tile}.0"), ",").join("\n"),
            lines(&|tile| format!("{tile}.000e+00"), " ").join("\n"),
            lines(&|tile| format!("{tile:>2}"), " ").join("\n"),
            lines(&|tile| if tile == 0 { "  ".into() } else { format!("{tile:>2}") }, " ").join("\n"),
            format!("[[{}]]", lines(&plain, " ").join("]\n [")),
            format!("[[{}]]", lines(&plain, ", ").join("], [")),
            format!("array([[{}]], dtype=int8)", lines(&plain, ", ").join("],\n       [")),
            lines(&gap, " | ").iter().map(bars).collect::<Vec<_>>().join("\n"),
            lines(&gap, " & ").join(" \\\\\n"),
            format!("{} {}\n{}", size.rows(), size.columns(), lines(&plain, " ").join("\n")),
        ];
        texts.extend(Notation::ALL.into_iter().map(|notation| board.write(notation)).filter(|text| text.contains([' ', '['])));
        for text in texts {
            prop_assert_eq!(Draft::parse(&text, None).board(), Ok(board), "{}", text);
            let sized = Draft::parse(&text, Some(size)).board();
            prop_assert_eq!(sized, Ok(board), "{} with its size", text);
            let listed = list::read(&text, 10).map_err(|fault| fault.to_string());
            let starts = listed.map(|entries| entries.iter().map(|entry| entry.start).collect());
            prop_assert_eq!(starts, Ok(vec![board]), "{} as a list", text);
        }
    }
}

/// What boards are written with.
const PIECES: [&str; 40] = [
    " ",
    " ",
    " ",
    ",",
    "\t",
    "\n",
    "\n",
    "\r\n",
    "/",
    ";",
    "|",
    "&",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "0",
    "_",
    "x",
    ".",
    "-",
    "-1",
    "None",
    "\"",
    "“",
    "，",
    "；",
    "：",
    "=",
    "#",
    "goal:",
    "board",
    "array(",
    "8 1 3 4 6 7 0 5 2",
    "813467052",
    "1 2 3\n4 5 0",
    "->",
    "https://a/#board=",
];
