//! Rasterises egui's meshes as a graphics card does, and writes them as PNG.

use std::collections::HashMap;
use std::io::{self, Write as _};

use egui::epaint::{ClippedPrimitive, ImageDelta, Primitive, Vertex};
use egui::{Color32, ColorImage, ImageData, Pos2, Rect, TextureId, TexturesDelta};

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

/// Returns the pixels of `frame`, at `zoom` pixels per point.
pub(crate) fn draw(
    meshes: &[ClippedPrimitive],
    textures: &Textures,
    (frame, zoom): (Rect, f32),
    background: Color32,
) -> io::Result<ColorImage> {
    let size = (frame.size() * zoom).round();
    let [width, height] = [size.x as usize, size.y as usize];
    let (mut colors, all) = (Vec::<Color32>::new(), width * height);
    // Checks that some memory is left for writing the pixels.
    colors.try_reserve_exact(all + SPARE)?;
    colors.shrink_to(0);
    colors.try_reserve_exact(all)?;
    colors.resize(all, background);
    let mut image = ColorImage::new([width, height], colors);
    let all = Rect::from_min_size(Pos2::ZERO, size);
    let place = |pos: Pos2| ((pos - frame.min) * zoom).to_pos2();
    for part in meshes {
        // Graphics cards clip at whole pixels.
        let clip = Rect::from_min_max(place(part.clip_rect.min), place(part.clip_rect.max));
        let clip = Rect::from_min_max(clip.min.round(), clip.max.round()).intersect(all);
        if let Primitive::Mesh(mesh) = &part.primitive {
            let texture = textures.get(mesh.texture_id);
            for corners in mesh.indices.as_chunks::<3>().0 {
                let corners = corners.map(|index| mesh.vertices[index as usize]);
                triangle(&mut image, corners, texture, clip, &place);
            }
        }
    }
    Ok(image)
}

/// The number of pixels in 16 MB.
const SPARE: usize = 1 << 22;

fn triangle(
    image: &mut ColorImage,
    corners: [Vertex; 3],
    texture: Option<&ColorImage>,
    clip: Rect,
    place: &impl Fn(Pos2) -> Pos2,
) {
    if corners.map(|corner| corner.color) == [Color32::TRANSPARENT; 3] {
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
    let texture = texture.filter(|_| a != b || b != c);
    let width = image.width();
    triangle.pixels(clip, |x, y, [p, q, r]| {
        let mix = |channel: usize| {
            p * colors[0][channel] + q * colors[1][channel] + r * colors[2][channel]
        };
        let mut source = [mix(0), mix(1), mix(2), mix(3)];
        if let Some(texture) = texture {
            let uv = a.to_vec2() * p + b.to_vec2() * q + c.to_vec2() * r;
            let texel = sample(texture, uv.to_pos2());
            for (channel, texel) in source.iter_mut().zip(texel) {
                *channel *= texel / 255.0;
            }
        }
        over(&mut image.pixels[y * width + x], source);
    });
}

/// Writes a PNG. Its width on paper is `millimetres`, if given.
pub(crate) fn write(
    image: &ColorImage,
    out: &mut dyn io::Write,
    millimetres: Option<f32>,
) -> io::Result<()> {
    let mut encoder = encoder(out, image);
    if let Some(millimetres) = millimetres {
        let per_metre = (image.width() as f32 * 1000.0 / millimetres).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions {
            xppu: per_metre,
            yppu: per_metre,
            unit: png::Unit::Meter,
        }));
    }
    let mut header = encoder.write_header()?;
    let mut writer = header.stream_writer()?;
    for row in image.pixels.chunks(image.width().max(1)) {
        writer.write_all(&bytes(row))?;
    }
    writer.finish()?;
    Ok(header.finish()?)
}

/// Returns an encoder for a PNG of this size.
pub(crate) fn encoder<W: io::Write>(out: W, image: &ColorImage) -> png::Encoder<'static, W> {
    let mut encoder = png::Encoder::new(out, image.width() as u32, image.height() as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
    encoder
}

