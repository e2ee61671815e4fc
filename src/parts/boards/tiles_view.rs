//! The button and the card with which the user chooses what tiles show.

use egui::epaint::RectShape;
use egui::{
    Color32, Context, Id, Rect, Response, Role, Sense, Stroke, StrokeKind, TextureHandle,
    TextureOptions, Ui, WidgetInfo, pos2, vec2,
};

use crate::files::{Target, name_of};
use crate::theme::{self, Palette, size};
use crate::tiles::{TileChoice, Tiles, drawn, name_of_drawing};
use crate::widgets::{
    Icon, MOST_OF_PATH, body, elided, heading, icon_button, label, menu_card, quiet, quiet_clicked,
    set_name, text_field,
};
use crate::{Effect, Facts};
use slidescope_core::drawings::Drawing;
use slidescope_core::text::tiles as text;

const WIDTH: f32 = 228.0;
/// The height of a row, and the side of its sample.
const ROW: f32 = 40.0;
const SAMPLE: f32 = 34.0;
/// Pixels of a sample, enough for a zoom of 250 %.
const SAMPLE_PIXELS: usize = 88;

pub(crate) fn menu(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts) {
    let (name, about) = text::TILES;
    let button = icon_button(ui, true, Icon::Picture, &name, false);
    menu_card(&button, ui, WIDTH, |ui| card(ui, tiles, facts));
    button.on_hover_text(about.text());
}

fn card(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts) {
    heading(ui, text::TILES.0.text());
    ui.spacing_mut().item_spacing.y = 2.0;
    let wanted = tiles.wanted().clone();
    let mut clicked = None;
    let mut offer = |ui: &mut Ui, choice: TileChoice, name: &str| {
        if row(ui, wanted == choice, name, &choice).clicked() && wanted != choice {
            clicked = Some(choice);
        }
    };
    offer(ui, TileChoice::Numbers, &text::NUMBERS);
    for drawing in Drawing::ALL {
        offer(ui, TileChoice::Drawing(drawing), name_of_drawing(drawing));
    }
    let own = match &wanted {
        TileChoice::Own(path) => Some(path),
        TileChoice::Numbers | TileChoice::Drawing(_) => tiles.own.as_ref(),
    };
    if let Some(path) = own {
        offer(ui, TileChoice::Own(path.clone()), &name_of(path));
    }
    if let Some(choice) = clicked {
        tiles.show(choice, &facts.wake);
    }
    ui.add_space(6.0);
    // In its own row, the button is no wider than its text.
    let own = ui.horizontal(|ui| quiet_clicked(ui, text::OWN_PICTURE));
    if own.inner {
        facts.ask(Effect::ChooseFile(Target::TilePicture));
    }
    if tiles.has_field {
        field(ui, tiles, facts);
    }
    ui.add_space(6.0);
    let (name, about) = text::NUMBERS_ON_PICTURES;
    let has_picture = wanted != TileChoice::Numbers;
    let numbers = egui::Checkbox::new(&mut tiles.look.numbers, name.text());
    ui.add_enabled(has_picture, numbers)
        .on_hover_text(about.text());
    let note = match (tiles.is_reading(), &wanted) {
        (true, TileChoice::Own(path)) => text::reading(name_of(path)),
        (true, TileChoice::Drawing(drawing)) => text::reading(name_of_drawing(*drawing)),
        (true, TileChoice::Numbers) | (false, _) => text::SMALL_TILES.to_string(),
    };
    label(ui, &note);
}

/// Shown where there are no dialogs: the path, and a button that reads the file.
fn field(ui: &mut Ui, tiles: &mut Tiles, facts: &Facts) {
    ui.add(egui::Label::new(body(text::NO_DIALOG)).wrap());
    ui.horizontal(|ui| {
        let width = ui.available_width() - 80.0;
        let id = Id::unique("picture for tiles");
        let response = text_field(ui, id, &mut tiles.typed, MOST_OF_PATH, |edit| {
            edit.desired_width(width).min_size(vec2(width, 28.0))
        });
        set_name(ui, &response, text::FILE);
        let entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let path = tiles.typed.trim();
        if (quiet(ui, &text::SHOW).clicked() || entered) && !path.is_empty() {
            tiles.show(TileChoice::Own(path.into()), &facts.wake);
        }
    });
}

/// Shows one of the mutually exclusive choices with a sample.
fn row(ui: &mut Ui, chosen: bool, name: &str, choice: &TileChoice) -> Response {
    let palette = Palette::of(ui);
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    let lit = response.hovered() || response.has_focus();
    if chosen || lit {
        let line = if chosen { palette.accent } else { palette.line };
        let fill = if lit {
            palette.hover
        } else {
            Color32::TRANSPARENT
        };
        let line = Stroke::new(if chosen { 1.5 } else { 1.0 }, line);
        let inside = StrokeKind::Inside;
        ui.painter().rect(rect, theme::RADIUS, fill, line, inside);
    }
    let at = rect.left_center() + vec2(4.0, -SAMPLE / 2.0);
    let place = Rect::from_min_size(at, vec2(SAMPLE, SAMPLE));
    let painter = ui.painter();
    match choice {
        TileChoice::Numbers => {
            painter.rect_filled(place, 4.0, palette.tile);
            let middle = egui::Align2::CENTER_CENTER;
            let font = theme::bold(SAMPLE * 0.5);
            painter.text(place.center(), middle, "8", font, palette.text);
        }
        TileChoice::Drawing(drawing) => {
            let texture = thumbnail(ui.ctx(), *drawing);
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let shape = RectShape::filled(place, 4.0, Color32::WHITE);
            painter.add(shape.with_texture(texture.id(), whole));
        }
        TileChoice::Own(_) => {
            painter.rect_filled(place, 4.0, palette.tile);
            Icon::Picture.paint(painter, place.center(), 16.0, palette.dim);
        }
    }
    let font = theme::medium(size::TEXT);
    let room = rect.right() - place.right() - 18.0;
    let galley = elided(painter, name, font, palette.text, room);
    let from = place.right_center() + vec2(10.0, -galley.size().y / 2.0);
    painter.galley(from, galley, palette.text);
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, name));
    response
}

fn thumbnail(ctx: &Context, drawing: Drawing) -> TextureHandle {
    let id = Id::unique("sample of a drawing").with(name_of_drawing(drawing));
    if let Some(made) = ctx.data(|data| data.get_temp(id)) {
        return made;
    }
    let image = drawn(drawing, SAMPLE_PIXELS);
    let made = ctx.load_texture("sample", image, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(id, made.clone()));
    made
}
