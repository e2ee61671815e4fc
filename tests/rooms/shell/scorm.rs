//! Tests of an exercise on a learning platform, against a platform that keeps to the standard's table of elements.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

use crate::shell::answers::{answer, lesson, work};
use crate::testing::{model, poll_until};
use slidescope::window::shell::Model;
use slidescope_core::lesson::exercise::grade::right_answer;
use slidescope_core::lesson::exercise::scorm::suspended::suspended;
use slidescope_core::lesson::exercise::{Answer, Answers, AnswersShown, ReadAnswers, Student};
use slidescope_core::text::exercises as text;
use slidescope_parts::deck::exercise::scorm::{Api, LearningPlatform};
use slidescope_parts::files::NamedFile as _;

/// A platform: what it has been told, and what it had kept when it was last asked to.
#[derive(Default)]
struct Stub {
    values: RefCell<BTreeMap<String, String>>,
    kept: RefCell<BTreeMap<String, String>>,
    refuses: RefCell<Option<&'static str>>,
    is_begun: Cell<bool>,
    calls: RefCell<Vec<String>>,
}

impl Stub {
    fn new(student: &str) -> Rc<Self> {
        let this = Self::default();
        for (element, value) in [
            ("cmi.core.student_id", student),
            ("cmi.core.student_name", "Muster, Anna"),
            ("cmi.core.lesson_status", "not attempted"),
        ] {
            let value = value.to_owned();
            this.values.borrow_mut().insert(element.to_owned(), value);
        }
        Rc::new(this)
    }

    /// The next visit, which finds what was kept.
    fn again(&self) -> Rc<Self> {
        let kept = RefCell::new(self.kept.borrow().clone());
        Rc::new(Self {
            values: kept,
            ..Self::default()
        })
    }

    /// What it gives a student who goes on.
    fn with_kept(self: Rc<Self>, text: &str) -> Rc<Self> {
        for (element, value) in [("cmi.core.entry", "resume"), ("cmi.suspend_data", text)] {
            let (element, value) = (element.to_owned(), value.to_owned());
            self.values.borrow_mut().insert(element, value);
        }
        self
    }

    fn has_called(&self, name: &str) -> bool {
        self.calls.borrow().iter().any(|call| call == name)
    }

    fn kept(&self, element: &str) -> String {
        self.kept.borrow().get(element).cloned().unwrap_or_default()
    }
}

impl Api for Stub {
    fn call(&self, name: &str, arguments: &[&str]) -> Option<String> {
        self.calls.borrow_mut().push(name.to_owned());
        if *self.refuses.borrow() == Some(name) {
            return Some("false".to_owned());
        }
        Some(match (name, arguments) {
            ("LMSInitialize", [""]) => (!self.is_begun.replace(true)).to_string(),
            ("LMSFinish", [""]) => self.is_begun.replace(false).to_string(),
            ("LMSGetValue", _) if !self.is_begun.get() => String::new(),
            ("LMSCommit", [""]) => {
                self.kept.replace(self.values.borrow().clone());
                "true".to_owned()
            }
            ("LMSGetValue", [element]) => self
                .values
                .borrow()
                .get(*element)
                .cloned()
                .unwrap_or_default(),
            ("LMSSetValue", [element, value]) => {
                let allowed = match *element {
                    "cmi.core.lesson_status" => ["incomplete", "completed"].contains(value),
                    "cmi.core.exit" => ["suspend", ""].contains(value),
                    "cmi.suspend_data" => value.len() <= 4096 && value.is_ascii(),
                    "cmi.core.session_time" => value.split(':').count() == 3,
                    "cmi.core.score.min" | "cmi.core.score.max" | "cmi.core.score.raw" => value
                        .parse()
                        .is_ok_and(|it: f64| (0.0..=100.0).contains(&it)),
                    _ => false,
                };
                assert!(allowed, "{element} = {value}");
                let mut values = self.values.borrow_mut();
                values.insert((*element).to_owned(), (*value).to_owned());
                "true".to_owned()
            }
            ("LMSGetLastError", []) => "101".to_owned(),
            ("LMSGetErrorString", ["101"]) => "General exception".to_owned(),
            other => panic!("no call of the standard: {other:?}"),
        })
    }
}

