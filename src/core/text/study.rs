//! Texts of studies: titles, headings and notes of tables, ends and verdicts of runs, and errors in strategies.

use crate::text::messages::{experiment_files, presets, study as said, terminal};
use crate::text::numbers::decimals;
use crate::text::{Message, Named, listed};
use crate::words::count;

use crate::puzzle::{Costs, MoveOrder};
use crate::search::{Algorithm, Heuristic, Marks, Reopen, Ties, Weight};
use crate::study::compare::{self, ComparisonsTitle, PathVerdict, StrategyCountError};
use crate::study::experiment::{Plan, Source};
use crate::study::notes::{ComparedMeans, Heading, Note};
use crate::study::presets::PresetTitle;
use crate::study::table::{ColumnKey, NoSuchColumn};
use crate::study::{End, Optimality, StrategyError, algorithm_known_as, heuristic_known_as};

displayed!(End, |it| Message::of("study-end", it.id()));

/// Returns the argument in a few words, for use after “optimal”.
pub fn reason(proof: Optimality) -> Message {
    Message::of("study-optimality", proof.id())
}

displayed!(PathVerdict, |it| match it {
    Self::Proven(_) => said::VERDICT_PROVEN.to_string(),
    Self::AsShort => said::VERDICT_AS_SHORT.to_string(),
    Self::Longer(moves) => said::verdict_longer(*moves),
    Self::Dearer(more) => said::verdict_dearer(more),
    Self::Unknown => said::VERDICT_UNKNOWN.to_string(),
    Self::Unsolved(end) => end.to_string(),
});

displayed!(NoSuchColumn, |it| {
    let (name, columns) = (&it.name, listed(&it.columns));
    said::no_such_column(name, columns)
});

displayed!(StrategyError, |it| match it {
    Self::Empty => said::strategy_empty(algorithms()),
    Self::NoSuchAlgorithm { name } => match algorithm_known_as(name) {
        Some(Algorithm::DepthLimited) => {
            let id = Algorithm::DepthLimited.id();
            said::algorithm_known_as_depth_limited(name, id)
        }
        Some(algorithm) => said::algorithm_known_as(name, algorithm.id()),
        None => said::no_such_algorithm(name, algorithms()),
    },
    Self::NoSuchHeuristic { name } => match heuristic_known_as(name) {
        Some(heuristic) => said::heuristic_known_as(name, heuristic.id()),
        None => said::no_such_heuristic(name, heuristics()),
    },
    Self::Unguided { algorithm } => said::unguided(algorithm.name(), algorithm.id()),
    Self::NoSuchSetting { algorithm, name } => said::no_such_setting(algorithm.name(), name),
    Self::BadValue { name, value } => bad_value(name, value),
});

fn bad_value(name: &str, value: &str) -> String {
    match name {
        "w" => said::bad_weight(name, value, Weight::LEAST, Weight::MOST),
        "ties" => said::bad_choice(name, value, listed(Ties::ALL.map(Ties::id))),
        "reopen" => said::bad_choice(name, value, listed(Reopen::ALL.map(Reopen::id))),
        "marks" => said::bad_choice(name, value, listed(Marks::ALL.map(Marks::id))),
        "order" => said::bad_move_order(name, value),
        _ => said::bad_limit(name, value),
    }
}

fn algorithms() -> String {
    listed(Algorithm::ALL.iter().map(|known| known.id()))
}

fn heuristics() -> String {
    listed(Heuristic::ALL.iter().map(|known| known.id()))
}

displayed!(StrategyCountError, |it| {
    let (least, most) = (*compare::STRATEGIES.start(), *compare::STRATEGIES.end());
    said::strategy_count(it.given, least, most)
});

displayed!(ComparisonsTitle<'_>, |it| match it.0 {
    [one] => {
        let title = said::comparison_title(one.problem.start(), one.problem.goal());
        with_costs(title, one.problem.costs())
    }
    many => {
        let title = said::comparison_title_boards(many.len());
        let costs = many.first().map(|one| one.problem.costs());
        with_costs(title, costs.unwrap_or_default())
    }
});

