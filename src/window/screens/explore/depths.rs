//! A chart of the number of nodes at each depth, or of each f.

use egui::{Sense, Ui, Vec2};

use slidescope_core::recording::LevelKey;
use slidescope_core::run::Run;
use slidescope_core::search::{Side, Survey};
use slidescope_core::services::Measured;
use slidescope_core::text::explore as text;
use slidescope_parts::Facts;
use slidescope_parts::boards::survey;
use slidescope_parts::help::explained::legend;
use slidescope_parts::pictures::ViewOptions;
use slidescope_parts::theme::Palette;
use slidescope_parts::widgets::chart::{LevelBars, LevelColumn};
use slidescope_parts::widgets::{label, switch};

pub(crate) fn show(ui: &mut Ui, options: ViewOptions, run: &Run, facts: &Facts) {
    let palette = Palette::of(ui);
    let algorithm = run.strategy.algorithm;
    let by_f = options.levels_by_f && algorithm.goes_by_f();
    let by = if by_f { LevelKey::F } else { LevelKey::Depth };
    let moment = run.timeline.moment();
    let sides = [Side::Forward, Side::Backward].map(|side| moment.levels(side, by));
    let mut columns = vec![LevelColumn {
        levels: &sides[0],
        color: palette.algorithm(algorithm),
        name: &text::depths::FROM_START,
    }];
    if algorithm.is_bidirectional() {
        columns.push(LevelColumn {
            levels: &sides[1],
            color: palette.backward,
            name: &text::depths::FROM_GOAL,
        });
    }
    // On a linear axis, a search would be invisible beside millions of states.
    let log = options.log_levels;
    let surveyed = facts.surveys.get(&run.problem.start());
    let by_cost = !run.strategy.costs(&run.problem).is_unit();
    let surveyed = surveyed.filter(|_| log && !by_f && !by_cost);
    let surveyed = surveyed.map_or(Vec::new(), Survey::counts);
    let exist: &[u64] = match facts.space() {
        Measured::Done(space) if by_cost && !by_f => &space.costs,
        Measured::Done(space) if !by_f => &space.depths,
        Measured::Done(_) | Measured::Pending | Measured::TooLarge => &surveyed,
    };
    let first = if by_f {
        let filled =
            |level: &slidescope_core::recording::Level| level.stored > 0 || level.expanded > 0;
        sides[0].iter().position(filled).unwrap_or(0)
    } else {
        0
    };
    let words = text::depths::legend(algorithm.is_depth_first(), !exist.is_empty());
    legend(ui, &words, facts);
    if let [_, _] = &columns[..] {
        ui.horizontal(|ui| {
            for column in &columns {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(10.0), Sense::hover());
                ui.painter().rect_filled(place, 2.0, column.color);
                label(ui, column.name);
                ui.add_space(8.0);
            }
        });
    }
    let (of, axis) = if by_f {
        (text::depths::F, text::depths::F)
    } else if by_cost {
        (text::depths::COST, text::depths::COST_AXIS)
    } else {
        (text::depths::DEPTH, text::depths::DEPTH_AXIS)
    };
    let bars = LevelBars {
        columns: &columns,
        exist,
        of: &of,
        axis: &axis,
        first,
        log: options.log_levels,
    };
    let room = ui.available_size();
    bars.show(ui, room);
}

pub(crate) fn switches(ui: &mut Ui, options: &mut ViewOptions, facts: &Facts) {
    let guided = facts.settings.strategy.algorithm.goes_by_f();
    if guided {
        let by = match options.levels_by_f {
            true => text::depths::BY_F,
            false if facts.boards.editor.costs.is_unit() => text::depths::BY_DEPTH,
            false => text::depths::BY_COST,
        };
        let words = [by, text::depths::BY_F_NAME, text::depths::ABOUT_BY];
        switch(ui, &mut options.levels_by_f, words);
    }
    survey::button(ui, facts);
    let words = [text::LOG, text::depths::LOG_NAME, text::ABOUT_LOG];
    switch(ui, &mut options.log_levels, words);
}
