//! The parts common to the bars of one search and of a comparison: buttons, speed and status.

use egui::accesskit::Live;
use egui::{Align, Label, Layout, RichText, Ui, vec2};

use crate::Facts;
use crate::theme::{self, Palette, size};
use crate::widgets::{Icon, icon_button, label, round_icon_button, slider, width_of};
use slidescope_core::run::{Speed, Status, Transport};
use slidescope_core::text::{Message, playback as text};

pub struct Buttons {
    pub at: u64,
    pub begun: bool,
    pub possible: bool,
    /// Whether there is a moment after this one, or there may be.
    pub unended: bool,
    pub plays: bool,
    /// The group of messages with the hints of the buttons.
    pub hints: &'static str,
    /// Whether a moment before the newest is shown.
    pub behind: bool,
}

/// The icon and name of the button that runs a search, or pauses one that `plays`.
pub const fn run_or_pause(plays: bool) -> (Icon, Message) {
    match plays {
        true => (Icon::Pause, text::PAUSE),
        false => (Icon::Play, text::RUN),
    }
}

impl Buttons {
    /// Shows the buttons. Returns whether one was clicked.
    pub fn show(&self, ui: &mut Ui, facts: &Facts) -> bool {
        ui.spacing_mut().item_spacing.x = 6.0;
        let hint = |id| Message::of(self.hints, id).text();
        let (icon, name) = run_or_pause(self.plays);
        let run = if self.behind { "play" } else { "run" };
        let toggles = if self.plays { "pause" } else { run };
        let mut is_clicked = false;
        for (transport, icon, name, id) in [
            (Transport::Reset, Icon::Reset, text::RESET, "reset"),
            (Transport::GoTo(0), Icon::Start, text::TO_START, "start"),
            (Transport::StepBack, Icon::Back, text::STEP_BACK, "back"),
            (Transport::Toggle, icon, name, toggles),
            (Transport::Step, Icon::Step, text::STEP, "step"),
            (Transport::Finish, Icon::Finish, text::FINISH, "finish"),
        ] {
            let button = match transport {
                Transport::Toggle => round_icon_button(ui, self.possible, icon, &name, 38.0),
                Transport::Reset => icon_button(ui, self.begun, icon, &name, true),
                Transport::GoTo(_) | Transport::StepBack => {
                    icon_button(ui, self.at > 0, icon, &name, true)
                }
                _ => icon_button(ui, self.unended, icon, &name, true),
            };
            if button.on_hover_text(hint(id)).clicked() {
                facts.transport(transport);
                is_clicked = true;
            }
        }
        is_clicked
    }
}

pub fn speed(ui: &mut Ui, now: Speed, words: String, hint: &str, width: f32, facts: &Facts) {
    // In the smallest windows the status needs the room.
    let tight = ui.available_width() < 600.0;
    let width = if tight { 38.0 } else { width };
    let name = (!tight).then(|| label(ui, &text::SPEED));
    let mut notch = f64::from(now.number());
    let range = 0.0..=f64::from(Speed::FULL.number());
    let slider = slider(ui, &mut notch, range, width);
    let slider = match name {
        Some(name) => slider.labelled_by(name.id),
        None => slider,
    };
    let slider = slider.on_hover_text(hint);
    ui.ctx().accesskit_node_builder(slider.id, |node| {
        if tight {
            node.set_label(text::SPEED);
        }
        node.set_value(words.clone());
    });
    let font = theme::medium(size::LABEL + 1.0);
    let room = if tight { 64.0 } else { 82.0 };
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(vec2(room, 20.0), layout, |ui| {
        ui.set_min_width(room);
        ui.add(Label::new(RichText::new(words).font(font)).truncate());
    });
    if slider.changed() {
        facts.transport(Transport::Speed(Speed::notch(notch)));
    }
}

/// Shows the status: if necessary shortened, then in small type on two lines, but never cut.
pub fn status(ui: &mut Ui, status: &Status) {
    let color = Palette::of(ui).tone(status.tone);
    let font = theme::semibold(size::TEXT);
    let whole =
        ui.fonts_mut(|fonts| fonts.layout_no_wrap(status.text.clone(), font.clone(), color));
    let narrow = whole.size().x > ui.available_width();
    let short = status.short.as_ref().filter(|_| narrow);
    let shown = short.unwrap_or(&status.text);
    let fits = !narrow || short.is_some_and(|s| width_of(ui, s, &font) <= ui.available_width());
    let font = if fits {
        font
    } else {
        theme::semibold(size::LABEL)
    };
    let text = RichText::new(shown).font(font).color(color);
    let label = Label::new(text).halign(Align::RIGHT);
    let response = ui.add(if fits { label.extend() } else { label.wrap() });
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_value(status.text.as_str());
        node.set_live(Live::Polite);
    });
}
