//! The frames of an animation.

use slidescope_core::picture::{Animation, AnimationFormat};

#[test]
fn a_short_run_has_a_frame_for_each_expansion() {
    let film = Animation::new(AnimationFormat::Gif);
    let frames = film.frames(7);
    let moments: Vec<u64> = frames.iter().map(|frame| frame.moment).collect();
    assert_eq!(moments, [0, 1, 2, 3, 4, 5, 6, 7]);
    assert!(frames[..7].iter().all(|frame| frame.hundredths == 20));
    assert_eq!(frames[7].hundredths, 300);
}

#[test]
fn a_long_run_is_sampled_to_the_length_asked_for() {
    let film = Animation {
        from: 100,
        seconds: 6.0,
        ..Animation::new(AnimationFormat::Apng)
    };
    for to in [10_000, u64::MAX] {
        let frames = film.frames(to);
        assert_eq!(frames.len(), 61);
        let lasts: u32 = frames[..60].iter().map(|f| u32::from(f.hundredths)).sum();
        assert_eq!(lasts, 600);
        assert_eq!((frames[0].moment, frames[60].moment), (100, to));
        assert!(
            frames
                .windows(2)
                .all(|pair| pair[0].moment < pair[1].moment)
        );
    }
}

#[test]
fn a_single_moment_is_one_frame() {
    let film = Animation::new(AnimationFormat::Gif);
    assert_eq!(film.frames(0).len(), 1);
    assert_eq!(Animation { from: 9, ..film }.frames(4).len(), 1);
}
