//! Links that open the page with a board, a strategy, a lesson.

use crate::testing::model;
use slidescope_core::boards::Edit;
use slidescope_core::lesson::Tab;
use slidescope_core::puzzle::{Board, Costs, Notation, Problem, Size};
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Algorithm, Heuristic, Strategy};
use slidescope_core::study::{parse_strategy, strategy_name};
use slidescope_parts::Effect;
use slidescope_parts::export::link::{MOST, lesson_file};

#[path = "../../common/layouts.rs"]
mod layouts;

use layouts::{Given, LAYOUTS};

#[test]
fn a_link_leads_to_what_it_was_made_of() {
    let korf = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";
    let turned = |rows, columns| Board::blank_first(Size::new(rows, columns).expect("a size"));
    let (wide, square) = (turned(2, 3), turned(4, 4));
    for (start, goal, costs) in [
        (korf, None, "unit"),
        (korf, Some(square), "tile"),
        ("867254301", None, "unit"),
        ("1 2 3 / 4 0 5", Some(wide), "5,1,99,2,7"),
    ] {
        let start: Board = start.parse().expect("a board");
        let goal = goal.unwrap_or_else(|| Board::blank_last(start.size()));
        let mut first = model();
        let problem = Problem::new(start, goal).expect("one size");
        let problem = problem.with_costs(Costs::read(costs, start.size()).expect("costs"));
        first.update(Effect::Edit(Edit::Load(problem)));
        let strategy = parse_strategy("weighted-astar:linear-conflict:w=3").expect("a name");
        first.facts.settings.choose_strategy(strategy);
        first.explore.tab = Tab::StateSpace;
        let link = first.link();
        let mut second = model();
        second.open_link(&link.to_string());
        assert_eq!(second.link(), link, "{link}");
        assert_eq!(second.facts.boards.editor.problem(), Some(problem));
        assert!(second.toast.is_none(), "{link}");
    }
}

#[test]
fn a_board_in_a_link_is_read_in_every_layout() {
    let escaped = |text: &str| -> String {
        let bytes = text.bytes();
        bytes.map(|byte| format!("%{byte:02x}")).collect()
    };
    let mut model = model();
    for (text, given) in LAYOUTS {
        model.open_link("board=876543210&goal=blank-last");
        model.open_link(&format!("board={}", escaped(text)));
        let start = model.link().start.map(|start| start.write(Notation::Rows));
        let start = start.unwrap_or_default();
        match given {
            Given::Board(board) => assert_eq!(start, *board, "{text:?}"),
            // Two boards need a part each.
            Given::Problem(..) | Given::Fault(_) => {
                assert_eq!(start, "8 7 6 / 5 4 3 / 2 1 0", "{text:?}");
                assert!(model.toast.is_some(), "{text:?}");
            }
        }
    }
}

#[test]
fn a_lesson_is_named_by_its_file_or_as_one_that_ships() {
    let named = |link: &str| lesson_file(link);
    let of = |file: &str, rest: &str| (Some(file.to_owned()), rest.to_owned());
    let week = of("units/week 1.lesson.json", "lang=en");
    assert_eq!(named("lesson=units/week%201.lesson.json&lang=en"), week);
    let ships = "lesson=a-star&slide=3";
    assert_eq!(named(ships), (None, ships.to_owned()));
}

#[test]
fn what_a_link_has_wrong_is_named_and_the_rest_is_opened() {
    let mut model = model();
    model.open_link("board=1&strategy=bfs&tab=expansion&moon=full");
    let link = model.link();
    assert_eq!(strategy_name(link.strategy.expect("one")), "bfs");
    assert_eq!(link.tab, Some(Tab::Expansion));
    assert!(model.toast.is_some());
}

#[test]
fn a_link_leads_to_a_moment_a_screen_a_theme_and_a_language() {
    for link in [
        "board=14+13+15+7/11+12+9+5/6+0+2+1/4+8+10+3&strategy=idastar:manhattan",
        "board=867254301&strategy=bfs&at=12",
        "board=867254301&strategy=bfs&tab=expansion&at=3&theme=dark&lang=en",
        "board=867254301&strategy=bfs&tab=compare&theme=light",
        "lesson=a-star&slide=3",
        "lesson=two-ends&slide=1&lang=en",
        "board=867254301&strategy=bfs&embed",
        "board=867254301&strategy=bfs&embed=boards+node",
    ] {
        let mut model = model();
        model.open_link(link);
        assert_eq!(model.link().to_string(), link, "{link}");
        assert!(model.toast.is_none(), "{link}");
    }
}

#[test]
fn a_link_goes_back_from_where_another_has_led() {
    let mut model = model();
    let links = [
        "board=867254301&strategy=bfs",
        "board=867254301&strategy=bfs&tab=compare",
        "lesson=a-star&slide=2",
    ];
    let mut places = Vec::new();
    for link in links.into_iter().chain(links.into_iter().rev()) {
        model.open_link(link);
        assert_eq!(model.link().to_string(), link);
        places.push(model.link().place());
    }
    places.dedup();
    assert_eq!(places.len(), 2 * links.len() - 1);
}

#[test]
fn what_other_programs_have_escaped_is_read_all_the_same() {
    let mut model = model();
    model.open_link("board=8%206%207%2F2%205%204%2F3%200%201&strategy=astar%3Amanhattan");
    assert!(model.toast.is_none());
    let link = model.link().to_string();
    assert_eq!(link, "board=867254301&strategy=astar:manhattan");
    model.open_link("tab=%e4%b8%ad&at=%zz");
    assert!(model.toast.is_some_and(|toast| toast.text.contains('中')));
}

#[test]
fn a_heuristic_of_ones_own_goes_with_the_link() {
    let program = "// Mine: 100 % & more\nmanhattan() + 1";
    let mut first = model();
    let own = OwnHeuristic::new("Mine", program).expect("a name");
    let strategy = Strategy::new(Algorithm::AStar, Heuristic::Own(own));
    first.facts.settings.choose_strategy(strategy);
    let link = first.link().to_string();
    let mut second = model();
    // Another of the same name, which is kept.
    second.heuristics.own.add("Mine", "0").expect("room");
    second.open_link(&link);
    assert!(second.toast.is_none(), "{link}");
    assert_eq!(second.link().to_string(), link);
    assert!(second.facts.own.iter().any(|own| own.source() == program));
    assert!(second.facts.own.iter().any(|own| own.source() == "0"));
}

#[test]
fn a_link_that_is_too_long_is_named() {
    let mut model = model();
    model.open_link(&"a".repeat(MOST + 1));
    assert!(model.toast.is_some_and(|toast| toast.text.contains("aaa…")));
}

#[test]
fn a_frame_is_one_element_of_html() {
    let mut model = model();
    model.open_link("board=867254301&strategy=bfs&tab=depths");
    let frame = model.link().frame("https://school.example/s/");
    assert!(frame.starts_with("<iframe src=\"https://school.example/s/?embed#board="));
    assert!(frame.contains("&amp;tab=depths\""));
}
