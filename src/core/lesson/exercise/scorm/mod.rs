//! An exercise on a learning platform, by SCORM 1.2: the [`package`] that a teacher uploads, and the [text](suspended)
//! in which the platform keeps the answers of a student.
//!
//! Source: ADL, “SCORM Version 1.2, Run-Time Environment” and “Content Aggregation Model”, 2001.

pub mod package;
pub mod suspended;
