//! Choosing a strategy: the algorithm, its heuristic, and the one parameter that some algorithms have. Explore and
//! Experiment show two lists, Compare shows everything in an open menu.

pub mod parameters;

use egui::{Rect, RichText, Ui};

use crate::theme::{Hue, Palette, size};
use crate::widgets::Choice;
use slidescope_core::search::heuristics::OwnHeuristic;
use slidescope_core::search::{Algorithm, Heuristic, Marks, Strategy, Ties};
use slidescope_core::text::{Named, Summarized, strategies as text};

/// The parameter that an algorithm has besides its heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    Weight,
    Ties,
    Marks,
    DepthLimit,
}

impl Parameter {
    pub const fn of(algorithm: Algorithm) -> Option<Self> {
        match algorithm {
            Algorithm::AStar => Some(Self::Ties),
            Algorithm::Dfs => Some(Self::Marks),
            _ if algorithm.uses_weight() => Some(Self::Weight),
            _ if algorithm.is_depth_first() => Some(Self::DepthLimit),
            _ => None,
        }
    }
}

/// The gap between two lists in a row.
const GAP: f32 = 8.0;

/// Shows two lists in a row, with the weight in the line of the second list's name. Depth-limited search has no heuristic,
/// so a depth limit replaces the second list. Ties are chosen elsewhere. The user's `own` heuristics are listed below the
/// shipped ones. `deepest` is the largest limit that makes a difference.
pub fn compact(
    ui: &mut Ui,
    now: Strategy,
    own: &[OwnHeuristic],
    deepest: Option<u32>,
) -> Option<Strategy> {
    let room = ui.available_width() - GAP;
    let width = (room * 0.56).floor();
    let mut chosen = now;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        algorithms(ui, &mut chosen, width, true);
        if now.algorithm == Algorithm::DepthLimited {
            if let Some(deepest) = deepest {
                parameters::depth_limit(ui, &mut chosen, room - width, deepest);
            }
            return;
        }
        let list = heuristics(ui, &mut chosen, own, room - width);
        if Parameter::of(now.algorithm) == Some(Parameter::Weight) {
            parameters::weight_in_line(ui, &mut chosen, list);
        }
    });
    (chosen != now).then_some(chosen)
}

/// Shows two lists in a row, and the parameter at the left of the row below. `rest` fills the remainder of that row,
/// including a depth limit, which is a text field of the form. It gets the parameter and the width of a list.
pub fn in_rows(
    ui: &mut Ui,
    now: Strategy,
    own: &[OwnHeuristic],
    rest: impl FnOnce(&mut Ui, Option<Parameter>, f32),
) -> Option<Strategy> {
    let half = ((ui.available_width() - GAP) / 2.0).floor();
    let mut chosen = now;
    ui.horizontal_top(|ui| {
        algorithms(ui, &mut chosen, half, false);
        heuristics(ui, &mut chosen, own, half);
    });
    let parameter = Parameter::of(now.algorithm);
    ui.horizontal_top(|ui| {
        match parameter {
            Some(Parameter::Weight) => parameters::weight_list(ui, &mut chosen, half),
            Some(Parameter::Ties) => {
                Choice::of(&text::TIES, half, &Ties::ALL).show(ui, &mut chosen.ties);
            }
            Some(Parameter::Marks) => {
                Choice::of(&text::MARKS, half, &Marks::ALL).show(ui, &mut chosen.marks);
            }
            Some(Parameter::DepthLimit) | None => {}
        }
        rest(ui, parameter, half);
    });
    (chosen != now).then_some(chosen)
}

