//! Texts of the window's frame: the top bar, the settings and the help.

use crate::text::messages::window as said;
pub(crate) use said::*;

pub(crate) mod help {
    use crate::text::Message;
    use crate::text::messages::window::help as said;
    pub(crate) use said::*;

    pub(crate) const KEYS: &[(Message, Message)] = &[
        (said::KEY_SPACE, said::DO_RUN_OR_PAUSE),
        (said::KEY_LEFT_RIGHT, said::DO_ONE_EXPANSION),
        (said::KEY_HOME, said::DO_TO_START),
        (said::KEY_END, said::DO_TO_NEWEST),
        (said::KEY_BRACKETS, said::DO_LANDMARKS),
        (said::KEY_R, said::DO_RESET),
        (said::KEY_PLUS_MINUS, said::DO_SPEED),
        (said::KEY_PAGES, said::DO_SLIDES),
        (said::KEY_F11, said::DO_PRESENT),
        (said::KEY_B, said::DO_BLANK),
        (said::KEY_N, said::DO_NOTES),
        (said::KEY_CTRL, said::DO_SPOTLIGHT),
        (said::KEY_UNDO, said::DO_UNDO),
        (said::KEY_REDO, said::DO_REDO),
        (said::KEY_ZOOM, said::DO_ZOOM),
        (said::KEY_ARROWS, said::DO_SLIDE),
        (said::KEY_ARROWS, said::DO_NODES),
        (said::KEY_SHIFT_ARROWS, said::DO_PAN),
        (said::KEY_TREE, said::DO_TREE_ZOOM),
        (said::KEY_ARROWS, said::DO_MAP),
        (said::KEY_COMPLETE, said::DO_COMPLETE),
        (said::KEY_ESC, said::DO_CLOSE_OFFER),
        (said::KEY_TAB, said::DO_FOCUS),
        (said::KEY_ESC, said::DO_LEAVE),
        (said::KEY_HELP, said::DO_HELP),
    ];
}
