//! Writes frames to an animated file, each as the part that has changed since the previous one.

use std::borrow::Cow;
use std::io;

use egui::Color32;

use crate::app::export::colour_table::ColourTable;
use crate::app::export::pixels::Pixels;
use crate::study::picture::AnimationFormat;

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

#[derive(Clone, Copy)]
struct Part {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl<'a> Film<'a> {
    /// Begins a file of this number of frames that look like the `samples`. The file repeats forever.
    pub(crate) fn begin(
        out: Out<'a>,
        format: AnimationFormat,
        frames: usize,
        samples: &[Pixels],
    ) -> io::Result<Self> {
        let (width, height) = samples.first().map_or((1, 1), Pixels::size);
        let writer = match format {
            AnimationFormat::Gif => {
                let table = ColourTable::of(samples);
                let side = |side: u32| u16::try_from(side).map_err(io::Error::other);
                let (width, height) = (side(width)?, side(height)?);
                let gif = gif::Encoder::new(out, width, height, &table.bytes());
                let mut gif = gif.map_err(io::Error::other)?;
                let endless = gif.set_repeat(gif::Repeat::Infinite);
                endless.map_err(io::Error::other)?;
                Writer::Gif(Box::new(gif), table)
            }
            AnimationFormat::Apng => {
                let mut png = png::Encoder::new(out, width, height);
                png.set_color(png::ColorType::Rgb);
                png.set_depth(png::BitDepth::Eight);
                png.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
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

    pub(crate) fn add(&mut self, frame: &Pixels, hundredths: u16) -> io::Result<()> {
        let part = self.changed(frame);
        let (width, _) = frame.size();
        let rows = (part.top..part.top + part.height).map(|row| {
            let start = (row * width + part.left) as usize;
            start..start + part.width as usize
        });
        match &mut self.writer {
            Writer::Gif(gif, table) => {
                let mut buffer = Vec::new();
                for row in rows {
                    for at in row {
                        let color = frame.colors()[at];
                        let same = self.last.get(at) == Some(&color);
                        buffer.push(if same {
                            ColourTable::CLEAR
                        } else {
                            table.index(color)
                        });
                    }
                }
                // The sides of the whole fit into 16 bits, so those of a part do.
                let frame = gif::Frame {
                    delay: hundredths,
                    dispose: gif::DisposalMethod::Keep,
                    transparent: Some(ColourTable::CLEAR),
                    left: part.left as u16,
                    top: part.top as u16,
                    width: part.width as u16,
                    height: part.height as u16,
                    buffer: Cow::Owned(buffer),
                    ..gif::Frame::default()
                };
                gif.write_frame(&frame).map_err(io::Error::other)?;
            }
            Writer::Png(png) => {
                let mut bytes = Vec::new();
                for row in rows {
                    let colors = &frame.colors()[row];
                    bytes.extend(colors.iter().flat_map(|c| [c.r(), c.g(), c.b()]));
                }
                png.set_frame_delay(hundredths, 100)?;
                // In this order, no part exceeds the image in between.
                png.reset_frame_position()?;
                png.set_frame_dimension(part.width, part.height)?;
                png.set_frame_position(part.left, part.top)?;
                png.write_image_data(&bytes)?;
            }
        }
        self.last.clear();
        self.last.extend_from_slice(frame.colors());
        Ok(())
    }

    /// Returns the smallest part that holds all changes; a single pixel if there are none, because a frame is never empty.
    fn changed(&self, frame: &Pixels) -> Part {
        let (width, height) = frame.size();
        let (mut left, mut right, mut top, mut bottom) = match self.last.is_empty() {
            true => (0, width, 0, height),
            false => (width, 0, height, 0),
        };
        let rows = frame.colors().chunks_exact(width as usize);
        let before = self.last.chunks_exact(width as usize);
        for (y, (row, before)) in (0..height).zip(rows.zip(before)) {
            let differs = |(a, b): (&Color32, &Color32)| a != b;
            let Some(first) = row.iter().zip(before).position(differs) else {
                continue;
            };
            let last = row.iter().zip(before).rposition(differs).unwrap_or(first);
            left = left.min(first as u32);
            right = right.max(last as u32 + 1);
            top = top.min(y);
            bottom = y + 1;
        }
        if bottom == 0 {
            (left, right, top, bottom) = (0, 1, 0, 1);
        }
        Part {
            left,
            top,
            width: right - left,
            height: bottom - top,
        }
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
