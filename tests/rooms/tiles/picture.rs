//! A picture cut into tiles.

use std::sync::LazyLock;

use egui::{Color32, ColorImage};
use proptest::prelude::*;

use slidescope_core::puzzle::{Size, default_goals};

use slidescope_parts::tiles::picture::*;

fn distinct(size: [usize; 2]) -> ColorImage {
    let color = |at: usize| Color32::from_rgb(at as u8, (at >> 8) as u8, (at >> 16) as u8);
    ColorImage::new(size, (0..size[0] * size[1]).map(color).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// On a solved board every cell shows its own part, and together the parts are the middle of the picture.
    #[test]
    fn the_parts_of_a_solved_board_are_the_picture(
        width in 32_usize..150,
        height in 32_usize..150,
        size in prop::sample::select(Size::all()),
    ) {
        let picture = TilePicture::new(&distinct([width, height])).expect("large enough");
        let whole = picture.whole();
        let crop = picture.crop(size);
        let [shown, high] = [size.columns(), size.rows()].map(|cells| cells * crop.side);
        // As large as the board's aspect allows, and centred.
        prop_assert!(crop.side > 0);
        prop_assert!(
            whole.size[0] < (crop.side + 1) * size.columns()
                || whole.size[1] < (crop.side + 1) * size.rows()
        );
        prop_assert!(whole.size[0].abs_diff(shown + 2 * crop.left) <= 1);
        prop_assert!(whole.size[1].abs_diff(high + 2 * crop.top) <= 1);
        for (_, goal) in default_goals(size) {
            let mut drawn = vec![None; shown * high];
            for tile in 0..size.cells() {
                let home = home(&goal, tile as u16).expect("a tile of the goal");
                prop_assert_eq!(usize::from(goal.cells()[home]), tile);
                let part = part_at(whole, picture.uv(size, home, 0));
                prop_assert_eq!(part.size, [crop.side, crop.side]);
                let (row, column) = size.place(home);
                for (at, &color) in part.pixels.iter().enumerate() {
                    let (x, y) = (at % crop.side, at / crop.side);
                    let to = (row * crop.side + y) * shown + column * crop.side + x;
                    prop_assert!(drawn[to].replace(color).is_none(), "drawn twice");
                }
            }
            let drawn: Option<Vec<Color32>> = drawn.into_iter().collect();
            let wanted = whole.region_by_pixels([crop.left, crop.top], [shown, high]);
            prop_assert_eq!(drawn.as_ref(), Some(&wanted.pixels));
        }
    }

    #[test]
    fn a_level_has_the_pixels_that_are_shown_but_not_many_more(
        pixels in 1.0_f32..400.0,
        size in prop::sample::select(Size::all()),
    ) {
        static PICTURE: LazyLock<TilePicture> =
            LazyLock::new(|| TilePicture::new(&distinct([640, 480])).expect("large enough"));
        let picture = &*PICTURE;
        let side = |level: usize| picture.crop(size).side as f32 / (1 << level) as f32;
        let level = picture.level_for(size, pixels);
        prop_assert!(side(level) >= pixels || level == 0);
        prop_assert!(level + 1 == picture.levels.len() || side(level + 1) < pixels);
    }
}

#[test]
fn every_level_shows_the_same() {
    let grey = |at: usize| Color32::from_gray(if at % 133 < 66 { 40 } else { 200 });
    let image = ColorImage::new([133, 71], (0..133 * 71).map(grey).collect());
    let picture = TilePicture::new(&image).expect("large enough");
    let sizes: Vec<_> = picture.levels.iter().map(|level| level.size).collect();
    let wanted = [[128, 64], [64, 32], [32, 16], [16, 8], [8, 4], [4, 2]];
    assert_eq!(sizes, wanted);
    for level in &picture.levels[..5] {
        assert_eq!(level.pixels[0], Color32::from_gray(40));
        assert_eq!(level.pixels[level.size[0] - 1], Color32::from_gray(200));
    }
    assert_eq!(TilePicture::new(&distinct([31, 500])), None);
}
