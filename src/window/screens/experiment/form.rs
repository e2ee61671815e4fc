//! The form of an experiment: its fields, and what they ask for.

pub(crate) mod check;

use slidescope_core::values;
use std::str::FromStr;

use slidescope_core::puzzle::{Board, Costs, CostsError, MoveOrder, Size};
use slidescope_core::reading::Draft;
use slidescope_core::search::{Algorithm, Heuristic, Limits, Strategy};
use slidescope_core::study::StrategyError;
use slidescope_core::study::compare::STRATEGIES;
use slidescope_core::study::every_board::{self, EveryBoard};
use slidescope_core::study::experiment::{
    ExperimentRequest, Instance, Plan, Source, Spec, SpecError, StartError,
};
use slidescope_core::study::presets::Preset;
use slidescope_core::text::boards::in_a_line;
use slidescope_core::text::{Message, experiment as text, sentence};

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum FormField {
        Goal,
        Costs,
        /// The order of moves of all strategies, or `all` orders; empty: each strategy has its own.
        MoveOrder,
        From,
        To,
        Step,
        Each,
        Seed,
        File,
        /// The most expansions of a run; empty: no limit.
        Expansions,
        /// The depth limit of the strategy to be added; empty: no limit.
        DepthLimit,
        /// The list of strategies. Like the strategy to be added, it has no text, but may have a fault.
        Strategies,
        Adder,
    }
}

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BoardsFrom {
        Draw,
        File,
        Every,
    }
}

impl BoardsFrom {
    /// Its name, and what it means.
    pub(crate) const fn words(self) -> (Message, Message) {
        match self {
            Self::Draw => text::DRAWN,
            Self::File => text::FROM_FILE,
            Self::Every => text::EVERY_BOARD,
        }
    }
}

/// What a form without errors asks for.
#[derive(Clone, Debug)]
pub enum Filled {
    Runs(ExperimentRequest),
    Every(EveryBoard),
}

#[derive(Clone, Debug)]
pub struct Form {
    pub from: BoardsFrom,
    /// The known experiment that the form represents; its boards and strategies are then fixed.
    pub preset: Option<Preset>,
    pub size: Size,
    pub strategies: Vec<Strategy>,
    pub adder: Strategy,
    pub memory: u64,
    /// The boards of a resumed experiment that had read them from a file. The path of that file is no longer known.
    taken_up: Option<Vec<Instance>>,
    texts: [String; FormField::ALL.len()],
    /// What the texts ask for, unless they have faults.
    filled: Option<Filled>,
    faults: Vec<(FormField, String)>,
    /// Why a start was refused; an edit clears it.
    refused: Option<(FormField, String)>,
}

impl Form {
    /// The places of errors that concern only the strategy to be added, not the other strategies.
    const OF_ADDER: [FormField; 2] = [FormField::Adder, FormField::DepthLimit];

    pub const MEMORIES: [u64; 7] = [
        256 << 20,
        512 << 20,
        1 << 30,
        2 << 30,
        4 << 30,
        8 << 30,
        16 << 30,
    ];

    /// An experiment that takes a few seconds and shows a difference.
    pub fn new(size: Size) -> Self {
        let strategies = ["bfs", "bidirectional", "astar:misplaced", "astar:manhattan"];
        let named = |name: &&str| slidescope_core::study::parse_strategy(name).ok();
        let mut form = Self {
            from: BoardsFrom::Draw,
            preset: None,
            size,
            strategies: strategies.iter().filter_map(named).collect(),
            adder: Strategy::new(Algorithm::Greedy, Heuristic::Manhattan),
            memory: Plan::MEMORY,
            taken_up: None,
            texts: Default::default(),
            filled: None,
            faults: Vec::new(),
            refused: None,
        };
        for (field, text) in [
            (FormField::Costs, "unit"),
            (FormField::From, "4"),
            (FormField::To, "24"),
            (FormField::Step, "2"),
            (FormField::Each, "20"),
            (FormField::Seed, "1"),
        ] {
            text.clone_into(form.text_mut(field));
        }
        *form.text_mut(FormField::Goal) = Board::blank_last(size).to_string();
        form.check();
        form
    }

