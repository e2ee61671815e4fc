//! The effort and the table of all heuristics, driven by accessible names.

use egui_kittest::kittest::Queryable as _;

use crate::window::{Window, click, wait_for, wait_until, window};

fn shows(window: &Window, part: &str) -> bool {
    window.query_by_label_contains(part).is_some()
}

#[test]
#[ignore = "long: cargo test -- --ignored long_"]
fn long_curves_are_refined_and_a_row_of_the_table_is_chosen_with_a_click() {
    let mut window = window();
    click(&mut window, "Heuristics");
    click(&mut window, "Manhattan");
    wait_for(&mut window, "Nodes by A* (every board)");
    wait_until(&mut window, "all built-in ones are compared", |window| {
        shows(window, "Manhattan dominates Misplaced tiles and Zero.")
            || shows(
                window,
                "Manhattan dominates Patchy, Misplaced tiles and 1 more.",
            )
    });
    // The figure of the shipped table: the mean of all 181,440 boards.
    wait_until(&mut window, "the mean of every board", |window| {
        shows(window, "nodes 783, too long 0")
    });
    let row = "Misplaced tiles, adm. yes, cons. yes, mean h 7.1";
    wait_until(&mut window, "the row is measured", |window| {
        shows(window, row) && !shows(window, &format!("{row}, h / h* …"))
    });
    window.get_by_label_contains(row).click();
    window.run_steps(2);
    wait_until(&mut window, "it is chosen", |window| {
        shows(window, "mean h (mean h* 21.97) 7.1")
    });
    click(&mut window, "IDA*");
    wait_until(&mut window, "IDA* is measured", |window| {
        shows(window, "Nodes expanded by IDA* (mean of")
    });
    assert!(shows(&window, "Curve: theory"));
}
