//! Where the camera goes while a tree grows.

use egui::{Rect, pos2, vec2};
use slidescope_core::layout::Position;
use slidescope_core::lesson::LessonCamera;
use slidescope_parts::pictures::tree::camera::*;
use slidescope_parts::pictures::tree::viewport::Viewport;

const RECT: Rect = Rect {
    min: pos2(100.0, 50.0),
    max: pos2(900.0, 550.0),
};
const BOUNDS: (Position, Position) = (Position::new(0.5, 0.0), Position::new(80.5, 15.0));

fn settled(camera: &mut Camera) -> Viewport {
    let mut look = camera.look(RECT, BOUNDS, None, 0.0);
    for _ in 0..200 {
        look = camera.look(RECT, BOUNDS, None, 0.016);
    }
    assert!(!look.1, "a camera comes to rest");
    look.0
}

#[test]
fn all_there_is_fits() {
    let mut camera = Camera::default();
    let view = settled(&mut camera);
    for corner in [BOUNDS.0, BOUNDS.1] {
        assert!(RECT.contains(view.to_screen(RECT, corner)), "{corner:?}");
    }
}

#[test]
fn what_is_under_the_pointer_stays_there() {
    let mut camera = Camera::default();
    settled(&mut camera);
    let pos = pos2(300.0, 480.0);
    for factor in [1.3, 4.0, 100.0, 0.2, 0.01, 1e9, 1e-9] {
        let (before, _) = camera.look(RECT, BOUNDS, None, 0.0);
        let position = before.to_tree(RECT, pos);
        camera.zoom(RECT, pos, factor);
        let (after, moving) = camera.look(RECT, BOUNDS, None, 0.0);
        assert!(!moving, "a person's own moves are not eased");
        let off = after.to_screen(RECT, position) - pos;
        assert!(off.length() < 0.5, "by {factor}");
    }
    assert_eq!(camera.mode, CameraMode::Free);
}

#[test]
fn dragging_moves_what_is_seen_with_the_pointer() {
    let mut camera = Camera::default();
    let view = settled(&mut camera);
    let position = view.to_tree(RECT, pos2(400.0, 300.0));
    camera.pan(vec2(30.0, -20.0));
    let (after, _) = camera.look(RECT, BOUNDS, None, 0.0);
    let now = after.to_screen(RECT, position);
    assert!((now - pos2(430.0, 280.0)).length() < 0.01);
}

#[test]
fn zooming_out_again_comes_back() {
    let mut camera = Camera::default();
    let before = settled(&mut camera);
    for _ in 0..40 {
        camera.zoom(RECT, RECT.center(), 1.5);
    }
    for _ in 0..40 {
        camera.zoom(RECT, RECT.center(), 1.0 / 1.5);
    }
    assert!(settled(&mut camera).is_as_good_as(before));
}

#[test]
fn the_followed_node_stays_in_sight() {
    let mut camera = Camera::default();
    settled(&mut camera);
    camera.zoom(RECT, RECT.center(), 30.0);
    camera.mode = CameraMode::Follow;
    for step in 0..100 {
        let position = Position::new(10.0 + 0.2 * f64::from(step), 12.0);
        let mut view = camera.look(RECT, BOUNDS, Some(position), 0.016).0;
        for _ in 0..100 {
            view = camera.look(RECT, BOUNDS, Some(position), 0.016).0;
        }
        assert!(RECT.contains(view.to_screen(RECT, position)), "step {step}");
    }
    assert_eq!(camera.mode, CameraMode::Follow);
}

#[test]
fn another_run_is_shown_at_once_but_as_it_was_asked_for() {
    for mode in [CameraMode::Fit, CameraMode::Follow, CameraMode::Free] {
        let mut camera = Camera::default();
        settled(&mut camera);
        camera.zoom(RECT, RECT.center(), 30.0);
        settled(&mut camera);
        camera.mode = mode;
        camera.begin_run();
        let small = (Position::new(0.0, 0.0), Position::new(9.0, 3.0));
        let (view, moving) = camera.look(RECT, small, None, 0.016);
        assert!(!moving, "{mode:?}");
        assert_eq!(view, Viewport::of(small.0, small.1, RECT.size()));
        let follows = |mode| mode == CameraMode::Follow;
        assert_eq!(follows(camera.mode), follows(mode));
    }
    let part = LessonCamera::Part {
        x: 0.25,
        y: 0.5,
        zoom: 4.0,
    };
    let mut camera = Camera::default();
    settled(&mut camera);
    camera.ask(part);
    camera.begin_run();
    let (_, moving) = camera.look(RECT, BOUNDS, None, 0.016);
    assert!(!moving);
    assert_eq!(camera.seen(), part);
}
