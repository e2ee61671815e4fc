//! The shipped pictures for tiles.

use slidescope_core::drawings::{Drawing, draw};

/// A picture is useful on tiles only if no two parts look alike.
#[test]
fn the_parts_of_a_drawing_differ() {
    for drawing in Drawing::ALL {
        let image = draw(drawing, 128);
        let mean = |cell: usize| {
            let (left, top) = (cell % 4 * 32, cell / 4 * 32);
            // A coarse copy: the means of 4 × 4 squares.
            let mut means = [[0.0_f32; 3]; 16];
            for at in 0..32 * 32 {
                let (x, y) = (at % 32, at / 32);
                let color = image[(top + y) * 128 + left + x];
                for (sum, channel) in means[y / 8 * 4 + x / 8].iter_mut().zip(color) {
                    *sum += f32::from(channel) / 64.0;
                }
            }
            means
        };
        let means: Vec<_> = (0..16).map(mean).collect();
        for (a, one) in means.iter().enumerate() {
            for other in &means[..a] {
                let pairs = one.iter().flatten().zip(other.iter().flatten());
                let apart = pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                assert!(apart > 12.0, "{drawing:?}: {a} is {apart} from another");
            }
        }
    }
}
