//! How much room there is around each node that is drawn by itself.

use crate::app::explore::tree::layout::{Dot, Visible};

/// The distance from each dot to its nearest neighbour in its row, in leaves; infinite where it has none.
pub(crate) fn gaps(visible: &Visible) -> Vec<f64> {
    let row = |dot: &Dot| (dot.side as usize, dot.g);
    let dots = &visible.dots;
    let mut gaps = vec![f64::INFINITY; dots.len()];
    for right in 1..dots.len() {
        let left = right - 1;
        if row(&dots[left]) == row(&dots[right]) {
            let gap = (dots[right].place.x - dots[left].place.x).abs();
            gaps[left] = gaps[left].min(gap);
            gaps[right] = gaps[right].min(gap);
        }
    }
    // Clouds come in the same order.
    let mut next = 0;
    for (dot, gap) in dots.iter().zip(&mut gaps) {
        let clouds = &visible.clouds;
        let before = |index: usize| {
            let cloud = &clouds[index];
            let place = (cloud.side as usize, cloud.g);
            place < row(dot) || place == row(dot) && cloud.place.x < dot.place.x
        };
        while next < clouds.len() && before(next) {
            next += 1;
        }
        for cloud in [next.checked_sub(1), Some(next)].into_iter().flatten() {
            if let Some(cloud) = clouds.get(cloud)
                && (cloud.side as usize, cloud.g) == row(dot)
            {
                *gap = gap.min((cloud.place.x - dot.place.x).abs());
            }
        }
    }
    gaps
}
