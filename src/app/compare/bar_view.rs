//! The bar at the bottom: one clock for all strategies, as Explore's is for one.

use egui::{Label, RichText, Ui, vec2};

use crate::{
    app::{
        Action, Model, Speed, Verdict,
        compare::{self, Lane, verdict},
        playback::{ClockBy, Transport},
        seconds,
        theme::{self, Palette, size},
        widgets::{Icon, Scrubber, icon_button, label, quiet, round_icon_button, slider},
    },
    text::{counted, thousands},
};

/// Shows it: the clock above, the buttons below.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(4.0);
    scrubber(ui, model, actions);
    ui.horizontal_centered(|ui| {
        let narrow = ui.available_width() < 1100.0;
        buttons(ui, model, actions);
        ui.add_space(8.0);
        speed(ui, model, actions, if narrow { 80.0 } else { 120.0 });
        ui.add_space(8.0);
        let text = RichText::new(position(model)).font(theme::medium(size::TEXT));
        ui.label(text)
            .on_hover_text(model.compare.clock.by().about());
        status(ui, model, actions);
    });
}

fn scrubber(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let compare = &model.compare;
    let (by, span) = (compare.clock.by(), compare.span());
    let ends = || compare.lanes.iter().filter(|lane| lane.is_over());
    let mut ticks: Vec<u64> = ends().map(|lane| lane.end(by)).collect();
    ticks.sort_unstable();
    let scrubber = Scrubber {
        at: compare.at(),
        end: span.end,
        recorded: span.reach,
        ticks: &ticks,
        flags: &[],
        bookmarks: &[],
        goal: None,
    };
    let width = ui.available_width();
    let (response, moved) = scrubber.show(ui, width);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label("Clock");
        node.set_value(position(model));
    });
    actions
        .extend(moved.map(|at| Action::Compare(compare::Action::Transport(Transport::GoTo(at)))));
    if let Some(pos) = response.hover_pos().filter(|_| span.end > 0) {
        let at = scrubber.under(&response, pos.x);
        let mut words = moment_words(by, at);
        for lane in &compare.lanes {
            words += &format!("\n{}", at_moment(lane, by, at));
        }
        response.on_hover_text_at_pointer(words);
    }
}

/// What a strategy has done when the clock stands there.
fn at_moment(lane: &Lane, by: ClockBy, at: u64) -> String {
    let name = lane.strategy;
    let k = thousands(lane.moment_at(by, at));
    if lane.is_over() && at >= lane.end(by) {
        format!("{name}: over after {k}")
    } else {
        format!("{name}: {k} expanded")
    }
}

fn moment_words(by: ClockBy, at: u64) -> String {
    match by {
        ClockBy::Expansions => format!("After {} of each", counted(at, "expansion")),
        ClockBy::Depth => format!("Up to depth or f {at}"),
        ClockBy::Time => format!("After {} of each", seconds(at as f64 / 1e6)),
    }
}

/// Where the clock stands, of how much.
fn position(model: &Model) -> String {
    let compare = &model.compare;
    let (at, end) = (compare.at(), compare.span().end);
    if !compare.has_begun() {
        return String::new();
    }
    match compare.clock.by() {
        ClockBy::Expansions => format!("{} of {} expanded", thousands(at), thousands(end)),
        ClockBy::Depth => format!("depth or f {at} of {end}"),
        ClockBy::Time => {
            let words = |micros: u64| seconds(micros as f64 / 1e6);
            format!("{} of {}", words(at), words(end))
        }
    }
}

fn buttons(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.spacing_mut().item_spacing.x = 6.0;
    let compare = &model.compare;
    let begun = compare.has_begun();
    let possible = begun || matches!(model.verdict(), Verdict::Solvable(..));
    let at = compare.at();
    let ended = begun && compare.clock.follows() && compare.span().over;
    let unended = possible && !ended;
    let mut button = |ui: &mut Ui, enabled, icon, name, about, wish| {
        let button = icon_button(ui, enabled, icon, name, true);
        if button.on_hover_text(about).clicked() {
            actions.push(Action::Compare(wish));
        }
    };
    let about = "Forgets the searches: back to no expansions (R).";
    button(
        ui,
        begun,
        Icon::Reset,
        "Reset",
        about,
        compare::Action::Transport(Transport::Reset),
    );
    let about = "Sets the clock back to the beginning; nothing is lost (Home).";
    let name = "To the beginning";
    button(
        ui,
        at > 0,
        Icon::Start,
        name,
        about,
        compare::Action::Transport(Transport::GoTo(0)),
    );
    let about = "Sets the clock one step back (←).";
    button(
        ui,
        at > 0,
        Icon::Back,
        "Step back",
        about,
        compare::Action::Transport(Transport::StepBack),
    );
    let (icon, name, about) = if compare.plays() {
        (
            Icon::Pause,
            "Pause",
            "Stops the clock; the searches go on beside it (Space).",
        )
    } else {
        let about = "Searches with every strategy and plays what they do by one clock (Space).";
        (Icon::Play, "Run", about)
    };
    let run = round_icon_button(ui, possible, icon, name, 38.0);
    if run.on_hover_text(about).clicked() {
        actions.push(Action::Compare(compare::Action::Transport(
            Transport::Toggle,
        )));
    }
    let mut button = |ui: &mut Ui, enabled, icon, name, about, wish| {
        let button = icon_button(ui, enabled, icon, name, true);
        if button.on_hover_text(about).clicked() {
            actions.push(Action::Compare(wish));
        }
    };
    let about = "Sets the clock one step on (→).";
    button(
        ui,
        unended,
        Icon::Step,
        "Step",
        about,
        compare::Action::Transport(Transport::Step),
    );
    let about = "Goes to the end of each search, or along with them where they still go on (End).";
    button(
        ui,
        unended,
        Icon::Finish,
        "Finish",
        about,
        compare::Action::Transport(Transport::Finish),
    );
}

fn speed(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>, width: f32) {
    let name = label(ui, "Speed");
    let compare = &model.compare;
    let mut notch = f64::from(compare.speed.number());
    let range = 0.0..=f64::from(Speed::FULL.number());
    let words = compare.clock.by().speed_words(compare.speed);
    let slider = slider(ui, &mut notch, range, width)
        .labelled_by(name.id)
        .on_hover_text(
            "How fast the clock goes; the searches themselves go at full speed (+ and −).",
        );
    ui.ctx()
        .accesskit_node_builder(slider.id, |node| node.set_value(words.clone()));
    if slider.changed() {
        actions.push(Action::Compare(compare::Action::Transport(
            Transport::Speed(notch),
        )));
    }
    let words = RichText::new(words).font(theme::medium(size::LABEL + 1.0));
    let place = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(82.0, 20.0), place, |ui| {
        ui.set_min_width(82.0);
        ui.label(words);
    });
}

/// The status, from the right, and beside it the way to give up.
fn status(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        if model.compare.is_searching() {
            let about = "Gives up the searches that are not over; what they did stays.";
            if quiet(ui, "Cancel").on_hover_text(about).clicked() {
                actions.push(Action::Compare(compare::Action::Cancel));
            }
        }
        let status = model.compare_status();
        let color = verdict::color(Palette::of(ui), status.tone);
        let text = RichText::new(&status.text).font(theme::semibold(size::TEXT));
        let response = ui.add(Label::new(text.color(color)).truncate());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_value(status.text.as_str());
            node.set_live(egui::accesskit::Live::Polite);
        });
    });
}
