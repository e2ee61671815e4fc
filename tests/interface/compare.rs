//! The Compare place, driven by accessible names.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::window::{
    Window, click, disabled, fill, painted, press, thousands, value, wait_for, wait_until, window,
    window_of,
};

/// The Compare place with the first board, 20 moves from its goal.
fn place() -> Window {
    place_of("813467052")
}

/// The Compare place with this start board.
fn place_of(start: &str) -> Window {
    let mut window = window();
    fill(&mut window, "Start board", start);
    click(&mut window, "Compare");
    window
}

/// The Compare place after every default strategy has ended.
fn solved() -> Window {
    finished(place())
}

/// The same window after every strategy has ended.
fn finished(mut window: Window) -> Window {
    click(&mut window, "Finish");
    wait_for(&mut window, "All solved");
    window.run_ok();
    window
}

/// The number before " of " in the clock's value.
fn clock(window: &Window) -> u64 {
    let words = value(window, "Clock");
    let number = words.split_once(" of ").expect("k of n expanded").0;
    number.replace(',', "").parse().expect("a number")
}

/// A counter of a strategy, as its column shows it.
#[track_caller]
fn counter(window: &Window, strategy: &str, name: &str) -> u64 {
    let begins = format!("{strategy}: expanded ");
    let node = window
        .query_all_by_role(egui::accesskit::Role::Label)
        .filter_map(|node| node.value().or_else(|| node.accesskit_node().label()))
        .find(|label| label.starts_with(&begins))
        .unwrap_or_else(|| panic!("no counters of {strategy}"));
    let words = node.split_once(": ").expect("a colon").1;
    let fact = words
        .split(", ")
        .find_map(|fact| fact.strip_prefix(name)?.strip_prefix(' '))
        .unwrap_or_else(|| panic!("no {name} in {words}"));
    fact.replace(',', "").parse().expect("a number")
}

/// The names in the table's rows, from top to bottom.
fn rows(window: &Window) -> Vec<String> {
    let labels = window.query_all_by_label_contains(", Moves ");
    let mut rows: Vec<(f32, String)> = labels
        .map(|node| {
            let label = node.accesskit_node().label().or_else(|| node.value());
            let label = label.unwrap_or_default();
            let name = label
                .split_once(", Moves ")
                .map(|(name, _)| name.to_owned());
            (node.rect().top(), name.unwrap_or_default())
        })
        .collect();
    rows.sort_by(|a, b| a.0.total_cmp(&b.0));
    rows.into_iter().map(|(_, name)| name).collect()
}

/// Opens a list, chooses an entry, and closes the list.
fn choose(window: &mut Window, list: &str, entry: &str) {
    click(window, list);
    click(window, entry);
    press(window, Key::Escape);
}

const DEFAULT: [&str; 3] = ["BFS", "Bidirectional BFS", "A* · Manhattan"];

#[test]
fn everything_a_person_reaches_has_a_name() {
    for size in [[1296.0, 816.0], [1024.0, 700.0]] {
        let mut window = window_of(size);
        click(&mut window, "Compare");
        assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
        click(&mut window, "Finish");
        wait_for(&mut window, "All solved");
        assert_eq!(window.unnamed_widgets(), Vec::<String>::new());
        for name in [
            "Clock",
            "Speed",
            "Run",
            "Step",
            "Reset",
            "Curves",
            "Add a strategy",
        ] {
            window.get_by_label(name);
        }
    }
}

#[test]
fn every_strategy_gets_its_verdict_and_its_row() {
    let window = solved();
    let verdicts = window.query_all_by_label("20 moves, optimal by proof");
    assert_eq!(verdicts.count(), DEFAULT.len());
    let mut rows = rows(&window);
    rows.sort_unstable();
    let mut expected = DEFAULT;
    expected.sort_unstable();
    assert_eq!(rows, expected);
}

