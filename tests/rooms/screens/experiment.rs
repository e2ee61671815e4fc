//! Tests of the Experiment screen without a window.

use std::thread::sleep;

use slidescope::window::screens::experiment::results_view::ResultsView;
use slidescope::window::screens::experiment::*;
use slidescope_core::lesson::{Quantity, Tabled};
use slidescope_core::puzzle::{Board, Size};
use slidescope_core::search::{Algorithm, Limits, PatternDatabases, Strategy};
use slidescope_core::study::experiment::{Draw, ExperimentRequest, Source, Spec, read_instances};
use slidescope_core::study::parse_strategy;
use slidescope_core::study::presets::Preset;
use slidescope_parts::files::{NamedFile as _, TableFile, TableFormat, Target};
use std::sync::Arc;
use std::time::Duration;

fn experiment() -> Experiment {
    let size = Size::new(3, 3).expect("a size");
    Experiment::new(size, PatternDatabases::default(), Arc::new(|| {}))
}

fn typed(experiment: &mut Experiment, field: FormField, text: &str) {
    experiment.form.set(field, text.to_owned());
}

fn until(experiment: &mut Experiment, so: impl Fn(&Experiment) -> bool) {
    for _ in 0..6_000 {
        experiment.poll(true);
        if so(experiment) {
            return;
        }
        sleep(Duration::from_millis(5));
    }
    panic!("it never came to that");
}

fn over(experiment: &Experiment) -> bool {
    !experiment.is_under_way()
}

fn results(experiment: &Experiment) -> &Results {
    experiment.results().expect("results")
}

fn asked(form: &Form) -> ExperimentRequest {
    match form.filled().expect("nothing is wrong") {
        Filled::Runs(request) => request,
        Filled::Every(every) => panic!("{every}"),
    }
}

#[test]
fn a_form_asks_for_what_stands_in_it() {
    let mut experiment = experiment();
    experiment.form.set_size(Size::new(2, 3).expect("a size"));
    for (field, text) in [
        (FormField::From, "3"),
        (FormField::To, "1,000"),
        (FormField::Step, "4"),
        (FormField::Each, "7"),
        (FormField::Seed, "99"),
        (FormField::Expansions, "5000"),
    ] {
        typed(&mut experiment, field, text);
    }
    let filled = asked(&experiment.form);
    let size = Size::new(2, 3).expect("a size");
    let expected = Source::Drawn(Draw {
        goal: Board::blank_last(size),
        lengths: "3..1000:4".parse().expect("lengths"),
        each: 7,
        seed: 99,
    });
    assert_eq!(filled.spec.source, expected);
    assert_eq!(filled.spec.limits.expansions, Some(5000));
}

#[test]
fn every_fault_stands_at_its_field_and_nothing_starts() {
    for (field, text) in [
        (FormField::Goal, "123456789"),
        (FormField::Goal, ""),
        (FormField::From, "-1"),
        (FormField::To, "3"),
        (FormField::To, "10001"),
        (FormField::Step, "0"),
        (FormField::Step, "1.5"),
        (FormField::Each, ""),
        (FormField::Each, "4000000000"),
        (FormField::Seed, "-3"),
        (FormField::Expansions, "many"),
    ] {
        let mut experiment = experiment();
        typed(&mut experiment, field, text);
        let fault = experiment.form.fault(field);
        let is_told = fault.is_some_and(|fault| fault.ends_with('.'));
        assert!(is_told, "{field:?} {text}");
        experiment.run();
        assert!(experiment.job.is_none());
    }
}

#[test]
fn presets_fill_the_form_and_are_known_again() {
    for preset in Preset::ALL {
        let mut form = Form::new(Size::new(3, 3).expect("a size"));
        form.take_preset(preset);
        assert_eq!(form.preset, Some(preset));
        let ExperimentRequest { spec, file, .. } = asked(&form);
        assert_eq!(file, None);
        assert_eq!(Preset::of(&spec), Some(preset));
        let mut other = Form::new(Size::new(2, 2).expect("a size"));
        other.fill(&spec);
        assert_eq!(other.preset, Some(preset));
        assert_eq!(other.text(FormField::Each), form.text(FormField::Each));
        assert!(other.is_right());
    }
}

#[test]
fn curves_have_the_means_of_the_table() {
    let mut experiment = experiment();
    typed(&mut experiment, FormField::To, "8");
    typed(&mut experiment, FormField::Each, "3");
    experiment.run();
    until(&mut experiment, over);
    let results = results(&experiment);
    assert_eq!(results.runs.len(), results.plan.runs());
    for curve in &experiment.view.curves {
        let lengths: Vec<u32> = curve.points.iter().map(|p| p.length).collect();
        assert_eq!(lengths, [4, 6, 8]);
        for point in &curve.points {
            let group = results.summary.group(Some(point.length), curve.strategy);
            assert_eq!(group.expect("a group").generated.mean(), Some(point.mean));
            assert!(point.low <= point.mean && point.mean <= point.high);
        }
    }
}

