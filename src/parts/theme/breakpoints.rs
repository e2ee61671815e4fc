//! The widths at which the window takes another form.

/// Below this width of the window, in points, as on a phone, contents that are otherwise side by side are stacked, and
/// panels become sheets of full width.
pub const PHONE: f32 = 600.0;
/// Below this width, in points, Compare, Heuristics and Experiment are one column.
pub const ONE_COLUMN: f32 = 784.0;
