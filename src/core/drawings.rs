//! The shipped pictures for tiles, drawn from formulas: they take no space in the program and are sharp at any size.

use std::f32::consts::{PI, TAU};

use serde::{Deserialize, Serialize};

values! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Drawing by id {
        Mountains = "mountains",
        Clock = "clock",
        Mosaic = "mosaic",
    }
}

/// Red, green and blue from 0 to 1, as on the screen.
type Rgb = [f32; 3];

/// A square picture with this many pixels a side: red, green and blue of each pixel, row by row.
pub fn draw(drawing: Drawing, side: usize) -> Vec<[u8; 3]> {
    let pixel = 1.0 / side as f32;
    let color = match drawing {
        Drawing::Mountains => mountains,
        Drawing::Clock => clock,
        Drawing::Mosaic => mosaic,
    };
    let at = |index: usize| {
        let x = ((index % side) as f32 + 0.5) * pixel;
        let y = ((index / side) as f32 + 0.5) * pixel;
        color(x, y, pixel).map(|value| (value.clamp(0.0, 1.0) * 255.0).round() as u8)
    };
    (0..side * side).map(at).collect()
}

/// Ridges in front of an evening sky, above a lake. The colour changes all the way from top to bottom.
fn mountains(x: f32, y: f32, pixel: f32) -> Rgb {
    const SHORE: f32 = 0.8;
    // The lake shows what is above it, upside down and with ripples.
    if y > SHORE {
        let deep = (y - SHORE) / (1.0 - SHORE);
        let ripple = (y * 260.0 + 6.0 * noise(x * 5.0, y * 40.0)).sin() * 0.006 * (0.4 + deep);
        let image = land(x + ripple, (SHORE - 1.7 * (y - SHORE)).max(0.0), pixel);
        let water = mix(image, [0.05, 0.13, 0.24], 0.35 + 0.4 * deep);
        let shore = edge(0.004 - (y - SHORE).abs(), pixel);
        return mix(water, [0.85, 0.75, 0.68], 0.5 * shore);
    }
    let mut color = land(x, y, pixel);
    // Firs in front, at the left.
    for (at, high, foot) in [
        (0.07, 0.3, 0.83),
        (0.17, 0.2, 0.82),
        (0.0, 0.2, 0.82),
        (0.24, 0.13, 0.81),
    ] {
        let up = (foot - y) / high;
        if (0.0..1.0).contains(&up) {
            let branch = 0.75 + 0.25 * (1.0 - (up * 7.0).fract());
            let wide = 0.3 * high * (1.0 - up) * branch;
            let fir = edge(wide - (x - at).abs(), pixel);
            let lit = 0.5 + 0.5 * ((x - at) / wide.max(0.001)).clamp(-1.0, 1.0);
            color = mix(color, mix([0.02, 0.09, 0.09], [0.1, 0.22, 0.15], lit), fir);
        }
    }
    color
}

/// Sky, sun and ridges.
fn land(x: f32, y: f32, pixel: f32) -> Rgb {
    let mut color = gradient(
        y / 0.72,
        &[
            [0.1, 0.18, 0.42],
            [0.3, 0.37, 0.66],
            [0.8, 0.52, 0.58],
            [0.99, 0.76, 0.5],
        ],
    );
    let cloud = fractal(x * 3.0 + 4.0, y * 11.0) - 0.5;
    color = mix(color, [1.0, 0.83, 0.76], (cloud * 2.4).clamp(0.0, 0.6));
    let from_sun = (x - 0.7).hypot(y - 0.3);
    color = mix(color, [1.0, 0.9, 0.65], 0.75 * (-from_sun * 6.5).exp());
    color = mix(color, [1.0, 0.97, 0.84], edge(0.085 - from_sun, pixel));
    // The height of the ridge, its roughness, the seed of its noise, and its colours at the crest and at the foot.
    let ridges: [(f32, f32, f32, Rgb, Rgb); 3] = [
        (0.5, 0.34, 2.1, [0.53, 0.45, 0.62], [0.83, 0.62, 0.6]),
        (0.63, 0.24, 8.7, [0.27, 0.3, 0.48], [0.5, 0.42, 0.52]),
        (0.75, 0.15, 15.3, [0.1, 0.2, 0.26], [0.2, 0.27, 0.32]),
    ];
    for (number, (height, rough, seed, crest, foot)) in ridges.into_iter().enumerate() {
        let line = height - rough * (fractal(x * 2.6 + seed, seed) - 0.42);
        let below = y - line;
        let mut rock = mix(crest, foot, below / 0.3);
        let grain = fractal(x * 26.0 + seed, y * 34.0) - 0.5;
        rock = rock.map(|channel| channel * (1.0 + 0.28 * grain));
        if number == 0 {
            let snow = 0.05 + 0.1 * (fractal(x * 22.0, 3.0) - 0.4);
            rock = mix(
                rock,
                [0.97, 0.9, 0.92],
                0.85 * edge(snow - below, 3.0 * pixel),
            );
        }
        color = mix(color, rock, edge(below, pixel));
    }
    color
}

