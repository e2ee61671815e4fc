//! The settings of one task: its search, its options, and how its boards are drawn.

use std::ops::RangeInclusive;

use egui::emath::Numeric;
use egui::{DragValue, RichText, Ui};

use crate::app::exercise::form::{of_expansions, offered};
use crate::app::lesson::question_editor::wishes;
use crate::app::widgets::{label, list_style, plain_list, toggle};
use crate::lesson::exercise::{Draw, ExerciseTask, MAX_ORDER, TaskKind};
use crate::lesson::question::OPTIONS;
use crate::search::Counter;
use crate::study::worksheet::Teaches;
use crate::text::exercises as text;
use crate::text::{Message, Named as _, Summarized as _};

/// The longest shortest solution of any board whose distances are known.
const MOST_LENGTH: u32 = 80;

pub(crate) fn number<N: Numeric>(
    ui: &mut Ui,
    name: Message,
    value: &mut N,
    range: RangeInclusive<N>,
) {
    let name = label(ui, &name);
    ui.add(DragValue::new(value).range(range))
        .labelled_by(name.id);
}

/// A list with its name before it.
fn list<T: Clone + PartialEq>(
    ui: &mut Ui,
    (name, about): (Message, Message),
    width: f32,
    now: &mut T,
    all: &[(T, String)],
) {
    label(ui, &name);
    let shown = all.iter().find(|(value, _)| value == now);
    let shown = RichText::new(shown.map_or("", |(_, words)| words));
    let mut chosen = None;
    plain_list(ui, (name, about.text()), width, shown, |ui| {
        list_style(ui);
        for (value, words) in all {
            if ui.selectable_label(value == now, words).clicked() {
                chosen = Some(value.clone());
            }
        }
    });
    if let Some(chosen) = chosen {
        *now = chosen;
    }
}

pub(crate) fn own(ui: &mut Ui, task: &mut ExerciseTask) {
    let strategies = offered().map(|it| (it, it.to_string()));
    match &mut task.kind {
        TaskKind::Order { expansions } => {
            number(ui, text::ORDER_LENGTH, expansions, 1..=MAX_ORDER);
            let now = &mut task.slide.setup.strategy;
            list(ui, text::STRATEGY_FIELD, 200.0, now, &strategies);
        }
        TaskKind::Trace | TaskKind::OwnSearch => {
            let now = &mut task.slide.setup.strategy;
            list(ui, text::STRATEGY_FIELD, 200.0, now, &strategies);
        }
        TaskKind::Strategy { options, least } => {
            for (strategy, name) in &strategies {
                let on = options.contains(strategy);
                let possible = if on {
                    options.len() > *OPTIONS.start()
                } else {
                    options.len() < *OPTIONS.end()
                };
                let button = ui
                    .add_enabled_ui(possible, |ui| toggle(ui, on, name, name))
                    .inner;
                if button.clicked() {
                    options.retain(|it| it != strategy);
                    options.extend((!on).then_some(*strategy));
                }
            }
            let counters = Counter::ALL.map(|it| (it, it.name().to_owned()));
            list(ui, text::LEAST_FIELD, 120.0, least, &counters);
        }
        TaskKind::Heuristic(wanted) => wishes(ui, &mut wanted.wants),
        TaskKind::Question => {}
    }
}

pub(crate) fn draw(ui: &mut Ui, task: &mut ExerciseTask) {
    let ways = [
        (Draw::Same, text::DRAW_SAME),
        (Draw::Length(8), text::DRAW_LENGTH),
        (of_expansions(7), text::DRAW_EXPANSIONS),
    ];
    // Compares the ways, regardless of their numbers.
    let is_same =
        |draw: &Draw| std::mem::discriminant(draw) == std::mem::discriminant(&task.boards);
    let now = ways.iter().position(|(draw, _)| is_same(draw)).unwrap_or(0);
    let names: Vec<(usize, String)> = ways
        .iter()
        .map(|(_, name)| name.to_string())
        .enumerate()
        .collect();
    let mut chosen = now;
    list(ui, text::DRAW_FIELD, 190.0, &mut chosen, &names);
    if chosen != now {
        task.boards = ways[chosen].0;
    }
    match &mut task.boards {
        Draw::Same => {}
        Draw::Length(length) => number(ui, text::MOVES_FIELD, length, 1..=MOST_LENGTH),
        Draw::Expansions {
            expansions,
            teaches,
            ..
        } => {
            number(ui, text::EXPANSIONS_FIELD, expansions, 1..=MAX_ORDER);
            let mut properties = vec![(None, text::ANY_SEARCH.to_string())];
            properties.extend(Teaches::ALL.map(|it| (Some(it), it.summary().to_string())));
            list(ui, text::SHOWS_FIELD, 260.0, teaches, &properties);
        }
    }
}
