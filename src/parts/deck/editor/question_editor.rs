//! The editor of a slide's question, below its text: the kind, the options, the right answer, and the feedback.

use std::mem::discriminant;
use std::num::NonZeroU32;

use egui::{DragValue, Id, TextEdit, Ui};

use crate::deck::editor::Slides;
use crate::widgets::{Icon, choice, icon_button, label, labelled, quiet, set_name, warning};
use slidescope_core::lesson::question::{MAX_PREDICTIONS, OPTIONS};
use slidescope_core::lesson::{
    Aim, Choice, Figure, Hand, MAX_TEXT, Play, Question, Slide, Task, Wanted, parse_number,
    question_fault,
};
use slidescope_core::puzzle::Board;
use slidescope_core::text::lesson::editor as text;
use slidescope_core::text::play as play_text;
use slidescope_core::text::question::{number, queries_help};
use slidescope_core::text::{Message, Named as _, sentence};

/// A question that is not valid yet; the slide keeps its previous question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft(Option<(usize, Question)>);

/// The kinds of questions, each with its initial task, name and description. The first is no question.
fn kinds() -> [(Option<Task>, (Message, Message)); 8] {
    let option = |right| Choice {
        right,
        ..Choice::default()
    };
    let choose = Task::Choose {
        options: vec![option(true), option(false)],
        answer: None,
    };
    let number = Task::Number {
        answer: Figure::Literal(0.0),
        tolerance: 0.0,
    };
    let mark = Task::Mark {
        answer: "frontier".to_owned(),
    };
    let play = Play {
        hand: Hand::Weight,
        aim: Aim::Cheaper,
    };
    let heuristic = Task::Heuristic(vec![Wanted::Admissible]);
    [
        (None, text::NOTHING),
        (Some(choose), text::CHOOSE),
        (Some(number), text::NUMBER),
        (Some(Task::Predict(NonZeroU32::MIN)), text::PREDICT),
        (Some(mark), text::MARK),
        (Some(Task::Solve), text::SOLVE),
        (Some(heuristic), text::HEURISTIC),
        (Some(Task::Play(play)), text::PLAY),
    ]
}

pub(crate) fn show(ui: &mut Ui, slides: &mut Slides, draft: &mut Draft) {
    let Some((index, slide)) = slides.shown() else {
        return;
    };
    let drafted = draft.0.take().filter(|(of, _)| *of == index);
    let mut question = match drafted {
        Some((_, question)) => Some(question),
        None => slide.question.clone(),
    };
    edit(ui, &mut question, slide.setup.problem.start());
    let slide = Slide {
        question,
        ..slide.clone()
    };
    let fault = question_fault(&slide);
    if let Some(fault) = &fault {
        warning(ui, &text::cannot_be_asked(fault));
    }
    match (fault, slide.question) {
        (Some(_), Some(question)) => draft.0 = Some((index, question)),
        (_, question) => slides.edit(index, |slide| slide.question = question),
    }
}

/// `board` is the one whose estimate is first in the hand.
fn edit(ui: &mut Ui, question: &mut Option<Question>, board: Board) {
    let chosen = chosen_kind(ui, question.as_ref().map(|it| &it.task));
    let is_new = chosen.is_some();
    if let Some(other) = chosen {
        *question = other.map(|task| match question.take() {
            Some(question) => Question { task, ..question },
            None => Question::new("", task),
        });
    }
    let Some(question) = question else {
        return;
    };
    // What is above it changes with the kind, and with that an id that was counted.
    let ask = field(&mut question.ask).id(Id::unique("what is asked"));
    let ask = labelled(ui, &text::ASK, ask);
    if is_new {
        // It can be typed at once.
        ask.request_focus();
    }
    task(ui, &mut question.task, board);
    labelled(ui, &text::RIGHT, field(&mut question.right));
    labelled(ui, &text::WRONG, field(&mut question.wrong));
}

/// Shows all kinds beside each other. Returns the initial task of the kind chosen instead of `now`. A drop-down list would
/// close the menu that contains it, because egui keeps only one of them open.
fn chosen_kind(ui: &mut Ui, now: Option<&Task>) -> Option<Option<Task>> {
    let mut chosen = None;
    label(ui, &text::KIND);
    ui.horizontal_wrapped(|ui| {
        for (task, (name, about)) in kinds() {
            let is_now = task.as_ref().map(discriminant) == now.map(discriminant);
            if choice(ui, is_now, &name)
                .on_hover_text(about.text())
                .clicked()
                && !is_now
            {
                chosen = Some(task);
            }
        }
    });
    chosen
}

fn field(said: &mut String) -> TextEdit<'_> {
    TextEdit::singleline(said)
        .char_limit(MAX_TEXT)
        .desired_width(f32::INFINITY)
}

fn task(ui: &mut Ui, task: &mut Task, board: Board) {
    match task {
        Task::Solve => {}
        Task::Predict(times) => {
            ui.horizontal(|ui| {
                let mut count = times.get();
                let value = DragValue::new(&mut count).range(1..=MAX_PREDICTIONS);
                labelled(ui, &text::TIMES, value);
                *times = NonZeroU32::new(count).unwrap_or(*times);
            });
        }
        Task::Mark { answer } => {
            labelled(ui, &text::WHICH, field(answer)).on_hover_text(help(0));
        }
        Task::Number { answer, tolerance } => {
            figure(ui, &text::ANSWER, answer);
            ui.horizontal(|ui| {
                let mut percent = *tolerance * 100.0;
                let value = DragValue::new(&mut percent).range(0.0..=100.0).suffix(" %");
                if labelled(ui, &text::TOLERANCE, value).changed() {
                    *tolerance = percent / 100.0;
                }
            });
        }
        Task::Choose { options, answer } => choose(ui, options, answer),
        Task::Heuristic(wants) => wishes(ui, wants),
        Task::Play(play) => {
            hand(ui, &mut play.hand, board);
            for aim in Aim::ALL {
                if choice(ui, play.aim == aim, aim.name()).clicked() {
                    play.aim = aim;
                }
            }
        }
    }
}

