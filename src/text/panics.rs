//! What a panic says to a person.

use crate::text::messages::panics as said;

use std::any::Any;

/// The message of a caught panic, for a sentence that says what it broke.
pub(crate) fn panic_message(panic: &(dyn Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or_else(|| said::NO_REASON.text())
}

/// What is said where a search panicked.
pub(crate) fn search_broke_off(panic: &(dyn Any + Send)) -> String {
    said::search_broke_off(panic_message(panic))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_kinds_of_messages_are_read() {
        let (text, formatted): (&str, String) = ("tile 7", format!("tile {}", 8));
        assert_eq!(panic_message(&text), "tile 7");
        assert_eq!(panic_message(&formatted), "tile 8");
        assert_eq!(panic_message(&7), "no reason given");
    }
}
