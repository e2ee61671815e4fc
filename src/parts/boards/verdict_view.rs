//! Whether the board can be solved, and why; below it, at a fixed height, the available actions.

use egui::{Align, Layout, RichText, Ui, UiBuilder, vec2};

use crate::boards::replay_view;
use crate::help::explained::explain;
use crate::theme::{self, Palette, size};
use crate::widgets::{elided_label, label, link, on_the_desktop, quiet, width_of};
use crate::{Effect, Facts};
use slidescope_core::boards::{Edit, Seeking, Stage, Verdict};
use slidescope_core::puzzle::{Board, Solvability, UsualGoal};
use slidescope_core::run::{Command, Run};
use slidescope_core::text::glossary::Term;
use slidescope_core::text::page::LENGTH_ON_THE_DESKTOP;
use slidescope_core::text::playback::last_run;
use slidescope_core::text::{board_editor as text, examples};

/// The height of the actions; it is fixed so that nothing below moves.
pub(crate) const WAYS_ON: f32 = 28.0;

pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    if facts.hides_verdict {
        let lines = vec2(ui.available_width(), 2.0 * 18.0 + 1.0);
        ui.allocate_exact_size(lines, egui::Sense::hover());
        return;
    }
    let palette = Palette::of(ui);
    let verdict = facts.verdict();
    let (color, words, solvability) = match verdict {
        Verdict::Solvable(parity, Some(best)) => (palette.good, text::solvable_in(best), parity),
        Verdict::Solvable(parity, None) => (palette.good, text::SOLVABLE.to_string(), parity),
        Verdict::Unsolvable(parity) => (palette.bad, text::UNSOLVABLE.to_string(), parity),
        Verdict::Faulty => return,
    };
    let (solvable, goal) = (solvability.is_solvable(), other_goal(facts));
    let is_open = matches!(verdict, Verdict::Solvable(_, None));
    let seeking = facts.lengths.seeking().filter(|_| is_open);
    let (row, gap) = (ui.spacing().interact_size.y, ui.spacing().item_spacing.y);
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().interact_size.y = 18.0;
    ui.horizontal(|ui| {
        mark(ui, color, solvable);
        let words = ui.label(RichText::new(words).font(theme::medium(size::TEXT)));
        explain(words, Term::Solvable, facts);
        if let Some(source) = facts.length_source() {
            label(ui, &text::PUBLISHED).on_hover_text(text::published_in(source));
        }
        if let Some(seeking) = seeking {
            let (_, about) = seeking_words(seeking);
            label(ui, &text::at_least(seeking.at_least)).on_hover_text(about);
        }
        let why = link(ui, &text::WHY);
        egui::Popup::from_toggle_button_response(&why)
            .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside)
            .frame(theme::card(palette).inner_margin(12))
            .width(340.0)
            .show(|ui| {
                ui.set_width(340.0);
                label(ui, &text::parities(solvability));
                ui.label(text::why_solvable(solvability));
            });
        if let Some((_, goal)) = goal {
            use_goal(ui, goal, facts);
        }
    });
    ui.horizontal(|ui| {
        ui.add_space(18.0);
        if let Some(seeking) = seeking {
            return progress(ui, seeking, facts);
        }
        if let Some((usual, goal)) = goal {
            let words = text::solvable_with(examples::goal(usual), &goal);
            label(ui, &words).on_hover_text(text::why_solvable(solvability));
        }
    });
    ui.spacing_mut().interact_size.y = row;
    ui.spacing_mut().item_spacing.y = gap;
}

