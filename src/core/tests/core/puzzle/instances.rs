//! The boards that ship, the goals on offer, and shuffling.

use std::collections::HashMap;

use slidescope_core::puzzle::{
    Board, Example, Move, Size, State, default_goals, examples, random_walk,
};

/// The distance of every state to `goal`, by a plain breadth-first search.
fn distances(goal: Board) -> HashMap<State, u32> {
    let mut found = HashMap::from([(goal.state(), 0)]);
    let mut layer = vec![goal];
    for depth in 1.. {
        let mut next = Vec::new();
        for board in &layer {
            for after in Move::ALL.into_iter().filter_map(|mv| board.after(mv)) {
                found.entry(after.state()).or_insert_with(|| {
                    next.push(after);
                    depth
                });
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    found
}

fn manhattan(start: Board, goal: Board) -> usize {
    let size = start.size();
    let home = |tile| (0..size.cells()).find(|cell| goal.tile(*cell) == tile);
    (0..size.cells())
        .filter(|cell| start.tile(*cell) != 0)
        .filter_map(|cell| Some(size.distance(cell, home(start.tile(cell))?)))
        .sum()
}

#[test]
fn the_answers_of_small_instances_are_true() {
    let mut tables: HashMap<Board, HashMap<State, u32>> = HashMap::new();
    for instance in examples().iter().filter(|i| i.start.size().cells() <= 9) {
        let table = tables
            .entry(instance.goal)
            .or_insert_with(|| distances(instance.goal));
        assert_eq!(
            table.get(&instance.start.state()).copied(),
            instance.optimal,
            "{}",
            instance.name
        );
    }
}

#[test]
fn the_two_hardest_boards_are_all_there_are() {
    let goal = Board::blank_last(Size::new(3, 3).unwrap());
    let table = distances(goal);
    let farthest = *table.values().max().unwrap();
    let mut hardest: Vec<State> = table
        .iter()
        .filter(|(_, depth)| **depth == farthest)
        .map(|(state, _)| *state)
        .collect();
    let mut shipped: Vec<State> = examples()
        .iter()
        .filter(|i| i.goal == goal && i.optimal == Some(farthest))
        .map(|i| i.start.state())
        .collect();
    hardest.sort();
    shipped.sort();
    assert_eq!(shipped, hardest);
}

#[test]
fn the_answers_of_large_instances_are_possible() {
    for instance in examples().iter().filter(|i| i.start.size().cells() > 9) {
        let solvable = instance.problem().unwrap().solvability().is_solvable();
        assert_eq!(solvable, instance.optimal.is_some(), "{}", instance.name);
        if let Some(optimal) = instance.optimal {
            let bound = manhattan(instance.start, instance.goal);
            assert!(bound <= optimal as usize && (optimal as usize - bound).is_multiple_of(2));
        }
    }
}

#[test]
fn every_instance_of_the_table_is_there_under_a_name_of_its_own() {
    let mut ids: Vec<String> = examples().iter().map(Example::id).collect();
    for id in &ids {
        assert!(
            id.parse::<Board>().is_err(),
            "{id} must not read as a board"
        );
    }
    assert!(ids.contains(&"korf-79".to_owned()), "{ids:?}");
    assert!(ids.contains(&"hardest-3x3-a".to_owned()), "{ids:?}");
    let all = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all);
}

#[test]
fn the_examples_begin_with_an_easy_one_and_say_what_they_are_for() {
    let first = &examples()[0];
    assert_eq!((first.name, first.optimal), ("Easy, 8 moves", Some(8)));
    for example in examples() {
        let about = slidescope_core::text::examples::about(example);
        assert!((10..=60).contains(&about.len()), "{about}");
    }
}

#[test]
fn the_goals_on_offer_begin_with_the_usual_one() {
    for size in Size::all() {
        let goals = default_goals(size);
        assert_eq!(goals[0].1, Board::blank_last(size));
        assert_eq!(goals[1].1.blank(), 0);
        assert_eq!(goals.len(), 3);
    }
    let goals = default_goals(Size::new(3, 3).unwrap());
    assert_eq!(goals[2].1.to_string(), "123804765");
}

/// The tiles of a snail lie side by side in their order, and it turns only where it must.
#[test]
fn a_snail_goes_round_to_its_blank() {
    for size in Size::all() {
        let snail = Board::snail(size);
        let home = |tile: u8| (0..size.cells()).find(|&cell| snail.tile(cell) == tile);
        let homes: Vec<usize> = (1..size.cells() as u8)
            .chain([0])
            .filter_map(home)
            .collect();
        assert!(
            homes
                .windows(2)
                .all(|two| size.distance(two[0], two[1]) == 1)
        );
        let border = 2 * (size.rows() + size.columns()) - 4;
        let on_border = |&cell: &usize| {
            let (row, column) = size.place(cell);
            row == 0 || column == 0 || row + 1 == size.rows() || column + 1 == size.columns()
        };
        assert!(homes[..border].iter().all(on_border), "{size}");
    }
    let four = Board::snail(Size::new(4, 4).unwrap());
    let rows = "1 2 3 4 / 12 13 14 5 / 11 0 15 6 / 10 9 8 7";
    assert_eq!(four.to_string(), rows);
}

#[test]
fn a_walk_never_turns_back() {
    // On 2×2 the blank can only go round; twelve moves go once round the space.
    let goal = Board::blank_last(Size::new(2, 2).unwrap());
    for seed in 0..8 {
        assert_eq!(random_walk(goal, 12, seed), goal);
        for moves in 1..12 {
            assert_ne!(random_walk(goal, moves, seed), goal);
        }
    }
}

#[test]
fn a_walk_is_as_far_as_its_length_allows() {
    let goal = Board::blank_last(Size::new(3, 3).unwrap());
    let table = distances(goal);
    for seed in 0..50 {
        for moves in 0..40 {
            let walked = random_walk(goal, moves, seed);
            let distance = table[&walked.state()] as usize;
            assert!(distance <= moves && (moves - distance).is_multiple_of(2));
        }
    }
}

/// A seed must give the same board for ever, since teachers write seeds down. These boards come from a second program,
/// which follows the definition of pcg32 (O'Neill, 2014) and of the walk.
#[test]
fn a_seed_gives_the_same_board_on_every_machine() {
    let walk = |seed| random_walk(Board::blank_last(Size::new(4, 4).unwrap()), 200, seed);
    assert_eq!(
        walk(1).to_string(),
        "4 3 11 1 / 5 15 10 6 / 12 14 0 8 / 7 2 9 13"
    );
    assert_eq!(
        walk(2).to_string(),
        "2 4 0 15 / 5 3 1 9 / 7 6 8 13 / 10 14 11 12"
    );
}
