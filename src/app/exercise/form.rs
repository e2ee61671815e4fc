//! An exercise that a teacher puts together.

use crate::app::files::{LessonFormat, NamedFile as _, SaveFile, Target};
use crate::app::{Facts, Tone};
use crate::jobs::{Job, Token};
use crate::lesson::exercise::{
    AnswersShown, Draw, Drawn, Exercise, ExerciseTask, HeuristicWanted, MAX_TASKS, Student,
    StudentTask, TaskKind, ills,
};
use crate::lesson::{
    ExploreScene, Lesson, LessonView, Question, Scene, SearchSetup, Slide, Task, Wanted,
};
use crate::puzzle::Problem;
use crate::search::{Algorithm, Counter, Heuristic, Strategy, prepare};
use crate::text::exercise::looked_at;
use crate::text::exercises as text;

/// The students whose tasks are shown.
pub(crate) const STUDENTS: [&str; 3] = ["1", "2", "3"];

/// What a task can be in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormKind {
    Solve,
    Order,
    Trace,
    Strategy,
    Estimate,
    OwnSearch,
}

impl FormKind {
    pub(crate) const ALL: [Self; 6] = [
        Self::Solve,
        Self::Order,
        Self::Trace,
        Self::Strategy,
        Self::Estimate,
        Self::OwnSearch,
    ];

    /// A task of this kind, which can be done as it is.
    pub(crate) fn task(self, problem: Problem) -> ExerciseTask {
        let strategy = match self {
            Self::Order => Strategy::new(Algorithm::Bfs, Heuristic::Zero),
            _ => astar(Heuristic::Manhattan),
        };
        let scene = Scene::Explore(ExploreScene::default());
        let mut slide = Slide::new(SearchSetup { problem, strategy }, scene);
        let (kind, points, boards) = match self {
            Self::Solve => {
                slide.question = Some(Question {
                    ask: text::ASK_SOLVE.to_string(),
                    task: Task::Solve,
                    right: String::new(),
                    wrong: String::new(),
                });
                (TaskKind::Question, 2, Draw::Length(8))
            }
            Self::Order => (TaskKind::Order { expansions: 5 }, 5, Draw::Length(6)),
            Self::Trace => (TaskKind::Trace, 7, of_expansions(7)),
            Self::Strategy => {
                let options = offered().into_iter().take(4).collect();
                let least = Counter::Expanded;
                (TaskKind::Strategy { options, least }, 1, Draw::Length(16))
            }
            Self::Estimate => {
                let wants = vec![Wanted::Admissible, Wanted::CloserThanMisplaced];
                let wanted = HeuristicWanted {
                    wants,
                    ..HeuristicWanted::default()
                };
                (TaskKind::Heuristic(wanted), 3, Draw::Same)
            }
            Self::OwnSearch => (TaskKind::OwnSearch, 6, Draw::Length(14)),
        };
        ExerciseTask {
            slide,
            kind,
            points,
            boards,
        }
    }
}

const fn astar(heuristic: Heuristic) -> Strategy {
    Strategy::new(Algorithm::AStar, heuristic)
}

pub(crate) const fn of_expansions(expansions: u32) -> Draw {
    Draw::Expansions {
        expansions,
        ties: None,
        teaches: None,
    }
}

/// The strategies that a task can be about.
pub(crate) fn offered() -> [Strategy; 6] {
    [
        Strategy::new(Algorithm::Bfs, Heuristic::Zero),
        Strategy::new(Algorithm::Bidirectional, Heuristic::Zero),
        astar(Heuristic::Misplaced),
        astar(Heuristic::Manhattan),
        astar(Heuristic::LinearConflict),
        Strategy::new(Algorithm::Greedy, Heuristic::Manhattan),
    ]
}

/// Tasks of some students.
pub(crate) struct Preview {
    /// For each of [`STUDENTS`].
    pub(crate) tasks: Vec<Vec<StudentTask>>,
    /// Whether they are sound, in words.
    pub(crate) said: String,
    of: Exercise,
}

