//! Triangles as pixels.

use egui::{Pos2, Rect, pos2};

use slidescope_parts::export::pixels::*;

/// How often each pixel of a square of `side` is drawn by triangles between these corners.
fn counts(side: usize, triangles: &[[Pos2; 3]]) -> Vec<u32> {
    let mut counts = vec![0; side * side];
    let clip = Rect::from_min_size(Pos2::ZERO, egui::Vec2::splat(side as f32));
    for &corners in triangles {
        let (triangle, _) = Triangle::new(corners).expect("an area");
        triangle.pixels(clip, |x, y, shares| {
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4);
            counts[y * side + x] += 1;
        });
    }
    counts
}

#[test]
fn triangles_that_meet_leave_no_gap_and_do_not_overlap() {
    let [a, b, c, d] = [[0.0, 0.0], [9.0, 0.0], [9.0, 9.0], [0.0, 9.0]].map(Pos2::from);
    // Through the middles of pixels, and past them; turned either way.
    for middle in [pos2(4.5, 4.5), pos2(3.2, 6.1), pos2(4.5, 2.0)] {
        let fan = [[a, b], [c, b], [c, d], [a, d]].map(|[from, to]| [from, to, middle]);
        assert_eq!(counts(9, &fan), vec![1; 81], "{middle:?}");
    }
}

#[test]
fn nothing_is_drawn_outside_the_clip() {
    let corners = [pos2(-50.0, -50.0), pos2(80.0, -50.0), pos2(-50.0, 80.0)];
    let (triangle, _) = Triangle::new(corners).expect("an area");
    let clip = Rect::from_min_max(pos2(2.0, 3.0), pos2(5.0, 4.0));
    let mut drawn = Vec::new();
    triangle.pixels(clip, |x, y, _| drawn.push((x, y)));
    assert_eq!(drawn, [(2, 3), (3, 3), (4, 3)]);
}
