//! The file format of a question, read and written: one object whose `kind` determines which of its fields are used.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use crate::lesson::format::{bad, check_text, read_board};
use crate::lesson::moment::own_of;
use crate::lesson::query::{FigureQuery, SetQuery};
use crate::lesson::question::{Choice, Figure, MAX_PREDICTIONS, OPTIONS, Question, Task, Wanted};
use crate::lesson::{Aim, Hand, InvalidValue, LessonFormatError, Play, Scene, Slide, parse_number};
use crate::puzzle::Notation;
use crate::search::Distances;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    #[default]
    Solve,
    Predict,
    Mark,
    Number,
    Choose,
    Heuristic,
    Play,
}

/// A question. Fields that do not belong to its kind are left out.
#[derive(Serialize, Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct FileQuestion {
    kind: Kind,
    ask: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    times: Option<NonZeroU32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    answer: Option<Figure>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tolerance: Option<f64>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    options: Vec<Choice>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wants: Vec<Wanted>,
    /// For slides to play with: the board whose estimate is in the hand. Without it, the weight is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aim: Option<Aim>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    right: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    wrong: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hints: Vec<String>,
}

impl FileQuestion {
    pub(super) fn of(question: &Question) -> Self {
        let mut file = Self {
            ask: question.ask.clone(),
            right: question.right.clone(),
            wrong: question.wrong.clone(),
            hints: question.hints.clone(),
            ..Self::default()
        };
        file.kind = match &question.task {
            Task::Solve => Kind::Solve,
            Task::Predict(times) => {
                file.times = Some(*times);
                Kind::Predict
            }
            Task::Mark { answer } => {
                file.answer = Some(Figure::Query(answer.clone()));
                Kind::Mark
            }
            Task::Number { answer, tolerance } => {
                file.answer = Some(answer.clone());
                file.tolerance = Some(*tolerance).filter(|share| *share > 0.0);
                Kind::Number
            }
            Task::Choose { options, answer } => {
                file.options.clone_from(options);
                file.answer = answer.clone();
                Kind::Choose
            }
            Task::Heuristic(wants) => {
                file.wants.clone_from(wants);
                Kind::Heuristic
            }
            Task::Play(play) => {
                file.aim = Some(play.aim);
                file.board = match play.hand {
                    Hand::Estimate(board) => Some(board.write(Notation::Rows)),
                    Hand::Weight => None,
                };
                Kind::Play
            }
        };
        file
    }

    /// Returns the question of the slide at `place`, such as `slides[2].`.
    ///
    /// # Errors
    /// If a field that its kind needs is missing or invalid.
    pub(super) fn read(self, place: &str) -> Result<Question, LessonFormatError> {
        let at = |field: &str| format!("{place}question.{field}");
        let texts = [
            ("ask", &self.ask),
            ("right", &self.right),
            ("wrong", &self.wrong),
        ];
        let hints = self.hints.iter().map(|hint| ("hints", hint));
        for (field, text) in texts.into_iter().chain(hints) {
            check_text(at(field), text)?;
        }
        let missing = || bad(at("answer"), InvalidValue::NoAnswer);
        let task = match self.kind {
            Kind::Solve => Task::Solve,
            Kind::Predict => match self.times.unwrap_or(NonZeroU32::MIN) {
                times if times.get() <= MAX_PREDICTIONS => Task::Predict(times),
                _ => return Err(bad(at("times"), InvalidValue::TooManyPredictions)),
            },
            Kind::Mark => match self.answer {
                Some(Figure::Query(answer)) => Task::Mark { answer },
                Some(Figure::Literal(_)) | None => return Err(missing()),
            },
            Kind::Number => Task::Number {
                answer: self.answer.ok_or_else(missing)?,
                tolerance: match self.tolerance.unwrap_or(0.0) {
                    share if (0.0..=1.0).contains(&share) => share,
                    _ => return Err(bad(at("tolerance"), InvalidValue::Share)),
                },
            },
            Kind::Choose => {
                if !OPTIONS.contains(&self.options.len()) {
                    return Err(bad(at("options"), InvalidValue::OptionCount));
                }
                for (index, option) in self.options.iter().enumerate() {
                    for (field, text) in [("text", &option.text), ("because", &option.because)] {
                        check_text(at(&format!("options[{}].{field}", index + 1)), text)?;
                    }
                }
                let answer = self.answer;
                let right = self.options.iter().filter(|option| option.right).count();
                if usize::from(answer.is_some()) + right != 1 {
                    return Err(bad(at("options"), InvalidValue::RightOptions));
                }
                Task::Choose {
                    options: self.options,
                    answer,
                }
            }
            Kind::Heuristic => Task::Heuristic(self.wants),
            Kind::Play => Task::Play(Play {
                aim: self.aim.unwrap_or_default(),
                hand: match &self.board {
                    Some(board) => Hand::Estimate(read_board(at("board"), board)?),
                    None => Hand::Weight,
                },
            }),
        };
        Ok(Question {
            ask: self.ask,
            task,
            right: self.right,
            wrong: self.wrong,
            hints: self.hints,
        })
    }
}

/// Checks that the question of a slide can be answered there.
///
/// # Errors
/// If it cannot, with the reason.
pub(super) fn check_question(place: &str, slide: &Slide) -> Result<(), LessonFormatError> {
    let Some(Question { task, .. }) = &slide.question else {
        return Ok(());
    };
    let fault =
        |field: &str, fault: InvalidValue| Err(bad(format!("{place}question.{field}"), fault));
    let figure = |figure: &Figure| match figure {
        Figure::Literal(_) => Ok(()),
        Figure::Query(query) => match FigureQuery::parse(query, &own_of(slide)) {
            Ok(_) => Ok(()),
            Err(error) => fault("answer", error.into()),
        },
    };
    let is_search = matches!(slide.scene, Scene::Explore(_));
    match task {
        Task::Predict(_) | Task::Mark { .. } | Task::Play(_) if !is_search => {
            fault("kind", InvalidValue::NoSearch)
        }
        Task::Solve if !slide.setup.problem.solvability().is_solvable() => {
            fault("kind", InvalidValue::Unsolvable)
        }
        Task::Heuristic(_) if !Distances::covers(slide.setup.problem.size()) => {
            fault("kind", InvalidValue::TooLargeToProve)
        }
        Task::Play(play) if !play.fits(slide) => fault("board", InvalidValue::NothingInHand),
        Task::Solve | Task::Predict(_) | Task::Heuristic(_) | Task::Play(_) => Ok(()),
        Task::Mark { answer } => match SetQuery::parse(answer, &own_of(slide)) {
            Ok(_) => Ok(()),
            Err(error) => fault("answer", error.into()),
        },
        Task::Number { answer, .. } => figure(answer),
        Task::Choose { options, answer } => {
            let Some(answer) = answer else { return Ok(()) };
            let mut texts = options.iter().map(|option| &option.text);
            match texts.position(|text| parse_number(text).is_none()) {
                Some(index) => fault(
                    &format!("options[{}].text", index + 1),
                    InvalidValue::NotANumber,
                ),
                None => figure(answer),
            }
        }
    }
}

/// Returns why a file with this slide would be rejected because of its question, if it would.
pub fn question_fault(slide: &Slide) -> Option<InvalidValue> {
    let question = FileQuestion::of(slide.question.as_ref()?).read("");
    let fault = question.and_then(|_| check_question("", slide)).err()?;
    match fault {
        LessonFormatError::BadValue { reason, .. } => Some(reason),
        _ => None,
    }
}