#[test]
fn by_expansions_each_has_made_as_many_as_the_clock_says() {
    let mut window = solved();
    let most = DEFAULT.map(|strategy| counter(&window, strategy, "expanded"));
    assert_eq!(most.iter().max(), Some(&clock(&window)));
    press(&mut window, Key::Home);
    for k in 0..5 {
        assert_eq!(clock(&window), k);
        for strategy in DEFAULT {
            assert_eq!(counter(&window, strategy, "expanded"), k);
        }
        press(&mut window, Key::ArrowRight);
    }
    press(&mut window, Key::ArrowLeft);
    assert_eq!(clock(&window), 4);
    press(&mut window, Key::End);
    let again = DEFAULT.map(|strategy| counter(&window, strategy, "expanded"));
    assert_eq!(again, most);
}

#[test]
fn by_depth_none_goes_beyond_what_the_clock_says() {
    let mut window = solved();
    choose(&mut window, "One clock", "Clock by depth or f");
    press(&mut window, Key::Home);
    for depth in 1..=6 {
        press(&mut window, Key::ArrowRight);
        window.get_by_label_contains(&format!("depth or f {depth} of "));
        assert_eq!(counter(&window, "BFS", "depth"), depth);
        // The estimate of the start is larger, so no node has so small an f.
        assert_eq!(counter(&window, "A* · Manhattan", "expanded"), 0);
    }
    press(&mut window, Key::End);
    let verdicts = window.query_all_by_label("20 moves, optimal by proof");
    assert_eq!(verdicts.count(), DEFAULT.len());
}

#[test]
fn by_time_they_run_again_one_after_the_other() {
    let mut window = solved();
    choose(&mut window, "One clock", "Clock by time");
    wait_for(&mut window, "All solved");
    let verdicts = window.query_all_by_label("20 moves, optimal by proof");
    assert_eq!(verdicts.count(), DEFAULT.len());
    press(&mut window, Key::Home);
    for strategy in DEFAULT {
        assert_eq!(counter(&window, strategy, "expanded"), 0);
    }
}

#[test]
fn it_plays_from_the_beginning_and_can_be_paused() {
    let mut window = place();
    press(&mut window, Key::Space);
    window.get_by_label("Pause");
    wait_until(&mut window, "the clock goes", |window| clock(window) > 3);
    click(&mut window, "Pause");
    let seen = clock(&window);
    for _ in 0..20 {
        window.step();
    }
    assert_eq!(clock(&window), seen);
    window.get_by_label("Run");
}

#[test]
fn the_clock_can_be_dragged_to_any_moment() {
    let mut window = solved();
    let bar = window.get_by_label("Clock").rect();
    let middle = bar.center();
    window.hover_at(middle);
    window.drag_at(middle);
    window.run_ok();
    window.drop_at(middle);
    window.run_ok();
    let at = clock(&window);
    assert!(at > 0 && at < counter(&window, "BFS", "generated"));
    assert_eq!(counter(&window, "BFS", "expanded"), at);
    window.get_by_label_contains("searching, depth ");
}

/// The label of a strategy's row in the table.
#[track_caller]
fn row(window: &Window, strategy: &str) -> String {
    let begins = format!("{strategy}, Moves ");
    let mut labels = window
        .query_all_by_label_contains(", Moves ")
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.value()));
    labels
        .find(|label| label.starts_with(&begins))
        .unwrap_or_else(|| panic!("no row of {strategy}"))
}

/// Sets the clock by keys to a moment before the end of every search.
fn early(window: &mut Window) {
    press(window, Key::Home);
    for _ in 0..3 {
        press(window, Key::ArrowRight);
    }
}