/// A window in which the exercise is opened on this platform, with nothing kept on the computer.
fn begin(api: Option<Rc<Stub>>, shown: AnswersShown, again: bool) -> Model {
    let mut lesson = lesson(again);
    lesson.exercise.as_mut().expect("an exercise").answers = shown;
    let mut model = model();
    let api = api.map(|api| api as Rc<dyn Api>);
    model.exercises.platform = Some(LearningPlatform::begin(api));
    let path = Path::new("/nowhere/four.lesson.json").to_owned();
    let taken = model.exercises.take(path, &lesson, None, &model.facts);
    taken.expect("an exercise");
    model
}

fn begun(api: &Rc<Stub>, shown: AnswersShown, again: bool) -> Model {
    let mut model = begin(Some(Rc::clone(api)), shown, again);
    poll_until(&mut model, |model| work(model).is_some());
    model
}

/// The right option of the four equal tasks, and a wrong one.
fn options(model: &Model) -> [usize; 2] {
    let own = &work(model).expect("tasks").tasks[0];
    let Some(Answer::Option(right)) = right_answer(own, &model.facts.databases) else {
        panic!("a strategy is the best")
    };
    [right, usize::from(right == 0)]
}

#[test]
fn points_and_answers_are_at_the_platform_after_every_answer_and_go_on_elsewhere() {
    let stub = Stub::new("4711");
    let mut model = begun(&stub, AnswersShown::HandedIn, false);
    assert_eq!(work(&model).expect("tasks").student.as_str(), "4711");
    let [right, wrong] = options(&model);
    for (task, option, score) in [(0, right, "25"), (1, wrong, "25"), (2, right, "50")] {
        answer(&mut model, task, option);
        poll_until(&mut model, |_| {
            let text = stub.kept("cmi.suspend_data");
            let read = ReadAnswers::from_bytes(text.as_bytes());
            let has = read.is_ok_and(|read| read.tasks.len() == task + 1);
            has && stub.kept("cmi.core.score.raw") == score
        });
        assert_eq!(stub.kept("cmi.core.lesson_status"), "incomplete");
        assert_eq!(stub.kept("cmi.core.exit"), "suspend");
    }
    assert!(!work(&model).expect("tasks").is_only_here());

    let other = stub.again();
    let mut model = begun(&other, AnswersShown::HandedIn, false);
    let work = |model: &Model| self::work(model).expect("tasks").done();
    assert_eq!(work(&model), 3);
    answer(&mut model, 3, right);
    let open = model
        .exercises
        .open
        .as_mut()
        .and_then(|open| open.work.as_mut());
    open.expect("tasks").handed_in = true;
    poll_until(&mut model, |_| other.kept("cmi.core.score.raw") == "75");
    assert_eq!(other.kept("cmi.core.lesson_status"), "completed");
    assert_eq!(other.kept("cmi.core.exit"), "");

    // What was handed in takes no more answers.
    let last = other.again();
    let mut model = begun(&last, AnswersShown::HandedIn, false);
    answer(&mut model, 1, right);
    assert!(self::work(&model).expect("tasks").is_locked(1));
    assert_eq!(self::work(&model).expect("tasks").tries(1).len(), 1);
}

#[test]
fn the_points_of_an_answer_that_may_be_given_again_are_told_when_it_is_handed_in() {
    let stub = Stub::new("4711");
    let mut model = begun(&stub, AnswersShown::HandedIn, true);
    let [right, wrong] = options(&model);
    for option in [right, wrong] {
        answer(&mut model, 0, option);
    }
    poll_until(&mut model, |_| !stub.kept("cmi.suspend_data").is_empty());
    assert_eq!(stub.kept("cmi.core.score.raw"), "");
    let open = model
        .exercises
        .open
        .as_mut()
        .and_then(|open| open.work.as_mut());
    open.expect("tasks").handed_in = true;
    // The better answer counts.
    poll_until(&mut model, |_| stub.kept("cmi.core.score.raw") == "25");
}

