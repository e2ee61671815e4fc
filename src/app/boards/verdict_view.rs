//! Whether the board can be solved, and why.

use egui::{RichText, Ui, vec2};

use crate::{
    app::{
        Action, Model, Verdict,
        boards::{self, Seeking},
        playback,
        theme::{self, Palette, size},
        widgets::{label, link, quiet},
    },
    jobs::Oracle,
    puzzle::Solvability,
    text::counted,
};

/// Shows it in a place of its own height, so that what is below stays where it is.
pub(crate) fn show(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let verdict = model.verdict();
    if verdict == Verdict::Faulty {
        return;
    }
    let (color, text, solvability) = match verdict {
        Verdict::Solvable(parity, Some(best)) => {
            let moves = counted(best.into(), "move");
            (palette.good, format!("Solvable, {moves} at best"), parity)
        }
        Verdict::Solvable(parity, None) => (palette.good, "Solvable".to_owned(), parity),
        Verdict::Unsolvable(parity) => (palette.bad, "Unsolvable".to_owned(), parity),
        Verdict::Faulty => return,
    };
    let solvable = solvability.is_solvable();
    let (row, gap) = (ui.spacing().interact_size.y, ui.spacing().item_spacing.y);
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 18.0;
    ui.horizontal(|ui| {
        mark(ui, color, solvable);
        ui.label(RichText::new(text).font(theme::medium(size::TEXT)));
        if let (Verdict::Solvable(_, None), Some(seeking)) = (verdict, model.seeking()) {
            label(ui, &note(seeking)).on_hover_text(about(seeking));
        }
    });
    ui.horizontal(|ui| {
        ui.add_space(18.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        label(ui, &parities(solvability)).on_hover_text(reason(solvability));
        let why = link(ui, "why?");
        egui::Popup::from_toggle_button_response(&why)
            .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside)
            .frame(theme::card(palette).inner_margin(12))
            .width(340.0)
            .show(|ui| {
                ui.set_width(340.0);
                ui.label(reason(solvability));
            });
    });
    ui.spacing_mut().interact_size.y = row;
    if !solvable {
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            ui.add_space(18.0);
            let (a, b) = solvability.swap;
            let about =
                "Exchanges these two tiles, which changes the one parity and not the other.";
            if quiet(ui, &format!("Swap {a} and {b}"))
                .on_hover_text(about)
                .clicked()
            {
                actions.push(Action::Boards(boards::Action::Mend));
            }
            let about =
                "Runs all the same: the search visits every state it can reach and finds no goal.";
            if quiet(ui, "Search anyway").on_hover_text(about).clicked() {
                actions.push(Action::Playback(playback::Action::SearchAnyway));
            }
        });
    }
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = gap;
}

/// A shortest length that is not known, in a few quiet words.
fn note(seeking: Seeking) -> String {
    match seeking {
        Seeking::Preparing(part) => format!("preparing its tables, {part} %"),
        Seeking::Finding => "finding the shortest length".to_owned(),
        Seeking::GaveUp(least) => format!("at least {}", counted(least.into(), "move")),
        Seeking::Failed => "shortest length not found".to_owned(),
    }
}

/// The same in a sentence or two.
fn about(seeking: Seeking) -> String {
    match seeking {
        Seeking::Preparing(_) => {
            "Makes pattern databases for goals with their blank on this cell, once, and keeps them."
                .to_owned()
        }
        Seeking::Finding => {
            "Searches by pattern databases, beside the search you watch, for how many moves this board takes at best."
                .to_owned()
        }
        Seeking::GaveUp(least) => format!(
            "There is no solution of fewer than {}. More was not to be found out beside the window in {} s; IDA* with \
             pattern databases may, given time.",
            counted(least.into(), "move"),
            Oracle::PATIENCE.as_secs()
        ),
        Seeking::Failed => {
            "The search beside the window broke off. Searches that you start are not affected."
                .to_owned()
        }
    }
}

/// A disc for yes, a cross for no: shape beside colour.
fn mark(ui: &mut Ui, color: egui::Color32, good: bool) {
    let (rect, _) = ui.allocate_exact_size(vec2(10.0, 18.0), egui::Sense::hover());
    let (centre, r) = (rect.center(), 4.0);
    if good {
        ui.painter().circle_filled(centre, r + 1.0, color);
    } else {
        let stroke = egui::Stroke::new(2.5, color);
        for (a, b) in [(vec2(-r, -r), vec2(r, r)), (vec2(-r, r), vec2(r, -r))] {
            ui.painter().line_segment([centre + a, centre + b], stroke);
        }
    }
}

const fn parity(odd: bool) -> &'static str {
    if odd { "odd" } else { "even" }
}

/// Both parities in a few words.
fn parities(s: Solvability) -> String {
    let (tiles, blank) = (s.permutation_odd, s.blank_distance % 2 == 1);
    if tiles == blank {
        format!("both parities are {}", parity(tiles))
    } else {
        format!(
            "the order is {}, the blank's way {}",
            parity(tiles),
            parity(blank)
        )
    }
}

/// The argument, with the figures of this board.
fn reason(s: Solvability) -> String {
    format!(
        "{}\n\nEvery move exchanges the blank with a tile, which turns the one parity, and takes the blank one step, \
         which turns the other. So they turn together; at the goal both are even. Where they agree there is a way.",
        s.reason()
    )
}
