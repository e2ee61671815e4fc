//! The checksums of a journal's lines: CRC-32.

use serde_json::Value;

/// The initial value of the checksums of a journal's lines: the checksum of the experiment, so that a line of another
/// experiment is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seal(u32);

impl Seal {
    /// For the first line, which names the experiment.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(experiment: &Value) -> Self {
        Self(crc32fast::hash(experiment.to_string().as_bytes()))
    }

    pub(crate) fn checksum(self, text: &[u8]) -> String {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(text);
        format!("{:08x}", hasher.finalize())
    }
}
