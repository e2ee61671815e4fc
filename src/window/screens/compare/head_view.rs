//! The head: the board, the strategies, and what the clock counts.

use egui::{
    Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    vec2,
};

use crate::window::screens::compare::{Compare, Lane};
use slidescope_core::boards::Verdict;
use slidescope_core::puzzle::Problem;
use slidescope_core::run::{ClockBy, clock};
use slidescope_core::search::Algorithm;
use slidescope_core::study::compare::STRATEGIES;
use slidescope_core::text::board_editor::at_least;
use slidescope_core::text::compare as text;
use slidescope_core::text::strategies::about;
use slidescope_parts::theme::{self, Hue, ONE_COLUMN, Palette, size};
use slidescope_parts::widgets::{
    at, elided, elided_label, label, link_clicked, list_style, menu_button, paint_mark, quiet,
    show_board, small, strategy_picker, toggle_clicked, width_of,
};
use slidescope_parts::{Effect, Facts, Screen};

const HEIGHT: f32 = 72.0;
/// The widths of the board with its words, and of the part at the right.
const BOARD: f32 = 214.0;
const RIGHT: f32 = 176.0;
const CHIP: f32 = 24.0;
const MARGIN: f32 = 12.0;

/// Returns the height at this `width`: more if the strategies need a third row, or are below the rest.
pub(crate) fn height(ui: &Ui, compare: &Compare, width: f32) -> f32 {
    let is_one_column = width < ONE_COLUMN;
    let beside = if is_one_column {
        2.0 * MARGIN
    } else {
        BOARD + RIGHT + 3.0 * MARGIN
    };
    let (_, places) = placed(ui, compare, width - beside);
    let rows = places.last().map_or(1, |(row, ..)| row + 1);
    if is_one_column {
        return HEIGHT + rows as f32 * (CHIP + CHIP_GAP);
    }
    HEIGHT + rows.saturating_sub(2) as f32 * (CHIP + CHIP_GAP)
}

pub(crate) fn show(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let palette = *Palette::of(ui);
    theme::card(&palette)
        .inner_margin(egui::Margin::symmetric(MARGIN as i8, 8))
        .show(ui, |ui| {
            ui.set_min_size(ui.available_size());
            let area = ui.available_rect_before_wrap();
            if area.width() + 2.0 * MARGIN < ONE_COLUMN {
                let (above, below) = area.split_top_bottom_at_y(area.top() + HEIGHT - 16.0);
                let (left, right) = above.split_left_right_at_x(above.right() - RIGHT);
                at(ui, left, |ui| board(ui, compare, facts));
                at(ui, right, |ui| switches(ui, compare, facts));
                let below = below.with_min_y(below.top() + CHIP_GAP);
                return at(ui, below, |ui| chips(ui, compare, facts));
            }
            let (left, rest) = area.split_left_right_at_x(area.left() + BOARD);
            let (middle, right) = rest.split_left_right_at_x(rest.right() - RIGHT);
            at(ui, left, |ui| board(ui, compare, facts));
            let middle = middle.with_max_x(middle.right() - MARGIN);
            at(ui, middle, |ui| chips(ui, compare, facts));
            at(ui, right, |ui| switches(ui, compare, facts));
        });
}

/// Shows the start board, and its distance from the goal.
fn board(ui: &mut Ui, compare: &Compare, facts: &Facts) {
    let palette = *Palette::of(ui);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let faulty = matches!(facts.verdict(), Verdict::Faulty);
        // While a draft has faults, the boards compared are not those in the editor.
        let kept = compare.problem.filter(|_| faulty);
        let start = &facts.boards.editor.start;
        let board = kept.map_or_else(|| start.board, |problem| Some(problem.start()));
        if let Some(board) = board {
            let room = vec2(54.0, 54.0);
            show_board(ui, "compared", &board, room);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add_space(2.0);
            let width = ui.available_width() - 12.0;
            let written = || (start.text.clone(), facts.boards.editor.goal.text.clone());
            let boards =
                |problem: Problem| (problem.start().to_string(), problem.goal().to_string());
            let (text, goal) = kept.map_or_else(written, boards);
            let font = theme::regular(size::LABEL + 1.0);
            elided_label(ui, &text, font, width).on_hover_text(text::boards(&text, &goal));
            let (words, color) = match facts.verdict() {
                Verdict::Solvable(..) | Verdict::Unsolvable(_) if facts.hides_verdict => {
                    (String::new(), palette.dim)
                }
                Verdict::Solvable(_, Some(best)) => (text::at_best(best), palette.dim),
                Verdict::Solvable(_, None) => {
                    let bound = facts.lengths.seeking().map(|seeking| seeking.at_least);
                    let words = bound.map_or_else(|| text::SOLVABLE.to_string(), at_least);
                    (words, palette.dim)
                }
                Verdict::Unsolvable(_) => (text::UNSOLVABLE.to_string(), palette.bad),
                Verdict::Faulty if kept.is_some() => (text::DRAFT_ILLEGAL.to_string(), palette.bad),
                Verdict::Faulty => (text::ILLEGAL.to_string(), palette.bad),
            };
            ui.label(small(words, color));
            if link_clicked(ui, text::EDIT) {
                facts.ask(Effect::Visit(Screen::Explore));
            }
        });
    });
}

