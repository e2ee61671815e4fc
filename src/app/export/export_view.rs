//! The Export menu: a picture of what is shown, and the trace of the search.

use egui::{DragValue, ProgressBar, Sense, TextEdit, Ui, vec2};

use crate::app;
use crate::app::dialogs;
use crate::app::export::{
    self, Drawing, DrawnPicture, Figure, PictureExport, PictureSubject, SaveAction,
    animation_export, picture, save_view, worksheet,
};
use crate::app::kept::recent_view;
use crate::app::widgets::{at, heading, label, menu_button, menu_card, named, quiet, toggle};
use crate::app::{Effect, Facts, Model, Screen, Status, Tone};
use crate::study::picture::{Animation, AnimationFormat, Paper, PictureFormat, Preset};
use crate::study::worksheet::WorksheetFormat;
use crate::text::Named;
use crate::text::Summarized;
use crate::text::dialogs::{RECENT_EXPORTS, show_recent};
use crate::text::export::menu as words;
use crate::text::files::{ANIMATION, PICTURE, TRACE, WORKSHEET};
use crate::text::worksheet::menu as sheet_words;

/// The width of the menu's contents.
const WIDTH: f32 = 476.0;
/// The width of the names before the rows.
const NAMES: f32 = 52.0;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, facts: &Facts, width: f32) {
    let button = menu_button(ui, &words::EXPORT, &words::EXPORT, vec2(width, 28.0));
    let button = button.on_hover_text(words::ABOUT);
    menu_card(&button, ui, WIDTH, |ui| sections(ui, model, facts));
}

/// What can be saved of the screen; worksheets in a place of their own.
fn sections(ui: &mut Ui, model: &Model, facts: &Facts) {
    let explores = facts.screen == Screen::Explore;
    let shows_worksheet = explores && model.worksheet.is_shown;
    if shows_worksheet {
        worksheet_section(ui, model, facts);
    } else {
        picture_section(ui, model, facts);
        if explores {
            app::theme::rule(ui, 6.0, 6.0);
            animation_section(ui, model, facts);
            app::theme::rule(ui, 6.0, 6.0);
            trace_section(ui, model, facts);
        }
    }
    if explores {
        app::theme::rule(ui, 6.0, 6.0);
        let (text, about) = if shows_worksheet {
            sheet_words::HIDE
        } else {
            sheet_words::SHOW
        };
        if quiet(ui, &text).on_hover_text(about).clicked() {
            let action = worksheet::Action::Show(!shows_worksheet);
            facts.ask(Effect::Export(export::Action::Worksheet(action)));
        }
    }
    if !model.keeping.exports.is_empty() {
        app::theme::rule(ui, 6.0, 6.0);
        heading(ui, &RECENT_EXPORTS);
        if let Some(path) =
            recent_view::list(ui, &model.keeping.exports, true, |path| show_recent(path))
        {
            facts.ask(Effect::Dialogs(dialogs::Action::ShowFolder(path)));
        }
    }
}

/// What can be chosen for the picture, and the button that saves it.
fn picture_section(ui: &mut Ui, model: &Model, facts: &Facts) {
    heading(ui, &words::PICTURE);
    let mut chosen = Vec::new();
    subject(ui, model, &mut chosen);
    size(ui, model, &mut chosen);
    theme(ui, model, &mut chosen);
    text(ui, model, &mut chosen);
    format(ui, model, &mut chosen);
    let action = save_view::row(ui, &model.picture.file, &PICTURE, model.can_draw());
    chosen.extend(action.map(|action| match action {
        SaveAction::Edit(edit) => picture::Action::File(edit),
        SaveAction::Write => picture::Action::Write(draw_picture(ui, model)),
    }));
    facts.ask_all(
        chosen
            .into_iter()
            .map(export::Action::Picture)
            .map(Effect::Export),
    );
}

/// A row that begins with what is chosen in it.
fn row(ui: &mut Ui, name: &str, about: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let (rect, response) = ui.allocate_exact_size(vec2(NAMES, 24.0), Sense::hover());
        at(ui, rect, |ui| {
            ui.horizontal_centered(|ui| label(ui, name));
        });
        if !about.is_empty() {
            response.on_hover_text(about);
        }
        contents(ui);
    });
}

/// What it is of; a screen with one picture needs no choice.
fn subject(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    let subjects = PictureSubject::of(model.facts.screen);
    if subjects.len() < 2 {
        return;
    }
    let now = model.picture.subject(model.facts.screen);
    row(ui, &words::OF, &words::ABOUT_OF, |ui| {
        for &subject in subjects {
            let name = words::picture_of(subject.name());
            if toggle(ui, subject == now, subject.name(), &name).clicked() {
                actions.push(picture::Action::Subject(subject));
            }
        }
    });
}

