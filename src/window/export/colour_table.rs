//! The 255 colours of a GIF.

use std::collections::HashMap;

use egui::{Color32, ColorImage};

/// The colours of all frames, chosen once, so that nothing flickers from frame to frame.
pub(crate) struct ColourTable {
    colors: Vec<[u8; 3]>,
    known: HashMap<Color32, u8>,
}

/// Returns 5 bits of each channel: colours that differ only in the last bits count as one.
const fn bin(color: Color32) -> [u8; 3] {
    [color.r() >> 3, color.g() >> 3, color.b() >> 3]
}

fn distance(a: [u8; 3], b: [u8; 3]) -> f32 {
    let square = |k: usize| (f32::from(a[k]) - f32::from(b[k])).powi(2);
    // The eye sees green best and blue worst.
    2.0 * square(0) + 4.0 * square(1) + square(2)
}

impl ColourTable {
    /// The index of pixels that have not changed.
    pub(crate) const CLEAR: u8 = 255;

    /// Returns a table for pictures like these: colours that are frequent, or unlike all that are already in it.
    pub(crate) fn of(samples: &[ColorImage]) -> Self {
        let mut bins: HashMap<[u8; 3], HashMap<Color32, u32>> = HashMap::new();
        for &color in samples.iter().flat_map(|image| &image.pixels) {
            let of_bin = bins.entry(bin(color)).or_default();
            *of_bin.entry(color).or_default() += 1;
        }
        // Takes the most frequent colour of each bin, so that the background and the inks stay exactly the same. Sorted so
        // that the same run gives the same file.
        let mut found: Vec<([u8; 3], f32)> = bins
            .into_values()
            .filter_map(|colors| {
                let all: u32 = colors.values().sum();
                let most = colors
                    .into_iter()
                    .max_by_key(|(color, count)| (*count, color.to_array()))?;
                let [r, g, b, _] = most.0.to_array();
                Some(([r, g, b], (all as f32).sqrt()))
            })
            .collect();
        found.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        let mut colors: Vec<[u8; 3]> = Vec::new();
        // How unlike the table each colour is.
        let mut unlike = vec![f32::MAX; found.len()];
        while colors.len() < usize::from(Self::CLEAR) {
            let score = |at: &usize| unlike[*at] * found[*at].1;
            let best = (0..found.len()).max_by(|a, b| score(a).total_cmp(&score(b)));
            let Some(best) = best.filter(|best| unlike[*best] > 0.0) else {
                break;
            };
            let chosen = found[best].0;
            colors.push(chosen);
            for (unlike, (color, _)) in unlike.iter_mut().zip(&found) {
                *unlike = unlike.min(distance(chosen, *color));
            }
        }
        Self {
            colors,
            known: HashMap::new(),
        }
    }

    /// Returns all 256 entries, as a GIF has them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize(3 * 256, 0);
        bytes
    }

    /// Returns the entry that is most similar to `color`.
    pub(crate) fn index(&mut self, color: Color32) -> u8 {
        let colors = &self.colors;
        *self.known.entry(color).or_insert_with(|| {
            let [r, g, b, _] = color.to_array();
            let far = |at: &usize| distance(colors[*at], [r, g, b]);
            let nearest = (0..colors.len()).min_by(|a, b| far(a).total_cmp(&far(b)));
            nearest.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
        })
    }
}