#[test]
fn before_the_end_nobody_sees_who_wins() {
    let mut window = solved();
    early(&mut window);
    let at = clock(&window);
    for strategy in DEFAULT {
        let row = row(&window, strategy);
        assert!(row.contains("Moves …"), "{row}");
        assert!(
            row.contains(&format!("Expanded {}", thousands(at))),
            "{row}"
        );
        assert!(row.contains("Time –"), "{row}");
        assert!(row.contains("Times the fewest expanded –"), "{row}");
    }
    for told in ["optimal", "times fewer", "times as many", "over after"] {
        assert_eq!(
            window.query_all_by_label_contains(told).count(),
            0,
            "{told}"
        );
    }
    window.get_by_label("0 of 3 solved so far");
}

#[test]
fn a_search_is_solved_when_the_clock_has_passed_its_end() {
    let mut window = finished(place_of("413726580"));
    let end = counter(&window, "A* · Manhattan", "expanded");
    let bfs = counter(&window, "BFS", "expanded");
    assert!(end + 2 < bfs);
    press(&mut window, Key::Home);
    for _ in 0..end {
        press(&mut window, Key::ArrowRight);
    }
    assert_eq!(clock(&window), end);
    assert!(row(&window, "A* · Manhattan").contains("Moves 8"));
    assert!(row(&window, "BFS").contains("Moves …"));
    window.get_by_label("1 of 3 solved so far");
    let verdicts = window.query_all_by_label("8 moves, optimal by proof");
    assert_eq!(verdicts.count(), 1);
    // No other search is over, so it is compared with none.
    let said = format!(
        "A* · Manhattan solved the board in 8 moves after {} expansions",
        thousands(end)
    );
    window.get_by_label_contains(&said);
    press(&mut window, Key::ArrowLeft);
    assert!(row(&window, "A* · Manhattan").contains("Moves …"));
    assert_eq!(window.query_all_by_label_contains(&said).count(), 0);
}

#[test]
fn at_the_end_each_strategy_has_a_sentence_of_its_numbers() {
    let mut window = solved();
    let (astar, bfs) = (
        counter(&window, "A* · Manhattan", "expanded"),
        counter(&window, "BFS", "expanded"),
    );
    let ratio = (bfs as f64 / astar as f64).round();
    // How near h is to the true distance is computed from all states, in the background.
    let told =
        format!("A* · Manhattan expanded {ratio} times fewer nodes than BFS: its h is on average ");
    wait_until(&mut window, "the reason", |window| {
        window.query_by_label_contains(&told).is_some()
    });
    window.get_by_label_contains(" of the true distance, so it skipped every state with f > 20.");
    click(&mut window, "See heuristics");
    window.get_by_label("Verdict");
    click(&mut window, "Compare");
    window.get_by_label_contains(&format!(
        "BFS expanded {} nodes, {ratio} times as many as A* · Manhattan",
        thousands(bfs)
    ));
    window.get_by_label_contains("Bidirectional BFS expanded ");
}

#[test]
fn times_are_medians_made_after_the_searches() {
    let mut window = solved();
    wait_until(&mut window, "every strategy is timed", |window| {
        DEFAULT.iter().all(|strategy| {
            let row = row(window, strategy);
            !row.contains("Time …") && !row.contains("Time –")
        })
    });
    assert!(row(&window, "BFS").contains("Memory per state 1,"));
    assert!(row(&window, "A* · Manhattan").contains("Memory per state 2,"));
}

#[test]
fn the_table_is_sorted_by_any_column_both_ways() {
    let mut window = solved();
    let fewest_first = ["A* · Manhattan", "Bidirectional BFS", "BFS"];
    assert_eq!(rows(&window), fewest_first, "by expansions at first");
    click(&mut window, "Sort by Strategy");
    assert_eq!(
        rows(&window),
        ["A* · Manhattan", "BFS", "Bidirectional BFS"]
    );
    click(&mut window, "Sort by Visited");
    assert_eq!(rows(&window), fewest_first);
    click(&mut window, "Sort by Visited");
    let mut most_first = fewest_first;
    most_first.reverse();
    assert_eq!(rows(&window), most_first);
}

