//! Boards as text: every notation reads back, and every fault is reported with its place.

use proptest::prelude::*;

use slidescope_core::puzzle::{
    Board, CellPosition, Draft, Fault, InvisibleCharacter, Move, Notation, Problem, Size,
};

fn read(text: &str) -> Board {
    text.parse()
        .unwrap_or_else(|faults| panic!("{text:?}: {faults}"))
}

fn faults(text: &str, size: Option<&str>) -> Vec<Fault> {
    let size = size.map(|size| size.parse().expect("a size"));
    let faults = Draft::parse(text, size).board().expect_err("faults");
    assert!(faults.iter().len() > 0);
    for fault in &faults {
        assert!(!fault.to_string().is_empty());
    }
    faults.iter().cloned().collect()
}

fn cell(cell: usize) -> CellPosition {
    CellPosition {
        cell,
        row_column: None,
    }
}

fn at(cell: usize, row: usize, column: usize) -> CellPosition {
    CellPosition {
        cell,
        row_column: Some((row, column)),
    }
}

#[test]
fn the_notations_of_one_board_read_alike() {
    let board = Board::from_cells(Size::new(2, 3).unwrap(), &[4, 1, 2, 5, 0, 3]).unwrap();
    for text in [
        "412503",
        "[[4,1,2],[5,0,3]]",
        "4 1 2 / 5 0 3",
        "4 1 2\n5 0 3",
        "4 1 2\r\n5 0 3\r\n",
        "\n  4 1 2  \n\n  5 _ 3  \n",
        "4,1,2,5,0,3",
        "4, 1, 2, 5, 0, 3",
        "4 1 2 5 x 3",
        "4\t1\t2\t5\tX\t3",
        "[4, 1, 2, 5, ., 3]",
        "{{4,1,2},{5,0,3}}",
        "[\n  [\n    4,\n    1,\n    2\n  ],\n  [\n    5,\n    0,\n    3\n  ]\n]",
        "4125_3",
        "4125.3",
        "412/5x3",
        "412 503",
        "412\n503",
        "4,1,2;5,0,3",
        "\u{feff}412503",
        "04 01 02 05 00 03",
    ] {
        assert_eq!(read(text), board, "{text:?}");
    }
}

#[test]
fn two_digit_tiles_are_read_where_separators_stand() {
    let board = read("0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15");
    assert_eq!(board.size(), Size::new(4, 4).unwrap());
    assert_eq!(
        board.to_string(),
        "0 1 9 7 / 11 13 5 3 / 14 12 4 2 / 8 6 10 15"
    );
    assert_eq!(
        board.write(Notation::Lines),
        " 0  1  9  7\n11 13  5  3\n14 12  4  2\n 8  6 10 15"
    );
}

#[test]
fn rows_decide_the_size_and_a_number_of_cells_suggests_one() {
    assert_eq!(read("1 2/3 4/5 0").size(), Size::new(3, 2).unwrap());
    assert_eq!(read("12/34/50").size(), Size::new(3, 2).unwrap());
    for size in Size::all() {
        let flat: Vec<String> = (0..size.cells()).map(|n| n.to_string()).collect();
        let inferred = read(&flat.join(" ")).size();
        assert_eq!(inferred.cells(), size.cells());
        assert!(inferred.rows() <= inferred.columns());
        let nearer = inferred.columns() - inferred.rows() <= size.columns().abs_diff(size.rows());
        assert!(nearer, "{size} is nearer to a square than {inferred}");
        assert_eq!(Draft::parse(&flat.join(" "), Some(size)).size(), Some(size));
    }
}

