//! What a learning platform keeps of a student.

use proptest::prelude::*;
use slidescope_core::lesson::exercise::scorm::suspended::{MOST, suspended};
use slidescope_core::lesson::exercise::{Answer, Answers, ReadAnswers, Student, TaskAnswers, Try};

/// Answers with programs of these texts, one for each task.
fn answers(programs: &[String]) -> Answers {
    let student = Student::new("4711").expect("a number");
    let mut answers = Answers::none("0a1b2c3d".to_owned(), student);
    answers.tasks = programs
        .iter()
        .enumerate()
        .map(|(task, program)| TaskAnswers {
            task,
            board: None,
            tries: vec![Try {
                at: 1_764_300_000,
                answer: Answer::Program(program.clone()),
            }],
        })
        .collect();
    answers
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every task is either in the text or named as left out, and the text is never too long.
    #[test]
    fn what_is_kept_and_what_is_left_out_are_all(programs in prop::collection::vec(".{0,900}", 0..12)) {
        let whole = answers(&programs);
        let (text, left) = suspended(&whole);
        prop_assert!(text.len() <= MOST && text.is_ascii());
        let read = ReadAnswers::from_bytes(text.as_bytes()).expect("answers");
        prop_assert_eq!(&read.exercise, &whole.exercise);
        prop_assert_eq!(&read.student, &Some(whole.student.clone()));
        let mut rest = whole.tasks.clone();
        rest.retain(|own| !left.contains(&own.task));
        prop_assert_eq!(&read.tasks, &rest);
        prop_assert_eq!(rest.len() + left.len(), programs.len());
    }
}

#[test]
fn what_does_not_fit_is_the_longest() {
    // Letters in an order that no compression shortens by much.
    let mut state = 1_u64;
    let mut noise = |length: usize| -> String {
        (0..length)
            .map(|_| {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                char::from(b'!' + (state >> 33) as u8 % 90)
            })
            .collect()
    };
    let programs = [noise(100), noise(5000), noise(200)];
    assert_eq!(suspended(&answers(&programs)).1, [1]);
}

#[test]
fn a_text_that_only_begins_like_one_is_no_file_of_answers() {
    for text in [
        "slidescope:",
        "slidescope:AAAA",
        "slidescope:%%%",
        "slidescope",
    ] {
        ReadAnswers::from_bytes(text.as_bytes()).expect_err(text);
    }
}