pub fn bytes(colors: &[Color32]) -> Vec<u8> {
    colors.iter().flat_map(|c| [c.r(), c.g(), c.b()]).collect()
}

fn sample(image: &ColorImage, uv: Pos2) -> [f32; 4] {
    let [width, height] = image.size;
    let x = (uv.x * width as f32 - 0.5).clamp(0.0, width as f32 - 1.0);
    let y = (uv.y * height as f32 - 0.5).clamp(0.0, height as f32 - 1.0);
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(width - 1), (top + 1).min(height - 1));
    let (across, down) = (x.fract(), y.fract());
    let at = |x: usize, y: usize| image.pixels[y * width + x].to_array().map(f32::from);
    let [above, below] = [top, bottom].map(|y| [at(left, y), at(right, y)]);
    let mix = |channel: usize| {
        let row = |[a, b]: [[f32; 4]; 2]| a[channel] * (1.0 - across) + b[channel] * across;
        row(above) * (1.0 - down) + row(below) * down
    };
    [mix(0), mix(1), mix(2), mix(3)]
}

fn over(under: &mut Color32, [r, g, b, a]: [f32; 4]) {
    let rest = 1.0 - a / 255.0;
    let mix = |source: f32, below: u8| (source + f32::from(below) * rest).round() as u8;
    *under = Color32::from_rgb(mix(r, under.r()), mix(g, under.g()), mix(b, under.b()));
}

/// A triangle whose corners are in clockwise order on the screen.
pub struct Triangle {
    corners: [Pos2; 3],
    area: f64,
}

impl Triangle {
    /// Returns a triangle with these corners, and their clockwise order; `None` if it has no area.
    pub fn new(corners: [Pos2; 3]) -> Option<(Self, [usize; 3])> {
        let [a, b, c] = corners;
        let area = edge(a, b, c);
        let order = if area < 0.0 { [0, 2, 1] } else { [0, 1, 2] };
        let (corners, area) = (order.map(|corner| corners[corner]), area.abs());
        (area > 0.0).then_some((Self { corners, area }, order))
    }

    /// Calls `draw` with every pixel within `clip` whose centre lies inside, and its barycentric coordinates. A centre on an
    /// edge between two triangles belongs to one of them (the top-left rule), so that nothing is drawn twice.
    pub fn pixels(&self, clip: Rect, mut draw: impl FnMut(usize, usize, [f32; 3])) {
        let [a, b, c] = self.corners;
        let bounds = Rect::from_points(&self.corners).intersect(clip);
        if !bounds.is_positive() {
            return;
        }
        let first = |from: f32| (from - 0.5).ceil().max(0.0) as usize;
        let (left, top) = (first(bounds.left()), first(bounds.top()));
        let (right, bottom) = (first(bounds.right()), first(bounds.bottom()));
        let owned = [owns(b, c), owns(c, a), owns(a, b)];
        for y in top..bottom {
            for x in left..right {
                let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                // In `f64`, so that an edge shared by two triangles gives exactly opposite values.
                let shares = [edge(b, c, at), edge(c, a, at), edge(a, b, at)];
                let inside =
                    |(share, owned): (&f64, bool)| *share > 0.0 || (*share == 0.0 && owned);
                if shares.iter().zip(owned).all(inside) {
                    draw(x, y, shares.map(|share| (share / self.area) as f32));
                }
            }
        }
    }
}

/// Returns twice the signed area of the triangle: positive if `c` is to the right of the line from `a` to `b` on the screen.
fn edge(a: Pos2, b: Pos2, c: Pos2) -> f64 {
    let (ax, ay) = (f64::from(a.x), f64::from(a.y));
    (f64::from(b.x) - ax) * (f64::from(c.y) - ay) - (f64::from(b.y) - ay) * (f64::from(c.x) - ax)
}

/// The top-left rule: returns whether a pixel on this edge belongs to the triangle.
fn owns(from: Pos2, to: Pos2) -> bool {
    (from.y == to.y && to.x > from.x) || to.y < from.y
}
