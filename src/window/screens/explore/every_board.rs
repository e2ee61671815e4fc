//! How many boards are harder for the strategy than the one it has just solved.

use egui::{Sense, Ui, vec2};

use slidescope_core::search::Outcome;
use slidescope_core::study::every_board::{EveryBoard, EveryBoardCache};
use slidescope_core::text::explore::every_board as text;
use slidescope_core::text::numbers::{share, thousands};
use slidescope_parts::Facts;
use slidescope_parts::theme::Palette;
use slidescope_parts::widgets::{named, small};

/// Returns what is to be measured for the run shown: if it has ended with a solution, and can be compared.
pub(crate) fn wanted(facts: &Facts) -> Option<EveryBoard> {
    let run = facts.playback.run.as_ref()?;
    let is_solved = matches!(run.outcome(), Some(Outcome::Solved(_)));
    if !is_solved || !EveryBoardCache::covers(&run.problem) || facts.embedded {
        return None;
    }
    EveryBoard::new(run.problem.goal(), None, vec![run.strategy], None).ok()
}

/// Shows the line, with a strip of all boards from the easiest to the hardest, once every board is measured.
pub(crate) fn show(ui: &mut Ui, facts: &Facts) {
    let (Some(run), Some(every)) = (&facts.playback.run, wanted(facts)) else {
        return;
    };
    let (Some(length), Some(measured)) = (facts.best_length(&run.problem), facts.every.get(&every))
    else {
        return;
    };
    let expanded = run.progress.stats.expanded;
    let [(harder, all), (harder_here, here)] = measured.harder(0, length, expanded);
    let percent = |some: u64, of: u64| share(100.0 * some as f64 / of.max(1) as f64);
    let words = text::harder(
        thousands(expanded),
        percent(harder, all),
        percent(harder_here, here),
        length,
    );
    ui.add_space(4.0);
    let palette = *Palette::of(ui);
    let (strip, response) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    ui.painter().rect_filled(strip, 3.0, palette.line);
    let easier = 1.0 - harder as f32 / all.max(1) as f32;
    let x = egui::lerp(strip.x_range(), easier);
    let color = palette.algorithm(run.strategy.algorithm);
    ui.painter()
        .rect_filled(strip.with_max_x(x.max(strip.left() + 6.0)), 3.0, color);
    named(ui, &response, &words);
    response.on_hover_text(text::ABOUT.text());
    ui.add_space(2.0);
    ui.label(small(&words, palette.dim));
}
