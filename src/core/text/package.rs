//! Why there is no package for a learning platform.

use crate::lesson::exercise::scorm::package::PackageFault;
use crate::text::messages::package as said;
use crate::text::papers::none;
pub use said::*;

displayed!(PackageFault, |it| match it {
    Self::Lesson(fault) => fault.to_string(),
    Self::NoExercise(file) => none(file.display()),
    Self::NoFile {
        folder,
        name,
        source,
    } => said::no_page(folder.display(), name, source),
    Self::OtherPage(folder) => said::other_page(folder.display()),
});
