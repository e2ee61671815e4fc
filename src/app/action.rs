//! What a person wishes. Panels push actions; only the model changes anything.

use crate::{
    app::{
        ColourBy, Screen, Theme, XAxis,
        boards::Field,
        compare, experiment,
        export::{PictureWish, TraceWish},
        lesson,
        model::Tab,
        survey,
    },
    puzzle::{Board, Move, Problem, Size},
    recording::{Breakpoint, Landmark, NodeId},
    search::{Algorithm, Heuristic, Ties, Weight},
};

/// A person's wish.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The text of a field has changed to this.
    Type(Field, String),
    /// A field was left.
    Commit(Field),
    /// Slide the tile on this cell, and all between it and the blank.
    Slide(usize),
    /// Slide the tile that can go this way: up for [`Move::Up`].
    Nudge(Move),
    /// Exchange the contents of two cells.
    Swap(usize, usize),
    /// Edit boards of this size.
    SetSize(Size),
    /// Search for this goal.
    SetGoal(Board),
    /// Take over both boards.
    Load(Problem),
    /// Exchange the two tiles that make an unsolvable board solvable.
    Mend,
    /// Go back to the last legal start board.
    UseLastBoard,
    /// Shuffle the start board.
    Shuffle,
    /// How far from the goal a shuffled board is to be: moves at best, or moves of a random walk.
    ShuffleLength(u32),
    /// Take the last edit back.
    Undo,
    /// Make it again.
    Redo,

    /// Use this algorithm.
    Algorithm(Algorithm),
    /// Use this heuristic.
    Heuristic(Heuristic),
    /// Weigh the heuristic so much in weighted A*.
    Weight(Weight),
    /// Break ties of f this way in A*.
    Ties(Ties),
    /// Let a depth-limited search go no deeper than this; none: as far as any solution can be away.
    DepthLimit(Option<u32>),
    /// Let a search hold so many bytes at most.
    MemoryLimit(u64),

    /// Search though there is no solution.
    SearchAnyway,
    /// Play where it stands still, stand still where it plays: the search at its newest moment, the recording before it.
    Toggle,
    /// Search at the chosen speed where the search waits, wait where it runs.
    ToggleSearch,
    /// Go one expansion on: make it, where it has not been made.
    Step,
    /// Go one expansion back.
    StepBack,
    /// Look at the moment after so many expansions.
    GoTo(u64),
    /// Look at the newest moment, whichever it is.
    Follow,
    /// To the newest moment; from there to the end, as fast as the machine goes.
    End,
    /// Look at the next moment of a kind.
    ToNext(Landmark),
    /// Look at the last moment of a kind before this one.
    ToPrevious(Landmark),
    /// Stop at this.
    Break(Breakpoint),
    /// Do not stop at this any more.
    Unbreak(Breakpoint),
    /// Choose a node to be inspected, or none; where the next node is asked for, an open one is the answer.
    Select(Option<NodeId>),
    /// Ask before each expansion which node comes next, or leave that.
    Predict(bool),
    /// Go through an expansion line by line.
    FineSteps(bool),
    /// Search to the end as fast as the machine goes.
    Finish,
    /// Back to no expansions.
    Reset,
    /// The notch of the speed slider.
    Speed(f64),
    /// One notch faster.
    Faster,
    /// One notch slower.
    Slower,

    /// Play the solution, or stop playing.
    Play(bool),
    /// Show the board after so many moves of the solution.
    PlayTo(usize),
    /// The replay's speed, by its place in the list.
    PlaySpeed(usize),

    /// Go to this place of the window.
    Visit(Screen),
    /// Something of the Compare place.
    Compare(compare::Action),
    /// Something of the survey.
    Survey(survey::Action),
    /// Something of the Experiment place.
    Experiment(experiment::Action),
    /// Something of the lesson.
    Lesson(lesson::Action),
    /// Something of the picture that is saved.
    Picture(PictureWish),
    /// Something of the trace that is written.
    Trace(TraceWish),
    /// Show this in the middle.
    Show(Tab),
    /// Light, dark, or as the system has it.
    Theme(Theme),
    /// How much larger than designed.
    Zoom(f32),
    /// What the tree's expanded nodes are coloured by.
    Colour(ColourBy),
    /// Show dropped successors in the tree, or not.
    Stubs(bool),
    /// Bars of f instead of depths.
    LevelsByF(bool),
    /// Bars on a logarithmic axis.
    LogLevels(bool),
    /// A logarithmic vertical axis or a linear one.
    LogAxis(bool),
    /// What the plot's horizontal axis counts.
    XAxis(XAxis),
    /// Show or hide help.
    Help(bool),
}
