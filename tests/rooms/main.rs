//! The rooms of the window and of its parts, where what they promise cannot be seen from outside.

mod deck {
    mod slides;
}
mod export {
    mod pdf_file;
    mod pixels;
    mod worksheet;
}
#[cfg(target_os = "linux")]
mod files;
mod help;
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
    mod compare;
    mod experiment;
    mod explore;
    mod heuristics;
    mod own;
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
mod theme;
mod tiles {
    mod decode;
    mod picture;
}
mod widgets;
