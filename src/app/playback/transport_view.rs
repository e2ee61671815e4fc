//! The bar at the bottom, like a video player's: the timeline, run, step, finish, speed, and the status.

use egui::{Label, RichText, Ui, vec2};

use crate::app::{
    Action, Model, Speed, Tone, Verdict,
    playback::{Phase, Transport, breakpoints_menu, jump_menu, timeline_view},
    theme::{self, Palette, size},
    widgets::{Icon, icon_button, label, round_icon_button, slider},
};

/// Shows it: the timeline above, the buttons below.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(4.0);
    timeline_view::scrubber(ui, model, actions);
    ui.horizontal_centered(|ui| {
        let narrow = ui.available_width() < 1100.0;
        buttons(ui, model, actions);
        ui.add_space(8.0);
        speed(ui, model, actions, if narrow { 64.0 } else { 120.0 });
        jump_menu::menu(ui, model, actions);
        breakpoints_menu::menu(ui, model, actions);
        ui.add_space(8.0);
        timeline_view::moment(ui, model, actions, narrow);
        status(ui, model);
    });
}

fn buttons(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    let phase = model.playback.phase();
    let possible = phase.is_some() || model.verdict() != Verdict::Faulty;
    let behind = !model.playback.follows();
    let unended = possible && (phase != Some(Phase::Ended) || behind);
    let at = model
        .playback
        .run
        .as_ref()
        .map_or(0, |run| run.timeline().at());
    let mut button = |ui: &mut Ui, enabled, icon, name, about, action| {
        let button = icon_button(ui, enabled, icon, name, true);
        if button.on_hover_text(about).clicked() {
            actions.push(action);
        }
    };
    let about = "Drops the run: back to no expansions (R).";
    button(
        ui,
        phase.is_some(),
        Icon::Reset,
        "Reset",
        about,
        Action::transport(Transport::Reset),
    );
    let about = "Looks at the beginning; nothing is lost (Home).";
    button(
        ui,
        at > 0,
        Icon::Start,
        "To the beginning",
        about,
        Action::transport(Transport::GoTo(0)),
    );
    let about = "Goes one expansion back (←).";
    button(
        ui,
        at > 0,
        Icon::Back,
        "Step back",
        about,
        Action::transport(Transport::StepBack),
    );
    let (icon, name, about) = if model.playback.plays() {
        (
            Icon::Pause,
            "Pause",
            "Waits after the expansion under way (Space).",
        )
    } else if behind {
        (
            Icon::Play,
            "Run",
            "Plays what is recorded from here at the chosen speed, then goes on searching (Space).",
        )
    } else {
        (Icon::Play, "Run", "Searches at the chosen speed (Space).")
    };
    let run = round_icon_button(ui, possible, icon, name, 38.0);
    if run.on_hover_text(about).clicked() {
        actions.push(Action::transport(Transport::Toggle));
    }
    let mut button = |ui: &mut Ui, enabled, icon, name, about, action| {
        let button = icon_button(ui, enabled, icon, name, true);
        if button.on_hover_text(about).clicked() {
            actions.push(action);
        }
    };
    let about = "Makes one expansion, or shows the next one made (→).";
    button(
        ui,
        unended,
        Icon::Step,
        "Step",
        about,
        Action::transport(Transport::Step),
    );
    let about = "Searches to the end as fast as the machine goes (End).";
    button(
        ui,
        unended,
        Icon::Finish,
        "Finish",
        about,
        Action::transport(Transport::Finish),
    );
}

fn speed(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, width: f32) {
    let name = label(ui, "Speed");
    let now = model.playback.speed;
    let mut notch = f64::from(now.number());
    let range = 0.0..=f64::from(Speed::FULL.number());
    let words = now.pace().to_string();
    let slider = slider(ui, &mut notch, range, width)
        .labelled_by(name.id)
        .on_hover_text("Expansions a second, from one to full speed (+ and −).");
    ui.ctx()
        .accesskit_node_builder(slider.id, |node| node.set_value(words.clone()));
    if slider.changed() {
        actions.push(Action::transport(Transport::Speed(notch)));
    }
    let words = RichText::new(words).font(theme::medium(size::LABEL + 1.0));
    let place = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(82.0, 20.0), place, |ui| {
        ui.set_min_width(82.0);
        ui.label(words);
    });
}

/// The status, from the right.
fn status(ui: &mut Ui, model: &Model) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let palette = Palette::of(ui);
        let status = model.status();
        let color = match status.tone {
            Tone::Quiet => palette.dim,
            Tone::Busy => palette.accent,
            Tone::Waiting | Tone::Solved => palette.gold_text,
            Tone::Bad => palette.bad,
        };
        let font = theme::semibold(size::TEXT);
        let whole =
            ui.fonts_mut(|fonts| fonts.layout_no_wrap(status.text.clone(), font.clone(), color));
        // Where there is no room, the number goes that stands beside it anyway.
        let narrow = whole.size().x > ui.available_width();
        let shown = status.short.filter(|_| narrow).unwrap_or(&status.text);
        let text = RichText::new(shown).font(font).color(color);
        let response = ui.add(Label::new(text).truncate());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_value(status.text.as_str());
            node.set_live(egui::accesskit::Live::Polite);
        });
    });
}
