//! Everything below the app and the terminal: boards, searches, recordings, studies, services.

#[path = "../common/mod.rs"]
mod common;

mod boundaries;
mod cache;
mod drawings;
mod files;
mod job;
mod languages;
mod oracle;
mod reading;
mod search_task;
mod search_task_parts;
mod search_task_series;
mod tasks;
mod walls;
mod words;

mod boards {
    mod editor;
    mod shortest_length;
}

mod puzzle {
    mod instances;
    mod notation;
    mod state;
}

mod run {
    mod clock;
    mod curve;
    mod predict;
    mod recorder;
    mod replay;
}

mod search {
    mod costs;
    mod depth_first;
    mod determinism;
    mod dispatch;
    mod memory;
    mod optimality;
    mod orders;
    mod own;
    mod patterns;
    mod queues;
    mod script;
    mod symmetry;
    mod tables;
    mod wide;
}

mod recording {
    //! Recordings compared with plainly written searches, at every moment of every run.

    mod columns;
    mod depth_first;
    mod engine;
    mod given;
    mod layout;
    mod map;
    mod meaning;
    mod moments;
    mod naive;
    mod overlay;
    mod partial;
    mod reasons;
    mod tree;
}

mod study {
    //! Measuring, comparing, experiments, tables, lessons, and the files that are written.

    mod background;
    mod bounds;
    mod branching;
    mod check;
    mod check_causes;
    mod compare;
    mod costs;
    mod dominance;
    mod effort;
    mod every_board;
    mod exercise;
    mod exercise_answers;
    mod exercise_files;
    mod experiment;
    pub mod files;
    mod findings;
    mod heuristic_check;
    mod journal;
    mod lengths;
    mod lesson;
    mod lesson_answers;
    mod lesson_progress;
    mod lesson_queries;
    mod lesson_questions;
    mod measure;
    mod order;
    mod picture;
    mod plain_grader;
    mod posthoc;
    mod predicted_effort;
    mod presets;
    mod programs;
    mod running_stats;
    mod scorm;
    mod shards;
    mod shipped_lessons;
    mod strategy_names;
    mod tables;
    mod worksheet;
}

mod text {
    mod glossary;
    mod messages;
    mod named;
    mod pseudocode;
}
