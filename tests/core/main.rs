//! Everything below the app and the terminal: boards, searches, recordings, studies, the cache and the worker.

#[path = "../common/mod.rs"]
mod common;

mod boundaries;
mod cache;
mod circles;
mod languages;
mod oracle;
mod worker;

mod puzzle {
    mod instances;
    mod notation;
}

mod search {
    mod depth_first;
    mod determinism;
    mod memory;
    mod optimality;
    mod own;
    mod wide;
}

mod recording {
    //! A recording against searches written as plainly as can be: every moment of every run, in everything it says.

    mod depth_first;
    mod engine;
    mod map;
    mod meaning;
    mod moments;
    mod naive;
    #[cfg(feature = "gui")]
    mod overlay;
    mod partial;
    mod reasons;
    #[cfg(feature = "gui")]
    mod tree;
}

mod study {
    //! Measuring, comparing, experiments, tables and what is taken along.

    mod background;
    mod bounds;
    mod check;
    mod compare;
    mod dominance;
    mod effort;
    mod exercise;
    mod experiment;
    pub mod files;
    mod heuristic_check;
    mod journal;
    mod lesson;
    mod lesson_answers;
    mod lesson_queries;
    mod lesson_questions;
    mod measure;
    mod posthoc;
    mod predicted_effort;
    mod presets;
    mod shards;
    mod shipped_lessons;
    mod tables;
    mod worksheet;
}