/// Returns the title with what moves cost, if not each costs 1.
fn with_costs(title: String, costs: Costs) -> String {
    match costs {
        Costs::Unit => title,
        costs => said::title_costs(title, costs.write()),
    }
}

// The title of its tables.
displayed!(Plan, |plan| {
    let title = match &plan.spec().source {
        Source::Given(instances) => count::boards(instances.len()),
        Source::Drawn(draw) => {
            let (size, boards) = (draw.goal.size(), draw.each);
            let (lengths, seed) = (draw.lengths, draw.seed);
            if plan.is_exact() {
                experiment_files::title_lengths(size, draw.goal, lengths, boards, seed)
            } else {
                experiment_files::title_walks(size, draw.goal, lengths, boards, seed)
            }
        }
    };
    with_costs(title, plan.spec().costs)
});

displayed!(PresetTitle, |it| Message::of(
    "presets-preset-title",
    it.0.id()
));

displayed!(ColumnKey, |it| Message::of("study-headings", it.id()));

displayed!(Heading, |it| Message::of("study-heading", it.id()));

displayed!(Note, |it| match it {
    Self::ComparedRatio => said::COMPARISON_NOTE_RATIO.to_string(),
    Self::ComparedMemory => said::COMPARISON_NOTE_MEMORY.to_string(),
    Self::ComparedSeconds => said::COMPARISON_NOTE_SECONDS.to_string(),
    Self::ComparedBranching => said::COMPARISON_NOTE_BRANCHING.to_string(),
    Self::Branching => experiment_files::NOTE_BRANCHING.to_string(),
    Self::MoveOrders(spread) => {
        let [least, most] = spread.ends;
        let mean = |(_, mean): (MoveOrder, f64)| decimals(mean, 1);
        experiment_files::note_move_orders(
            spread.strategy,
            spread.orders,
            mean(least),
            least.0,
            mean(most),
            most.0,
        )
    }
    Self::Walks => experiment_files::NOTE_WALKS.to_string(),
    Self::Scarce(scarce) => {
        let each = scarce
            .iter()
            .map(|(length, boards)| experiment_files::of_length(boards, length));
        experiment_files::note_scarce(listed(each))
    }
    Self::EveryBoardAgainst(strategy) => experiment_files::note_every_against(*strategy),
    Self::EveryBoardCosts(costs) => {
        experiment_files::note_every_costs((*costs != Costs::Tile).then(|| costs.write()))
    }
    Self::EveryBoardPart(whole, all) => experiment_files::note_every_part(whole, all),
    Self::Unsolved(runs) => experiment_files::unsolved_note(*runs),
    Self::FailedRuns(runs) => experiment_files::failed_note(*runs),
    Self::HeuristicFailed(by, expanded, error) => terminal::no_estimate(*expanded, *by, error),
    Self::AimaSource => presets::AIMA_SOURCE.to_string(),
    Self::AimaCount => presets::AIMA_COUNT.to_string(),
    Self::KorfSource => presets::KORF_SOURCE.to_string(),
    Self::KorfCount => presets::KORF_COUNT.to_string(),
    Self::KorfFelnerSource => presets::KORF_FELNER_SOURCE.to_string(),
    Self::KorfFelnerRatio => presets::KORF_FELNER_RATIO.to_string(),
    Self::BidirectionalTies => presets::BIDIRECTIONAL_AGAINST_ASTAR_TIES.to_string(),
    Self::AimaBoards(least, most, _) if least == most => presets::boards_a_length(*most),
    Self::AimaBoards(least, most, true) => presets::boards_a_length_missing(*least, *most),
    Self::AimaBoards(least, most, false) => presets::boards_a_length_scarce(*least, *most),
    Self::AimaOutside(outside) => {
        let mut each: Vec<(ColumnKey, Vec<String>)> = Vec::new();
        for (of, length) in outside {
            match each.iter_mut().find(|(known, _)| known == of) {
                Some((_, lengths)) => lengths.push(length.to_string()),
                None => each.push((*of, vec![length.to_string()])),
            }
        }
        let each = each.into_iter();
        let each = each.map(|(of, lengths)| presets::aima_outside_lengths(of, lengths.join(", ")));
        presets::aima_outside(listed(each))
    }
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