/// Shows the actions for an unsolvable board, the replay of a solution, or the link to the last run.
pub(crate) fn ways_on(ui: &mut Ui, facts: &Facts) {
    let wanted = vec2(ui.available_width(), WAYS_ON);
    let (rect, _) = ui.allocate_exact_size(wanted, egui::Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    match (facts.verdict(), &facts.playback.last) {
        (Verdict::Unsolvable(solvability), _) if !facts.hides_verdict => {
            unsolvable(&mut ui, solvability, facts);
        }
        _ if facts.playback.replay.is_some() => replay_view::bar(&mut ui, facts),
        (_, Some(last)) => self::last(&mut ui, last, facts),
        (Verdict::Solvable(..) | Verdict::Unsolvable(_) | Verdict::Faulty, None) => {}
    }
}

/// Shows the run that was on screen before the board or the strategy changed.
fn last(ui: &mut Ui, last: &Run, facts: &Facts) {
    let again = width_of(ui, last_run::SHOW, &theme::regular(size::LABEL + 1.0));
    let room = ui.available_width() - again - ui.spacing().item_spacing.x - 2.0;
    let (problem, strategy) = (&last.problem, last.strategy);
    let font = theme::regular(size::LABEL + 1.0);
    let about = last_run::about(last.progress.stats.expanded, strategy, problem.start());
    elided_label(ui, &last_run::name(strategy), font, room).on_hover_text(&about);
    if link(ui, &last_run::SHOW).on_hover_text(&about).clicked() {
        facts.steer(Command::ShowLast);
    }
}

fn unsolvable(ui: &mut Ui, solvability: Solvability, facts: &Facts) {
    let (a, b) = solvability.swap;
    let swap = quiet(ui, &text::swap(a, b));
    if swap.on_hover_text(text::ABOUT_SWAP.text()).clicked() {
        let mended = facts.boards.mended();
        facts.ask_all(mended.map(|board| Effect::Edit(Edit::Start(board))));
    }
    let anyway = quiet(ui, &text::SEARCH_ANYWAY);
    if anyway
        .on_hover_text(text::ABOUT_SEARCH_ANYWAY.text())
        .clicked()
    {
        facts.steer(Command::SearchAnyway);
    }
}

/// Returns a usual goal that an unsolvable board can reach.
fn other_goal(facts: &Facts) -> Option<(UsualGoal, Board)> {
    let problem = facts.boards.editor.problem()?;
    let unsolvable = !problem.solvability().is_solvable();
    let goals = unsolvable.then(|| problem.other_goals())?;
    goals.into_iter().next()
}

fn use_goal(ui: &mut Ui, goal: Board, facts: &Facts) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let (name, about) = text::USE_GOAL;
        if link(ui, &name).on_hover_text(about.text()).clicked() {
            facts.ask(Effect::Edit(Edit::Goal(goal)));
        }
    });
}

/// Shows the progress of the search for the shortest length and, after it gave up, a link to continue. The link's hint
/// says which tables that needs.
fn progress(ui: &mut Ui, seeking: Seeking, facts: &Facts) {
    if facts.in_page() && seeking.stage == Stage::GaveUp {
        ui.vertical(|ui| on_the_desktop(ui, &LENGTH_ON_THE_DESKTOP));
        return;
    }
    let (words, about) = seeking_words(seeking);
    label(ui, &words).on_hover_text(about);
    if seeking.stage != Stage::GaveUp {
        return;
    }
    let longer = link(ui, &text::SEARCH_LONGER).on_hover_ui(|ui| {
        let tables = facts.lengths.tables_to_make();
        ui.label(text::about_search_longer(tables.as_ref()));
    });
    if longer.clicked() {
        facts.ask(Effect::SearchLonger);
    }
}

/// Describes the search for an unknown shortest length, in a few words and in a sentence or two.
fn seeking_words(seeking: Seeking) -> (String, String) {
    let at_least = seeking.at_least;
    match seeking.stage {
        Stage::Preparing(percent) => (text::preparing(percent), text::about_preparing(at_least)),
        Stage::Finding => (text::FINDING.to_string(), text::about_finding(at_least)),
        Stage::GaveUp => text::gave_up(at_least, seeking.is_longer),
        Stage::Failed => (text::NOT_FOUND.to_string(), text::about_not_found(at_least)),
    }
}

/// Draws a disc for yes, a cross for no, so that colour is not the only difference.
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
