//! What file dialogs say, and what is said where there are none.

use crate::text::messages::dialogs as said;
pub(crate) use said::*;

pub(crate) fn choose(field: &str) -> String {
    said::choose_for(field)
}