/// Shows what is in the hand: the weight, or the estimate of a board that is typed.
fn hand(ui: &mut Ui, hand: &mut Hand, board: Board) {
    let held = match hand {
        Hand::Estimate(board) => Some(*board),
        Hand::Weight => None,
    };
    if choice(ui, held.is_none(), &play_text::HAND_WEIGHT).clicked() {
        *hand = Hand::Weight;
    }
    if choice(ui, held.is_some(), &play_text::HAND_ESTIMATE).clicked() && held.is_none() {
        *hand = Hand::Estimate(board);
    }
    let Some(held) = held else { return };
    let id = ui.unique_id().with("held board");
    let typed: Option<String> = ui.data(|data| data.get_temp(id));
    let has_cursor = ui.memory(|memory| memory.has_focus(id));
    let mut words = typed
        .filter(|_| has_cursor)
        .unwrap_or_else(|| held.to_string());
    labelled(ui, &text::HELD_BOARD, field(&mut words).id(id));
    match words.parse::<Board>() {
        Ok(read) if read != held => *hand = Hand::Estimate(read),
        Ok(_) => {}
        Err(error) => warning(ui, &sentence(&error.to_string())),
    }
    ui.data_mut(|data| data.insert_temp(id, words));
}

/// Shows a checkbox for each property that a heuristic should have.
pub(crate) fn wishes(ui: &mut Ui, wants: &mut Vec<Wanted>) {
    for wanted in [
        Wanted::Admissible,
        Wanted::Consistent,
        Wanted::CloserThanMisplaced,
        Wanted::CloserThanManhattan,
    ] {
        let mut on = wants.contains(&wanted);
        if ui.checkbox(&mut on, wanted.name()).changed() {
            wants.retain(|other| *other != wanted);
            wants.extend(on.then_some(wanted));
        }
    }
}

/// Returns the available queries and what they ask for: for boards, or for numbers.
fn help(of: usize) -> String {
    let queries = queries_help();
    let lines = queries[of].iter();
    let lines: Vec<String> = lines
        .map(|(query, about)| format!("{query}: {about}"))
        .collect();
    lines.join("\n")
}

/// A number, or a query for a figure of the slide's moment. Typed text is kept unchanged while the field has the cursor.
fn figure(ui: &mut Ui, name: &str, figure: &mut Figure) {
    let id = ui.unique_id().with("figure");
    let typed: Option<String> = ui.data(|data| data.get_temp(id));
    let kept = || match figure {
        Figure::Literal(value) => number(*value),
        Figure::Query(query) => query.clone(),
    };
    let has_cursor = ui.memory(|memory| memory.has_focus(id));
    let mut words = typed.filter(|_| has_cursor).unwrap_or_else(kept);
    let response = labelled(ui, name, field(&mut words).id(id));
    if response.changed() {
        *figure = match parse_number(&words) {
            Some(value) => Figure::Literal(value),
            None => Figure::Query(words.trim().to_owned()),
        };
    }
    ui.data_mut(|data| data.insert_temp(id, words));
    response.on_hover_text(help(1));
}

/// The options, and which is right: the marked one, or the one whose text is a figure of the moment.
fn choose(ui: &mut Ui, options: &mut Vec<Choice>, answer: &mut Option<Figure>) {
    let mut from_moment = answer.is_some();
    let (about, more) = text::FROM_MOMENT;
    let toggled = ui
        .checkbox(&mut from_moment, about.text())
        .on_hover_text(more.text());
    if toggled.changed() {
        *answer = from_moment.then(|| Figure::Query("frontier".to_owned()));
    }
    let mut removed = None;
    let can_remove = options.len() > *OPTIONS.start();
    let mut right = options.iter().position(|option| option.right);
    for (index, option) in options.iter_mut().enumerate() {
        let place = index + 1;
        ui.horizontal(|ui| {
            if answer.is_none() {
                let radio = ui.radio(right == Some(index), "");
                set_name(ui, &radio, text::right_option(place));
                if radio
                    .on_hover_text(text::RIGHT_OPTION_ABOUT.text())
                    .clicked()
                {
                    right = Some(index);
                }
            }
            let width = (ui.available_width() - 30.0).max(80.0);
            let response = ui.add(field(&mut option.text).desired_width(width));
            set_name(ui, &response, text::option(place));
            let remove = icon_button(ui, can_remove, Icon::Remove, &text::remove(place), false);
            if remove.clicked() {
                removed = Some(index);
            }
        });
        ui.horizontal(|ui| {
            ui.add_space(24.0);
            let response = ui.add(field(&mut option.because).hint_text(text::BECAUSE_HINT.text()));
            set_name(ui, &response, text::because(place));
        });
    }
    if let Some(index) = removed {
        options.remove(index);
        right = right.map(|at| at - usize::from(at > index));
    }
    let right = right.unwrap_or(0).min(options.len().saturating_sub(1));
    for (index, option) in options.iter_mut().enumerate() {
        option.right = answer.is_none() && index == right;
    }
    if options.len() < *OPTIONS.end() && quiet(ui, &text::ADD_OPTION).clicked() {
        options.push(Choice::default());
    }
    if let Some(answer) = answer {
        figure(ui, &text::ANSWER, answer);
    }
}
