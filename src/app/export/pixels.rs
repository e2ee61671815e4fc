//! Rasterises egui's meshes as a graphics card does, and writes them as PNG.

use std::collections::HashMap;
use std::io::{self, Write as _};

use egui::epaint::{ClippedPrimitive, ImageDelta, Primitive, Vertex};
use egui::{Color32, ColorImage, ImageData, Mesh, Pos2, Rect, TextureId, TexturesDelta};

use crate::app::export::triangles::Triangle;

/// The textures of meshes: the font atlas, and pictures on tiles.
#[derive(Default)]
pub(crate) struct Textures(HashMap<TextureId, ColorImage>);

impl Textures {
    pub(crate) fn take(&mut self, delta: &TexturesDelta) {
        for (id, changes) in &delta.set {
            for change in changes {
                self.change(*id, change);
            }
        }
    }

    pub(crate) fn get(&self, id: TextureId) -> Option<&ColorImage> {
        self.0.get(&id)
    }

    fn change(&mut self, id: TextureId, change: &ImageDelta) {
        let ImageData::Color(image) = &change.image;
        let (Some([left, top]), Some(whole)) = (change.pos, self.0.get_mut(&id)) else {
            self.0.insert(id, ColorImage::clone(image));
            return;
        };
        let width = image.size[0];
        for (row, from) in image.pixels.chunks_exact(width.max(1)).enumerate() {
            let to = (top + row) * whole.size[0] + left;
            if let Some(place) = whole.pixels.get_mut(to..to + width) {
                place.copy_from_slice(from);
            }
        }
    }
}

pub(crate) struct Pixels {
    width: u32,
    height: u32,
    colors: Vec<Color32>,
}

pub(crate) struct Raster {
    pub(crate) frame: Rect,
    pub(crate) zoom: f32,
    pub(crate) background: Color32,
}

pub(crate) fn draw(
    meshes: &[ClippedPrimitive],
    textures: &Textures,
    raster: &Raster,
) -> io::Result<Pixels> {
    let (frame, zoom) = (raster.frame, raster.zoom);
    let size = (frame.size() * zoom).round();
    let (width, height) = (size.x as u32, size.y as u32);
    let (mut colors, all) = (Vec::<Color32>::new(), width as usize * height as usize);
    // Checks that some memory is left for writing the pixels.
    colors.try_reserve_exact(all + SPARE)?;
    colors.shrink_to(0);
    colors.try_reserve_exact(all)?;
    colors.resize(all, raster.background);
    let mut pixels = Pixels {
        width,
        height,
        colors,
    };
    let all = Rect::from_min_size(Pos2::ZERO, size);
    let place = |pos: Pos2| ((pos - frame.min) * zoom).to_pos2();
    for part in meshes {
        // Graphics cards clip at whole pixels.
        let clip = Rect::from_min_max(place(part.clip_rect.min), place(part.clip_rect.max));
        let clip = Rect::from_min_max(clip.min.round(), clip.max.round()).intersect(all);
        if let Primitive::Mesh(mesh) = &part.primitive {
            pixels.mesh(mesh, textures.0.get(&mesh.texture_id), clip, &place);
        }
    }
    Ok(pixels)
}

/// The number of pixels in 16 MB.
const SPARE: usize = 1 << 22;