#[test]
fn a_second_one_does_not_start_beside_the_first() {
    let mut experiment = experiment();
    experiment.form.set_size(Size::new(4, 4).expect("a size"));
    typed(&mut experiment, FormField::Each, "9000");
    experiment.run();
    until(&mut experiment, |e| e.results().is_some());
    experiment.run_preset(Preset::Aima);
    assert_eq!(results(&experiment).plan.spec().strategies.len(), 4);
    assert_eq!(experiment.form.preset, None);
    experiment.job.as_ref().expect("a job").control().cancel();
    until(&mut experiment, over);
}

fn choose(experiment: &mut Experiment, algorithm: Algorithm) {
    let adder = experiment.form.adder;
    experiment.form.adder = Strategy { algorithm, ..adder };
    experiment.form.edited();
}

#[test]
fn a_strategy_is_added_once() {
    let mut experiment = experiment();
    let before = experiment.form.strategies.len();
    choose(&mut experiment, Algorithm::AStar);
    experiment.form.add();
    let now = experiment.form.strategies.len();
    assert_eq!(now, before, "A* with Manhattan is there");
    choose(&mut experiment, Algorithm::DepthLimited);
    typed(&mut experiment, FormField::DepthLimit, "x");
    experiment.form.add();
    assert_eq!(experiment.form.strategies.len(), before, "x is no limit");
    assert!(experiment.form.is_right(), "it is not in the list yet");
    typed(&mut experiment, FormField::DepthLimit, "20");
    experiment.form.add();
    let expected = parse_strategy("depth-limited:limit=20").expect("a strategy");
    let added = experiment.form.strategies.last().expect("one");
    assert_eq!(added.to_string(), expected.to_string());
}

#[test]
fn the_ending_of_a_file_goes_with_its_format() {
    let mut export = TableFile::new(Target::Experiment, "experiment");
    export.offer_folder(std::path::Path::new("/home/somebody"));
    assert!(export.path().ends_with("somebody/experiment.csv"));
    export.set_format(TableFormat::Latex);
    assert!(export.path().ends_with("experiment.tex"));
    export.set_path("/tmp/table.txt".to_owned());
    export.set_format(TableFormat::Json);
    assert_eq!(export.path(), "/tmp/table.txt");
}

#[test]
fn a_depth_limit_goes_only_with_strategies_for_which_it_is_shown() {
    let mut experiment = experiment();
    choose(&mut experiment, Algorithm::DepthLimited);
    typed(&mut experiment, FormField::DepthLimit, "20");
    for (algorithm, limit) in [(Algorithm::Greedy, None), (Algorithm::IdaStar, Some(20))] {
        choose(&mut experiment, algorithm);
        experiment.form.add();
        let added = experiment.form.strategies.last().expect("one");
        assert_eq!((added.algorithm, added.depth_limit), (algorithm, limit));
    }
}

fn from_a_file() -> Spec {
    let text = "one: 123456708\ntwo: 123405786\n";
    Spec {
        costs: slidescope_core::puzzle::Costs::Unit,
        source: Source::Given(read_instances(text, None).expect("boards")),
        strategies: vec![parse_strategy("bfs").expect("a strategy")],
        limits: Limits {
            memory: 1 << 30,
            expansions: None,
        },
    }
}

#[test]
fn a_form_says_what_an_experiment_on_boards_of_a_file_runs() {
    let spec = from_a_file();
    let mut form = Form::new(Size::new(3, 3).expect("a size"));
    form.fill(&spec);
    assert_eq!(form.from, BoardsFrom::File);
    assert_eq!(form.fault(FormField::File), None);
    assert_eq!(form.boards_taken_up().map(<[_]>::len), Some(2));
    let filled = asked(&form);
    assert_eq!((filled.spec, filled.file), (spec, None));
    // A named file replaces those boards.
    form.set(FormField::File, "boards.txt".to_owned());
    assert_eq!(form.boards_taken_up(), None);
    assert_eq!(asked(&form).file, Some("boards.txt".into()));
}

#[test]
fn beside_the_textbook_the_plot_counts_as_the_table_does() {
    let mut view = ResultsView::default();
    view.show(Tabled::Known);
    assert_eq!(view.counted(Some(Preset::Aima)), Quantity::Children);
    assert_eq!(view.counted(Some(Preset::Korf)), Quantity::Generated);
    view.count(Quantity::Expanded);
    assert_eq!(view.counted(Some(Preset::Aima)), Quantity::Expanded);
    view.count(Quantity::Generated);
    view.show(Tabled::Means);
    assert_eq!(view.counted(Some(Preset::Aima)), Quantity::Generated);
}
