//! What is said of exercises.

use crate::text::messages::exercise as said;

use std::fmt;

use crate::lesson::exercise::{DrawFault, NoBoards};

impl fmt::Display for DrawFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match &self.reason {
            NoBoards::Length { farthest } => said::no_such_length(farthest.to_string()),
            NoBoards::TooLarge => said::TOO_LARGE.to_string(),
            NoBoards::NotFound(fault) => fault.to_string(),
        };
        f.write_str(&said::no_boards((self.task + 1).to_string(), reason))
    }
}
