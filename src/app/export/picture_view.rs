//! A picture of what is shown, as a file.

use egui::{DragValue, Ui};

use crate::{
    app::{
        Action, Model,
        export::{
            self, Cameras, Drawing, Motif, Page, PictureDesk, draw, picture,
            save_view::{self, FileWish, Words},
        },
        widgets::{heading, label, toggle},
    },
    study::picture::{Kind, Paper},
};

const WORDS: Words = Words {
    field: "Picture file",
    button: "Save picture",
    about: "Draws it at this size; an old file stays whole if that fails.",
    why_not: "There is nothing to draw yet: run a search first. Spaces of a few million states and more have no map.",
};

/// Shows what can be chosen, and the button that saves it.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    heading(ui, "Picture of what is shown");
    let mut wishes = Vec::new();
    of(ui, model, &mut wishes);
    looks(ui, model, &mut wishes);
    size(ui, model, &mut wishes);
    let wish = save_view::row(ui, &model.picture.saving, &WORDS, model.can_draw());
    wishes.extend(wish.map(|wish| match wish {
        FileWish::Path(path) => picture::Action::Path(path),
        FileWish::Write => picture::Action::Write(page(ui, model)),
    }));
    actions.extend(
        wishes
            .into_iter()
            .map(|action| Action::Export(export::Action::Picture(action))),
    );
}

/// What it is of; a place with one picture needs no choice.
fn of(ui: &mut Ui, model: &Model, wishes: &mut Vec<picture::Action>) {
    let motifs = Motif::of(model.screen);
    if motifs.len() < 2 {
        return;
    }
    let now = model.picture.motif(model.screen);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for &motif in motifs {
            let name = format!("Picture of: {}", motif.name());
            if toggle(ui, motif == now, motif.name(), &name).clicked() {
                wishes.push(picture::Action::Of(motif));
            }
        }
    });
}

fn looks(ui: &mut Ui, model: &Model, wishes: &mut Vec<picture::Action>) {
    let desk = &model.picture;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for kind in Kind::ALL {
            let (name, about) = match kind {
                Kind::Svg => ("Picture as SVG", "Lines and text, sharp at any size."),
                Kind::Png => ("Picture as PNG", "Pixels, which everything can show."),
            };
            let button = toggle(ui, desk.kind == kind, kind.name(), name);
            if button.on_hover_text(about).clicked() {
                wishes.push(picture::Action::Kind(kind));
            }
        }
        ui.add_space(12.0);
        for (light, text, name, about) in [
            (
                None,
                "as here",
                "Picture as light or dark as here",
                "As light or dark as the window is now.",
            ),
            (Some(true), "light", "Light picture", "For paper."),
            (Some(false), "dark", "Dark picture", "For a dark slide."),
        ] {
            let button = toggle(ui, desk.light == light, text, name);
            if button.on_hover_text(about).clicked() {
                wishes.push(picture::Action::Light(light));
            }
        }
    });
}

fn size(ui: &mut Ui, model: &Model, wishes: &mut Vec<picture::Action>) {
    let now = model.picture.paper;
    let mut paper = now;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        side(ui, &mut paper.width, "Picture width");
        label(ui, "×");
        side(ui, &mut paper.height, "Picture height");
        label(ui, "pixels");
        ui.add_space(12.0);
        label(ui, "zoom").on_hover_text("How large letters and marks are.");
        for zoom in PictureDesk::ZOOMS {
            let name = format!("Picture zoom {zoom}");
            let button = toggle(ui, paper.zoom == zoom, &format!("{zoom}×"), &name);
            if button
                .on_hover_text("How large letters and marks are.")
                .clicked()
            {
                paper.zoom = zoom;
            }
        }
    });
    if paper != now {
        wishes.push(picture::Action::On(paper));
    }
}

fn side(ui: &mut Ui, value: &mut u32, name: &'static str) {
    let field = ui.add(DragValue::new(value).range(Paper::SIDE).speed(4.0));
    ui.ctx()
        .accesskit_node_builder(field.id, |node| node.set_label(name));
    field.on_hover_text("Type a number, or drag.");
}

fn page(ui: &Ui, model: &Model) -> Page {
    let desk = &model.picture;
    let light = desk.light.unwrap_or(!ui.visuals().dark_mode);
    let paper = Paper {
        light,
        ..desk.paper
    };
    let mut cameras = Cameras::default();
    let motif = desk.motif(model.screen);
    let drawing = Drawing::new(paper, desk.kind, |ui| draw(ui, model, motif, &mut cameras));
    Page::new(move |out| drawing.write(out))
}