/// The size of a chip's text, and how much wider than its text a chip is: the usual chips, and smaller ones.
const CHIPS: [(f32, f32); 3] = [
    (size::TEXT, 44.0),
    (size::LABEL + 1.0, 36.0),
    (size::LABEL, 34.0),
];
const CHIP_GAP: f32 = 8.0;
const ADD: f32 = 100.0;

/// A row, a place in it and a width.
type Place = (usize, f32, f32);

/// Returns the style and the places of the chips in `room` points: the largest style for which two rows are enough.
fn placed(ui: &Ui, compare: &Compare, room: f32) -> ((f32, f32), Vec<Place>) {
    let places = |(text, around): (f32, f32)| {
        let font = theme::medium(text);
        let width = |lane: &Lane| width_of(ui, lane.strategy.to_string(), &font) + around;
        let widths = compare.lanes.iter().map(width).chain([ADD]);
        rows(widths, room)
    };
    let [usual, smaller, smallest] = CHIPS.map(|style| (style, places(style)));
    let in_two_rows = |(_, places): &(_, Vec<Place>)| places.last().is_none_or(|at| at.0 < 2);
    let found = [usual, smaller].into_iter().find(in_two_rows);
    found.unwrap_or(smallest)
}

fn chips(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    let area = ui.available_rect_before_wrap();
    let (style, places) = placed(ui, compare, area.width());
    let count = places.last().map_or(1, |(row, ..)| row + 1) as f32;
    let height = CHIP * count + CHIP_GAP * (count - 1.0);
    let top = area.center().y - height / 2.0;
    let mut removed = None;
    for (index, &(row, x, width)) in places.iter().enumerate() {
        let corner = egui::pos2(area.left() + x, top + row as f32 * (CHIP + CHIP_GAP));
        let rect = Rect::from_min_size(corner, vec2(width, CHIP));
        match compare.lanes.get(index) {
            Some(lane) => {
                let response = chip(ui, rect, index, lane, style);
                popup(&response, |ui| {
                    if change_menu(ui, compare, index, facts) {
                        removed = Some(index);
                    }
                });
            }
            None => add(ui, rect, compare),
        }
    }
    // Removed only now, because the other chips have been placed already.
    if let Some(index) = removed {
        compare.remove(index);
    }
}

/// Returns row, place in it and width for each of the `widths`, one after the other; none is wider than the `room`.
fn rows(widths: impl Iterator<Item = f32>, room: f32) -> Vec<Place> {
    let (mut row, mut x) = (0, 0.0);
    let place = |width: f32| {
        let width = width.min(room);
        if x > 0.0 && x + width > room {
            (row, x) = (row + 1, 0.0);
        }
        let here = (row, x, width);
        x += width + CHIP_GAP;
        here
    };
    widths.map(place).collect()
}

