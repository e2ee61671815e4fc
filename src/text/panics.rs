//! What a panic says to a person.

use std::fmt;

use crate::tasks::Panicked;
use crate::text::messages::panics as said;

/// The reason, for a sentence that says what broke.
impl fmt::Display for Panicked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().unwrap_or_else(|| said::NO_REASON.text()))
    }
}

pub(crate) fn search_broke_off(panic: &Panicked) -> String {
    said::search_broke_off(panic.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_messages_are_read() {
        let (text, formatted): (&str, String) = ("tile 7", format!("tile {}", 8));
        assert_eq!(Panicked::from_panic(&text).to_string(), "tile 7");
        assert_eq!(Panicked::from_panic(&formatted).to_string(), "tile 8");
        assert_eq!(Panicked::from_panic(&7).to_string(), "no reason given");
    }
}
