//! The `exercise` field of a lesson's file.

use serde::{Deserialize, Serialize};

use crate::lesson::exercise::{
    AnswersShown, Draw, Exercise, ExerciseTask, HeuristicWanted, MAX_ORDER, MAX_POINTS, MAX_TASKS,
    Solutions, TaskKind,
};
use crate::lesson::format::read::{Defaults, read_slide};
use crate::lesson::format::write::{file_slide, names};
use crate::lesson::format::{FileSlide, bad, read_board};
use crate::lesson::moment::own_of;
use crate::lesson::question::{OPTIONS, Wanted};
use crate::lesson::{InvalidValue, LessonFormatError, SearchSetup, Task};
use crate::puzzle::Notation;
use crate::search::{Counter, Distances};
use crate::study::strategy_name;
use crate::study::strategy_names::own_heuristics;
use crate::worksheet::{Teaches, Worksheet};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FileExercise {
    #[serde(default = "one")]
    seed: u64,
    #[serde(default)]
    again: bool,
    #[serde(default)]
    answers: AnswersShown,
    /// In the teacher's file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    /// In the students' file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    locked: bool,
    tasks: Vec<FileTask>,
}

/// The default seed and the default points.
fn one<T: From<u8>>() -> T {
    T::from(1)
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    #[default]
    Question,
    Trace,
    Order,
    Strategy,
    Heuristic,
    OwnSearch,
}

/// A task. Fields that do not belong to its kind are left out.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct FileTask {
    kind: Kind,
    #[serde(default = "one")]
    points: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    boards: Option<FileDraw>,
    slide: FileSlide,
    /// For order tasks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    expansions: Option<u32>,
    /// For strategy tasks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    least: Option<Counter>,
    /// For heuristic tasks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wants: Vec<Wanted>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mean: Option<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    most: Vec<FileMost>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileMost {
    board: String,
    expansions: u64,
}

#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct FileDraw {
    #[serde(skip_serializing_if = "Option::is_none")]
    length: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expansions: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ties: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    teaches: Option<String>,
}

impl FileExercise {
    pub(super) fn of(exercise: &Exercise, usual: &SearchSetup) -> Self {
        let tasks = exercise.tasks.iter();
        Self {
            seed: exercise.seed,
            again: exercise.again,
            answers: exercise.answers,
            key: match &exercise.solutions {
                Solutions::Key(key) => Some(key.clone()),
                Solutions::Open | Solutions::Locked => None,
            },
            locked: exercise.solutions == Solutions::Locked,
            tasks: tasks.map(|task| FileTask::of(task, usual)).collect(),
        }
    }

    pub(super) fn read(self, defaults: &Defaults) -> Result<Exercise, LessonFormatError> {
        if !(1..=MAX_TASKS).contains(&self.tasks.len()) {
            return Err(bad("exercise.tasks", InvalidValue::TaskCount));
        }
        let tasks = self.tasks.into_iter().enumerate();
        let tasks = tasks.map(|(index, task)| {
            let place = format!("exercise.tasks[{}].", index + 1);
            task.read(&place, defaults)
        });
        Ok(Exercise {
            seed: self.seed,
            again: self.again,
            answers: self.answers,
            solutions: match self.key {
                Some(key) => Solutions::Key(key),
                None if self.locked => Solutions::Locked,
                None => Solutions::Open,
            },
            tasks: tasks.collect::<Result<_, _>>()?,
        })
    }
}

impl FileTask {
    fn of(task: &ExerciseTask, usual: &SearchSetup) -> Self {
        let mut file = Self {
            points: task.points,
            boards: FileDraw::of(task.boards),
            slide: file_slide(&task.slide, usual),
            ..Self::default()
        };
        file.kind = match &task.kind {
            TaskKind::Question => Kind::Question,
            TaskKind::Trace => Kind::Trace,
            TaskKind::OwnSearch => Kind::OwnSearch,
            TaskKind::Order { expansions } => {
                file.expansions = Some(*expansions);
                Kind::Order
            }
            TaskKind::Strategy { options, least } => {
                file.options = names(options);
                file.least = Some(*least);
                Kind::Strategy
            }
            TaskKind::Heuristic(wanted) => {
                file.wants.clone_from(&wanted.wants);
                file.mean = wanted.mean;
                let most = wanted.most.iter().map(|(board, most)| FileMost {
                    board: board.write(Notation::Rows),
                    expansions: *most,
                });
                file.most = most.collect();
                Kind::Heuristic
            }
        };
        file
    }