/// Shows all choices in an open menu. Choices that are not `free` are disabled. An algorithm that is not free with the
/// heuristic of `now` is chosen with another heuristic.
pub fn menu(
    ui: &mut Ui,
    now: Strategy,
    own: &[OwnHeuristic],
    free: impl Fn(Strategy) -> bool,
) -> Option<Strategy> {
    let mut chosen = now;
    group(ui, &text::ALGORITHM);
    for algorithm in Algorithm::ALL {
        let on = algorithm == now.algorithm;
        let same = Some(Strategy { algorithm, ..now }).filter(|&strategy| free(strategy));
        let wanted = same.or_else(|| first_free(algorithm, &free));
        let name = text::use_algorithm(algorithm);
        let row = option(ui, on, on || wanted.is_some(), algorithm.name(), &name);
        if row
            .on_hover_text(text::about(Strategy { algorithm, ..now }))
            .clicked()
            && let Some(strategy) = wanted.filter(|_| !on)
        {
            chosen = strategy;
        }
    }
    if now.algorithm.uses_heuristic() {
        group(ui, &text::HEURISTIC);
        for heuristic in all_heuristics(own) {
            let on = heuristic == now.heuristic;
            let strategy = Strategy { heuristic, ..now };
            let name = text::by_heuristic(heuristic);
            let row = option(ui, on, on || free(strategy), heuristic.name(), &name);
            if row.on_hover_text(heuristic.summary().text()).clicked() && !on {
                chosen = strategy;
            }
        }
    }
    match Parameter::of(now.algorithm) {
        Some(Parameter::Weight) => parameters::weight_row(ui, &mut chosen),
        Some(Parameter::Ties) => {
            group(ui, &text::TIES);
            parameters::ties_rows(ui, &mut chosen);
        }
        Some(Parameter::Marks) => {
            group(ui, &text::MARKS);
            parameters::marks_rows(ui, &mut chosen);
        }
        Some(Parameter::DepthLimit) => parameters::depth_limit_row(ui, &mut chosen),
        None => {}
    }
    parameters::move_order_row(ui, &mut chosen);
    (chosen != now).then_some(chosen)
}

/// Returns a free strategy with `algorithm`, with the first free heuristic in order of usefulness.
pub fn first_free(algorithm: Algorithm, free: impl Fn(Strategy) -> bool) -> Option<Strategy> {
    const HEURISTICS: [Heuristic; 5] = [
        Heuristic::Manhattan,
        Heuristic::LinearConflict,
        Heuristic::Patterns,
        Heuristic::Misplaced,
        Heuristic::Zero,
    ];
    HEURISTICS
        .into_iter()
        .map(|heuristic| Strategy::new(algorithm, heuristic))
        .find(|&strategy| free(strategy))
}

/// Shows the list of algorithms, with a mark beside each if `marks`.
fn algorithms(ui: &mut Ui, chosen: &mut Strategy, width: f32, marks: bool) {
    let list = Choice {
        mark: marks.then_some(Hue::of),
        ..Choice::of(&text::ALGORITHM, width, &Algorithm::ALL)
    };
    list.show(ui, &mut chosen.algorithm);
}

/// Returns the shipped heuristics and the user's own.
fn all_heuristics(own: &[OwnHeuristic]) -> Vec<Heuristic> {
    let own = own.iter().copied().map(Heuristic::Own);
    Heuristic::ALL.into_iter().chain(own).collect()
}

/// Shows the list of heuristics, disabled if the algorithm uses none. Returns its rectangle.
fn heuristics(ui: &mut Ui, chosen: &mut Strategy, own: &[OwnHeuristic], width: f32) -> Rect {
    let algorithm = chosen.algorithm;
    let all = all_heuristics(own);
    let choice = Choice::of(&text::HEURISTIC, width, &all);
    let used = algorithm.uses_heuristic();
    let list = ui.add_enabled_ui(used, |ui| choice.show(ui, &mut chosen.heuristic));
    let place = list.response.rect;
    if !used {
        let why = text::uses_no_heuristic(algorithm);
        list.response.on_hover_text(why);
    }
    place
}

fn option(ui: &mut Ui, on: bool, enabled: bool, text: &str, name: &str) -> egui::Response {
    let row = ui
        .add_enabled_ui(enabled, |ui| ui.selectable_label(on, text))
        .inner;
    row.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, enabled, on, name));
    row.on_disabled_hover_text(text::TAKEN.text())
}

fn group(ui: &mut Ui, name: &str) {
    let text = RichText::new(name).size(size::LABEL);
    ui.label(text.color(Palette::of(ui).dim));
}