fn chip(
    ui: &Ui,
    rect: Rect,
    index: usize,
    lane: &Lane,
    (text_size, around): (f32, f32),
) -> Response {
    let palette = Palette::of(ui);
    let name = lane.strategy.to_string();
    let id = ui.scope_id().with(("chip", index));
    let response = ui.interact(rect, id, Sense::click());
    let color = palette.hue(lane.hue);
    let lit = response.hovered() || response.has_focus();
    let fill = if lit { palette.hover } else { palette.panel };
    let line = Stroke::new(if lit { 2.0 } else { 1.5 }, color);
    ui.painter()
        .rect(rect, CHIP / 2.0, fill, line, StrokeKind::Inside);
    let before = around * 0.64;
    let centre = rect.left_center() + vec2(before - 12.0, 0.0);
    paint_mark(ui.painter(), centre, 4.5, lane.hue, color);
    let font = theme::medium(text_size);
    let room = rect.width() - before - 6.0;
    let galley = elided(ui.painter(), &name, font, palette.text, room);
    let from = rect.left_center() + vec2(before, -galley.size().y / 2.0);
    ui.painter().galley(from, galley, palette.text);
    let number = index + 1;
    let name = text::strategy_button(number, &name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.on_hover_text(text::change_strategy(lane.strategy))
}

fn add(ui: &mut Ui, rect: Rect, compare: &mut Compare) {
    let palette = *Palette::of(ui);
    let room = compare.has_room();
    let [words, name, about] = text::ADD;
    at(ui, rect, |ui| {
        ui.add_enabled_ui(room, |ui| {
            let place = rect.size().max(egui::Vec2::ZERO);
            let (rect, response) = ui.allocate_exact_size(place, Sense::click());
            let lit = room && (response.hovered() || response.has_focus());
            let fill = if lit { palette.hover } else { palette.card };
            let line = Stroke::new(1.0, palette.line);
            ui.painter()
                .rect(rect, CHIP / 2.0, fill, line, StrokeKind::Inside);
            let font = theme::medium(size::TEXT);
            let color = if lit { palette.text } else { palette.dim };
            let middle = egui::Align2::CENTER_CENTER;
            ui.painter().text(rect.center(), middle, words, font, color);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, room, name));
            popup(&response, |ui| add_menu(ui, compare));
            let most = STRATEGIES.end();
            response
                .on_hover_text(about.text())
                .on_disabled_hover_text(text::no_more_than(*most));
        });
    });
}

/// Shows a list below a button that stays open until the user clicks elsewhere.
fn popup(response: &Response, contents: impl FnOnce(&mut Ui)) {
    Popup::menu(response)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(contents);
}

/// Shows the choices of what the clock counts, and of maps or trees.
fn switches(ui: &mut Ui, compare: &mut Compare, facts: &Facts) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let now = compare.clock.by();
    let text = text::clock(clock::counted(now).0.text());
    let wanted = vec2(ui.available_width(), 26.0);
    let button = menu_button(ui, &text, &text::ONE_CLOCK, wanted);
    Popup::menu(&button).show(|ui| {
        for by in ClockBy::ALL {
            let row = ui.selectable_label(by == now, text::clock_by(clock::counted(by).0.text()));
            if row.on_hover_text(clock::counted(by).1.text()).clicked() {
                compare.count_by(by);
            }
        }
    });
    button.on_hover_text(clock::counted(now).1.text());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        label(ui, &text::PICTURES);
        let trees = !compare.draws_maps(facts);
        for (on, words) in [(false, text::MAPS), (true, text::TREES)] {
            if toggle_clicked(ui, trees == on, words) {
                compare.trees = on;
            }
        }
    });
}

fn add_menu(ui: &mut Ui, compare: &mut Compare) {
    list_style(ui);
    ui.set_min_width(240.0);
    for algorithm in Algorithm::ALL {
        let free = |strategy| !compare.has(strategy);
        let Some(strategy) = strategy_picker::first_free(algorithm, free) else {
            continue;
        };
        let row = ui.selectable_label(false, format!("       {strategy}"));
        let at = row.rect.left_center() + vec2(15.0, 0.0);
        let hue = Hue::of(algorithm);
        let color = Palette::of(ui).hue(hue);
        paint_mark(ui.painter(), at, 4.5, hue, color);
        row.widget_info(|| WidgetInfo::labeled(Role::Button, true, text::add(strategy)));
        if row.on_hover_text(about(strategy)).clicked() {
            compare.add(strategy);
            ui.close();
        }
    }
}

/// Shows everything that can be changed of the strategy at `index`. Returns whether it is to be removed.
fn change_menu(ui: &mut Ui, compare: &mut Compare, index: usize, facts: &Facts) -> bool {
    list_style(ui);
    ui.set_min_width(260.0);
    let now = compare.lanes[index].strategy;
    let free = |strategy| !compare.has(strategy);
    if let Some(strategy) = strategy_picker::menu(ui, now, &facts.own, free) {
        compare.change(index, strategy);
    }
    ui.separator();
    let button = ui.add_enabled_ui(compare.can_lose_one(), |ui| {
        let button =
            quiet(ui, &text::REMOVE_BUTTON).on_disabled_hover_text(text::AT_LEAST_TWO.text());
        button.on_hover_text(text::REMOVE.text()).clicked()
    });
    if button.inner {
        ui.close();
    }
    button.inner
}
