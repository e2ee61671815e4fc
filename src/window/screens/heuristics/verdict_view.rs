//! The verdicts, with counterexamples that become the start board when clicked, and other results.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, Label, Rect, ScrollArea, Sense, Stroke, Ui, vec2};

use crate::window::screens::heuristics::check::Findings;
use crate::window::screens::heuristics::list_view::small_button;
use crate::window::screens::heuristics::{Heuristics, picture_view};
use slidescope_core::puzzle::Board;
use slidescope_core::study::heuristic_check::Inconsistency;
use slidescope_core::text::heuristics_place as text;
use slidescope_parts::Facts;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::table::paint_verdict;
use slidescope_parts::widgets::{
    body, full_card, heading, label, named, set_name, show_board, width_of,
};

const BOARD: f32 = 72.0;

pub(crate) fn card(ui: &mut Ui, heuristics: &mut Heuristics, facts: &Facts) {
    let mut taken = None;
    full_card(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_height(28.0);
            heading(ui, &text::VERDICT);
        });
        let Some((findings, current)) = heuristics.findings() else {
            label(ui, &text::NO_VERDICT);
            return;
        };
        // The visible scroll bar shows that there is more.
        ui.spacing_mut().scroll.dormant_handle_opacity = 0.5;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            picture_view::fainter(ui, !current, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                contents(ui, findings, &mut taken);
                let has_costs = !facts.boards.editor.costs.is_unit();
                if has_costs && findings.question.costs.is_unit() {
                    label(ui, &text::BY_MOVES);
                }
            });
        });
    });
    if let Some(board) = taken {
        heuristics.use_as_start(board, facts);
    }
}

/// Sets `taken` to the counterexample that was clicked.
fn contents(ui: &mut Ui, findings: &Findings, taken: &mut Option<Board>) {
    let check = &findings.check;
    ui.add_space(2.0);
    verdict(ui, check.is_admissible(), &text::admissible(check));
    verdict(ui, check.is_consistent(), &text::consistent(check));
    if check.h_of_goal > 0 {
        let why = text::goal_has_why(check.h_of_goal);
        verdict(ui, Some(false), &(text::GOAL_HAS.into(), why));
    }
    theme::rule(ui, 4.0, 2.0);
    if let Some(worst) = &check.worst {
        label(ui, &text::OVERESTIMATED);
        let h_star = text::h_star_is(worst.h_star);
        let words = [text::h_is(worst.h), h_star];
        counterexample(ui, "worst", &worst.board, words, &text::USE_AS_START, taken);
    }
    // A board on which A* finds a longer solution, or the number of boards on which it did not.
    match check.longer.as_ref().map(|sought| (sought, &sought.found)) {
        Some((_, Some(longer))) => {
            label(ui, &text::LONGER);
            let shortest = text::longer_shortest(longer.shortest);
            let words = [text::longer_moves(longer.moves), shortest];
            counterexample(ui, "longer", &longer.board, words, &text::USE_LONGER, taken);
        }
        Some((sought, None)) => _ = label(ui, &text::no_longer(sought.tried)),
        None => {}
    }
    if let Some(worst) = &check.steepest {
        inconsistency(ui, worst, check.worst.is_none(), taken);
    }
    if check.worst.is_some() || check.steepest.is_some() {
        theme::rule(ui, 4.0, 2.0);
    }
    numbers(ui, findings);
}

/// A sign and a sentence: proved, refuted, or neither.
fn verdict(ui: &mut Ui, holds: Option<bool>, (bold, reason): &text::Verdict) {
    let palette = Palette::of(ui);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
        sign(ui, rect, holds);
        let mut job = LayoutJob::default();
        let strong = TextFormat::simple(theme::semibold(size::TEXT), palette.text);
        let usual = TextFormat::simple(theme::regular(size::TEXT), palette.text);
        job.append(bold, 0.0, strong);
        job.append(" ", 0.0, usual.clone());
        job.append(reason, 0.0, usual);
        ui.add(Label::new(job).wrap());
    });
}

