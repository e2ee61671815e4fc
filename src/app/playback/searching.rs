//! Starting, steering and ending runs, and the replay of what they found.

use crate::{
    app::{
        Action, Model, Settings, Speed, Tone, Verdict,
        model::Tab,
        playback::{Phase, Run},
    },
    jobs::pattern_tables::NO_TABLES,
    puzzle::{Board, Problem},
    search::{Limits, Strategy, heuristics::pattern_database::PatternDatabase},
};

/// Something done with a run.
type Deed = dyn FnOnce(&mut Run, &Settings);

/// What is to be done with a run that cannot be started before the tables it looks up are there.
pub(crate) struct Waiting {
    problem: Problem,
    strategy: Strategy,
    what: Box<Deed>,
}

impl Model {
    pub(crate) fn restrategise(&mut self, change: impl FnOnce(&mut Settings)) {
        let before = self.settings.strategy;
        change(&mut self.settings);
        if self.settings.strategy != before {
            self.drop_run("The strategy changed");
        }
    }

    pub(crate) fn set_speed(&mut self, speed: Speed) {
        self.settings.speed = speed;
        if let Some(run) = &mut self.run {
            run.set_pace(speed.pace());
        }
    }

    /// Runs from here, or from the start where there is no run or it is over.
    pub(crate) fn run_on(&mut self, anyway: bool) {
        if self.phase() == Some(Phase::Ended) {
            self.reset();
        }
        self.with_run(anyway, |run, settings| run.go(settings.speed.pace()));
    }

    pub(crate) fn pause(&mut self) {
        if let Some(run) = &mut self.run {
            run.pause();
        }
    }

    /// Does `what` with the run, which is started first where there is none: at once, or as soon as the tables it looks
    /// up are there. An unsolvable board is refused unless it is to be searched anyway.
    pub(crate) fn with_run(
        &mut self,
        anyway: bool,
        what: impl FnOnce(&mut Run, &Settings) + 'static,
    ) {
        self.waiting = None;
        if self.run.is_none() {
            match self.verdict() {
                Verdict::Faulty => return,
                Verdict::Unsolvable(_) if !anyway => {
                    return self.note(Tone::Bad, "No solution: the parities differ".into());
                }
                _ if self.lacks_tables() => return self.wait_for_tables(what),
                _ => self.start_run(),
            }
        }
        if let Some(run) = &mut self.run {
            what(run, &self.settings);
        }
    }

    /// The goals for which a search by the strategy chosen looks up tables.
    fn looked_up(&self) -> impl Iterator<Item = Board> + use<> {
        let problem = self.editor.problem().into_iter();
        let strategy = self.settings.strategy;
        problem.flat_map(move |problem| strategy.pattern_goals(&problem))
    }

    fn lacks_tables(&self) -> bool {
        let mut goals = self.looked_up();
        goals.any(|goal| PatternDatabase::at_hand(&goal).is_none())
    }

    fn wait_for_tables(&mut self, what: impl FnOnce(&mut Run, &Settings) + 'static) {
        self.waiting = self.editor.problem().map(|problem| Waiting {
            problem,
            strategy: self.settings.strategy,
            what: Box::new(what),
        });
    }

    /// Has the tables made that are looked up, and starts what waited for them. What is on another board or by another
    /// strategy by now is not wanted any more.
    pub(crate) fn poll_tables(&mut self) {
        let wanted: Vec<Board> = self.looked_up().chain(self.looked_up_beside()).collect();
        self.tables.want(wanted);
        let now = (self.editor.problem(), self.settings.strategy);
        let waiting = self.waiting.take();
        let Some(waiting) = waiting.filter(|w| (Some(w.problem), w.strategy) == now) else {
            return;
        };
        if self.looked_up().any(|goal| self.tables.has_failed(&goal)) {
            self.note(Tone::Bad, NO_TABLES.into());
        } else if self.lacks_tables() {
            self.waiting = Some(waiting);
        } else {
            self.start_run();
            if let Some(run) = &mut self.run {
                (waiting.what)(run, &self.settings);
            }
        }
    }

    /// How far the tables are, in per cent, for which a search waits.
    #[must_use]
    pub fn preparing(&self) -> Option<u8> {
        let part = self.tables.part().unwrap_or(0);
        self.waiting.as_ref().map(|_| part)
    }

    /// The depth within which every board like the one in the editor has a solution if it has any; none where it has
    /// faults.
    #[must_use]
    pub fn deepest(&self) -> Option<u32> {
        let problem = self.editor.problem()?;
        Some(problem.longest_solution())
    }

    fn start_run(&mut self) {
        let Some(problem) = self.editor.problem() else {
            return;
        };
        let limits = Limits {
            memory: self.settings.memory_limit,
            expansions: None,
        };
        match Run::start(problem, self.settings.strategy, limits, &self.wake) {
            Ok(run) => self.run = Some(run),
            Err(error) => {
                self.note(
                    Tone::Bad,
                    format!("The search could not be started: {error}"),
                );
            }
        }
    }

    pub(crate) fn drop_run(&mut self, why: &str) {
        if self.run.is_some() {
            self.reset();
            self.note(Tone::Quiet, format!("{why}: back to no expansions"));
        }
    }

    /// Has the run end as one that panicked does.
    #[cfg(test)]
    pub(crate) fn break_run(&mut self, text: &str) {
        if let Some(run) = &mut self.run {
            run.hear(crate::worker::Event::Failed(text.to_owned()));
        }
    }

    pub(crate) fn reset(&mut self) {
        self.run = None;
        self.waiting = None;
        self.predict = None;
        self.fine = None;
        self.replay = None;
        if self.tab == Tab::Solution {
            self.tab = Tab::Tree;
        }
    }

    pub(crate) fn replay_by(&mut self, action: &Action) {
        let Some(replay) = &mut self.replay else {
            return;
        };
        match *action {
            Action::Play(on) => replay.set_playing(on),
            Action::PlayTo(at) => replay.go_to(at),
            Action::PlaySpeed(speed) => replay.set_speed(speed),
            _ => {}
        }
    }
}
