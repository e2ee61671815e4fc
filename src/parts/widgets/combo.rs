//! A drop-down list under its label.

use egui::{ComboBox, IdSalt, Popup, Rect, RichText, Ui, vec2};

use crate::theme::{self, Hue, Palette, size};
use crate::widgets::{Icon, label, paint_mark, set_name, width_of};
use slidescope_core::text::{Message, Named, Summarized};

pub struct Choice<'a, T> {
    pub name: &'a str,
    pub width: f32,
    pub options: &'a [T],
    /// The number of options above a separator; 0 means that there is no separator.
    pub first: usize,
    pub text: fn(T) -> String,
    pub about: fn(T) -> Message,
    pub mark: Option<fn(T) -> Hue>,
}

impl<'a, T: Named + Summarized> Choice<'a, T> {
    /// A list of values that have names and summaries.
    pub(crate) const fn of(name: &'a str, width: f32, options: &'a [T]) -> Self {
        Self {
            name,
            width,
            options,
            first: 0,
            text: |value| value.name().to_owned(),
            about: T::summary,
            mark: None,
        }
    }
}

impl<T: Copy + PartialEq> Choice<'_, T> {
    /// Shows the list under its label. Returns whether another option was chosen.
    pub fn show(&self, ui: &mut Ui, chosen: &mut T) -> bool {
        let list = |ui: &mut Ui| {
            ui.set_width(self.width);
            ui.spacing_mut().item_spacing.y = 4.0;
            self.labelled(ui, chosen, self.width)
        };
        ui.vertical(list).inner
    }

    /// Like [`show`](Self::show), with the label to the left of the list, in one line of the same total width.
    pub(crate) fn show_in_line(&self, ui: &mut Ui, chosen: &mut T) -> bool {
        let name = width_of(ui, self.name, &theme::regular(size::LABEL + 1.0));
        ui.horizontal(|ui| {
            let width = self.width - name - ui.spacing().item_spacing.x;
            self.labelled(ui, chosen, width)
        })
        .inner
    }

    /// Shows the label and the list, placed by the layout of `ui`.
    fn labelled(&self, ui: &mut Ui, chosen: &mut T, width: f32) -> bool {
        let (now, text) = (*chosen, self.text);
        let mark = |option| Some(self.mark?(option));
        let indent = if self.mark.is_some() { "     " } else { "" };
        ui.spacing_mut().icon_spacing = 2.0;
        ui.spacing_mut().icon_width = 12.0;
        let name = label(ui, self.name).interact(egui::Sense::CLICK);
        // A click on the label opens the list, as in other programs.
        let list = ui.make_persistent_id(IdSalt::new(self.name)).with("popup");
        if name.clicked() && ui.is_enabled() {
            Popup::open_id(ui.ctx(), list);
        }
        let shown = format!("{indent}{}", text(now));
        let shown = RichText::new(shown).font(theme::medium(size::TEXT - 0.5));
        let response = ComboBox::from_id_salt(self.name)
            .width(width)
            .truncate()
            .icon(chevron)
            .selected_text(shown)
            .show_ui(ui, |ui| {
                list_style(ui);
                for (at, &option) in self.options.iter().enumerate() {
                    if at > 0 && at == self.first {
                        theme::rule(ui, 3.0, 3.0);
                    }
                    let words = format!("{indent}{}", text(option));
                    let mut row = ui.selectable_label(option == now, words);
                    paint_mark_of(ui, row.rect, mark(option));
                    let about = (self.about)(option);
                    if !about.is_empty() {
                        row = row.on_hover_text(about.text());
                    }
                    // The name for tests and screen readers omits the spaces for the mark.
                    row.widget_info(|| {
                        let on = option == now;
                        egui::WidgetInfo::selected(egui::Role::Button, true, on, text(option))
                    });
                    if row.clicked() {
                        *chosen = option;
                    }
                }
            })
            .response
            .labelled_by(name.id);
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_value(text(now)));
        paint_mark_of(ui, response.rect, mark(now));
        let hint = (self.about)(now);
        if !hint.is_empty() {
            response.on_hover_text(hint.text());
        }
        *chosen != now
    }
}

/// A list that shows what is `chosen`, without a label. `rows` fills it when it is open.
pub fn plain_list(
    ui: &mut Ui,
    (name, about): (Message, &str),
    width: f32,
    chosen: RichText,
    rows: impl FnOnce(&mut Ui),
) {
    let response = ComboBox::from_id_salt(name.0)
        .width(width)
        .icon(chevron)
        .selected_text(chosen)
        .show_ui(ui, |ui| {
            list_style(ui);
            rows(ui);
        })
        .response;
    set_name(ui, &response, name);
    response.on_hover_text(about);
}

fn chevron(ui: &Ui, rect: Rect, _: &egui::style::WidgetVisuals, _: bool) {
    let color = Palette::of(ui).dim;
    Icon::Chevron.paint(ui.painter(), rect.center(), 10.0, color);
}

/// The style of an open list: dense rows, and the chosen one in plain text on a tint of the accent colour.
pub fn list_style(ui: &mut Ui) {
    // All nineteen sizes fit under their list without scrolling.
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 24.0;
    ui.spacing_mut().button_padding.y = 3.0;
    let text = Palette::of(ui).text;
    ui.visuals_mut().selection.stroke.color = text;
}

fn paint_mark_of(ui: &Ui, row: Rect, hue: Option<Hue>) {
    if let Some(hue) = hue {
        let at = row.left_center() + vec2(14.0, 0.0);
        let color = Palette::of(ui).hue(hue);
        paint_mark(ui.painter(), at, 5.0, hue, color);
    }
}
