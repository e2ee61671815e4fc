//! The classic tables, and the lesson.

use std::collections::HashMap;

use slidescope::{
    search::Limits,
    study::{
        experiment::{Plan, Source},
        presets::Preset,
        table::Format,
    },
};

use crate::{common, experiment::all};

/// The rows of a preset's table, with so many boards a length, as numbers by column.
fn table(preset: Preset, boards: u32) -> Vec<HashMap<String, f64>> {
    let spec = preset
        .spec(Some(boards), 1, Limits::NONE)
        .expect("its strategies are there");
    let plan = Plan::new(spec).expect("a plan");
    let table = preset
        .table(&plan, &all(&plan, &[], 4))
        .expect("its data are there");
    let csv = table.write(Format::Csv);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    reader
        .deserialize()
        .map(|row| row.expect("numbers"))
        .collect()
}

#[test]
fn breadth_first_search_repeats_the_textbook_within_sampling_noise() {
    // Each row of theirs is of a hundred boards of 350 to 25,000. The spread of ours within a length is below a third of
    // the mean for BFS, so that two means of a hundred differ by less than 20 % but once in many thousand tables.
    for row in table(Preset::Aima, 100) {
        let (ours, theirs) = (row["bfs_generated"], row["bfs_generated_aima"]);
        assert!(
            (ours / theirs - 1.0).abs() < 0.2,
            "{}: {ours}, {theirs}",
            row["length"]
        );
        // Published to two decimals, of a mean that differs by noise.
        let (ours, theirs) = (row["bfs_branching"], row["bfs_branching_aima"]);
        assert!(
            (ours - theirs).abs() < 0.035,
            "{}: {ours}, {theirs}",
            row["length"]
        );
    }
}

#[test]
fn the_goal_of_the_textbook_has_its_blank_first() {
    let spec = Preset::Aima
        .spec(None, 1, Limits::NONE)
        .expect("its strategies are there");
    let Source::Drawn { goal, each, .. } = spec.source else {
        panic!("drawn")
    };
    assert_eq!((goal, each), (common::board("3x3", "012345678"), 100));
}

#[test]
fn korfs_instances_are_solvable_and_easiest_first() {
    let spec = Preset::Korf
        .spec(None, 1, Limits::NONE)
        .expect("its strategy is there");
    let plan = Plan::new(spec).expect("a plan");
    assert_eq!(plan.tasks().len(), 50);
    for task in plan.tasks() {
        assert!(task.problem.solvability().is_solvable(), "{}", task.name);
    }
    let name = |at: usize| plan.tasks()[at].name.as_str();
    assert_eq!((name(0), name(49)), ("Korf 79", "Korf 49"));
}

/// The instances that are hard for a test build are left to the preset itself, which shows both counts.
#[test]
fn ida_star_repeats_korfs_counts_to_the_last_node() {
    let spec = Preset::Korf
        .spec(Some(12), 1, Limits::NONE)
        .expect("its strategy is there");
    let plan = Plan::new(spec).expect("a plan");
    let table = Preset::Korf
        .table(&plan, &all(&plan, &[], 4))
        .expect("its data are there");
    let csv = table.write(Format::Csv);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let rows: Vec<HashMap<String, String>> = reader
        .deserialize()
        .map(|row| row.expect("a row"))
        .collect();
    assert_eq!(rows.len(), 12);
    for row in rows {
        assert_eq!(
            row["nodes"], row["nodes_published"],
            "Korf {}",
            row["instance"]
        );
        assert_eq!(row["length"], row["length_published"]);
    }
}
