//! A student's progress in a lesson.

use slidescope_core::lesson::{Progress, Tries};

const DAY: u64 = 24 * 60 * 60;

#[test]
fn a_question_is_due_a_day_and_a_week_after_a_wrong_answer() {
    let mut progress = Progress::default();
    let due = |progress: &Progress, now| progress.due(now).collect::<Vec<_>>();
    progress.note(1, true, 1000);
    progress.note(2, false, 1000);
    assert!(due(&progress, 1000 + DAY - 1).is_empty());
    assert_eq!(due(&progress, 1000 + DAY), [2]);
    progress.note_reviewed(2);
    assert!(due(&progress, 1000 + 2 * DAY).is_empty());
    assert_eq!(due(&progress, 1000 + 7 * DAY), [2]);
    progress.note_reviewed(2);
    assert!(due(&progress, u64::MAX).is_empty());
}

#[test]
fn only_the_first_try_counts_as_the_first_and_nothing_after_a_right_one() {
    let mut progress = Progress::default();
    progress.note(3, false, 1000);
    progress.note(3, true, 1000);
    progress.note(3, false, 1000);
    progress.note(4, true, 1000);
    let tries = |slide| progress.on(slide).map(|tries| (tries.tries, tries.right));
    assert_eq!(tries(3), Some((2, true)));
    assert_eq!(tries(4), Some((1, true)));
    assert!(progress.on(4).is_some_and(Tries::is_right_at_first));
    assert!(progress.on(5).is_none());
    let text = serde_json::to_string(&progress).expect("plain values");
    assert_eq!(serde_json::from_str::<Progress>(&text).ok(), Some(progress));
}