/// A clock on wooden boards: numbers all around, and light from the upper left.
fn clock(x: f32, y: f32, pixel: f32) -> Rgb {
    let light = 1.1 - 0.42 * (0.4 * x + 0.6 * y);
    let board = (x * 5.0).floor();
    let bent = 0.03 * fractal(x * 3.0, y * 2.0 + board * 7.0);
    let grain = fractal((x + bent) * 42.0, y * 2.6 + board * 17.0);
    let tone = grain + 0.25 * (hash(board as i32, 3) - 0.5);
    let mut color = mix([0.34, 0.19, 0.11], [0.72, 0.47, 0.28], tone);
    let seam = ((x * 5.0).fract() / 5.0).min((1.0 - (x * 5.0).fract()) / 5.0);
    color = mix(color, [0.12, 0.06, 0.04], 0.8 * edge(0.0022 - seam, pixel));
    let (dx, dy) = (x - 0.5, y - 0.5);
    let from = dx.hypot(dy);
    // Its shadow, the rim, the dial.
    let shadow = (x - 0.515).hypot(y - 0.53);
    let dark = ((0.49 - shadow) / 0.06).clamp(0.0, 1.0);
    color = mix(color, [0.05, 0.03, 0.02], 0.6 * dark);
    let towards = 0.5 - 0.5 * (dx * 0.55 + dy * 0.83) / from.max(0.001);
    let tube = ((from - 0.435) / 0.025 * PI / 2.0).cos().max(0.0);
    let metal = mix(
        [0.32, 0.2, 0.07],
        [1.0, 0.87, 0.55],
        towards * 0.75 + 0.25 * tube,
    );
    color = mix(color, metal, edge(0.46 - from, pixel));
    let paper = 0.04 * fractal(x * 60.0, y * 60.0);
    let dial = mix([0.99, 0.97, 0.91], [0.86, 0.83, 0.74], from * 2.0 + paper);
    color = mix(color, dial, edge(0.41 - from, pixel));
    let rim = ((0.41 - from) / 0.02).clamp(0.0, 1.0);
    if from < 0.41 {
        color = color.map(|channel| channel * (0.72 + 0.28 * rim));
    }
    color = color.map(|channel| channel * light);
    let ink = [0.1, 0.1, 0.13];
    // The angle in turns, clockwise from the top.
    let turn = (dx.atan2(-dy) / TAU).rem_euclid(1.0);
    let minute = nearest(turn, 60.0, from);
    let is_fifth = ((turn * 60.0).round() as i32).rem_euclid(5) == 0;
    let (long, thick) = if is_fifth {
        (0.365, 0.0045)
    } else {
        (0.378, 0.0022)
    };
    let tick =
        edge(thick - minute.abs(), pixel) * edge(from - long, pixel) * edge(0.395 - from, pixel);
    color = mix(color, ink, tick);
    let hour = (turn * 12.0).round() as usize % 12;
    let numeral = numeral(hour, nearest(turn, 12.0, from), from - 0.305);
    color = mix(color, ink, edge(0.0065 - numeral, pixel));
    for (to, length, back, thick, paint) in [
        (10.0 / 12.0 + 9.0 / 720.0, 0.2, 0.03, 0.012, ink),
        (9.0 / 60.0, 0.3, 0.04, 0.008, ink),
        (36.0 / 60.0, 0.33, 0.07, 0.0035, [0.78, 0.1, 0.09]),
    ] {
        let way = |by: f32| {
            let (sin, cos) = (to * TAU).sin_cos();
            (sin * by, -cos * by)
        };
        let hand = |x, y| segment((x, y), way(-back), way(length));
        let below = edge(thick - hand(dx - 0.008, dy - 0.014), 0.012);
        color = mix(color, [0.25, 0.22, 0.18], 0.35 * below);
        color = mix(color, paint, edge(thick - hand(dx, dy), pixel));
    }
    color = mix(color, [0.78, 0.1, 0.09], edge(0.016 - from, pixel));
    mix(color, [1.0, 0.85, 0.6], edge(0.006 - from, pixel))
}

/// Returns the perpendicular distance to the nearest of `rays` evenly spaced rays.
fn nearest(turn: f32, rays: f32, from: f32) -> f32 {
    let off = turn * rays - (turn * rays).round();
    from * (off / rays * TAU).sin()
}

/// The distance to the Roman numeral of an hour from 0 to 11 around (0, 0), whose upper end is at the larger `y`.
fn numeral(hour: usize, x: f32, y: f32) -> f32 {
    const HALF: f32 = 0.038;
    let letters = [
        "XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI",
    ][hour];
    let wide = |letter: char| if letter == 'I' { 0.023 } else { 0.05 };
    let whole: f32 = letters.chars().map(wide).sum();
    let (mut left, mut far) = (-whole / 2.0, f32::MAX);
    for letter in letters.chars() {
        let (middle, half) = (left + wide(letter) / 2.0, wide(letter) / 2.0 - 0.007);
        let mut stroke = |from: (f32, f32), to: (f32, f32)| {
            far = far.min(segment((x - middle, -y), from, to));
        };
        match letter {
            'V' => {
                stroke((-half, -HALF), (0.0, HALF));
                stroke((0.0, HALF), (half, -HALF));
            }
            'X' => {
                stroke((-half, -HALF), (half, HALF));
                stroke((half, -HALF), (-half, HALF));
            }
            _ => stroke((0.0, -HALF), (0.0, HALF)),
        }
        left += wide(letter);
    }
    far
}

