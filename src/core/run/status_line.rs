//! The status line: its text and its tone.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Quiet,
    Busy,
    Waiting,
    Solved,
    Bad,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    pub text: String,
    /// A shorter text for when there is little room.
    pub short: Option<String>,
    pub tone: Tone,
}

impl Status {
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            short: None,
            tone,
        }
    }

    pub fn shortened(mut self) -> Self {
        self.text = self.short.take().unwrap_or(self.text);
        self
    }

    pub fn with_short(self, short: impl Into<String>) -> Self {
        Self {
            short: Some(short.into()),
            ..self
        }
    }
}
