//! Titles, headings and notes of the tables of studies.

use crate::study::compare::ComparisonsTitle;
use crate::study::experiment::{PlanTitle, Source};
use crate::study::notes::{ComparedMeans, Heading, Note};
use crate::study::presets::{PresetError, PresetTitle};
use crate::study::table::ColumnKey;
use crate::text::messages::{experiment_files, presets, study, terminal};
use crate::words::numbers::decimals;
use crate::words::{Message, count, listed};

displayed!(ComparisonsTitle<'_>, |it| match it.0 {
    [one] => study::comparison_title(one.problem.start(), one.problem.goal()),
    many => study::comparison_title_boards(many.len()),
});

displayed!(PlanTitle<'_>, |it| {
    let plan = it.0;
    match &plan.spec().source {
        Source::Given(instances) => count::boards(instances.len()),
        Source::Drawn(draw) => {
            let (lengths, seed) = (draw.lengths.to_string(), draw.seed.to_string());
            let (size, boards) = (draw.goal.size(), draw.each);
            if plan.is_exact() {
                experiment_files::title_lengths(size, draw.goal, lengths, boards, seed)
            } else {
                experiment_files::title_walks(size, draw.goal, lengths, boards, seed)
            }
        }
    }
});

displayed!(PresetTitle, |it| Message::of(
    "presets-preset-title",
    it.0.id()
));

displayed!(ColumnKey, |it| Message::of("study-headings", it.id()));

displayed!(Heading, |it| Message::of("study-heading", it.id()));

displayed!(Note, |it| match it {
    Self::ComparedRatio => study::COMPARISON_NOTE_RATIO.to_string(),
    Self::ComparedMemory => study::COMPARISON_NOTE_MEMORY.to_string(),
    Self::ComparedSeconds => study::COMPARISON_NOTE_SECONDS.to_string(),
    Self::ComparedBranching => study::COMPARISON_NOTE_BRANCHING.to_string(),
    Self::Branching => experiment_files::NOTE_BRANCHING.to_string(),
    Self::Walks => experiment_files::NOTE_WALKS.to_string(),
    Self::Scarce(scarce) => {
        let each = scarce.iter().map(|(length, boards)| {
            experiment_files::of_length(boards.to_string(), length.to_string())
        });
        experiment_files::note_scarce(listed(each))
    }
    Self::Unsolved(runs) => experiment_files::unsolved_note(*runs),
    Self::FailedRuns(runs) => experiment_files::failed_note(*runs),
    Self::HeuristicFailed(by, expanded, error) => {
        terminal::no_estimate(*expanded, *by, error.to_string())
    }
    Self::AimaSource => presets::AIMA_SOURCE.to_string(),
    Self::AimaCount => presets::AIMA_COUNT.to_string(),
    Self::KorfSource => presets::KORF_SOURCE.to_string(),
    Self::KorfCount => presets::KORF_COUNT.to_string(),
    Self::KorfFelnerSource => presets::KORF_FELNER_SOURCE.to_string(),
    Self::KorfFelnerRatio => presets::KORF_FELNER_RATIO.to_string(),
    Self::BidirectionalTies => presets::BIDIRECTIONAL_AGAINST_ASTAR_TIES.to_string(),
    Self::AimaBoards(least, most) if least == most => presets::boards_a_length(*most),
    Self::AimaBoards(least, most) => presets::boards_a_length_scarce(*least, *most),
    Self::LargestDifferences(whose, differences) => {
        let differences = differences.iter();
        let each = differences.map(|(of, errors)| format!("{of} {errors:.1}"));
        match whose {
            ComparedMeans::Aima => presets::differences_aima(listed(each)),
            ComparedMeans::Replication => presets::differences_replication(listed(each)),
        }
    }
    Self::Agreement { same, solved } => presets::agreement(*same, *solved),
    Self::FoundBy {
        strategy,
        solved,
        boards,
        ratio,
    } => presets::found_by(*strategy, *solved, *boards, decimals(*ratio, 2)),
    Self::FoundNone { strategy, boards } => presets::found_none(*strategy, *boards),
    Self::BidirectionalWins { wins, boards } => presets::bidirectional_wins(*wins, *boards),
});

displayed!(PresetError, |it| match it {
    Self::Missing(error) => presets::strategy_missing(error.to_string()),
    Self::Data { line } => presets::data_damaged(line.to_string()),
});
