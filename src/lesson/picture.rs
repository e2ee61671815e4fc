//! A picture on a slide of text, as a lesson's file holds it.

use std::fmt;
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// Bytes that a picture may have, so that a lesson with many of them is still a file to be sent around.
pub const MAX_PICTURE: usize = 256 << 10;

/// The bytes of a PNG or JPEG file. Nothing of it is trusted before it is decoded.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture(Arc<[u8]>);

impl Picture {
    /// None where there are too many bytes.
    pub fn new(bytes: Vec<u8>) -> Option<Self> {
        (bytes.len() <= MAX_PICTURE).then(|| Self(bytes.into()))
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// As base64.
    pub(crate) fn to_text(&self) -> String {
        STANDARD.encode(&self.0)
    }

    pub(crate) fn from_text(text: &str) -> Option<Self> {
        Self::new(STANDARD.decode(text).ok()?)
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({} bytes)", self.0.len())
    }
}