proptest! {
    #[test]
    fn every_notation_of_every_board_reads_back(
        board in proptest::sample::select(Size::all()).prop_flat_map(any_board),
    ) {
        for notation in Notation::ALL {
            let text = board.write(notation);
            let said = Draft::parse(&text, Some(board.size()));
            prop_assert_eq!(said.board(), Ok(board), "{} with its size", text);
            if text.contains([' ', '[', '\n']) {
                prop_assert_eq!(text.parse(), Ok(board), "{} without", text);
            }
        }
        prop_assert_eq!(board.to_string().parse(), Ok(board));
        prop_assert_eq!(Draft::from_board(&board).board(), Ok(board));
    }

    #[test]
    fn any_text_can_be_parsed(text in ".{0,80}", size in proptest::option::of(any_size())) {
        let _ = Draft::parse(&text, size).board().map_err(|faults| faults.to_string());
    }

    #[test]
    fn a_text_like_a_board_is_a_board_or_has_faults(text in "[0-9x_., /;\\[\\]\n-]{0,60}", size in proptest::option::of(any_size())) {
        let draft = Draft::parse(&text, size);
        match draft.board() {
            Ok(board) => prop_assert_eq!(Some(board.size()), draft.size()),
            Err(faults) => for fault in faults.iter().filter(|f| !matches!(f, Fault::Ragged { .. })) {
                let inside = fault.cells().iter().all(|cell| *cell < draft.cells().len());
                prop_assert!(inside, "{}", fault);
            },
        }
    }
}

fn any_size() -> impl Strategy<Value = Size> {
    proptest::sample::select(Size::all())
}

fn any_board(size: Size) -> impl Strategy<Value = Board> {
    let tiles: Vec<u8> = (0..size.cells() as u8).collect();
    Just(tiles)
        .prop_shuffle()
        .prop_map(move |tiles| Board::from_cells(size, &tiles).expect("a permutation"))
}

#[test]
fn all_faults_come_at_once_each_with_its_place() {
    assert_eq!(
        faults("4 1 2 / 5 5 9", None),
        [
            Fault::OutOfRange {
                position: at(5, 1, 2),
                text: "9".into(),
                size: Some(Size::new(2, 3).unwrap())
            },
            Fault::Doubled {
                tile: 5,
                positions: vec![at(3, 1, 0), at(4, 1, 1)]
            },
            Fault::NoBlank,
            Fault::Missing { tiles: vec![3] },
        ]
    );
    assert_eq!(
        faults("2851a4006", None),
        [
            Fault::NotATile {
                position: cell(4),
                text: "a".into()
            },
            Fault::TwoBlanks {
                positions: vec![cell(6), cell(7)]
            },
            Fault::Missing { tiles: vec![3, 7] },
        ]
    );
}

#[test]
fn counts_and_rows_that_do_not_fit() {
    let size = |text: &str| text.parse::<Size>().unwrap();
    let wrong = |found, text| Fault::WrongCount {
        found,
        size: size(text),
    };
    assert_eq!(faults("1234567", None)[0], Fault::NoSize { found: 7 });
    assert_eq!(faults("12345670", Some("3x3"))[0], wrong(8, "3x3"));
    assert_eq!(faults("123450", Some("2x2"))[0], wrong(6, "2x2"));
    assert_eq!(
        faults("1 2 3 / 4 5 0", Some("3x2")),
        [Fault::OtherSize {
            rows: 2,
            columns: 3,
            size: size("3x2")
        }]
    );
    assert_eq!(
        faults("1 2 3 / 4 0", None),
        [Fault::Ragged {
            row: 1,
            found: 2,
            expected: 3,
            first: 3
        }]
    );
    assert_eq!(
        faults("1 2 3 / 4 0 / 5 6 7", None)[0].cells(),
        [3, 4],
        "the row that differs from most"
    );
    assert!(matches!(faults("1\n2\n3\n0", None)[0], Fault::Size(_)));
    let cells: Vec<String> = (1..26).map(|tile| tile.to_string()).collect();
    let two_rows = format!("{} / 0 {}", cells[..13].join(" "), cells[13..].join(" "));
    assert!(matches!(faults(&two_rows, None)[0], Fault::Size(_)));
    assert_eq!(
        faults("1234567891011121314150", Some("4x4")),
        [Fault::NeedsSpaces { digits: 22 }]
    );
}

#[test]
fn what_is_no_board_is_one_fault() {
    for text in ["", "   ", "\n\n", "[[],[]]", "/,/"] {
        assert_eq!(faults(text, None), [Fault::Empty], "{text:?}");
    }
    for text in ["hello", "hello world", "--help", "ab/cd", "😀😀"] {
        let faults = faults(text, Some("3x3"));
        assert!(matches!(faults[..], [Fault::NotABoard { .. }]), "{text:?}");
    }
}