#[test]
fn a_platform_that_refuses_and_none_at_all_are_said_and_the_answers_are_not_called_kept() {
    for refuses in [
        Some("LMSInitialize"),
        Some("LMSCommit"),
        Some("LMSSetValue"),
        None,
    ] {
        let stub = Stub::new("4711");
        stub.refuses.replace(refuses);
        let mut model = begin(
            refuses.map(|_| Rc::clone(&stub)),
            AnswersShown::HandedIn,
            false,
        );
        if refuses.is_none() || refuses == Some("LMSInitialize") {
            // Nobody says who the student is.
            assert!(
                model
                    .exercises
                    .open
                    .as_ref()
                    .expect("opened")
                    .number
                    .is_empty()
            );
        } else {
            poll_until(&mut model, |model| work(model).is_some());
            answer(&mut model, 0, 0);
            poll_until(&mut model, |model| {
                work(model).expect("tasks").is_only_here()
            });
        }
        let platform = model.exercises.platform.as_ref().expect("one");
        let (words, warns) = platform.words();
        assert!(warns && !platform.takes());
        assert_eq!(
            words.contains("General exception"),
            refuses.is_some(),
            "{words}"
        );
    }
}

#[test]
fn the_session_ends_once_the_page_is_left() {
    let stub = Stub::new("4711");
    let platform = LearningPlatform::begin(Some(Rc::clone(&stub) as Rc<dyn Api>));
    platform.ending()();
    assert_eq!(
        stub.calls.borrow().last().map(String::as_str),
        Some("LMSFinish")
    );
}

#[test]
fn a_session_that_an_earlier_page_could_not_end_goes_on() {
    let stub = Stub::new("4711");
    stub.call("LMSInitialize", &[""]);
    let mut model = begun(&stub, AnswersShown::HandedIn, false);
    let [right, _] = options(&model);
    answer(&mut model, 0, right);
    poll_until(&mut model, |_| stub.kept("cmi.core.score.raw") == "25");
}

#[test]
fn what_a_platform_keeps_and_cannot_be_read_is_said_and_stays_until_the_first_answer() {
    let other = Student::new("4711").expect("a student");
    let other = suspended(&Answers::none("of another exercise".to_owned(), other)).0;
    for text in ["slidescope:AAAA", "slidescope:%%%", "{\"page\": 3}", &other] {
        let stub = Stub::new("4711").with_kept(text);
        let mut model = begun(&stub, AnswersShown::HandedIn, false);
        model.poll();
        let words = |model: &Model| model.exercises.platform.as_ref().expect("one").words();
        assert_eq!(
            words(&model),
            (text::PLATFORM_KEEPS_OTHER.to_string(), true)
        );
        assert!(!stub.has_called("LMSSetValue"), "{text} is lost");
        answer(&mut model, 0, 0);
        poll_until(&mut model, |_| {
            let read = ReadAnswers::from_bytes(stub.kept("cmi.suspend_data").as_bytes());
            read.is_ok_and(|read| read.tasks.len() == 1)
        });
        assert_eq!(words(&model), (text::PLATFORM_KEEPS.to_string(), false));
    }
}

#[test]
fn a_platform_that_names_nobody_gives_back_the_answers_of_its_student() {
    let stub = Stub::new("4711");
    let mut model = begun(&stub, AnswersShown::HandedIn, false);
    answer(&mut model, 0, 0);
    poll_until(&mut model, |_| !stub.kept("cmi.suspend_data").is_empty());
    let nameless = Stub::new("").with_kept(&stub.kept("cmi.suspend_data"));
    let model = begun(&nameless, AnswersShown::HandedIn, false);
    let work = work(&model).expect("tasks");
    assert_eq!((work.student.as_str(), work.done()), ("4711", 1));
}

#[test]
fn whoever_a_platform_names_has_a_file_of_answers_and_goes_on() {
    for student in [
        "a/b\\c:d*e?\"<>|",
        "../..",
        "Müller, Jörg",
        "{7c2e-11}",
        "学生 7",
        "%41;&=",
    ] {
        let stub = Stub::new(student);
        let mut model = begun(&stub, AnswersShown::HandedIn, false);
        assert_eq!(work(&model).expect("tasks").student.as_str(), student);
        let name = work(&model).expect("tasks").file.question().name;
        assert!(
            !name.contains(['/', '\\', ':', '*', '?', '"', '<', '>', '|']),
            "{name}"
        );
        assert!(!name.starts_with('.'), "{name}");
        answer(&mut model, 0, 0);
        poll_until(&mut model, |_| !stub.kept("cmi.suspend_data").is_empty());
        let model = begun(&stub.again(), AnswersShown::HandedIn, false);
        assert_eq!(work(&model).expect("tasks").done(), 1, "{student}");
    }
}