#[test]
fn a_changed_strategy_alone_runs_again() {
    let mut window = solved();
    let before = counter(&window, "BFS", "expanded");
    choose(
        &mut window,
        "Strategy 3: A* · Manhattan",
        "Use Greedy best-first",
    );
    window.get_by_label("Strategy 3: Greedy best-first · Manhattan");
    wait_for(&mut window, "All solved");
    assert_eq!(counter(&window, "BFS", "expanded"), before);
    assert!(counter(&window, "Greedy best-first · Manhattan", "expanded") > 0);
    assert!(!rows(&window).contains(&"A* · Manhattan".to_owned()));
    // Greedy search proves nothing; the others tell whether its path is a shortest one.
    let moves = window
        .query_all_by_label("20 moves, optimal by proof")
        .count();
    // Only the column's text; a sentence below the table has the same words.
    let longer = window
        .query_all_by_label_contains(" longer than optimal)")
        .filter_map(|node| node.accesskit_node().label().or_else(|| node.value()))
        .filter(|label| label.ends_with(" longer than optimal)"))
        .count();
    let as_short = window
        .query_all_by_label("20 moves, optimal by comparison")
        .count();
    assert_eq!((moves, longer + as_short), (2, 1));
}

#[test]
fn there_are_two_strategies_at_least_and_six_at_most() {
    let mut window = place();
    for name in [
        "Add Uniform-cost search",
        "Add A* · Linear conflict",
        "Add Iterative deepening",
    ] {
        click(&mut window, "Add a strategy");
        click(&mut window, name);
    }
    assert!(disabled(&window, "Add a strategy"));
    for left in (2..6).rev() {
        click(&mut window, "Strategy 1: BFS");
        if left == 5 {
            // A strategy that is compared already cannot be chosen again.
            assert!(disabled(&window, "Use Bidirectional BFS"));
        }
        press(&mut window, Key::Escape);
        let last = format!("Strategy {}: ", left + 1);
        window.get_by_label_contains(&last).click();
        window.run_ok();
        click(&mut window, "Remove");
    }
    click(&mut window, "Strategy 1: BFS");
    assert!(disabled(&window, "Remove"));
}

/// On the hardest board of 2 × 5, 55 moves, the others end soon; in 45 s iterative deepening gets to 41 moves.
#[test]
fn searches_are_given_up_and_what_they_did_stays() {
    const ENDLESS: &str = "Iterative deepening";
    let mut window = window();
    fill(&mut window, "Start board", "0 5 3 2 1 / 9 4 8 7 6");
    click(&mut window, "Compare");
    click(&mut window, "Add a strategy");
    click(&mut window, "Add Iterative deepening");
    click(&mut window, "Finish");
    wait_until(&mut window, "it searches", |window| {
        counter(window, ENDLESS, "expanded") > 1000
    });
    click(&mut window, "Cancel");
    let told = window.query_all_by_label_contains(" cancelled");
    assert!(told.count() >= 1);
    assert!(window.query_all_by_label("cancelled").count() >= 1);
    let seen = counter(&window, ENDLESS, "expanded");
    for _ in 0..20 {
        window.step();
    }
    assert_eq!(counter(&window, ENDLESS, "expanded"), seen);
    assert!(rows(&window).contains(&ENDLESS.to_owned()));
    click(&mut window, "Reset");
    window.get_by_label("Ready");
    assert!(rows(&window).is_empty());
}

#[test]
fn another_board_ends_the_comparison() {
    let mut window = solved();
    click(&mut window, "Explore");
    fill(&mut window, "Start board", "534807216");
    click(&mut window, "Compare");
    window.get_by_label("Ready");
    assert!(rows(&window).is_empty());
    click(&mut window, "Finish");
    wait_for(&mut window, "All solved");
    let verdicts = window.query_all_by_label("24 moves, optimal by proof");
    assert_eq!(verdicts.count(), DEFAULT.len());
}