impl Pixels {
    fn mesh(
        &mut self,
        mesh: &Mesh,
        texture: Option<&ColorImage>,
        clip: Rect,
        place: &impl Fn(Pos2) -> Pos2,
    ) {
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [corners[0], corners[1], corners[2]];
            let corners = corners.map(|index| mesh.vertices[index as usize]);
            self.triangle(corners, texture, clip, place);
        }
    }

    fn triangle(
        &mut self,
        corners: [Vertex; 3],
        texture: Option<&ColorImage>,
        clip: Rect,
        place: &impl Fn(Pos2) -> Pos2,
    ) {
        if corners
            .iter()
            .all(|corner| corner.color == Color32::TRANSPARENT)
        {
            return;
        }
        let places = corners.map(|corner| place(corner.pos));
        let Some((triangle, order)) = Triangle::new(places) else {
            return;
        };
        let corners = order.map(|corner| corners[corner]);
        let colors = corners.map(|corner| corner.color.to_array().map(f32::from));
        let [a, b, c] = corners.map(|corner| corner.uv);
        // Everything but text and pictures has one texture coordinate, whose texel is white.
        let plain = a == b && b == c;
        let width = self.width as usize;
        triangle.pixels(clip, |x, y, [p, q, r]| {
            let mix = |channel: usize| {
                p * colors[0][channel] + q * colors[1][channel] + r * colors[2][channel]
            };
            let mut source = [mix(0), mix(1), mix(2), mix(3)];
            if let Some(image) = texture.filter(|_| !plain) {
                let uv = a.to_vec2() * p + b.to_vec2() * q + c.to_vec2() * r;
                let texel = sample(image, uv.to_pos2());
                for (channel, texel) in source.iter_mut().zip(texel) {
                    *channel *= texel / 255.0;
                }
            }
            over(&mut self.colors[y * width + x], source);
        });
    }

    pub(crate) fn of(image: &ColorImage) -> Self {
        let [width, height] = image.size.map(|side| side as u32);
        Self {
            width,
            height,
            colors: image.pixels.clone(),
        }
    }

    pub(crate) const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// Returns the colours, row by row.
    pub(crate) fn colors(&self) -> &[Color32] {
        &self.colors
    }

    /// Writes a PNG. Its width on paper is `millimetres`, if given.
    pub(crate) fn write(
        &self,
        out: &mut dyn io::Write,
        millimetres: Option<f32>,
    ) -> io::Result<()> {
        let mut encoder = png::Encoder::new(out, self.width, self.height);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
        if let Some(millimetres) = millimetres {
            let per_metre = (self.width as f32 * 1000.0 / millimetres).round() as u32;
            encoder.set_pixel_dims(Some(png::PixelDimensions {
                xppu: per_metre,
                yppu: per_metre,
                unit: png::Unit::Meter,
            }));
        }
        let mut header = encoder.write_header()?;
        let mut writer = header.stream_writer()?;
        let mut bytes = Vec::new();
        for row in self.colors.chunks(self.width.max(1) as usize) {
            bytes.clear();
            bytes.extend(row.iter().flat_map(|c| [c.r(), c.g(), c.b()]));
            writer.write_all(&bytes)?;
        }
        writer.finish()?;
        Ok(header.finish()?)
    }
}

fn sample(image: &ColorImage, uv: Pos2) -> [f32; 4] {
    let [width, height] = image.size;
    let x = (uv.x * width as f32 - 0.5).clamp(0.0, width as f32 - 1.0);
    let y = (uv.y * height as f32 - 0.5).clamp(0.0, height as f32 - 1.0);
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let (across, down) = (x.fract(), y.fract());
    let at = |x: usize, y: usize| image.pixels[y * width + x].to_array().map(f32::from);
    let corners = [
        at(left, top),
        at(right, top),
        at(left, bottom),
        at(right, bottom),
    ];
    let mix = |channel: usize| {
        let row = |first: usize| {
            corners[first][channel] * (1.0 - across) + corners[first + 1][channel] * across
        };
        row(0) * (1.0 - down) + row(2) * down
    };
    [mix(0), mix(1), mix(2), mix(3)]
}

fn over(under: &mut Color32, [r, g, b, a]: [f32; 4]) {
    let rest = 1.0 - a / 255.0;
    let mix = |source: f32, below: u8| (source + f32::from(below) * rest).round() as u8;
    *under = Color32::from_rgb(mix(r, under.r()), mix(g, under.g()), mix(b, under.b()));
}
