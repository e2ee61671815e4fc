//! A table on its way to a file.

use std::path::Path;

use crate::{app::export::Saving, jobs::Wake, study::table::Format};

/// The file of a table, and how it is written.
pub struct TableFile {
    /// Whether the field for the file is shown.
    pub open: bool,
    /// The file.
    pub saving: Saving,
    format: Format,
}

impl TableFile {
    /// Formats that are offered, the usual one first.
    pub const FORMATS: [Format; 4] = [Format::Csv, Format::Json, Format::Markdown, Format::Latex];

    /// A file of this name, but for the ending.
    pub(crate) fn new(stem: &str) -> Self {
        let format = Format::Csv;
        Self {
            open: false,
            saving: Saving::new(&format!("{stem}.{}", format.extension())),
            format,
        }
    }

    /// How it is written.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The name of a format as lists have it.
    #[must_use]
    pub const fn name(format: Format) -> &'static str {
        match format {
            Format::Text => "Text",
            Format::Csv => "CSV",
            Format::Json => "JSON",
            Format::Markdown => "Markdown",
            Format::Latex => "LaTeX",
        }
    }

    /// Writes this way; the file's ending goes with it, where it is that of the format before.
    pub(crate) fn set_format(&mut self, format: Format) {
        let path = Path::new(self.saving.path());
        let ending = path.extension().and_then(|ending| ending.to_str());
        let path = if ending == Some(self.format.extension()) {
            let path = path.with_extension(format.extension());
            path.display().to_string()
        } else {
            self.saving.path().to_owned()
        };
        self.saving.set_path(path);
        self.format = format;
    }

    /// Writes what `text` makes.
    pub(crate) fn write(&mut self, wake: &Wake, text: impl FnOnce() -> String + Send + 'static) {
        let ending = self.format.extension();
        self.saving.write(wake, ending, false, move |out| {
            out.write_all(text().as_bytes())?;
            Ok(String::new())
        });
    }
}