/// Stained glass: the hue varies around the centre, where the glass is lighter.
fn mosaic(x: f32, y: f32, pixel: f32) -> Rgb {
    const CELLS: f32 = 9.0;
    let (column, row) = ((x * CELLS).floor() as i32, (y * CELLS).floor() as i32);
    let seeds = |column: i32, row: i32| {
        let off = |salt| 0.5 + 0.76 * (hash(column, 31 * row + salt) - 0.5);
        let at = (column as f32 + off(1), row as f32 + off(2));
        (at.0 / CELLS, at.1 / CELLS)
    };
    let (mut first, mut second) = ((f32::MAX, (0.0, 0.0)), (f32::MAX, (0.0, 0.0)));
    for near in 0..25 {
        let seed = seeds(column + near % 5 - 2, row + near / 5 - 2);
        let far = (x - seed.0).hypot(y - seed.1);
        if far < first.0 {
            (first, second) = ((far, seed), first);
        } else if far < second.0 {
            second = (far, seed);
        }
    }
    let (seed, other) = (first.1, second.1);
    let between = (seed.0 - other.0).hypot(seed.1 - other.1).max(0.001);
    let to_border = (second.0 * second.0 - first.0 * first.0) / (2.0 * between);
    let (dx, dy) = (seed.0 - 0.5, seed.1 - 0.5);
    let hue = dy.atan2(dx) / TAU + 0.62;
    let from = dx.hypot(dy);
    let own = hash((seed.0 * 900.0) as i32, (seed.1 * 900.0) as i32) - 0.5;
    let wave = |shift: f32| 0.5 + 0.5 * ((hue + shift) * TAU).cos();
    let pure = [wave(0.0), wave(-1.0 / 3.0), wave(1.0 / 3.0)];
    let pale = (0.55 - 1.1 * from).clamp(0.0, 0.55);
    let glass = mix(pure, [1.0, 0.97, 0.86], pale + 0.14 * own);
    let streak = fractal(x * 9.0 + 5.0 * seed.0, y * 30.0) - 0.5;
    let bright = 0.86 + 0.3 * own + 0.2 * streak - 0.25 * (from - 0.3);
    let lit = ((to_border - 0.004) / 0.03).clamp(0.0, 1.0);
    let glass = glass.map(|channel| channel * bright * (0.8 + 0.2 * lit));
    mix(glass, [0.09, 0.09, 0.11], edge(0.0055 - to_border, pixel))
}

/// Returns 0 where `inside` is negative and 1 where it is positive, with a smooth transition of one or two pixels.
fn edge(inside: f32, pixel: f32) -> f32 {
    let share = (inside / pixel + 0.75) / 1.5;
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    let share = share.clamp(0.0, 1.0);
    [0, 1, 2].map(|channel| from[channel] + (to[channel] - from[channel]) * share)
}

fn gradient(share: f32, colors: &[Rgb]) -> Rgb {
    let last = colors.len() - 1;
    let at = share.clamp(0.0, 1.0) * last as f32;
    let step = (at as usize).min(last - 1);
    mix(colors[step], colors[step + 1], at - step as f32)
}

fn segment((x, y): (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (along, beside) = (to.0 - from.0, to.1 - from.1);
    let square = along * along + beside * beside;
    let share = ((x - from.0) * along + (y - from.1) * beside) / square.max(1e-9);
    let share = share.clamp(0.0, 1.0);
    (x - from.0 - share * along).hypot(y - from.1 - share * beside)
}

/// Returns a pseudorandom number from 0 to 1 for each pair.
fn hash(x: i32, y: i32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    ((bits ^ (bits >> 15)) >> 8) as f32 / (1 << 24) as f32
}

/// Smooth noise: random values at integers, interpolated between them.
fn noise(x: f32, y: f32) -> f32 {
    let (column, row) = (x.floor(), y.floor());
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (across, down) = (smooth(x - column), smooth(y - row));
    let at = |dx: i32, dy: i32| hash(column as i32 + dx, row as i32 + dy);
    let line = |dy: i32| at(0, dy) + (at(1, dy) - at(0, dy)) * across;
    line(0) + (line(1) - line(0)) * down
}

/// Noise at several scales, from 0 to 1.
fn fractal(x: f32, y: f32) -> f32 {
    let mut sum = 0.0;
    for octave in 0..5 {
        let scale = (1 << octave) as f32;
        sum += noise(x * scale + 11.3 * scale, y * scale + 5.7) / scale;
    }
    sum / 1.9375
}
