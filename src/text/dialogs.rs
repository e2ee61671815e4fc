//! What file dialogs say, and what is said where there are none.

use crate::text::messages::dialogs as said;
pub(crate) use said::choose_for as choose;
pub(crate) use said::*;
