//! Studies: measuring, comparing, experiments, tables and what is taken along.

#[path = "../common/mod.rs"]
mod common;

mod background;
mod compare;
mod experiment;
mod files;
mod journal;
mod lesson;
mod measure;
mod posthoc;
mod presets;
mod tables;
