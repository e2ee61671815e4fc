//! The Export menu: a picture of what is shown, and the trace of the search.

use egui::{DragValue, Ui, vec2};

use crate::app::export::{
    self, Drawing, DrawnPicture, Figure, PictureExport, PictureSubject, SaveAction, picture,
    save_view,
};
use crate::app::widgets::{heading, label, menu_button, menu_card, toggle};
use crate::app::{Action, Model, Screen, Status, Tone, theme};
use crate::study::picture::{Paper, PictureFormat};
use crate::text::export::menu as words;
use crate::text::files::{PICTURE, TRACE};

/// The width of the menu's contents.
const WIDTH: f32 = 400.0;

/// Shows the button that opens it.
pub(crate) fn menu(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let button = menu_button(ui, words::EXPORT, words::EXPORT, vec2(78.0, 28.0));
    let button = button.on_hover_text(words::ABOUT);
    menu_card(&button, ui, WIDTH, |ui| {
        picture_section(ui, model, actions);
        if model.screen == Screen::Explore {
            theme::rule(ui, 6.0, 6.0);
            trace_section(ui, model, actions);
        }
    });
}

/// What can be chosen for the picture, and the button that saves it.
fn picture_section(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    heading(ui, words::PICTURE);
    let mut chosen = Vec::new();
    subject(ui, model, &mut chosen);
    format_and_theme(ui, model, &mut chosen);
    size(ui, model, &mut chosen);
    let action = save_view::row(ui, &model.picture.file, &PICTURE, model.can_draw());
    chosen.extend(action.map(|action| match action {
        SaveAction::Edit(edit) => picture::Action::File(edit),
        SaveAction::Write => picture::Action::Write(draw_picture(ui, model)),
    }));
    actions.extend(
        chosen
            .into_iter()
            .map(export::Action::Picture)
            .map(Action::Export),
    );
}

/// What it is of; a screen with one picture needs no choice.
fn subject(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    let subjects = PictureSubject::of(model.screen);
    if subjects.len() < 2 {
        return;
    }
    let now = model.picture.subject(model.screen);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for &subject in subjects {
            let name = words::picture_of(subject.name());
            if toggle(ui, subject == now, subject.name(), &name).clicked() {
                actions.push(picture::Action::Subject(subject));
            }
        }
    });
}

fn format_and_theme(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    let picture = &model.picture;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let name = |format: PictureFormat| words::picture_as(format.name());
        let edit = save_view::formats(ui, &picture.file, name);
        actions.extend(edit.map(picture::Action::File));
        ui.add_space(12.0);
        for (light, [text, name, about]) in [
            (None, words::AS_HERE),
            (Some(true), words::LIGHT),
            (Some(false), words::DARK),
        ] {
            let button = toggle(ui, picture.light == light, text, name);
            if button.on_hover_text(about).clicked() {
                actions.push(picture::Action::Light(light));
            }
        }
    });
}

fn size(ui: &mut Ui, model: &Model, actions: &mut Vec<picture::Action>) {
    let now = model.picture.paper;
    let mut paper = now;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        side(ui, &mut paper.width, words::WIDTH);
        label(ui, words::TIMES);
        side(ui, &mut paper.height, words::HEIGHT);
        label(ui, words::PIXELS);
        ui.add_space(12.0);
        label(ui, words::ZOOM_LABEL).on_hover_text(words::ZOOM);
        for zoom in PictureExport::ZOOMS {
            let name = words::picture_zoom(zoom);
            let button = toggle(ui, paper.zoom == zoom, &words::zoom(zoom), &name);
            if button.on_hover_text(words::ZOOM).clicked() {
                paper.zoom = zoom;
            }
        }
    });
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

/// The picture as it is at this moment.
fn draw_picture(ui: &Ui, model: &Model) -> DrawnPicture {
    let picture = &model.picture;
    let light = picture.light.unwrap_or(!ui.visuals().dark_mode);
    let paper = Paper {
        light,
        ..picture.paper
    };
    let figure = Figure {
        model,
        subject: picture.subject(model.screen),
        paper,
        text: &picture.text,
    };
    let drawing = Drawing::new(&figure, picture.file.format);
    DrawnPicture::new(move |out| drawing.write(out))
}

/// A warning where the trace is large, and the button that saves it.
fn trace_section(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    heading(ui, words::TRACE);
    if let Some(text) = model.trace_warning() {
        let tone = Tone::Waiting;
        save_view::message(ui, &Status::new(tone, text));
    }
    let possible = model.playback.expanded() > 0;
    let action = save_view::row(ui, &model.trace.file, &TRACE, possible);
    actions.extend(action.map(|action| Action::Export(export::Action::Trace(action))));
}
