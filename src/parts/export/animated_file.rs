//! Writes frames to an animated file, each as the part that has changed since the previous one; and the 255 colours of a GIF.

use std::collections::HashMap;
use std::io;
use std::ops::Range;

use egui::{Color32, ColorImage};

use crate::export::pixels::{bytes, encoder};
use slidescope_core::picture::AnimationFormat;

pub struct Film<'a> {
    writer: Writer<'a>,
    /// The previous frame; empty before the first one.
    last: Vec<Color32>,
}

type Out<'a> = &'a mut dyn io::Write;

enum Writer<'a> {
    Gif(Box<gif::Encoder<Out<'a>>>, ColourTable),
    Png(Box<png::Writer<Out<'a>>>),
}

impl<'a> Film<'a> {
    /// Begins a file of this number of frames that look like the `samples`, of which there is one at least. The file
    /// repeats forever.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written, or is too large for its format.
    pub fn begin(
        out: Out<'a>,
        format: AnimationFormat,
        frames: usize,
        samples: &[ColorImage],
    ) -> io::Result<Self> {
        let writer = match format {
            AnimationFormat::Gif => {
                let table = ColourTable::of(samples);
                let side = |side: usize| u16::try_from(side).map_err(io::Error::other);
                let (width, height) = (side(samples[0].width())?, side(samples[0].height())?);
                let gif = gif::Encoder::new(out, width, height, &table.bytes());
                let mut gif = gif.map_err(io::Error::other)?;
                let endless = gif.set_repeat(gif::Repeat::Infinite);
                endless.map_err(io::Error::other)?;
                Writer::Gif(Box::new(gif), table)
            }
            AnimationFormat::Apng => {
                let mut png = encoder(out, &samples[0]);
                let frames = u32::try_from(frames).map_err(io::Error::other)?;
                png.set_animated(frames, 0)?;
                Writer::Png(Box::new(png.write_header()?))
            }
        };
        Ok(Self {
            writer,
            last: Vec::new(),
        })
    }

    /// Adds a frame that is shown for this many hundredths of a second.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn add(&mut self, frame: &ColorImage, hundredths: u16) -> io::Result<()> {
        let [columns, rows] = self.changed(frame);
        let [left, top] = [columns.start, rows.start];
        let [width, height] = [columns.len(), rows.len()];
        let rows = rows
            .map(|row| row * frame.width() + left)
            .map(|start| start..start + width);
        match &mut self.writer {
            Writer::Gif(gif, table) => {
                let index = |at: usize| match frame.pixels[at] {
                    color if self.last.get(at) == Some(&color) => ColourTable::CLEAR,
                    color => table.index(color),
                };
                // The sides of the whole fit into 16 bits, so those of a part do.
                let frame = gif::Frame {
                    delay: hundredths,
                    dispose: gif::DisposalMethod::Keep,
                    transparent: Some(ColourTable::CLEAR),
                    left: left as u16,
                    top: top as u16,
                    width: width as u16,
                    height: height as u16,
                    buffer: rows.flatten().map(index).collect::<Vec<u8>>().into(),
                    ..gif::Frame::default()
                };
                gif.write_frame(&frame).map_err(io::Error::other)?;
            }
            Writer::Png(png) => {
                let bytes: Vec<u8> = rows.flat_map(|row| bytes(&frame.pixels[row])).collect();
                png.set_frame_delay(hundredths, 100)?;
                // In this order, no part exceeds the image in between.
                png.reset_frame_position()?;
                png.set_frame_dimension(width as u32, height as u32)?;
                png.set_frame_position(left as u32, top as u32)?;
                png.write_image_data(&bytes)?;
            }
        }
        self.last.clone_from(&frame.pixels);
        Ok(())
    }

    /// Returns the columns and the rows of the smallest part that holds all changes; a single pixel if there are none,
    /// because a frame is never empty.
    fn changed(&self, frame: &ColorImage) -> [Range<usize>; 2] {
        let [width, height] = frame.size;
        let (mut left, mut right, mut top, mut bottom) = match self.last.is_empty() {
            true => (0, width, 0, height),
            false => (width, 0, height, 0),
        };
        let rows = frame.pixels.chunks_exact(width);
        let before = self.last.chunks_exact(width);
        for (y, (row, before)) in (0..height).zip(rows.zip(before)) {
            let differs = |(a, b): (&Color32, &Color32)| a != b;
            let Some(first) = row.iter().zip(before).position(differs) else {
                continue;
            };
            let last = row.iter().zip(before).rposition(differs).unwrap_or(first);
            left = left.min(first);
            right = right.max(last + 1);
            top = top.min(y);
            bottom = y + 1;
        }
        if bottom == 0 {
            return [0..1, 0..1];
        }
        [left..right, top..bottom]
    }

    /// Ends the file. All frames that were announced must have been added.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn finish(self) -> io::Result<()> {
        match self.writer {
            // The encoder writes the end of a GIF when it is consumed.
            Writer::Gif(gif, _) => gif.into_inner().map(|_| ()).map_err(io::Error::other),
            Writer::Png(png) => Ok(png.finish()?),
        }
    }
}

/// The colours of all frames, chosen once, so that nothing flickers from frame to frame.
struct ColourTable {
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
    const CLEAR: u8 = 255;

    /// Returns a table for pictures like these: colours that are frequent, or unlike all that are already in it.
    fn of(samples: &[ColorImage]) -> Self {
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
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colors.concat();
        bytes.resize(3 * 256, 0);
        bytes
    }

    /// Returns the entry that is most similar to `color`.
    fn index(&mut self, color: Color32) -> u8 {
        let colors = &self.colors;
        *self.known.entry(color).or_insert_with(|| {
            let [r, g, b, _] = color.to_array();
            let far = |at: &usize| distance(colors[*at], [r, g, b]);
            let nearest = (0..colors.len()).min_by(|a, b| far(a).total_cmp(&far(b)));
            nearest.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
        })
    }
}
