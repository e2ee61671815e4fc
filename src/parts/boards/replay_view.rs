//! The small bar under the start board that replays the solution there.

use egui::{Ui, vec2};

use crate::Facts;
use crate::theme::{self, size};
use crate::widgets::{Icon, icon_button, plain_list, set_name, slider};
use slidescope_core::run::replay::SPEEDS as REPLAY_SPEEDS;
use slidescope_core::run::{Command, Playhead, Replay};
use slidescope_core::text::explore::solution as text;
use slidescope_core::text::units::moves_per_second;

/// Shows the bar in a line of `ui` if there is a solution; it fades in.
pub(crate) fn bar(ui: &mut Ui, facts: &Facts) {
    let open = ui.ctx().animate_bool_responsive(
        egui::Id::unique("replay bar"),
        facts.playback.replay.is_some(),
    );
    let Some(replay) = &facts.playback.replay else {
        return;
    };
    ui.set_opacity(open);
    controls(ui, replay, facts);
}

fn controls(ui: &mut Ui, replay: &Replay, facts: &Facts) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let (now, moves) = (replay.head, replay.solution.len());
    let (at, playing) = (now.at, now.playing);
    let (icon, name) = if playing {
        (Icon::Pause, text::PAUSE)
    } else {
        (Icon::Play, text::PLAY)
    };
    let toggled = Playhead {
        playing: !playing,
        ..now
    };
    let (back, on) = (now.waiting_at(at.saturating_sub(1)), now.waiting_at(at + 1));
    for (possible, icon, name, head) in [
        (at > 0, Icon::Back, text::BACK, back),
        (playing || moves > 0, icon, name, toggled),
        (at < moves, Icon::Step, text::NEXT, on),
    ] {
        let button = icon_button(ui, possible, icon, &name, false);
        if button.on_hover_text(name.text()).clicked() {
            facts.steer(Command::Replay(head));
        }
    }
    ui.add_space(4.0);
    let speed_width = 64.0;
    // Two numbers of two digits, or more room for longer ones.
    let digits = moves.to_string().len().max(2) as f32;
    let count_width = 20.0 + 14.0 * digits;
    let width = (ui.available_width() - speed_width - count_width - 12.0).max(24.0);
    let mut to = at as f64;
    let slider = slider(ui, &mut to, 0.0..=moves.max(1) as f64, width);
    set_name(ui, &slider, text::SLIDER);
    if slider.changed() {
        facts.steer(Command::Replay(now.waiting_at(to as usize)));
    }
    ui.add_space(4.0);
    let position =
        egui::RichText::new(format!("{at} / {moves}")).font(theme::medium(size::LABEL + 1.0));
    ui.add_sized(vec2(count_width - 4.0, 20.0), egui::Label::new(position));
    speed(ui, replay, speed_width, facts);
}

fn speed(ui: &mut Ui, replay: &Replay, width: f32, facts: &Facts) {
    let now = replay.head;
    let chosen = moves_per_second(REPLAY_SPEEDS[now.speed].to_string());
    let chosen = egui::RichText::new(chosen).size(size::LABEL + 1.0);
    let (name, about) = text::SPEED;
    plain_list(ui, (name, &about), width, chosen, |ui| {
        for (speed, rate) in REPLAY_SPEEDS.iter().enumerate() {
            let row = ui.selectable_label(speed == now.speed, moves_per_second(rate.to_string()));
            if row.clicked() {
                facts.steer(Command::Replay(Playhead { speed, ..now }));
            }
        }
    });
}
