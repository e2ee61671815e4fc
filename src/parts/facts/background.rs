//! Background work whose end changes a feature.
//!
//! A feature starts work with [`Facts::spawn`] and says what becomes of the result. While it holds the [`Pending`] that it
//! gets, the model hands over the result before the next frame, so that no feature asks whether its work has ended.

use std::any::{Any, TypeId};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use crate::Facts;
use slidescope_core::tasks::{Job, JobError, Token, Update};

/// Work that a feature has started. Dropping it cancels the work, and nothing becomes of the result.
#[derive(Default)]
pub struct Pending(Option<Rc<Work>>);

impl Pending {
    pub fn is_busy(&self) -> bool {
        self.0.as_ref().is_some_and(|work| work.is_busy.get())
    }
}

/// The work of all features.
#[derive(Default)]
pub(super) struct Background(RefCell<Vec<Weak<Work>>>);

struct Work {
    /// The type of the feature that gets the result.
    feature: TypeId,
    is_busy: Cell<bool>,
    /// Gives the feature what has arrived.
    hand_over: RefCell<Box<HandOver>>,
}

type HandOver = dyn FnMut(&mut dyn Any, &Cell<bool>, &Facts);

impl Facts {
    /// Starts `work` in the background, on a thread of this name. `then` gives its result to the feature.
    pub fn spawn<F: 'static, V: Send + 'static>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Token<'_, ()>) -> V + Send + 'static,
        then: impl FnOnce(&mut F, Result<V, JobError>, &Self) + 'static,
    ) -> Pending {
        let mut then = Some(then);
        self.spawn_telling(name, work, move |feature, update, facts| {
            if let Update::Finished((), result) = update
                && let Some(then) = then.take()
            {
                then(feature, result, facts);
            }
        })
    }

    /// Like [`spawn`](Self::spawn), for work that tells its progress: `heard` gets the newest, and at last the result.
    pub(crate) fn spawn_telling<F: 'static, V: Send + 'static, P: Send + 'static>(
        &self,
        name: &'static str,
        work: impl FnOnce(&Token<'_, P>) -> V + Send + 'static,
        mut heard: impl FnMut(&mut F, Update<(), V, P>, &Self) + 'static,
    ) -> Pending {
        let mut job = Job::of(name, &self.wake, (), work);
        let hand_over = move |feature: &mut dyn Any, is_busy: &Cell<bool>, facts: &Self| {
            while let Some(update) = job.poll() {
                is_busy.set(job.asked().is_some());
                if let Some(feature) = feature.downcast_mut() {
                    heard(feature, update, facts);
                }
            }
        };
        let work = Rc::new(Work {
            feature: TypeId::of::<F>(),
            is_busy: Cell::new(true),
            hand_over: RefCell::new(Box::new(hand_over)),
        });
        self.background.0.borrow_mut().push(Rc::downgrade(&work));
        Pending(Some(work))
    }

    /// Hands over all results that have arrived. `features` are those that start work.
    pub fn settle(&self, features: &mut [&mut dyn Any]) {
        let all = self.background.0.take();
        for work in all.iter().filter_map(Weak::upgrade) {
            let mut features = features.iter_mut();
            let feature = features.find(|it| (***it).type_id() == work.feature);
            debug_assert!(feature.is_some(), "no result gets lost");
            if let Some(feature) = feature {
                (work.hand_over.borrow_mut())(*feature, &work.is_busy, self);
            }
        }
        let goes_on = |work: &Weak<Work>| work.upgrade().is_some_and(|it| it.is_busy.get());
        let rest = all.into_iter().filter(goes_on);
        self.background.0.borrow_mut().splice(0..0, rest);
    }
}