    pub fn text(&self, field: FormField) -> &str {
        &self.texts[field as usize]
    }

    pub(crate) fn text_mut(&mut self, field: FormField) -> &mut String {
        &mut self.texts[field as usize]
    }

    pub fn fault(&self, field: FormField) -> Option<&str> {
        let all = self.refused.iter().chain(&self.faults);
        let mut of_it = all.filter(|(at, _)| *at == field);
        of_it.next().map(|(_, fault)| fault.as_str())
    }

    pub fn is_right(&self) -> bool {
        let mut faults = self.faults.iter();
        faults.all(|(place, _)| Self::OF_ADDER.contains(place))
    }

    pub const fn is_own(&self) -> bool {
        self.preset.is_none()
    }

    pub fn set(&mut self, field: FormField, text: String) {
        *self.text_mut(field) = text;
        self.typed(field);
    }

    pub(crate) fn typed(&mut self, field: FormField) {
        if field == FormField::DepthLimit {
            self.adder.depth_limit = self.depth_limit().unwrap_or_default();
        }
        self.edited();
    }

    pub fn set_size(&mut self, size: Size) {
        self.size = size;
        self.set(FormField::Goal, Board::blank_last(size).to_string());
    }

    pub fn add(&mut self) {
        if self.can_add() {
            // The field keeps its text, but is shown for depth-first searches only.
            self.strategies.push(self.adder.with_limit_used());
            self.edited();
        }
    }

    /// The most strategies; more curves could not be told apart. On every board there may be as many as are shipped.
    pub fn most(&self) -> usize {
        match self.from {
            BoardsFrom::Every => every_board::STRATEGIES.len(),
            _ => *STRATEGIES.end(),
        }
    }

    /// Returns whether there is room for one more strategy and the one to be added is valid and not listed yet.
    pub fn can_add(&self) -> bool {
        let mut places = Self::OF_ADDER.into_iter();
        self.strategies.len() < self.most() && places.all(|at| self.fault(at).is_none())
    }

    pub fn edited(&mut self) {
        self.refused = None;
        self.check();
    }

    pub fn take_preset(&mut self, preset: Preset) {
        let spec = preset.spec(None, 1, self.limits());
        self.fill(&spec);
        if let Some(first) = preset.first_boards() {
            first.to_string().clone_into(self.text_mut(FormField::Each));
        }
        self.preset = Some(preset);
        self.edited();
    }

    pub(crate) fn take_every_board(&mut self) {
        let named = |name: &str| slidescope_core::study::parse_strategy(name).ok();
        (self.preset, self.from) = (None, BoardsFrom::Every);
        self.strategies = every_board::STRATEGIES
            .into_iter()
            .filter_map(named)
            .collect();
        Costs::Unit
            .write()
            .clone_into(self.text_mut(FormField::Costs));
        self.set_size(Size::new(3, 3).unwrap_or(self.size));
    }

    pub fn fill(&mut self, spec: &Spec) {
        self.preset = Preset::of(spec);
        *self.text_mut(FormField::Costs) = spec.costs.write();
        let usual = Strategy::in_all_orders(&spec.strategies);
        let orders = usual.as_ref().map_or("", |_| MoveOrder::ALL);
        orders.clone_into(self.text_mut(FormField::MoveOrder));
        self.strategies = usual.unwrap_or_else(|| spec.strategies.clone());
        self.memory = spec.limits.memory;
        let expansions = spec.limits.expansions.map(|n| n.to_string());
        *self.text_mut(FormField::Expansions) = expansions.unwrap_or_default();
        match &spec.source {
            Source::Drawn(draw) => {
                self.from = BoardsFrom::Draw;
                self.size = draw.goal.size();
                for (field, text) in [
                    (FormField::Goal, draw.goal.to_string()),
                    (FormField::From, draw.lengths.from().to_string()),
                    (FormField::To, draw.lengths.to().to_string()),
                    (FormField::Step, draw.lengths.step().to_string()),
                    (FormField::Each, draw.each.to_string()),
                    (FormField::Seed, draw.seed.to_string()),
                ] {
                    *self.text_mut(field) = text;
                }
            }
            Source::Given(instances) if self.preset.is_some() => {
                *self.text_mut(FormField::Each) = instances.len().to_string();
            }
            Source::Given(instances) => {
                self.from = BoardsFrom::File;
                self.taken_up = Some(instances.clone());
                self.text_mut(FormField::File).clear();
            }
        }
        self.edited();
    }