    fn read(mut self, place: &str, defaults: &Defaults) -> Result<ExerciseTask, LessonFormatError> {
        let at = |field: &str| format!("{place}{field}");
        if !(1..=MAX_POINTS).contains(&self.points) {
            return Err(bad(at("points"), InvalidValue::Points));
        }
        // A task without a scene shows its board.
        if self.slide.scenes() == 0 {
            self.slide.expansion = Some(0);
        }
        let slide = read_slide(&at("slide."), self.slide, defaults)?;
        let setup = slide.setup;
        let kind = match self.kind {
            Kind::Question if slide.question.is_none() => {
                return Err(bad(at("slide.question"), InvalidValue::NoQuestion));
            }
            Kind::Question => TaskKind::Question,
            Kind::Trace | Kind::Order | Kind::OwnSearch
                if !crate::order::is_by_hand(setup.strategy.algorithm)
                    || !Worksheet::supports(setup.strategy.algorithm, setup.problem.costs()) =>
            {
                return Err(bad(at("slide.strategy"), InvalidValue::NotByHand));
            }
            Kind::Trace => TaskKind::Trace,
            Kind::OwnSearch => TaskKind::OwnSearch,
            Kind::Order => match self.expansions {
                Some(expansions) if (1..=MAX_ORDER).contains(&expansions) => {
                    TaskKind::Order { expansions }
                }
                _ => return Err(bad(at("expansions"), InvalidValue::OrderLength)),
            },
            Kind::Strategy => {
                if !OPTIONS.contains(&self.options.len()) {
                    return Err(bad(at("options"), InvalidValue::OptionCount));
                }
                TaskKind::Strategy {
                    options: defaults.compared(&at("options"), &self.options)?,
                    least: self.least.unwrap_or(Counter::Expanded),
                }
            }
            Kind::Heuristic => {
                if !Distances::covers(setup.problem.size()) {
                    return Err(bad(at("kind"), InvalidValue::TooLargeToProve));
                }
                let most = self.most.iter().enumerate().map(|(index, most)| {
                    let field = at(&format!("most[{}].board", index + 1));
                    let start = read_board(field.clone(), &most.board)?;
                    crate::puzzle::Problem::new(start, setup.problem.goal())
                        .map_err(|fault| bad(field, fault))?;
                    Ok::<_, LessonFormatError>((start, most.expansions))
                });
                TaskKind::Heuristic(HeuristicWanted {
                    wants: self.wants,
                    mean: self.mean,
                    most: most.collect::<Result<_, _>>()?,
                })
            }
        };
        let boards = self.boards.unwrap_or_default().read(&at("boards"))?;
        if matches!(boards, Draw::Length(_)) && !Distances::covers(setup.problem.size()) {
            return Err(bad(at("boards.length"), InvalidValue::TooLargeToDraw));
        }
        let wanted = match boards {
            Draw::Expansions { teaches, .. } => teaches,
            Draw::Same | Draw::Length(_) => None,
        };
        if wanted == Some(Teaches::Unsolvable) && slide.task() == Some(&Task::Solve) {
            return Err(bad(at("boards.teaches"), InvalidValue::Unsolvable));
        }
        Ok(ExerciseTask {
            slide,
            kind,
            points: self.points,
            boards,
        })
    }
}

impl FileDraw {
    fn of(draw: Draw) -> Option<Self> {
        match draw {
            Draw::Same => None,
            Draw::Length(length) => Some(Self {
                length: Some(length),
                ..Self::default()
            }),
            Draw::Expansions {
                expansions,
                ties,
                teaches,
            } => Some(Self {
                length: None,
                expansions: Some(expansions),
                ties,
                teaches: teaches.map(|teaches| teaches.id().to_owned()),
            }),
        }
    }

    fn read(self, field: &str) -> Result<Draw, LessonFormatError> {
        let teaches = self.teaches.map(|word| {
            Teaches::known_as(&word)
                .ok_or_else(|| bad(format!("{field}.teaches"), InvalidValue::Teaches))
        });
        let teaches = teaches.transpose()?;
        match (self.length, self.expansions, self.ties, teaches) {
            (None, None, None, None) => Ok(Draw::Same),
            (Some(length), None, None, None) => Ok(Draw::Length(length)),
            (None, Some(expansions), ties, teaches) if (1..=MAX_ORDER).contains(&expansions) => {
                Ok(Draw::Expansions {
                    expansions,
                    ties,
                    teaches,
                })
            }
            _ => Err(bad(field, InvalidValue::Boards)),
        }
    }
}

/// Returns the fingerprint by which answers identify an exercise: a checksum of all that its tasks depend on, including
/// boards, strategies and programs that they take from the lesson. Texts and points are excluded, so they may still be
/// changed when there are answers.
pub(in crate::lesson) fn fingerprint(exercise: &Exercise) -> String {
    let tasks = exercise.tasks.iter().map(|task| {
        let mut bare = task.clone();
        bare.points = 0;
        bare.slide.text.clear();
        bare.slide.notes.clear();
        if let Some(question) = &mut bare.slide.question {
            question.ask.clear();
            question.right.clear();
            question.wrong.clear();
        }
        let SearchSetup { problem, strategy } = task.slide.setup;
        // The start of a task whose boards are drawn is never shown.
        let start = (task.boards == Draw::Same).then(|| problem.start().write(Notation::Rows));
        let mut programs = own_of(&task.slide);
        if let TaskKind::Strategy { options, .. } = &task.kind {
            programs.extend(own_heuristics(options.iter().copied()));
        }
        (
            FileTask::of(&bare, &task.slide.setup),
            start,
            problem.goal().write(Notation::Rows),
            strategy_name(strategy),
            programs.iter().map(|own| own.source()).collect::<Vec<_>>(),
        )
    });
    let tasks: Vec<_> = tasks.collect();
    let text = serde_json::to_string(&(exercise.seed, tasks));
    let hash = crc32fast::hash(text.unwrap_or_default().as_bytes());
    format!("{hash:08x}")
}
