//! The pseudocode beside the steps of a run.

use crate::common::{databases, eight_puzzle};
use slidescope_core::explain::{FineStep, StepKind, fine_steps};
use slidescope_core::recording::Recording;
use slidescope_core::search::{Algorithm, Heuristic, Stats, Strategy};
use slidescope_core::text::pseudocode::pseudocode;

const PUT: [&str; 6] = [
    "put m into the queue",
    "put m into this side’s queue",
    "put m into the frontier",
    "put m into this side’s frontier",
    "put m on the stack",
    "enter(m)",
];

#[test]
fn every_step_of_a_run_lights_a_line_and_every_successor_is_told() {
    let problem = eight_puzzle("813467052", "123456780");
    for algorithm in Algorithm::ALL {
        let strategy = Strategy::new(algorithm, Heuristic::Manhattan);
        let recording = Recording::ahead(&problem, strategy, 2000, databases());
        assert!(fine_steps(&recording.at(0)).is_empty());
        let mut generated = 0;
        for k in 1..=recording.len() {
            let moment = recording.at(k);
            let steps = fine_steps(&moment);
            let code = pseudocode(strategy);
            assert!(
                steps
                    .iter()
                    .all(|s| s.line < code.len() && !s.to_string().is_empty())
            );
            let each = |s: &&FineStep| {
                code[s.line].code == "for each neighbour m of n but its parent"
                    && matches!(s.kind, StepKind::Generated(_) | StepKind::Stacked(_))
            };
            generated += steps.iter().filter(each).count() as u64;
            if algorithm.is_depth_first() {
                let told = steps.iter().filter(each).count();
                let node = moment.current().expect("an expansion was made");
                assert_eq!(told, moment.children(node.id).len(), "{algorithm} at {k}");
                continue;
            }
            let inserted = |s: &&FineStep| PUT.contains(&code[s.line].code);
            let put = steps.iter().filter(inserted).count() as u64;
            let (now, before) = (moment.stats(), recording.at(k - 1).stats());
            let entered = |s: &Stats| s.visited + s.improved + s.reopened;
            assert_eq!(entered(&now) - entered(&before), put, "{algorithm} at {k}");
            assert_eq!(generated, now.generated, "{algorithm} at {k}");
        }
    }
}
