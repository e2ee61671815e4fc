//! An exercise that a teacher is creating.

use crate::Facts;
use crate::deck::exercise::Exercises;
use crate::facts::Pending;
use crate::files::{LessonFormat, SaveFile, Target};
use slidescope_core::lesson::exercise::{
    AnswersShown, Draw, Drawn, Exercise, ExerciseTask, HeuristicWanted, MAX_TASKS, POOL, Solutions,
    Student, StudentTask, TaskKind, ills,
};
use slidescope_core::lesson::{
    ExploreScene, Lesson, LessonView, Question, Scene, SearchSetup, Slide, Task, Wanted,
};
use slidescope_core::puzzle::Problem;
use slidescope_core::search::{Algorithm, Counter, Heuristic, Strategy};
use slidescope_core::tasks::{Token, in_words};
use slidescope_core::text::exercises as text;
use slidescope_core::text::papers::looked_at;

/// The students whose tasks are shown as examples.
pub(crate) const STUDENTS: [&str; 3] = ["1", "2", "3"];

/// Returns a task of each kind that can be solved without further settings.
pub fn new_tasks(problem: Problem) -> [ExerciseTask; 6] {
    let task = |strategy, kind, points, boards| {
        let scene = Scene::Explore(ExploreScene::default());
        ExerciseTask {
            slide: Slide::new(SearchSetup { problem, strategy }, scene),
            kind,
            points,
            boards,
        }
    };
    let bfs = Strategy::new(Algorithm::Bfs, Heuristic::Zero);
    let manhattan = astar(Heuristic::Manhattan);
    let mut solve = task(manhattan, TaskKind::Question, 2, Draw::Length(8));
    solve.slide.question = Some(Question::new(text::ASK_SOLVE, Task::Solve));
    let compare = TaskKind::Strategy {
        options: offered().into_iter().take(4).collect(),
        least: Counter::Expanded,
    };
    let estimate = TaskKind::Heuristic(HeuristicWanted {
        wants: vec![Wanted::Admissible, Wanted::CloserThanMisplaced],
        ..HeuristicWanted::default()
    });
    [
        solve,
        task(bfs, TaskKind::Order { expansions: 5 }, 5, Draw::Length(6)),
        task(manhattan, TaskKind::Trace, 7, of_expansions(7)),
        task(manhattan, compare, 1, Draw::Length(16)),
        task(manhattan, estimate, 3, Draw::Same),
        task(manhattan, TaskKind::OwnSearch, 6, Draw::Length(14)),
    ]
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

pub(crate) struct Preview {
    /// For each of [`STUDENTS`].
    pub(crate) tasks: Vec<Vec<StudentTask>>,
    /// Whether the tasks are sound, in words.
    pub(crate) said: String,
    of: Exercise,
}

pub struct Form {
    pub(crate) title: String,
    pub exercise: Exercise,
    pub file: SaveFile<LessonFormat>,
    pub(super) drawing: Pending,
    drawn: Option<Result<Preview, String>>,
}

impl Form {
    pub fn new(facts: &Facts) -> Self {
        let problem = facts.boards.editor.problem();
        let tasks = problem.into_iter().flat_map(new_tasks).take(1);
        let mut form = Self {
            title: String::new(),
            exercise: Exercise {
                seed: 1,
                again: false,
                answers: AnswersShown::HandedIn,
                solutions: Solutions::Open,
                tasks: tasks.collect(),
            },
            file: SaveFile::new(Target::NewExercise, "exercise"),
            drawing: Pending::default(),
            drawn: None,
        };
        form.follow(facts);
        form
    }

    /// Takes the goal of Explore, and its start board for the tasks that show it. For drawn boards the start counts for
    /// nothing, so it is the goal.
    pub fn follow(&mut self, facts: &Facts) {
        let Some(problem) = facts.boards.editor.problem() else {
            return;
        };
        for task in &mut self.exercise.tasks {
            let goal = problem.goal();
            let drawn = Problem::new(goal, goal).ok();
            let drawn = drawn.filter(|_| task.boards != Draw::Same);
            task.slide.setup.problem = drawn.unwrap_or(problem);
        }
    }

    /// Returns the preview for the current tasks, or why there is none.
    pub(crate) fn preview(&self) -> Option<Result<&Preview, &str>> {
        match self.drawn.as_ref()? {
            Ok(preview) if preview.of == self.exercise => Some(Ok(preview)),
            Ok(_) => None,
            Err(fault) => Some(Err(fault)),
        }
    }

    pub fn add(&mut self, task: ExerciseTask) {
        if self.exercise.tasks.len() < MAX_TASKS {
            self.exercise.tasks.push(task);
        }
    }

    /// Clears messages that may no longer apply to the tasks.
    pub(crate) fn note_change(&mut self) {
        self.file.forget();
        if matches!(self.drawn, Some(Err(_))) {
            self.drawn = None;
        }
    }

    pub(crate) fn draw(&mut self, facts: &Facts) {
        let (exercise, databases) = (self.exercise.clone(), facts.databases.clone());
        let draw = move |token: &Token<'_, ()>| -> Result<_, String> {
            exercise.prepare(&databases);
            let drawn = Drawn::new(&exercise, &databases, &|| !token.is_cancelled());
            let drawn = drawn.map_err(|fault| fault.to_string())?;
            let students: Vec<Student> = STUDENTS.into_iter().filter_map(Student::new).collect();
            let found = ills(&drawn, &students, &databases);
            // A form does not know the class: it may be as large as the pool.
            let enough = drawn.enough_for(POOL, &databases, &|| !token.is_cancelled());
            Ok(Preview {
                tasks: students.iter().map(|it| drawn.tasks_for(it)).collect(),
                said: looked_at(&drawn, students.len(), &found, &enough),
                of: exercise,
            })
        };
        self.drawing = facts.spawn("exercise", draw, |all: &mut Exercises, drawn, _| {
            if let Some(form) = &mut all.form {
                form.drawn = Some(in_words(drawn));
            }
        });
    }

    pub fn save(&mut self, facts: &Facts) {
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
        self.file
            .write_checked(&facts.wake, move || lesson.checked_text());
    }
}
