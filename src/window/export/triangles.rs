//! Which pixels a triangle covers, with the barycentric coordinates of each.

use egui::{Pos2, Rect};

/// Calls `draw` with every pixel within `clip` whose centre lies inside the triangle, and its barycentric coordinates. A centre
/// on an edge between two triangles belongs to one of them (the top-left rule), so that nothing is drawn twice.
pub(crate) fn pixels(
    [a, b, c]: [Pos2; 3],
    clip: Rect,
    mut draw: impl FnMut(usize, usize, [f32; 3]),
) {
    let area = edge(a, b, c);
    let bounds = Rect::from_points(&[a, b, c]).intersect(clip);
    if area == 0.0 || !bounds.is_positive() {
        return;
    }
    let first = |from: f32| (from - 0.5).ceil().max(0.0) as usize;
    let (left, top) = (first(bounds.left()), first(bounds.top()));
    let (right, bottom) = (first(bounds.right()), first(bounds.bottom()));
    let edges = [[b, c], [c, a], [a, b]];
    let owned = edges.map(|[from, to]| match area > 0.0 {
        true => owns(from, to),
        false => owns(to, from),
    });
    for y in top..bottom {
        for x in left..right {
            let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
            // In `f64`, so that an edge shared by two triangles gives exactly opposite values.
            let shares = edges.map(|[from, to]| edge(from, to, at) / area);
            let inside = |(share, owned): (&f64, bool)| *share > 0.0 || (*share == 0.0 && owned);
            if shares.iter().zip(owned).all(inside) {
                draw(x, y, shares.map(|share| share as f32));
            }
        }
    }
}

/// Returns twice the signed area of the triangle: positive if `c` is to the right of the line from `a` to `b` on the screen.
fn edge(a: Pos2, b: Pos2, c: Pos2) -> f64 {
    let (ax, ay) = (f64::from(a.x), f64::from(a.y));
    (f64::from(b.x) - ax) * (f64::from(c.y) - ay) - (f64::from(b.y) - ay) * (f64::from(c.x) - ax)
}

/// The top-left rule: returns whether a pixel on this edge belongs to the triangle, whose corners are in clockwise order.
fn owns(from: Pos2, to: Pos2) -> bool {
    (from.y == to.y && to.x > from.x) || to.y < from.y
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    /// How often each pixel of a square of `side` is drawn by triangles between these corners.
    fn counts(side: usize, triangles: &[[Pos2; 3]]) -> Vec<u32> {
        let mut counts = vec![0; side * side];
        let clip = Rect::from_min_size(Pos2::ZERO, egui::Vec2::splat(side as f32));
        for &corners in triangles {
            pixels(corners, clip, |x, y, shares| {
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
        let clip = Rect::from_min_max(pos2(2.0, 3.0), pos2(5.0, 4.0));
        let mut drawn = Vec::new();
        pixels(corners, clip, |x, y, _| drawn.push((x, y)));
        assert_eq!(drawn, [(2, 3), (3, 3), (4, 3)]);
    }
}