#[test]
fn a_board_without_a_solution_is_told_mended_or_searched_anyway() {
    let mut window = window();
    fill(&mut window, "Start board", "123456870");
    click(&mut window, "Compare");
    window.get_by_label("This board has no solution");
    // As in Explore, Run can be pressed, and says why it does not search.
    assert!(!disabled(&window, "Run"));
    click(&mut window, "Run");
    window.get_by_label("This board has no solution");
    click(&mut window, "Compare anyway");
    // It plays from the beginning, and the end is not shown before the clock reaches it.
    click(&mut window, "Finish");
    wait_for(&mut window, "None solved");
    assert_eq!(
        window.query_all_by_label("no solution").count(),
        1 + DEFAULT.len()
    );
    click(&mut window, "Reset");
    window.get_by_label_contains("Swap ").click();
    window.run_ok();
    window.get_by_label("Ready");
    assert!(!disabled(&window, "Run"));
}

#[test]
fn a_board_with_faults_leads_back_to_where_it_is_mended() {
    let mut window = window();
    fill(&mut window, "Start board", "813467055");
    click(&mut window, "Compare");
    let told = window.query_all_by_label("The board is not legal yet");
    assert_eq!(told.count(), 2, "in the middle and in the bar");
    assert!(disabled(&window, "Finish"));
    click(&mut window, "Edit the board");
    window.get_by_label("Start board");
}

#[test]
fn a_depth_first_search_is_compared_and_drawn() {
    let mut window = place();
    click(&mut window, "Add a strategy");
    click(&mut window, "Add IDA* · Manhattan");
    click(&mut window, "Finish");
    wait_for(&mut window, "All solved");
    click(&mut window, "Show trees");
    // A tree of too many nodes is drawn by its depths.
    let drawn = ["Search tree, ", "A bar for each depth"];
    let drawn = drawn.map(|words| window.query_all_by_label_contains(words).count());
    assert_eq!(drawn.iter().sum::<usize>(), DEFAULT.len() + 1);
    assert!(drawn[1] > 0);
    let verdicts = window.query_all_by_label_contains("20 moves, optimal");
    assert_eq!(verdicts.count(), DEFAULT.len() + 1);
}

