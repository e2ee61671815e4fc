//! A message over the window for events that belong to no panel: settings set aside, files dropped, a board pasted.

use std::time::Duration;

use egui::{Align2, Area, Id, Order, Sense, Ui, vec2};
use web_time::Instant;

use slidescope_core::boards::Edit;
use slidescope_core::run::Tone;
use slidescope_core::text::toast as text;
use slidescope_parts::theme::{self, Palette, size};
use slidescope_parts::widgets::{announced, close_clicked, named, quiet_clicked};
use slidescope_parts::{Effect, Facts};

const STAY: Duration = Duration::from_secs(10);
const WIDTH: f32 = 520.0;
/// Distance from the lower edge of the window, in points: the bars of the screens are there.
const ABOVE: f32 = 84.0;

#[derive(Clone, Debug)]
pub struct Toast {
    pub tone: Tone,
    pub text: String,
    /// Whether it offers to undo the last edit of the boards.
    pub(crate) offers_undo: bool,
    until: Option<Instant>,
}

impl Toast {
    /// Creates a message. One about a fault stays until it is dismissed, any other for [`STAY`].
    pub(crate) fn new(tone: Tone, text: impl Into<String>) -> Self {
        let stays = matches!(tone, Tone::Bad | Tone::Waiting);
        Self {
            tone,
            text: text.into(),
            offers_undo: false,
            until: (!stays).then(|| Instant::now() + STAY),
        }
    }
}

/// Removes the message when its time is over. Returns the remaining time, or `None` if it does not expire.
pub(crate) fn poll(toast: &mut Option<Toast>) -> Option<Duration> {
    let left = toast.as_ref()?.until?;
    let left = left.saturating_duration_since(Instant::now());
    if left.is_zero() {
        *toast = None;
        return None;
    }
    Some(left)
}

pub(crate) fn show(ui: &Ui, shown: &mut Option<Toast>, facts: &Facts) {
    let Some(toast) = shown else {
        return;
    };
    let mut dismissed = false;
    let palette = *Palette::of(ui);
    let room = ui.ctx().content_rect().width() - 24.0;
    Area::new(Id::unique("toast"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -ABOVE))
        .show(ui.ctx(), |ui| {
            let frame = theme::card(&palette).shadow(ui.visuals().popup_shadow);
            let around = frame.total_margin().sum().x;
            frame.show(ui, |ui| {
                ui.set_max_width((room - around).min(WIDTH + 160.0));
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    let width = (room - around - 190.0).clamp(120.0, WIDTH);
                    line(ui, toast, &palette, width);
                    if toast.offers_undo && quiet_clicked(ui, text::UNDO) {
                        facts.ask(Effect::Edit(Edit::Undo));
                    }
                    dismissed = close_clicked(ui, text::DISMISS);
                });
            });
        });
    if dismissed {
        *shown = None;
    }
}

fn line(ui: &mut Ui, toast: &Toast, palette: &Palette, width: f32) {
    let color = match toast.tone {
        Tone::Bad => palette.bad,
        Tone::Waiting => palette.gold_text,
        Tone::Quiet | Tone::Busy | Tone::Solved => palette.text,
    };
    let font = theme::regular(size::TEXT);
    let galley = ui.painter().layout(toast.text.clone(), font, color, width);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    ui.painter().galley(rect.min, galley, color);
    named(ui, &response, &toast.text);
    announced(ui, &response);
}
