//! User-defined heuristics: a short program whose last value is h.
//!
//! The language is [Rhai](https://rhai.rs). A program reads one board at a time through the functions registered here, and
//! nothing else: no files, no clock, no output. Its number of operations is limited, so every program ends.

pub(crate) mod functions;
pub(crate) mod pattern;
pub(crate) mod terms;

use std::cell::Cell;
use std::rc::Rc;

use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicIteratorPackage, BasicMapPackage, BasicMathPackage,
    BasicStringPackage, LogicPackage, MoreStringPackage, Package,
};
use rhai::{AST, Dynamic, Engine, EvalAltResult, ParseError, ParseErrorType, Position, Scope};

use crate::puzzle::{Board, Costs, State};
use crate::search::heuristics::script::functions::Seen;

pub use pattern::ScriptPatterns;
pub use terms::{Term, TermSource, terms};

/// The limit of operations per evaluation, which ends infinite loops.
const MAX_OPERATIONS: u64 = 100_000;
/// The largest estimate; no board needs nearly as many moves. A search stores a g of at most 4,095, and by A* no g exceeds
/// the largest h by more than the length of a shortest solution, which is below 195 on boards that are searched to their
/// end.
pub const MAX_ESTIMATE: u32 = 3_900;
/// The largest size of a program in bytes.
pub const MAX_SOURCE: usize = 1 << 16;

