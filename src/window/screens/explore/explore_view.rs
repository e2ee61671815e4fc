//! The Explore screen: boards and strategy on the left, the search in the middle, its node on the right, the transport
//! below.

use egui::{CentralPanel, DragValue, Frame, Panel, Rect, Ui, pos2, vec2};

use crate::window::screens::explore::{
    Explore, bar_view, counters, every_board, frontier, node, plot, pseudocode, tabs,
};
use slidescope_core::boards::Verdict;
use slidescope_core::lesson::SlidePanel;
use slidescope_core::run::{Phase, Transport};
use slidescope_core::text::explore::{memory, more as more_text, run as run_text, sides as text};
use slidescope_core::text::strategies;
use slidescope_core::text::units::{bytes, parse_mib};
use slidescope_parts::Facts;
use slidescope_parts::boards::field_view::field_height;
use slidescope_parts::boards::{boards_view, examples_view, survey};
use slidescope_parts::playback::moments_menu;
use slidescope_parts::settings::MIN_MEMORY;
use slidescope_parts::theme::{self, Palette, side};
use slidescope_parts::tiles::Tiles;
use slidescope_parts::widgets::strategy_picker::{self, Parameter};
use slidescope_parts::widgets::{
    choice, clipped, label, menu_button, menu_card, primary, scrolled, side_handle,
};

/// Below this width beside the left panel, in points, the node's panel gives its room to the middle.
const NARROW: f32 = 620.0;

/// Below this height, in points, the counters are in two columns.
const LOW: f32 = 700.0;

/// The minimum width that the panel on the right leaves to the middle, in points.
const MIDDLE: f32 = 400.0;

/// Shows everything below the top bar. `slides` are the moments and texts of the slides of this search.
pub(crate) fn show(
    ui: &mut Ui,
    explore: &mut Explore,
    tiles: &mut Tiles,
    slides: &[(u64, &str)],
    facts: &Facts,
) {
    let palette = *Palette::of(ui);
    let phone = ui.available_width() < theme::PHONE;
    let steered = Panel::bottom("transport")
        .exact_size(if phone { 108.0 } else { 72.0 })
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| bar_view::show(ui, slides, facts))
        .inner;
    if phone {
        return sheets(ui, explore, tiles, steered, facts);
    }
    let beside_left = ui.available_width() - NARROW;
    explore.sides.show(ui, false, beside_left, |ui| {
        left_side(ui, tiles, facts);
    });
    let beside = ui.available_width();
    let narrow = beside < NARROW;
    if !narrow {
        let frontier = &mut explore.frontier;
        explore.sides.show(ui, true, beside - MIDDLE, |ui| {
            node::show(ui, frontier, facts);
        });
    }
    let area = CentralPanel::default()
        .frame(Frame::new().inner_margin(8))
        .show(ui, |ui| {
            let area = ui.max_rect();
            let on_a_tab = narrow || !explore.sides.node_open;
            middle(ui, explore, facts, on_a_tab);
            area
        })
        .inner;
    let handle = |x| Rect::from_center_size(pos2(x, area.center().y), vec2(12.0, 44.0));
    let (sides, at_left) = (&mut explore.sides, area.left() - 2.0);
    side_handle(
        ui,
        handle(at_left),
        &mut sides.boards_open,
        true,
        text::BOARDS,
    );
    if !narrow {
        let at_right = area.right() + 2.0;
        side_handle(
            ui,
            handle(at_right),
            &mut sides.node_open,
            false,
            text::NODE,
        );
    }
}

/// Shows, on a phone, either the boards or the search at full width. Changes to the search once it is `steered`.
fn sheets(ui: &mut Ui, explore: &mut Explore, tiles: &mut Tiles, steered: bool, facts: &Facts) {
    let palette = *Palette::of(ui);
    let open = &mut explore.sides.boards_open;
    Panel::top("sheets")
        .exact_size(40.0)
        .frame(side(&palette, 16, 0))
        .show(ui, |ui| {
            ui.horizontal_centered(|ui| {
                for (is_boards, name) in [(true, text::BOARDS_SHEET), (false, text::SEARCH_SHEET)] {
                    if choice(ui, *open == is_boards, &name).clicked() {
                        *open = is_boards;
                    }
                }
            });
        });
    let is_open = *open;
    let margin = if is_open { 0 } else { 8 };
    CentralPanel::default()
        .frame(Frame::new().inner_margin(margin))
        .show(ui, |ui| {
            let ran = is_open && left_side(ui, tiles, facts);
            if !is_open {
                middle(ui, explore, facts, true);
            }
            if ran || steered {
                explore.sides.boards_open = false;
            }
        });
}