fn sign(ui: &Ui, rect: Rect, holds: Option<bool>) {
    let palette = Palette::of(ui);
    let color = palette.verdict(holds);
    let (painter, centre) = (ui.painter(), rect.center());
    painter.circle_filled(centre, 10.0, color);
    let ink = match ui.visuals().dark_mode {
        true => palette.ground,
        false => Color32::WHITE,
    };
    match holds {
        Some(holds) => paint_verdict(ui, centre, holds, ink),
        None => {
            let font = theme::bold(size::TEXT);
            painter.text(centre, Align2::CENTER_CENTER, "?", font, ink);
        }
    }
}

/// A board, and beside it what the heuristic or search says of it and the true value.
fn counterexample(
    ui: &mut Ui,
    salt: &str,
    shown: &Board,
    [told, truth]: [String; 2],
    name: &str,
    taken: &mut Option<Board>,
) {
    ui.horizontal_top(|ui| {
        board(ui, salt, shown);
        ui.add_space(6.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let told = body(told).font(theme::semibold(size::TEXT));
            ui.label(told.color(Palette::of(ui).bad));
            ui.label(body(truth));
            use_as_start(ui, *shown, name, taken);
        });
    });
}

/// The two boards of a move. If there is no other counterexample, the button has the plain name.
fn inconsistency(ui: &mut Ui, worst: &Inconsistency, alone: bool, taken: &mut Option<Board>) {
    let (from, to) = (worst.h_from, worst.h_to);
    label(ui, &text::STEEPEST);
    let name = match alone {
        true => text::USE_AS_START,
        false => text::USE_BEFORE_MOVE,
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        board(ui, "before", &worst.from);
        let room = ui.available_width() - BOARD - 10.0;
        ui.vertical(|ui| {
            ui.set_width(room.min(132.0));
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.label(body(text::drop(from, to)).font(theme::semibold(size::TEXT)));
            label(ui, &text::drop_why(from - to));
            ui.add_space(2.0);
            use_as_start(ui, worst.from, &name, taken);
        });
        board(ui, "after", &worst.to);
    });
}

fn board(ui: &mut Ui, salt: &str, board: &Board) {
    let shown = show_board(ui, salt, board, vec2(BOARD, BOARD));
    shown.on_hover_text(board.to_string());
}

fn use_as_start(ui: &mut Ui, board: Board, name: &str, taken: &mut Option<Board>) {
    let button = ui.add(small_button(&text::USE_AS_START));
    set_name(ui, &button, name);
    if button.on_hover_text(text::ABOUT_USE.text()).clicked() {
        *taken = Some(board);
    }
}

fn numbers(ui: &mut Ui, findings: &Findings) {
    let palette = Palette::of(ui);
    let check = &findings.check;
    for (name, value) in text::facts(check, check.mean_ratio(), findings.seconds_each) {
        let fonts = [theme::regular(size::TEXT - 0.5), theme::medium(size::TEXT)];
        let width = ui.available_width();
        let needed = width_of(ui, &*name, &fonts[0]) + width_of(ui, &*value, &fonts[1]) + 18.0;
        // In a narrow card the value is on its own line.
        let height = if needed > width { 38.0 } else { 19.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let painter = ui.painter();
        let inner = rect.shrink2(vec2(4.0, 2.0));
        let [small, large] = fonts;
        let (left, right) = (inner.left_top(), inner.right_bottom());
        painter.text(left, Align2::LEFT_TOP, &name, small, palette.text);
        painter.text(right, Align2::RIGHT_BOTTOM, &value, large, palette.text);
        let line = Stroke::new(1.0, palette.line);
        painter.hline(rect.x_range(), rect.bottom() + 2.0, line);
        named(ui, &response, &format!("{name} {value}"));
    }
}