fn format(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    row(ui, &words::FORMAT, "", |ui| {
        let name = |format: PictureFormat| words::picture_as(format.name());
        let edit = save_view::formats(ui, &model.picture.file, name);
        actions.extend(edit.map(picture::Action::File));
    });
}

fn theme(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    row(ui, &words::THEME, "", |ui| {
        for (light, [text, name, about]) in [
            (Some(true), words::LIGHT),
            (Some(false), words::DARK),
            (None, words::AS_HERE),
        ] {
            let button = toggle(ui, model.picture.light == light, &text, &name);
            if button.on_hover_text(about).clicked() {
                actions.push(picture::Action::Light(light));
            }
        }
    });
}

/// A column, a page, a slide; or so many pixels, in a row of their own.
fn size(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    let now = model.picture.paper;
    let mut paper = now;
    row(ui, &words::SIZE, &words::ABOUT_SIZE, |ui| {
        for preset in Preset::ALL {
            let name = words::picture_for(preset.name());
            let button = toggle(ui, paper.preset == preset, preset.name(), &name);
            if button.on_hover_text(preset.summary()).clicked() {
                paper.preset = preset;
            }
        }
    });
    if now.preset == Preset::Own {
        row(ui, "", "", |ui| {
            side(ui, &mut paper.width, &words::WIDTH);
            label(ui, &words::TIMES);
            side(ui, &mut paper.height, &words::HEIGHT);
            label(ui, &words::PIXELS);
            ui.add_space(8.0);
            label(ui, &words::ZOOM_LABEL).on_hover_text(words::ZOOM);
            for zoom in PictureExport::ZOOMS {
                let name = words::picture_zoom(zoom);
                let button = toggle(ui, paper.zoom == zoom, &words::zoom(zoom), &name);
                if button.on_hover_text(words::ZOOM).clicked() {
                    paper.zoom = zoom;
                }
            }
        });
    }
    if paper != now {
        actions.push(picture::Action::Paper(paper));
    }
}

fn side(ui: &mut Ui, value: &mut u32, name: &'static str) {
    let field = ui.add(DragValue::new(value).range(Paper::SIDE).speed(4.0));
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(name));
    field.on_hover_text(words::SIDE);
}

/// Title and caption, which may be empty.
fn text(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    let now = &model.picture.text;
    let mut text = now.clone();
    for (value, [name, hint, accessible]) in [
        (&mut text.title, words::TITLE),
        (&mut text.caption, words::CAPTION),
    ] {
        row(ui, &name, "", |ui| {
            let field = TextEdit::singleline(value).hint_text(hint);
            let field = ui.add(field.desired_width(WIDTH - NAMES - 32.0));
            ui.ctx()
                .accesskit_node_builder(field.id, |node| node.set_label(accessible));
        });
    }
    if text != *now {
        actions.push(picture::Action::Text(text));
    }
}

/// How fast, how long and which part; what is shown, and on what, is the picture's.
fn animation_section(ui: &mut Ui, model: &Model, facts: &Facts) {
    heading(ui, &words::ANIMATION);
    label(ui, &words::ABOUT_ANIMATION);
    let animation = &model.animation;
    let newest = facts.playback.expanded();
    let mut chosen = Vec::new();
    let mut film = animation.film;
    row(ui, &words::SPEED, &words::ABOUT_SPEED, |ui| {
        let speed = DragValue::new(&mut film.speed).range(Animation::SPEED);
        number(ui, speed.speed(0.1), &words::ANIMATION_SPEED);
        label(ui, &words::A_SECOND);
        ui.add_space(8.0);
        label(ui, &words::AT_MOST);
        let seconds = DragValue::new(&mut film.seconds).range(Animation::SECONDS);
        number(ui, seconds.speed(0.2), &words::ANIMATION_SECONDS);
        label(ui, &words::SECONDS);
    });
    row(ui, &words::PART, &words::ABOUT_PART, |ui| {
        let mut end = animation.end(newest);
        let from = DragValue::new(&mut film.from).range(0..=end);
        number(ui, from, &words::ANIMATION_FROM);
        label(ui, &words::UP_TO);
        let to = DragValue::new(&mut end).range(film.from..=newest.max(film.from));
        if number(ui, to, &words::ANIMATION_TO) {
            let to = (end < newest).then_some(end);
            chosen.push(animation_export::Action::To(to));
        }
        label(ui, &words::EXPANSIONS);
    });
    if film != animation.film {
        chosen.push(animation_export::Action::Film(film));
    }
    row(ui, &words::FORMAT, "", |ui| {
        let name = |format: AnimationFormat| words::animation_as(format.name());
        let edit = save_view::formats(ui, &animation.file, name);
        chosen.extend(edit.map(animation_export::Action::File));
        if newest > 0 {
            let frames = animation.frames(newest);
            label(ui, &words::lasts(&frames));
        }
    });
    let action = save_view::row(ui, &animation.file, &ANIMATION, model.can_animate());
    chosen.extend(action.map(|action| match action {
        SaveAction::Edit(edit) => animation_export::Action::File(edit),
        SaveAction::Write => animation_export::Action::Write(paper(ui, model)),
    }));
    if animation.file.is_busy() {
        ui.horizontal(|ui| {
            let share = animation.file.progress().unwrap_or(0.0);
            let bar = ProgressBar::new(share).desired_width(ui.available_width() - 84.0);
            let bar = ui.add(bar.text(words::drawn(share)));
            named(ui, &bar, &words::ANIMATION_PROGRESS);
            if quiet(ui, &words::CANCEL).clicked() {
                chosen.push(animation_export::Action::Cancel);
            }
        });
    }
    facts.ask_all(
        chosen
            .into_iter()
            .map(export::Action::Animation)
            .map(Effect::Export),
    );
}

