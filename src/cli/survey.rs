//! `slidescope survey`: how many boards are at each distance.

use std::fmt::Write;

use clap::{Args, ValueEnum};
use serde_json::json;

use crate::cli::input::{self, CostArgs};
use crate::cli::output::{Refusal, print_answer};
use crate::cli::progress::with_progress_line;
use slidescope_core::puzzle::{Board, Costs, Size};
use slidescope_core::search::{Distances, Survey, SurveyProgress};
use slidescope_core::services::cache::Cache;
use slidescope_core::text::terminal::answer::Surveyed;
use slidescope_core::text::{help, terminal, thousands};

/// Count the states at each distance from a goal, and list the hardest boards.
///
/// The whole state space is searched, on all cores. The result is stored in the cache and loaded the next time. Boards
/// of up to twelve cells can be surveyed; 3x4 has 239,500,800 states.
#[derive(Args, Clone, Debug)]
#[command(after_long_help = help::survey())]
pub(crate) struct SurveyArgs {
    /// The size of the board: rows x columns, for example 3x4 [default: inferred from the goal, or 3x3]
    #[arg(long, value_name = "RxC")]
    size: Option<Size>,

    /// The goal: a board, blank-last, blank-first, snail or p1379 [default: blank-last]
    #[arg(long, value_name = "BOARD")]
    goal: Option<String>,

    #[command(flatten)]
    costs: CostArgs,

    /// The format of the counts: a table with the hardest boards, one JSON object, or CSV with a line for each depth
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// How the counts are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Table,
    Json,
    Csv,
}

pub(crate) fn run(args: &SurveyArgs) -> Result<u8, Refusal> {
    let goal = input::lone_goal(args.goal.as_deref(), args.size)?;
    let costs = args.costs.read(goal.size())?;
    let (counts, hardest) = if costs.is_unit() {
        let survey = with_progress_line(|show| {
            Cache::of_this_machine().survey(&goal, &|surveyed| {
                let SurveyProgress { depth, states, of } = surveyed;
                show(&|| terminal::survey_progress(depth, states, of))
            })
        });
        let size = goal.size();
        let survey = survey.ok_or_else(|| {
            terminal::too_large_to_survey(
                size,
                thousands(size.reachable_states()),
                Survey::MAX_CELLS,
            )
        })?;
        (survey.counts(), survey.hardest())
    } else {
        let distances = Distances::by(goal, costs)
            .ok_or_else(|| terminal::fault_of("--cost", terminal::TOO_LARGE_FOR_COSTS))?;
        let farthest = distances.farthest();
        let hardest = distances.boards_at(farthest, Survey::MOST_LISTED, u64::from(farthest));
        (distances.counts().to_vec(), hardest)
    };
    let survey = Surveyed {
        goal,
        costs,
        counts,
        hardest,
    };
    let text = match args.format {
        Format::Table => terminal::answer::survey(&survey),
        Format::Json => json(&survey),
        Format::Csv => csv(&survey),
    };
    print_answer(&text, 0)
}

fn csv(survey: &Surveyed) -> String {
    let mut text = String::from(match survey.costs {
        Costs::Unit => "depth,states\n",
        _ => "cost,states\n",
    });
    for (depth, count) in survey.distances() {
        let _ = writeln!(text, "{depth},{count}");
    }
    text
}

fn json(survey: &Surveyed) -> String {
    let (size, counts) = (survey.goal.size(), &survey.counts);
    let hardest: Vec<_> = survey.hardest.iter().map(Board::cells).collect();
    let mut object = json!({
        "rows": size.rows(),
        "columns": size.columns(),
        "goal": survey.goal.cells(),
        "states": counts.iter().sum::<u64>(),
        "depth": counts.len() - 1,
        "hardest": hardest,
        "hardest_count": counts.last().copied().unwrap_or(0),
        // The maximum number of hardest boards listed.
        "hardest_limit": Survey::MOST_LISTED,
        "counts": counts,
    });
    if !survey.costs.is_unit() {
        object["costs"] = survey.costs.write().into();
    }
    object.to_string() + "\n"
}