pub(crate) struct Form {
    pub(crate) title: String,
    pub(crate) exercise: Exercise,
    pub(crate) file: SaveFile<LessonFormat>,
    drawing: Option<Job<(), Result<Preview, String>>>,
    drawn: Option<Result<Preview, String>>,
}

impl Form {
    /// Begins with a task.
    pub(crate) fn new(facts: &Facts) -> Self {
        let problem = facts.boards.editor.problem();
        let tasks = problem.map(|problem| FormKind::Solve.task(problem));
        Self {
            title: String::new(),
            exercise: Exercise {
                seed: 1,
                again: false,
                answers: AnswersShown::HandedIn,
                tasks: tasks.into_iter().collect(),
            },
            file: SaveFile::new(Target::NewExercise, "exercise"),
            drawing: None,
            drawn: None,
        }
    }

    pub(crate) const fn is_drawing(&self) -> bool {
        self.drawing.is_some()
    }

    /// What was drawn for the tasks as they are, or why there is nothing.
    pub(crate) fn preview(&self) -> Option<Result<&Preview, &str>> {
        match self.drawn.as_ref()? {
            Ok(preview) if preview.of == self.exercise => Some(Ok(preview)),
            Ok(_) => None,
            Err(fault) => Some(Err(fault)),
        }
    }

    pub(crate) fn add(&mut self, kind: FormKind, facts: &Facts) {
        if let Some(problem) = facts.boards.editor.problem()
            && self.exercise.tasks.len() < MAX_TASKS
        {
            self.exercise.tasks.push(kind.task(problem));
        }
    }

    /// What no longer fits the tasks is not said any more.
    pub(crate) fn note_change(&mut self) {
        self.file.forget();
        if matches!(self.drawn, Some(Err(_))) {
            self.drawn = None;
        }
    }

    /// Draws the boards of some students in the background.
    pub(crate) fn draw(&mut self, facts: &Facts) {
        let (exercise, databases) = (self.exercise.clone(), facts.databases.clone());
        let draw = move |token: &Token<'_, ()>| {
            for task in &exercise.tasks {
                let setup = task.slide.setup;
                prepare(&setup.problem, setup.strategy, &databases);
            }
            let drawn = Drawn::new(&exercise, &databases, &|| !token.is_cancelled());
            let drawn = drawn.map_err(|fault| fault.to_string())?;
            let students: Vec<Student> = STUDENTS.into_iter().filter_map(Student::new).collect();
            let found = ills(&drawn, &students, &databases);
            Ok(Preview {
                tasks: students.iter().map(|it| drawn.tasks_for(it)).collect(),
                said: looked_at(&drawn, students.len(), &found),
                of: exercise,
            })
        };
        self.drawing = Some(Job::of("exercise", &facts.wake, (), draw));
    }

    /// Writes the lesson to the file that is named.
    pub(crate) fn save(&mut self, facts: &Facts) {
        let Some(setup) = self.exercise.tasks.first().map(|task| task.slide.setup) else {
            return;
        };
        let lesson = Lesson {
            title: self.title.trim().to_owned(),
            remember: Vec::new(),
            exercise: Some(self.exercise.clone()),
            setup,
            view: LessonView::default(),
            compare: Vec::new(),
            slides: Vec::new(),
        };
        let text = lesson.to_text();
        // What could not be opened again is not written.
        if let Err(fault) = Lesson::from_text(&text) {
            return self.file.say(Tone::Bad, fault.to_string());
        }
        self.file.write_text(&facts.wake, move || text);
    }

    /// Takes in what was drawn. Never waits.
    pub(crate) fn poll(&mut self) {
        if let Some(((), drawn)) = Job::take_finished(&mut self.drawing) {
            self.drawn = Some(drawn.unwrap_or_else(|fault| Err(fault.to_string())));
        }
    }
}
