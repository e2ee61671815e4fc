//! The core of Slidescope: searches on sliding-tile puzzles, what they did, and what is said of it. Nothing here knows of a
//! window or of a terminal's arguments.
//!
//! # Layers
//!
//! A layer depends only on those below it; `tests/core/boundaries.rs` holds the table and checks it, `tests/core/walls.rs` that there are no circles.
//!
//! ```text
//! run   boards                               a search that is played; the boards that are edited
//!  │     │
//!  ├─────┘
//!  ▼
//! text                                       every sentence: what the layers below say as data
//!  │
//!  ▼
//! lesson   interchange   picture             lesson files; traces for other programs; pictures in files
//!  │        │             │
//!  ├────────┴─────────────┘
//!  ▼
//! order   worksheet                          a student's search checked; searches to trace by hand
//!  │        │
//!  ├────────┘
//!  ▼
//! study                                      measurements, experiments, tables
//!  │
//!  ▼
//! services ──▶ tasks                         what is asked of the background; what runs work: threads, turns
//!  │
//!  ▼
//! explain ──▶ recording ◀── layout           why; what happened, at any moment; where its tree is drawn
//!              │
//!              ▼
//! search                                     algorithms and data structures; no threads, clocks or pixels
//!  │
//!  ▼
//! reading ──▶ puzzle                         text as boards; boards: nothing here knows that anything is searched
//!
//! words   files   console   prefetch         the ground: languages, numbers and units; files; standard error; the processor
//! ```
//!
//! # Map
//!
//! | folder | holds |
//! | --- | --- |
//! | [`puzzle`] | boards and how they are written, sizes, packed states, moves, parity, ranks, named instances |
//! | [`reading`] | the one reader of boards, of a start and a goal, and of lists, in all forms that people write |
//! | [`search`] | what a caller needs: strategies, limits, observers, outcomes, counters |
//! | `search/algorithms` | breadth-first, bidirectional, best-first (A* and its variants), MM and depth-first search |
//! | `search/heuristics` | misplaced tiles, Manhattan distance, linear conflict, pattern databases |
//! | `search/engine` | node tables, queues, mapped memory, dispatch on the blank's cell |
//! | `search/exact` | true distances, surveys of a whole space, shortest lengths |
//! | [`search::each_board`] | searches of every board of a small space, one after another |
//! | [`recording`] | the log of a run, from which any moment of it can be read |
//! | [`explain`] | facts about a moment: why this node, what became of each successor, the line of pseudocode |
//! | [`layout`] | the positions of a tree's nodes: geometry, without a pixel |
//! | [`tasks`] | what runs work in the background: in turns, on threads or between frames; jobs, which work on the newest request |
//! | [`run`] | what plays a search: clock, timeline, recorder, commands, without a pixel |
//! | [`boards`] | the boards that a person edits, with undo |
//! | [`services`] | what is asked of the background: a search that streams its events, the oracle of shortest lengths, spaces, surveys, tables, the cache on disk |
//! | [`study`] | the same boards searched by several strategies: measurements, experiments, tables |
//! | [`order`] | the check of a student's own search: the order of its expansions against the rule |
//! | [`worksheet`] | searches to trace by hand, and boards for them |
//! | [`drawings`] | the shipped pictures for tiles, drawn from formulas |
//! | [`picture`] | what is asked of a picture in a file: subject, paper, frames |
//! | [`lesson`] | the file of a lesson |
//! | [`interchange`] | the trace that Posthoc replays |
//! | [`text`] | every sentence shown to the user |
//! | `words` | languages and their messages, numbers, units, lists |
//! | `prefetch` | the instruction by which search, recording and layout ask for memory early |
//! | `values` | the macro that gives an enum of plain values its list and ids |
//! | [`console`] | standard error; [`files`] writes all files |
//! | `for_tests` | parts whose promises cannot be seen from outside, handed on to the tests |
//!
//! # Glossary
//!
//! The counting rules in full are in `assets/help/en/counting.md`, which `slidescope solve --help` prints.
//!
//! - **board**: an arrangement of the tiles, as the user edits it. **state**: a board packed into a `u64`, or above sixteen
//!   cells a `u128`.
//! - **move**: one step of the blank: U, D, L or R.
//! - **node**: a state together with its parent and its g. In a depth-first search, which stores no visited states, several
//!   nodes can have the same state.
//! - **g**: moves from the root to a node. **h**: the estimate of the moves left. **h\***: their true number.
//!   **f** = g + h.
//! - **open list** or **frontier**: nodes that were generated and wait to be expanded. Stale entries are not counted.
//! - **closed**: nodes that were expanded.
//! - **visited**: states stored, open and closed, including the start. A bidirectional search counts both sides; a
//!   depth-first search stores one path.
//! - **expanded**: taken from the open list to generate the successors. The goal that ends a search is the last node
//!   expanded, except in BFS, bidirectional BFS and MM, which end when a path is generated.
//! - **generated**: produced as a successor. The move straight back is excluded, and the start is not a successor.
//! - **duplicate**: generated, but already stored; it is dropped or improves the stored node.
//! - **reopened**: closed, then put back into the open list because a shorter path was found.
//! - **pattern database**: a table of exact distances of the puzzle with some tiles made indistinguishable, used as a
//!   heuristic.
//! - **admissible**: a heuristic that never exceeds h\*; A* then finds shortest solutions. **consistent**: one that
//!   falls by at most 1 with each move; A* then reopens nothing.

#![warn(clippy::print_stderr, clippy::print_stdout)]
#![cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, unused_imports, reason = "for the terminal and the desktop")
)]

#[macro_use]
mod values;

pub mod boards;
pub mod console;
pub mod drawings;
pub mod explain;
pub mod files;
#[doc(hidden)]
pub mod for_tests;
pub mod interchange;
pub mod layout;
pub mod lesson;
pub mod order;
pub mod picture;
pub(crate) mod prefetch;
pub mod puzzle;
pub mod reading;
pub mod recording;
pub mod run;
pub mod search;
pub mod services;
pub mod study;
pub mod tasks;
pub mod text;
pub mod undo;
pub mod words;
pub mod worksheet;