#[test]
fn huge_numbers_and_signs_are_quoted_short() {
    let text = format!("1 2 3 / 4 {} 0", "9".repeat(300));
    let Fault::OutOfRange { position, text, .. } = &faults(&text, None)[0] else {
        panic!("a number out of range was expected");
    };
    assert_eq!((*position, text.chars().count()), (at(4, 1, 1), 13));
    assert!(matches!(
        faults("1 2 3 4 -5 0", None)[0],
        Fault::NotATile { .. }
    ));
    assert!(matches!(
        faults("1 2 3 4 5 12", None)[0],
        Fault::OutOfRange { .. }
    ));
}

#[test]
fn a_text_of_any_length_is_answered_shortly() {
    for unit in [
        "1", "1 ", "1\n", "1 2\n1\n", "[", "x", "é", "99999 ", "ab ", "/",
    ] {
        for length in [4_000, 1_000_000] {
            let text = unit.repeat(length / unit.len());
            for size in [None, Some("4x4")] {
                let said = faults(&text, size)
                    .iter()
                    .map(|fault| fault.to_string().len())
                    .sum::<usize>();
                assert!(said < 5_000, "{unit:?} × {length}: {said} bytes of faults");
            }
        }
    }
}

#[test]
fn places_read_as_rows_or_as_cells() {
    assert_eq!(at(5, 1, 2).to_string(), "row 2, column 3");
    assert_eq!(cell(4).to_string(), "cell 5");
}

/// Invisible characters that pasted text may contain.
const INVISIBLE: [char; 14] = [
    '\0', '\u{7}', '\u{1b}', '\u{7f}', '\u{9f}', '\u{ad}', '\u{61c}', '\u{200b}', '\u{200d}',
    '\u{200f}', '\u{202e}', '\u{2060}', '\u{fe0f}', '\u{feff}',
];

#[test]
fn an_invisible_character_is_named_with_its_place() {
    for (text, message) in [
        (
            "412\u{200b}503",
            "invisible character U+200B (zero-width space) at position 4; delete it",
        ),
        (
            "4 1 2\n5 \u{ad}0 3\n",
            "invisible character U+00AD (soft hyphen) at row 2, column 3; delete it",
        ),
        (
            "\u{202e}4\u{feff}12503",
            "invisible character U+202E (direction mark) at position 1, and 1 more; delete it",
        ),
        (
            "412503\u{7}",
            "invisible character U+0007 (control character) at position 7; delete it",
        ),
    ] {
        let told = faults(text, None);
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0].to_string(), message);
    }
    // The other faults describe the visible text.
    let told = faults("41\u{200b}2505", None);
    assert!(
        matches!(told[0], Fault::Invisible { count: 1, .. }),
        "{told:?}"
    );
    assert!(
        told.contains(&Fault::Missing { tiles: vec![3] }),
        "{told:?}"
    );
    assert_eq!(faults("\u{200b}", None).len(), 2, "and there is no board");
}

