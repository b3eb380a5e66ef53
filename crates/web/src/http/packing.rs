//! Frames made small: the parts of a page say the same things in many places.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;

/// Whether a socket takes frames that are packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Packing {
    /// As text.
    #[default]
    Plain,
    /// Deflated, where that pays.
    Deflated,
}

/// Shorter frames are not worth the trouble.
const PAYS: usize = 1024;

impl Packing {
    /// The frame packed; nothing if it goes as it is.
    pub(super) fn pack(self, frame: &str) -> Option<Vec<u8>> {
        if self == Packing::Plain || frame.len() < PAYS {
            return None;
        }
        let mut packed = DeflateEncoder::new(Vec::with_capacity(frame.len() / 4), Compression::default());
        packed.write_all(frame.as_bytes()).ok()?;
        packed.finish().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::Packing;
    use std::io::Read;

    #[test]
    fn what_is_packed_is_the_same_when_it_is_unpacked() {
        let frame = "{\"kind\":\"parts\",\"é\":\"🂡\"}".repeat(200);
        let packed = Packing::Deflated.pack(&frame).expect("it pays");
        assert!(packed.len() * 10 < frame.len(), "{} bytes of {}", packed.len(), frame.len());
        let mut text = String::new();
        flate2::read::DeflateDecoder::new(&packed[..]).read_to_string(&mut text).expect("text");
        assert_eq!(text, frame);
        assert_eq!((Packing::Deflated.pack("{}"), Packing::Plain.pack(&frame)), (None, None));
    }
}
