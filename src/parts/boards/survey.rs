//! The card "How many states stand at each depth?": what is counted, a bar for each depth, and the hardest boards.

use egui::{Align, Button, Id, Layout, Modal, RichText, ScrollArea, Ui, Vec2, vec2};

use crate::theme::{self, Palette, size};
use crate::widgets::chart::LevelBars;
use crate::widgets::{
    choice, close_clicked, heading, label, link_clicked, named, on_the_desktop, primary,
    progress_bar, quiet_clicked, set_name, show_board, switch, toggle_clicked,
};
use crate::{Effect, Facts};
use slidescope_core::boards::Edit;
use slidescope_core::lesson::SurveyScene;
use slidescope_core::puzzle::{Board, Problem};
use slidescope_core::search::{Distances, Survey, SurveyProgress};
use slidescope_core::services::is_too_long;
use slidescope_core::services::surveys::SurveyState;
use slidescope_core::text::numbers::decimals;
use slidescope_core::text::page::ON_THE_DESKTOP;
use slidescope_core::text::units::bytes;
use slidescope_core::text::{survey as text, thousands};

/// The maximum size of the card, in points.
const SIDES: [f32; 2] = [760.0, 600.0];

/// The height of the hardest boards, with their buttons.
const HARDEST: f32 = 132.0;

#[derive(Default)]
pub struct SurveyCard {
    pub open: bool,
    pub scene: SurveyScene,
}

impl SurveyCard {
    /// Returns the board from which depths are counted, or `None` if it is not legal.
    pub fn surveyed(&self, facts: &Facts) -> Option<Board> {
        let editor = &facts.boards.editor;
        match self.scene.from_start {
            true => editor.start.board,
            false => editor.goal.board,
        }
    }

    /// Requests the surveys to draw: that of the card's board while it is shown and, in large spaces, those of the goal and
    /// of the start of the run. A small space is counted as soon as the card shows it: that takes no noticeable time. If a
    /// slide `presents` a survey, the count starts too, because it was asked for when the slide was made.
    pub fn poll(&self, presents: bool, facts: &mut Facts) {
        let shown = self.surveyed(facts).filter(|_| self.open || presents);
        let run = facts.playback.run.as_ref();
        let searched = run.map(|run| run.problem.start());
        let large = |board: &Board| !Distances::covers(board.size());
        let beside = facts.boards.editor.goal.board.into_iter().chain(searched);
        let wanted = shown.into_iter().chain(beside.filter(large));
        facts.surveys.want(wanted);
        if let Some(goal) = shown.filter(|goal| presents || !large(goal))
            && matches!(facts.surveys.about(&goal), SurveyState::NotCounted)
        {
            facts.surveys.begin(goal);
        }
    }
}

/// Shows the card above everything else while it is open.
pub fn show(ui: &Ui, card: &mut SurveyCard, facts: &Facts) {
    if !card.open {
        return;
    }
    let screen = ui.ctx().content_rect().size();
    let [width, height] = SIDES;
    // Leaves a margin in which the window behind the card is visible.
    let room = vec2(width.min(screen.x - 72.0), height.min(screen.y - 72.0));
    let frame = theme::card(Palette::of(ui)).inner_margin(20);
    let modal = Modal::new(Id::unique("survey")).frame(frame);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_min_size(room);
        ui.set_max_size(room);
        ui.spacing_mut().item_spacing.y = 8.0;
        title(ui, card, facts);
        switches(ui, card);
        let Some(board) = card.surveyed(facts) else {
            label(ui, &text::NOT_LEGAL);
            return;
        };
        ui.horizontal(|ui| {
            let room = vec2(84.0, 64.0);
            show_board(ui, "surveyed", &board, room);
            ui.add_space(8.0);
            ui.vertical(|ui| {
                ui.add_space(16.0);
                let size = board.size();
                let states = size.reachable_states();
                label(
                    ui,
                    &text::reached(card.scene.from_start, thousands(states), size),
                );
            });
        });
        if is_too_long(board.size()) {
            on_the_desktop(ui, &ON_THE_DESKTOP);
            return;
        }
        if let SurveyState::Counted(survey) = facts.surveys.about(&board) {
            let height = ui.available_height();
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                known(ui, card, survey, height, facts);
            });
        } else {
            not_counted(ui, board, facts);
        }
    });
    if shown.should_close() {
        card.open = false;
    }
}

/// Shows what is displayed instead of the bars while there is no count.
fn not_counted(ui: &mut Ui, board: Board, facts: &Facts) {
    match facts.surveys.about(&board) {
        SurveyState::NotCounted => offer(ui, board, facts),
        SurveyState::Counting(surveyed) => counting(ui, surveyed, facts),
        SurveyState::Failed => {
            label(ui, &text::FAILED);
            offer(ui, board, facts);
        }
        SurveyState::TooMany => {
            label(ui, &text::too_many(Survey::MAX_CELLS));
        }
        SurveyState::Counted(_) => {}
    }
}

pub fn presented(ui: &mut Ui, card: &SurveyCard, facts: &Facts) {
    let Some(board) = card.surveyed(facts) else {
        return;
    };
    let SurveyState::Counted(survey) = facts.surveys.about(&board) else {
        return not_counted(ui, board, facts);
    };
    let room = ui.available_size() - vec2(0.0, 24.0);
    bars(ui, card.scene, &survey.counts(), room);
    label(ui, &depths_of(survey));
}

