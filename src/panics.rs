//! Panics that are caught where a thread must go on.

use std::any::Any;

/// A caught panic, by the reason that it gave, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panic(pub Option<String>);

impl Panic {
    /// What [`catch_unwind`](std::panic::catch_unwind) caught.
    #[must_use]
    pub fn caught(panic: &(dyn Any + Send)) -> Self {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        Self(text.or_else(|| panic.downcast_ref::<String>().cloned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_messages_are_read() {
        let (text, formatted): (&str, String) = ("tile 7", format!("tile {}", 8));
        assert_eq!(Panic::caught(&text).to_string(), "tile 7");
        assert_eq!(Panic::caught(&formatted).to_string(), "tile 8");
        assert_eq!(Panic::caught(&7).to_string(), "no reason given");
    }
}
