//! The link to what is shown, to be copied.

use egui::{Id, Ui, vec2};

use crate::window::export::link::Link;
use crate::window::export::save_view;
use crate::window::widgets::{MOST_OF_PATH, heading, label, label_in, quiet, set_name, text_field};
use crate::window::{Effect, Facts};
use slidescope_core::run::Tone;
use slidescope_core::text::{Message, page as text};

/// Shows the buttons that copy `link`. The desktop program asks for the address of the page that opens it.
pub(crate) fn show(ui: &mut Ui, link: &Link, facts: &Facts) {
    heading(ui, &text::LINK);
    if facts.page.is_none() {
        let [name, accessible, about] = text::PAGE;
        ui.horizontal(|ui| {
            label_in(ui, vec2(save_view::NAME - 4.0, 28.0), &name);
            let id = Id::unique("page of links");
            let mut address = facts.settings.page.clone();
            let width = ui.available_width();
            let field = text_field(ui, id, &mut address, MOST_OF_PATH, |edit| {
                edit.desired_width(width).hint_text("https://…")
            });
            let field = field.on_hover_text(about.text());
            set_name(ui, &field, accessible);
            if field.changed() {
                facts.set(|settings| settings.page = address);
            }
        });
    }
    let page = facts.page.as_deref().unwrap_or(&facts.settings.page);
    let page = page_of(page);
    ui.horizontal(|ui| {
        let possible = page.is_some();
        let button = |ui: &mut Ui, (name, about): (Message, Message)| {
            let button = ui.add_enabled_ui(possible, |ui| quiet(ui, &name)).inner;
            let button = button.on_disabled_hover_text(text::PAGE_FIRST.text());
            button.on_hover_text(about.text()).clicked()
        };
        let copies_link = button(ui, text::COPY_LINK);
        let copies_frame = button(ui, text::COPY_FRAME);
        let Some(page) = page else {
            label(ui, &text::PAGE_FIRST);
            return;
        };
        if copies_link {
            ui.copy_text(format!("{page}#{link}"));
        } else if copies_frame {
            ui.copy_text(link.frame(page));
        }
        if copies_link || copies_frame {
            facts.ask(Effect::Say(Tone::Quiet, text::COPIED.to_string()));
        }
    });
}

/// Returns the address of a page without its query and fragment, or `None` if it is not one.
fn page_of(address: &str) -> Option<&str> {
    let address = address.trim();
    let mut schemes = ["https://", "http://", "file://"].into_iter();
    let is_page = schemes.any(|it| address.starts_with(it) && address.len() > it.len());
    let page = address.split(['#', '?']).next().filter(|_| is_page);
    page.filter(|page| !page.contains(['"', '<', ' ']))
}
