//! A model for tests, and waiting for its threads.

use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use crate::app::Model;

pub(crate) fn model() -> Model {
    Model::new(7, 1 << 30, Arc::new(|| {}))
}

/// Polls until `done`; worker and oracle have their own time.
#[track_caller]
pub(crate) fn poll_until(model: &mut Model, done: impl Fn(&Model) -> bool) {
    for _ in 0..12_000 {
        model.poll();
        if done(model) {
            return;
        }
        sleep(Duration::from_millis(5));
    }
    let (status, seeking) = (model.facts.status(), model.facts.lengths.seeking());
    panic!("it never came to that: {status:?}, {seeking:?}");
}
