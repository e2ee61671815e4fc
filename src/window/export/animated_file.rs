//! Writes frames to an animated file, each as the part that has changed since the previous one.

use std::io;
use std::ops::Range;

use egui::{Color32, ColorImage};

use crate::window::export::colour_table::ColourTable;
use crate::window::export::pixels::{bytes, encoder};
use slidescope_core::picture::AnimationFormat;

pub(crate) struct Film<'a> {
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
    pub(crate) fn begin(
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

    pub(crate) fn add(&mut self, frame: &ColorImage, hundredths: u16) -> io::Result<()> {
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
    pub(crate) fn finish(self) -> io::Result<()> {
        match self.writer {
            // The encoder writes the end of a GIF when it is consumed.
            Writer::Gif(gif, _) => gif.into_inner().map(|_| ()).map_err(io::Error::other),
            Writer::Png(png) => Ok(png.finish()?),
        }
    }
}