#[test]
fn the_table_is_written_to_a_file_or_the_reason_why_not() {
    let folder = std::env::temp_dir().join(format!("slidescope-compare-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("table.json");
    let mut window = solved();
    click(&mut window, "Export…");
    click(&mut window, "JSON");
    assert_eq!(value(&window, "File"), "comparison.json");
    fill(
        &mut window,
        "File",
        &folder.join("none").join("table.csv").display().to_string(),
    );
    click(&mut window, "Write file");
    wait_until(&mut window, "the fault is told", |window| {
        window
            .query_by_label_contains("could not be made")
            .is_some()
    });
    fill(&mut window, "File", &path.display().to_string());
    click(&mut window, "Write file");
    wait_until(&mut window, "it is written", |window| {
        window.query_by_label_contains("Written to").is_some()
    });
    let text = std::fs::read_to_string(&path).expect("the file");
    std::fs::remove_dir_all(&folder).expect("ours");
    let table: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let rows = table["rows"].as_array().expect("a list of rows").iter();
    let written: Vec<(String, u64)> = rows
        .map(|row| {
            let name = row["strategy"].as_str().expect("a name").to_owned();
            (name, row["expanded"].as_u64().expect("a number"))
        })
        .collect();
    let shown = |id: &str, name: &str| (id.to_owned(), counter(&window, name, "expanded"));
    let expected = [
        shown("astar:manhattan", "A* · Manhattan"),
        shown("bidirectional", "Bidirectional BFS"),
        shown("bfs", "BFS"),
    ];
    assert_eq!(written, expected, "in the order of the table");
}

#[test]
fn nothing_is_painted_anew_while_nothing_changes() {
    let mut window = solved();
    window.run_ok().expect("it comes to rest");
}

#[test]
fn a_draft_with_faults_keeps_the_comparison() {
    let mut window = solved();
    let before = rows(&window);
    let other = "534807216";
    click(&mut window, "Explore");
    let start = value(&window, "Start board");
    fill(&mut window, "Start board", other.trim_end_matches('6'));
    click(&mut window, "Compare");
    window.get_by_label("All solved");
    window.get_by_label("the draft is not legal yet");
    window.get_by_label(&start);
    assert_eq!(rows(&window), before);
    assert!(!disabled(&window, "Reset"));
    click(&mut window, "Explore");
    fill(&mut window, "Start board", other);
    click(&mut window, "Compare");
    window.get_by_label("Ready");
    assert!(rows(&window).is_empty());
}

#[test]
fn an_arrow_up_is_smallest_first() {
    let mut window = solved();
    let is_painted = |window: &Window, text: &str| painted(window).iter().any(|of| of.text == text);
    let fewest_first = rows(&window);
    assert!(is_painted(&window, "Expanded ↑"));
    for arrow in ["↓", "↑"] {
        click(&mut window, "Sort by Expanded");
        assert!(is_painted(&window, &format!("Expanded {arrow}")));
        assert_eq!(rows(&window) == fewest_first, arrow == "↑");
    }
}

#[test]
fn no_end_is_told_before_it_is_reached() {
    let mut window = solved();
    let end = thousands(counter(&window, "BFS", "expanded"));
    let tells = |window: &Window| {
        let mut texts = painted(window).into_iter();
        texts.any(|of| of.text.contains(&format!(" of {end}")))
    };
    assert!(tells(&window));
    early(&mut window);
    assert!(!tells(&window));
    window.get_by_label("3 expansions");
}

#[test]
fn what_each_search_may_use_is_in_sight_in_windows_of_all_sizes() {
    for size in [[800.0, 600.0], [1024.0, 700.0], [1280.0, 800.0]] {
        let mut window = window_of(size);
        click(&mut window, "Compare");
        let limit = window.get_by_label_contains("each search: ").rect();
        assert!(
            limit.right() < size[0] && limit.bottom() < size[1],
            "{limit}"
        );
    }
}

#[test]
fn six_strategies_are_whole_in_the_smallest_window() {
    let mut window = window_of([800.0, 600.0]);
    click(&mut window, "Compare");
    for name in [
        "Add IDA* · Manhattan",
        "Add Greedy best-first · Manhattan",
        "Add Weighted A* · w = 2 · Manhattan",
    ] {
        click(&mut window, "Add a strategy");
        click(&mut window, name);
    }
    press(&mut window, Key::Escape);
    let maps = |window: &Window| -> Vec<egui::Rect> {
        let maps = window.query_all_by_label_contains("State space map of ");
        maps.map(|map| map.rect()).collect()
    };
    wait_until(&mut window, "the maps", |window| maps(window).len() == 6);
    let maps = maps(&window);
    let highest = maps
        .iter()
        .map(egui::Rect::top)
        .fold(f32::INFINITY, f32::min);
    for number in 1..=6 {
        let chip = window
            .get_by_label_contains(&format!("Strategy {number}: "))
            .rect();
        assert!(chip.bottom() < highest && chip.right() < 800.0, "{chip}");
    }
    assert!(
        maps.iter().all(|map| map.size().min_elem() > 90.0),
        "{maps:?}"
    );
}

/// The reasons hold where every move costs 1; elsewhere that is said in their place.
#[test]
fn with_costs_it_is_said_that_no_reasons_are_given() {
    let mut window = window();
    click(&mut window, "Cost of moves");
    click(&mut window, "Each move costs the tile’s number");
    click(&mut window, "Compare");
    click(&mut window, "Finish");
    wait_until(&mut window, "the sentence", |window| {
        let begin = "Why a strategy expands more than another";
        window.query_by_label_contains(begin).is_some()
    });
}
