//! The rooms of the window and of its parts, where what they promise cannot be seen from outside.

mod deck {
    mod slides;
}
mod export {
    mod exercise_pages;
    mod pages;
    mod pdf_file;
    mod pixels;
}
#[cfg(target_os = "linux")]
mod files;
mod help {
    mod explained;
    mod glossary;
    mod pictures;
}
mod pictures {
    mod camera;
    mod storyboard;
    mod tree;
}
mod playback {
    mod moment;
    mod timeline;
}
mod screens {
    mod breakdown;
    mod code;
    mod compare;
    mod completion;
    mod experiment;
    mod filter;
    mod heuristics;
    mod own;
    mod results;
}
mod settings;
mod shell {
    pub(crate) mod answers;
    mod broken_off;
    pub(crate) mod deck;
    mod handout;
    mod kept;
    mod killed;
    mod lesson_file;
    mod link;
    mod model;
    mod scorm;
    mod shortest_length;
}
mod testing;
mod theme {
    mod fonts;
    mod hue;
    mod palette;
}
mod tiles {
    mod decode;
    mod picture;
}
mod widgets {
    mod axes;
    mod chart;
    mod curve_style;
    mod motion;
    mod text_field;
}
