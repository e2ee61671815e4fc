//! How many nodes there are at each depth, or of each f.

pub(crate) mod bars;

pub(crate) use bars::{Bars, Column};

use egui::Ui;

use crate::{
    app::{
        Action, Model, explore,
        playback::Run,
        survey::survey_view,
        theme::Palette,
        widgets::{label, toggle},
    },
    jobs::Measured,
    recording::By,
    search::{Side, Survey},
};

/// Shows them as bars.
pub(crate) fn show(ui: &mut Ui, model: &Model, run: &Run) {
    let palette = Palette::of(ui);
    let algorithm = run.strategy.algorithm;
    let by_f = model.explore.levels_by_f && algorithm.goes_by_f();
    let by = if by_f { By::F } else { By::Depth };
    let moment = run.timeline.moment();
    let sides = [Side::Forward, Side::Backward].map(|side| moment.levels(side, by));
    let mut columns = vec![Column {
        levels: &sides[0],
        color: palette.algorithm(algorithm),
        name: "from the start",
    }];
    if algorithm.is_bidirectional() {
        columns.push(Column {
            levels: &sides[1],
            color: palette.backward,
            name: "from the goal",
        });
    }
    // Beside millions of states a search could not be seen on a linear axis.
    let log = model.explore.log_levels;
    let survey = model.surveys.get(&run.problem.start());
    let surveyed = survey.filter(|_| log && !by_f);
    let surveyed = surveyed.map_or(Vec::new(), Survey::counts);
    let exist: &[u64] = match model.space() {
        Measured::Done(space) if !by_f => &space.depths,
        _ => &surveyed,
    };
    let first = if by_f {
        let filled = |level: &crate::recording::Level| level.stored > 0 || level.expanded > 0;
        sides[0].iter().position(filled).unwrap_or(0)
    } else {
        0
    };
    let mut words = if algorithm.is_depth_first() {
        "Of this iteration: filled, expanded; hollow, on the stack".to_owned()
    } else {
        "Filled: expanded; hollow: in the frontier".to_owned()
    };
    if !exist.is_empty() {
        words += "; grey: all states at that distance from the start";
    }
    label(ui, &format!("{words}."));
    let bars = Bars {
        columns: &columns,
        exist,
        of: if by_f { "f" } else { "depth" },
        first,
        log: model.explore.log_levels,
    };
    let room = ui.available_size();
    bars.show(ui, room);
}

/// Its switches, in the row of tabs.
pub(crate) fn switches(ui: &mut Ui, model: &Model, actions: &mut Vec<Action>) {
    let log = model.explore.log_levels;
    let about = "A logarithmic vertical axis.";
    let button = toggle(ui, log, "log", "Logarithmic bars").on_hover_text(about);
    if button.clicked() {
        actions.push(Action::Explore(explore::Action::LogLevels(!log)));
    }
    survey_view::button(ui, actions);
    let guided = model.settings.strategy.algorithm.goes_by_f();
    if guided {
        let by_f = model.explore.levels_by_f;
        let about = "One bar for each f, or for each depth.";
        let text = if by_f { "by f" } else { "by depth" };
        let button = toggle(ui, by_f, text, "Bars by f").on_hover_text(about);
        if button.clicked() {
            actions.push(Action::Explore(explore::Action::LevelsByF(!by_f)));
        }
    }
}