fn title(ui: &mut Ui, card: &mut SurveyCard, facts: &Facts) {
    ui.horizontal(|ui| {
        heading(ui, &text::TITLE);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if close_clicked(ui, text::CLOSE) {
                card.open = false;
            }
            if quiet_clicked(ui, text::ADD_SLIDE) {
                facts.ask(Effect::AddSlide);
            }
        });
    });
}

fn switches(ui: &mut Ui, card: &mut SurveyCard) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (from_start, text) in [(false, text::FROM_GOAL), (true, text::FROM_START)] {
            if choice(ui, card.scene.from_start == from_start, &text).clicked() {
                card.scene.from_start = from_start;
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            switch(ui, &mut card.scene.log, text::LOG);
        });
    });
}

fn offer(ui: &mut Ui, board: Board, facts: &Facts) {
    ui.add_space(24.0);
    ui.vertical_centered(|ui| {
        let (text, name) = text::COUNT;
        if primary(ui, true, &text, &name, vec2(180.0, 34.0)).clicked() {
            facts.ask(Effect::CountStates(board));
        }
        // Two bit sets, with one bit per state in each.
        let memory = bytes(board.size().reachable_states() as u64 / 4);
        label(ui, &text::effort(&memory));
    });
}

fn counting(ui: &mut Ui, surveyed: SurveyProgress, facts: &Facts) {
    let SurveyProgress { depth, states, of } = surveyed;
    ui.add_space(24.0);
    ui.horizontal(|ui| {
        ui.label(text::progress_at(depth, states, of));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if quiet_clicked(ui, text::CANCEL) {
                facts.ask(Effect::StopCounting);
            }
        });
    });
    let share = states as f32 / of.max(1) as f32;
    progress_bar(ui, share, Palette::of(ui).accent, &text::PROGRESS);
}

/// Shows a bar for each depth and, when counted from a goal, the hardest boards below. The bars fill the rest of `height`.
fn known(ui: &mut Ui, card: &mut SurveyCard, survey: &Survey, height: f32, facts: &Facts) {
    let (counts, from_start) = (survey.counts(), card.scene.from_start);
    let below = if from_start { 24.0 } else { HARDEST + 32.0 };
    let height = (height - below).max(120.0);
    bars(ui, card.scene, &counts, vec2(ui.available_width(), height));
    let depths = depths_of(survey);
    if from_start {
        label(ui, &depths);
        return;
    }
    let hardest = survey.hardest();
    let all = counts.last().copied().unwrap_or(0);
    let every = hardest.len() as u64 == all;
    label(ui, &text::hardest(every, all, depths, hardest.len()));
    ScrollArea::horizontal().show(ui, |ui| {
        ui.horizontal_top(|ui| {
            for (nth, board) in hardest.iter().enumerate() {
                if let Some(problem) = hard_board(ui, nth, board, survey.goal()) {
                    facts.ask(Effect::Edit(Edit::Load(problem)));
                    card.open = false;
                }
            }
        });
    });
}

fn bars(ui: &mut Ui, scene: SurveyScene, counts: &[u64], room: Vec2) {
    let of = match scene.from_start {
        true => text::MOVES_FROM_START,
        false => text::MOVES_TO_GOAL,
    };
    let bars = LevelBars {
        columns: &[],
        exist: counts,
        of: &of,
        axis: &of,
        first: 0,
        log: scene.log,
    };
    bars.show(ui, room);
}

fn depths_of(survey: &Survey) -> String {
    let counts = survey.counts();
    let moves = |(depth, count): (u32, &u64)| f64::from(depth) * *count as f64;
    let sum: f64 = (0..).zip(&counts).map(moves).sum();
    let mean = sum / counts.iter().sum::<u64>().max(1) as f64;
    text::depths(survey.farthest(), decimals(mean, 1))
}

/// Shows one of the hardest boards with its name. Returns the problem if its button is clicked.
fn hard_board(ui: &mut Ui, nth: usize, board: &Board, goal: Board) -> Option<Problem> {
    let mut taken = None;
    let room = vec2(128.0, HARDEST);
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Center), |ui| {
        ui.set_width(room.x);
        ui.spacing_mut().item_spacing.y = 4.0;
        show_board(ui, nth, board, vec2(96.0, 64.0));
        let name = board.to_string();
        let shown = label(ui, &name);
        named(ui, &shown, &name);
        let words = RichText::new(text::USE_AS_START).size(size::LABEL + 1.0);
        let button = ui.add(Button::new(words));
        set_name(ui, &button, text::use_board(&name));
        if button.on_hover_text(&name).clicked() {
            taken = Problem::new(*board, goal).ok();
        }
    });
    taken
}

pub fn link_to(ui: &mut Ui, facts: &Facts) {
    if link_clicked(ui, (text::LINK.1, text::ABOUT)) {
        facts.ask(Effect::OpenSurvey);
        ui.close();
    }
}

pub fn button(ui: &mut Ui, facts: &Facts) {
    if toggle_clicked(ui, false, [text::LINK.0, text::LINK.1, text::ABOUT]) {
        facts.ask(Effect::OpenSurvey);
    }
}