#[test]
fn every_space_separates() {
    for space in [
        '\t', '\u{b}', '\u{c}', '\u{a0}', '\u{1680}', '\u{2003}', '\u{2009}', '\u{202f}',
        '\u{205f}', '\u{3000}',
    ] {
        let text = format!("4{space}1{space}2 /{space}5 0 3{space}");
        assert_eq!(read(&text), read("412503"), "{space:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// An invisible character anywhere in a board is the only fault, and it is reported with its place.
    #[test]
    fn an_invisible_character_is_found_anywhere(
        size in prop::sample::select(Size::all()),
        seed: u64,
        notation in prop::sample::select(Notation::ALL.to_vec()),
        place: prop::sample::Index,
        character in prop::sample::select(INVISIBLE.to_vec()),
    ) {
        let board = slidescope_core::puzzle::random_walk(Board::blank_last(size), 60, seed);
        let text: Vec<char> = board.write(notation).chars().collect();
        let place = place.index(text.len() + 1);
        // A byte order mark at the beginning is skipped.
        prop_assume!(place > 0 || character != '\u{feff}');
        let typed: String = [&text[..place], &[character], &text[place..]].concat().iter().collect();
        let line = text[..place].iter().filter(|c| **c == '\n').count();
        let column = text[..place].iter().rev().take_while(|c| **c != '\n').count();
        let first = InvisibleCharacter {
            character,
            line: text.contains(&'\n').then_some(line),
            column,
        };
        let told = Draft::parse(&typed, Some(size)).board().expect_err("a fault");
        prop_assert_eq!(told.iter().collect::<Vec<_>>(), [&Fault::Invisible { first, count: 1 }]);
    }

    /// Any text is read or refused, and an invisible character is always reported.
    #[test]
    fn any_text_is_read_or_refused(
        pieces in prop::collection::vec(
            prop_oneof![
                prop::sample::select(INVISIBLE.to_vec()).prop_map(String::from),
                "[0-9 /\\[\\],xX_.\n]{0,4}",
                any::<char>().prop_map(String::from),
            ],
            0..40,
        ),
        size in prop::option::of(prop::sample::select(Size::all())),
    ) {
        let text = pieces.concat();
        let draft = Draft::parse(&text, size);
        let seen = text.strip_prefix('\u{feff}').unwrap_or(&text);
        match draft.board() {
            Ok(board) => {
                prop_assert!(!seen.contains(INVISIBLE), "{:?}", text);
                prop_assert_eq!(Some(board.size()), draft.size());
            }
            Err(faults) => {
                let named = faults.iter().any(|fault| matches!(fault, Fault::Invisible { .. }));
                prop_assert!(named || !seen.contains(INVISIBLE), "{:?}", text);
                for fault in &faults {
                    // No message contains an invisible character.
                    prop_assert!(!fault.to_string().contains(INVISIBLE), "{}", fault);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// On boards of every size: a move carries one tile one step, can be undone, and keeps the solvability; exchanging
    /// two tiles changes it.
    #[test]
    fn moves_and_parity_agree_on_every_size(
        board in prop::sample::select(Size::all()).prop_flat_map(any_board),
        tiles: (prop::sample::Index, prop::sample::Index),
    ) {
        let (size, cells) = (board.size(), board.cells());
        let verdict = |start| {
            let problem = Problem::new(start, Board::blank_last(size)).expect("equal sizes");
            problem.solvability().is_solvable()
        };
        prop_assert_eq!(Board::from_state(size, board.state()), Some(board));
        let mut ways = 0;
        for mv in Move::ALL {
            let Some(after) = board.after(mv) else { continue };
            ways += 1;
            let differ = (0..size.cells()).filter(|&cell| after.tile(cell) != cells[cell]);
            prop_assert_eq!(differ.count(), 2);
            prop_assert_eq!(size.distance(board.blank(), after.blank()), 1);
            prop_assert_eq!(after.after(mv.inverse()), Some(board));
            prop_assert_eq!(verdict(after), verdict(board));
        }
        prop_assert!((2..=4).contains(&ways));
        let [a, b] = [tiles.0, tiles.1].map(|tile| tile.index(size.cells()));
        if a != b && board.tile(a) != 0 && board.tile(b) != 0 {
            prop_assert_ne!(verdict(board.swapped(a, b)), verdict(board));
        }
    }
}

#[test]
fn a_size_that_there_is_not_names_those_there_are() {
    for text in ["1x4", "5x6", "2x13", "3x9", "25x1", "26x26"] {
        let told = text.parse::<Size>().expect_err("no size").to_string();
        assert!(
            told.contains("2 × 2 to 2 × 12, 3 × 3 to 3 × 8, 4 × 4 to 4 × 6 and 5 × 5"),
            "{told}"
        );
    }
    assert_eq!(Size::all().len(), 38);
    let told = Draft::parse("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 0", None).board();
    let told = told.expect_err("seventeen cells").to_string();
    assert!(
        told.contains("16, 18, 20, 21, 22, 24 or 25 cells"),
        "{told}"
    );
}
