//! A search whose code failed.

use std::cell::RefCell;
use std::rc::Rc;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use slidescope::window::shell::window::*;

/// The tests of a search's task cover how a panic is reported; this one covers how the window shows it and continues.
#[test]
fn a_search_that_broke_off_is_told_and_the_window_goes_on() {
    let app: Rc<RefCell<Option<App>>> = Rc::default();
    let shown = Rc::clone(&app);
    let made = Rc::clone(&app);
    let mut window = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_context_setup(move |ctx| *made.borrow_mut() = Some(App::new(ctx, 1, 1 << 30)))
        .build_ui(move |ui| {
            let mut app = shown.borrow_mut();
            let app = app.as_mut().expect("set up before the first frame");
            app.logic(ui.ctx());
            app.ui(ui);
        });
    window.run();
    window.get_by_label("Step").click();
    window.run_ok();
    if let Some(app) = app.borrow_mut().as_mut()
        && let Some(run) = &mut app.model.facts.playback.run
    {
        let panic = slidescope_core::tasks::Panicked(Some("tile 7 fell off".to_owned()));
        run.hear(slidescope_core::services::search_task::Event::Failed(panic));
    }
    window.run_ok();
    window.get_by_label(
        "The search stopped with an error: tile 7 fell off. The board and settings are kept. This is a defect in \
         Slidescope; please report it.",
    );
    window.get_by_label("The search broke off");
    window.get_by_label("Reset").click();
    window.run_ok();
    window.get_by_label("Ready");
}