/// A program that estimates for one goal. It cannot be sent to another thread.
pub struct Script {
    engine: Engine,
    program: AST,
    /// The constants of the program. Variables of an evaluation are removed after it.
    scope: Scope<'static>,
    seen: Rc<Seen>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ScriptError {
    /// Line and column, from 1, if known.
    pub place: Option<(usize, usize)>,
    pub fault: ScriptFault,
    /// The board that was being estimated; `None` if the error is in reading the program.
    pub board: Option<Board>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ScriptFault {
    /// The program has more than [`MAX_SOURCE`] bytes.
    TooLong,
    /// The program cannot be parsed, or fails; the text is from the language.
    Language(String),
    Unfinished,
    /// The program does not end within the limit of operations.
    TooManyOperations,
    TooDeep,
    /// A string, list or map grows too large.
    TooMuchData,
    NoSuchCell {
        cell: i64,
        cells: usize,
    },
    NoSuchTile {
        tile: i64,
        cells: usize,
    },
    /// A pattern of these tiles is not possible; `most` is the largest number of tiles on this board.
    BadPattern {
        most: usize,
    },
    TooManyPatterns {
        most: usize,
    },
    /// The value of the program is not a number.
    NoNumber {
        kind: String,
    },
    /// The value is not a valid estimate: negative, infinite, undefined or above `most`, which is [`MAX_ESTIMATE`], divided
    /// by the weight of the search if it has one.
    NoEstimate {
        value: f64,
        most: u32,
    },
}

impl std::error::Error for ScriptError {}

impl Script {
    /// Parses the program `source` as a heuristic for `goal`. The pattern tables it needs are shared by all programs with
    /// the same `patterns`.
    ///
    /// # Errors
    /// If the program cannot be parsed.
    pub fn new(source: &str, goal: &Board, patterns: &ScriptPatterns) -> Result<Self, ScriptError> {
        Self::by(source, goal, Costs::Unit, patterns)
    }

    /// Like [`new`](Self::new), with the costs of moves that the program can ask for and that its functions count.
    pub(crate) fn by(
        source: &str,
        goal: &Board,
        costs: Costs,
        patterns: &ScriptPatterns,
    ) -> Result<Self, ScriptError> {
        if source.len() > MAX_SOURCE {
            return Err(ScriptError {
                place: None,
                fault: ScriptFault::TooLong,
                board: None,
            });
        }
        let seen = Rc::new(Seen::new(goal, costs, patterns.clone()));
        let mut engine = engine();
        functions::register(&mut engine, &seen);
        let scope = functions::constants(goal.size());
        let program = engine
            .compile_with_scope(&scope, source)
            .map_err(|error| unreadable(&error))?;
        Ok(Self {
            engine,
            program,
            scope,
            seen,
        })
    }

    /// The estimate of `state`. A value with a fraction is rounded up, which leaves every admissible heuristic admissible
    /// and every consistent one consistent, as true distances are whole numbers.
    ///
    /// # Errors
    /// If the program fails, or its value is not a valid estimate.
    pub fn estimate(&mut self, state: State) -> Result<u32, ScriptError> {
        self.estimate_up_to(MAX_ESTIMATE, state)
    }

    /// Like [`estimate`](Self::estimate), but `most` is the largest valid estimate.
    pub(crate) fn estimate_up_to(&mut self, most: u32, state: State) -> Result<u32, ScriptError> {
        let (place, fault) = match self.value(state) {
            Ok(value) => match number(&value, most) {
                Ok(h) => return Ok(h),
                Err(fault) => (None, fault),
            },
            Err(error) => {
                let place = line_and_column(error.unwrap_inner().position());
                (place, fault(*error))
            }
        };
        let board = Board::from_state(self.seen.goal.size(), state);
        Err(ScriptError {
            place,
            fault,
            board,
        })
    }

    /// Makes it count its operations, and returns the count of the last evaluation.
    pub(crate) fn count_operations(&mut self) -> Rc<Cell<u64>> {
        let count = Rc::new(Cell::new(0));
        let counted = Rc::clone(&count);
        self.engine.on_progress(move |operations| {
            counted.set(operations);
            None
        });
        count
    }

    fn value(&mut self, state: State) -> Result<Dynamic, Box<EvalAltResult>> {
        self.seen.look_at(state);
        let constants = self.scope.len();
        let value = self
            .engine
            .eval_ast_with_scope::<Dynamic>(&mut self.scope, &self.program);
        self.scope.rewind(constants);
        value
    }

    /// Runs the program on `state`; returns its value if that is a list of integers.
    fn list(&mut self, state: State) -> Option<Vec<i64>> {
        let value = self.value(state).ok()?;
        let list = value.into_array().ok()?;
        list.iter().map(|item| item.as_int().ok()).collect()
    }
}

/// The language with arithmetic, strings, lists, maps and loops, and with limits on everything that can grow.
fn engine() -> Engine {
    let mut engine = Engine::new_raw();
    ArithmeticPackage::new().register_into_engine(&mut engine);
    LogicPackage::new().register_into_engine(&mut engine);
    BasicMathPackage::new().register_into_engine(&mut engine);
    BasicArrayPackage::new().register_into_engine(&mut engine);
    BasicIteratorPackage::new().register_into_engine(&mut engine);
    BasicMapPackage::new().register_into_engine(&mut engine);
    BasicStringPackage::new().register_into_engine(&mut engine);
    MoreStringPackage::new().register_into_engine(&mut engine);
    engine
        .set_max_operations(MAX_OPERATIONS)
        .set_max_call_levels(32)
        .set_max_expr_depths(64, 32)
        .set_max_variables(256)
        .set_max_functions(64)
        .set_max_string_size(10_000)
        .set_max_array_size(1_000)
        .set_max_map_size(1_000)
        .set_strict_variables(true)
        .disable_symbol("eval");
    engine
}

fn number(value: &Dynamic, most: u32) -> Result<u32, ScriptFault> {
    let value = match (value.as_int(), value.as_float()) {
        (Ok(whole), _) => whole as f64,
        (_, Ok(fraction)) => fraction.ceil(),
        _ => {
            let kind = value.type_name().to_owned();
            return Err(ScriptFault::NoNumber { kind });
        }
    };
    if (0.0..=f64::from(most)).contains(&value) {
        Ok(value as u32)
    } else {
        Err(ScriptFault::NoEstimate { value, most })
    }
}

fn unreadable(error: &ParseError) -> ScriptError {
    let fault = match error.err_type() {
        ParseErrorType::UnexpectedEOF => ScriptFault::Unfinished,
        ParseErrorType::ExprTooDeep | ParseErrorType::TooManyFunctions => ScriptFault::TooDeep,
        other => ScriptFault::Language(other.to_string()),
    };
    ScriptError {
        place: line_and_column(error.position()),
        fault,
        board: None,
    }
}

fn line_and_column(position: Position) -> Option<(usize, usize)> {
    Some((position.line()?, position.position().unwrap_or(1)))
}

fn fault(error: EvalAltResult) -> ScriptFault {
    match error {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, _) => fault(*inner),
        EvalAltResult::ErrorTooManyOperations(_) => ScriptFault::TooManyOperations,
        EvalAltResult::ErrorStackOverflow(_) => ScriptFault::TooDeep,
        EvalAltResult::ErrorDataTooLarge(..) | EvalAltResult::ErrorTooManyVariables(_) => {
            ScriptFault::TooMuchData
        }
        // A fault from the functions registered here.
        EvalAltResult::ErrorRuntime(value, _) => match value.clone().try_cast::<ScriptFault>() {
            Some(fault) => fault,
            None => ScriptFault::Language(value.to_string()),
        },
        mut other => {
            other.clear_position();
            ScriptFault::Language(other.to_string())
        }
    }
}