    /// Shows why a start was refused, at the field concerned.
    pub(crate) fn refuse(&mut self, fault: &StartError) {
        let field = match fault {
            StartError::File(_) => FormField::File,
            StartError::Spec(SpecError::TooFar { .. }) => FormField::To,
            StartError::Spec(SpecError::Costs(_)) => FormField::Costs,
            StartError::Spec(SpecError::NoStrategies | SpecError::Twice(_)) => {
                FormField::Strategies
            }
            StartError::Spec(SpecError::NoBoards | SpecError::TooMany { .. }) => FormField::Each,
        };
        self.refused = Some((field, sentence(&fault.to_string())));
    }

    /// Returns what the form asks for, or `None` if it has errors.
    pub fn filled(&self) -> Option<Filled> {
        self.filled.clone().filter(|_| self.is_right())
    }

    /// Returns the boards of the resumed experiment, which are used until a file is named.
    pub fn boards_taken_up(&self) -> Option<&[Instance]> {
        let unnamed = self.text(FormField::File).trim().is_empty();
        self.taken_up.as_deref().filter(|_| unnamed)
    }

    fn limits(&self) -> Limits {
        Limits {
            memory: self.memory,
            expansions: self.number(FormField::Expansions),
        }
    }

    pub fn has_seed(&self) -> bool {
        match self.preset {
            Some(preset) => !preset.is_published(),
            None => self.from == BoardsFrom::Draw,
        }
    }

    fn seed(&self) -> Option<u64> {
        if self.has_seed() {
            self.number(FormField::Seed)
        } else {
            Some(0)
        }
    }

    fn number<T: FromStr>(&self, field: FormField) -> Option<T> {
        self.text(field).replace([',', '_', ' '], "").parse().ok()
    }

    fn goal(&self) -> Result<Board, String> {
        let draft = Draft::parse(self.text(FormField::Goal), Some(self.size));
        draft.board().map_err(|faults| in_a_line(&faults))
    }

    fn costs(&self) -> Result<Costs, CostsError> {
        let size = match (self.from, self.boards_taken_up()) {
            _ if !self.is_own() => return Ok(Costs::Unit),
            (BoardsFrom::File, Some([first, ..])) => first.problem.size(),
            _ => self.size,
        };
        Costs::read(self.text(FormField::Costs), size)
    }

    /// Returns the strategies in the orders of moves that are asked for.
    fn in_orders(&self) -> Result<Vec<Strategy>, StrategyError> {
        let text = self.text(FormField::MoveOrder).trim();
        if text.is_empty() || !self.has_orders() {
            return Ok(self.strategies.clone());
        }
        let orders = MoveOrder::one_or_all(text).map_err(|_| StrategyError::bad_order(text))?;
        Ok(Strategy::in_orders(&self.strategies, &orders))
    }

    /// Whether every board is searched.
    pub(crate) fn asks_for_all(&self) -> bool {
        self.is_own() && self.from == BoardsFrom::Every
    }

    /// Whether the orders of moves can be chosen. A preset has its own, and every board is searched in the usual one.
    pub(crate) fn has_orders(&self) -> bool {
        self.is_own() && self.from != BoardsFrom::Every
    }

    /// Returns the goals for which the strategies, or the one to be added, need pattern databases.
    pub(crate) fn looked_up(&self) -> Vec<Board> {
        let mut strategies = self.strategies.iter().chain([&self.adder]);
        let looks_up = |strategy: &Strategy| strategy.heuristic_used() == Some(Heuristic::Patterns);
        if !strategies.any(looks_up) {
            return Vec::new();
        }
        self.goal().into_iter().collect()
    }

    /// Returns `Some(None)` if the field is empty, and `None` if it is invalid.
    fn depth_limit(&self) -> Option<Option<u32>> {
        if self.text(FormField::DepthLimit).trim().is_empty() {
            return Some(None);
        }
        self.number(FormField::DepthLimit).map(Some)
    }
}