/// Shows the left side: the boards, the strategy and the counters. In a low window the board is smaller, and the side
/// scrolls. Returns whether the button that runs the search was clicked.
fn left_side(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts) -> bool {
    let low = ui.available_height() < LOW || boards_view::is_long(facts);
    let side = board_side(ui, facts, low);
    let mut ran = false;
    scrolled(ui, |ui| {
        boards_view::show(ui, tiles, facts, side);
        boards_view::start_field(ui, facts);
        boards_view::verdict(ui, facts);
        examples_view::shuffle(ui, facts);
        theme::rule(ui, 6.0, 4.0);
        ran = strategy(ui, facts);
        more(ui, facts);
        counters::show(ui, facts, low);
        every_board::show(ui, facts);
    });
    ran
}

/// Returns the size of the start board in points: what the rest leaves of the panel's height, limited by its width. For a
/// long board, returns its height.
fn board_side(ui: &Ui, facts: &Facts, low: bool) -> f32 {
    /// The height of everything but the board, in points, with the counters in one column and in two.
    const REST: [f32; 2] = [556.0, 469.0];
    /// The width of the goal's column, with the gap before it.
    const GOAL: f32 = 138.0;
    /// The row below a long goal, and the label above it, with the gaps.
    const AROUND_GOAL: f32 = 62.0;
    let rest = REST[usize::from(low)] + field_height(facts) - 28.0;
    if boards_view::is_long(facts) {
        let size = facts.boards.editor.size;
        let across = (ui.available_width() - 32.0) / size.columns() as f32;
        let most = (across * size.rows() as f32).ceil();
        let room = (ui.available_height() - rest - AROUND_GOAL) / 2.0;
        return room
            .floor()
            .clamp((boards_view::CELL * size.rows() as f32).min(most), most);
    }
    let widest = (ui.available_width() - 32.0 - GOAL).floor();
    (ui.available_height() - rest)
        .min(widest)
        .clamp(112.0, 240.0)
}

/// Shows the search above its curves.
fn middle(ui: &mut Ui, explore: &mut Explore, facts: &Facts, narrow: bool) {
    let area = ui.available_rect_before_wrap();
    let plot = (area.height() * 0.3).clamp(110.0, 230.0);
    let (above, below) = area.split_top_bottom_at_y(area.bottom() - plot);
    let above = above.with_max_y(above.bottom() - 8.0);
    clipped(ui, above, |ui| {
        tabs::show(ui, explore, facts, narrow);
    });
    clipped(ui, below, |ui| plot::show(ui, &mut explore.options, facts));
}

/// Shows the algorithm, the heuristic, and the button that runs the search. Returns whether that was clicked.
fn strategy(ui: &mut Ui, facts: &Facts) -> bool {
    let (now, own) = (facts.settings.strategy, &facts.own);
    if let Some(chosen) = strategy_picker::compact(ui, now, own, facts.boards.deepest()) {
        facts.set(|settings| settings.choose_strategy(chosen));
    }
    ui.add_space(6.0);
    run(ui, facts)
}

/// Shows a button that does the same as the round one of the bottom bar. Their names differ to help screen readers.
fn run(ui: &mut Ui, facts: &Facts) -> bool {
    let playback = &facts.playback;
    let [label, name] = match playback.phase() {
        _ if playback.plays() => run_text::PAUSE,
        Some(Phase::Ended) if playback.follows() => run_text::AGAIN,
        Some(_) if playback.expanded() > 0 => run_text::GO_ON,
        Some(_) | None => run_text::RUN,
    };
    let possible = playback.phase().is_some() || facts.verdict() != Verdict::Faulty;
    let wanted = vec2(ui.available_width(), 34.0);
    let response = primary(ui, possible, &label, &name, wanted)
        .on_hover_text(run_text::ABOUT.text())
        .on_disabled_hover_text(run_text::MEND_FIRST.text());
    if response.clicked() {
        facts.transport(Transport::Toggle);
    }
    response.clicked()
}