/// A field for a number; says whether it was changed.
fn number(ui: &mut Ui, field: DragValue<'_>, name: &'static str) -> bool {
    let field = ui.add(field);
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(name));
    field.on_hover_text(words::SIDE).changed()
}

/// The paper that is chosen, as light or dark as is chosen.
fn paper(ui: &Ui, model: &Model) -> Paper {
    let picture = &model.picture;
    let light = picture.light.unwrap_or(!ui.visuals().dark_mode);
    Paper {
        light,
        ..picture.paper
    }
}

/// The picture as it is at this moment.
fn draw_picture(ui: &Ui, model: &Model) -> DrawnPicture {
    let picture = &model.picture;
    let figure = Figure {
        model,
        subject: picture.subject(model.facts.screen),
        paper: paper(ui, model),
        text: &picture.text,
    };
    let drawing = Drawing::new(&figure, picture.file.format);
    DrawnPicture::new(move |out| drawing.write(out))
}

/// A warning where the trace is large, and the button that saves it.
fn trace_section(ui: &mut Ui, model: &Model, facts: &Facts) {
    heading(ui, &words::TRACE);
    if let Some(text) = model.trace_warning() {
        let tone = Tone::Waiting;
        save_view::message(ui, &Status::new(tone, text));
    }
    let possible = facts.playback.expanded() > 0;
    let action = save_view::row(ui, &model.trace.file, &TRACE, possible);
    facts.ask_all(action.map(|action| Effect::Export(export::Action::Trace(action))));
}

/// How many sheets, to fill in or with their solution, and the button that saves them.
fn worksheet_section(ui: &mut Ui, model: &Model, facts: &Facts) {
    heading(ui, &sheet_words::WORKSHEET);
    let export = &model.worksheet;
    let mut chosen = Vec::new();
    row(ui, &sheet_words::SHEETS, &sheet_words::ABOUT_SHEETS, |ui| {
        let mut copies = export.copies;
        let field = DragValue::new(&mut copies).range(1..=worksheet::MOST_COPIES);
        if number(ui, field.speed(0.1), &sheet_words::COPIES) {
            chosen.push(worksheet::Action::Copies(copies));
        }
        ui.add_space(8.0);
        for (filled, [text, name, about]) in
            [(false, sheet_words::EMPTY), (true, sheet_words::FILLED)]
        {
            let button = toggle(ui, export.filled == filled, &text, &name);
            if button.on_hover_text(about).clicked() {
                chosen.push(worksheet::Action::Filled(filled));
            }
        }
    });
    row(ui, &words::FORMAT, "", |ui| {
        let name = |format: WorksheetFormat| sheet_words::worksheet_as(format.name());
        let edit = save_view::formats(ui, &export.file, name);
        chosen.extend(edit.map(worksheet::Action::File));
    });
    let possible = facts.setup().problem.is_some();
    let action = save_view::row(ui, &export.file, &WORKSHEET, possible);
    chosen.extend(action.map(|action| match action {
        SaveAction::Edit(edit) => worksheet::Action::File(edit),
        SaveAction::Write => worksheet::Action::Write,
    }));
    facts.ask_all(
        chosen
            .into_iter()
            .map(export::Action::Worksheet)
            .map(Effect::Export),
    );
}
