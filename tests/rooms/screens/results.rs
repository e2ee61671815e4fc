use slidescope::window::screens::experiment::results_view::*;
use slidescope_core::lesson::{Quantity, Tabled};
use slidescope_core::study::presets::Preset;

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