/// Shows a menu of what beginners do not need: moments to go to and to stop at, ties, the memory limit, the survey.
fn more(ui: &mut Ui, facts: &Facts) {
    ui.vertical_centered(|ui| {
        let [words, name, about] = more_text::MORE;
        let button = menu_button(ui, &words, &name, vec2(72.0, 24.0));
        menu_card(&button, ui, 306.0, |ui| more_contents(ui, facts));
        button.on_hover_text(about.text());
    });
}

fn more_contents(ui: &mut Ui, facts: &Facts) {
    moments_menu::landmarks(ui, facts);
    moments_menu::breakpoints(ui, facts);
    theme::rule(ui, 2.0, 2.0);
    let mut strategy = facts.settings.strategy;
    if Parameter::of(strategy.algorithm) == Some(Parameter::Ties) {
        label(ui, &strategies::TIES);
        strategy_picker::parameters::ties_rows(ui, &mut strategy);
    }
    if Parameter::of(strategy.algorithm) == Some(Parameter::Marks) {
        label(ui, &strategies::MARKS);
        strategy_picker::parameters::marks_rows(ui, &mut strategy);
    }
    strategy_picker::parameters::move_order_row(ui, &mut strategy);
    if strategy != facts.settings.strategy {
        facts.set(|settings| settings.choose_strategy(strategy));
    }
    theme::rule(ui, 2.0, 2.0);
    ui.horizontal(|ui| memory_limit(ui, facts));
    survey::link_to(ui, facts);
}

fn memory_limit(ui: &mut Ui, facts: &Facts) {
    const MIB: f64 = (1 << 20) as f64;
    let name = label(ui, &memory::LIMIT);
    let mut limit = facts.settings.memory_limit as f64 / MIB;
    let value = DragValue::new(&mut limit)
        .range(MIN_MEMORY as f64 / MIB..=1e9)
        .speed(16.0)
        .custom_formatter(|mib, _| bytes((mib * MIB) as u64))
        .custom_parser(parse_mib);
    let value = ui.add(value).labelled_by(name.id);
    let value = value.on_hover_text(memory::ABOUT_LIMIT.text());
    if value.changed() {
        let bytes = ((limit * MIB) as u64).max(MIN_MEMORY);
        facts.set(|settings| settings.memory_limit = bytes);
    }
}

/// Shows the panels that a slide unfolds: the curves below the picture, the others on the left, on a phone also below.
pub(crate) fn slide_panels(
    ui: &mut Ui,
    explore: &mut Explore,
    panels: &[SlidePanel],
    facts: &Facts,
) {
    const WIDTH: f32 = 288.0;
    /// The height of the frontier's list, and of the curves.
    const LIST: f32 = 240.0;
    const CURVES: f32 = 180.0;

    let frame = side(Palette::of(ui), 0, 0);
    let has = |panel| panels.contains(&panel);
    if has(SlidePanel::Plot) {
        Panel::bottom("slide curves")
            .exact_size(CURVES)
            .frame(frame)
            .show(ui, |ui| plot::show(ui, &mut explore.options, facts));
    }
    if panels.iter().all(|panel| *panel == SlidePanel::Plot) {
        return;
    }
    let panel = if ui.available_width() < theme::PHONE {
        Panel::bottom("slide panels below").exact_size(CURVES)
    } else {
        Panel::left("slide panels").exact_size(WIDTH)
    };
    panel.resizable(false).frame(frame).show(ui, |ui| {
        scrolled(ui, |ui| {
            if has(SlidePanel::Counters) {
                counters::show(ui, facts, false);
            }
            if has(SlidePanel::Frontier) && facts.playback.run.is_some() {
                node::node(ui, facts);
                frontier::show(ui, &mut explore.frontier, LIST, facts);
            }
            if has(SlidePanel::Pseudocode) {
                pseudocode::show(ui, facts);
            }
        });
    });
}
