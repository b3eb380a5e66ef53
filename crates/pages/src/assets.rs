//! The files that go with the pages: the look, the script, the cards. They are part of the program.

use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file that goes with the pages.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name in the address.
    pub name: &'static str,
    /// Content.
    pub bytes: &'static [u8],
    /// The same, packed by gzip; nothing where that would not make it smaller.
    pub packed: Option<&'static [u8]>,
    /// Media type.
    pub content_type: &'static str,
    /// Digest of the content.
    pub hash: String,
}

const FONT: &str = "font/woff2";

/// A file as the build has made it, and the same packed.
macro_rules! text {
    ($name:literal, $kind:literal) => {{
        let packed: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".gz"));
        ($name, $kind, include_bytes!(concat!(env!("OUT_DIR"), "/", $name)), Some(packed))
    }};
}

/// A file that is as small as it can be.
macro_rules! font {
    ($name:literal) => {
        ($name, FONT, include_bytes!(concat!("../assets/", $name)), None)
    };
}

/// A name, what it is, what is in it, and the same packed.
type File = (&'static str, &'static str, &'static [u8], Option<&'static [u8]>);

const FILES: [File; 18] = [
    text!("look.css", "text/css; charset=utf-8"),
    text!("pages.css", "text/css; charset=utf-8"),
    text!("table.css", "text/css; charset=utf-8"),
    text!("replay.css", "text/css; charset=utf-8"),
    text!("reading.css", "text/css; charset=utf-8"),
    text!("ending.css", "text/css; charset=utf-8"),
    text!("club.css", "text/css; charset=utf-8"),
    text!("club.js", "text/javascript; charset=utf-8"),
    text!("book.js", "text/javascript; charset=utf-8"),
    text!("spadille.js", "text/javascript; charset=utf-8"),
    text!("worker.js", "text/javascript; charset=utf-8"),
    text!("cards.svg", "image/svg+xml"),
    text!("icon.svg", "image/svg+xml"),
    text!("manifest.webmanifest", "application/manifest+json"),
    font!("serif.woff2"),
    font!("serif-italic.woff2"),
    font!("sans.woff2"),
    font!("sans-bold.woff2"),
];

/// The files with their hashes, which are made once.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |(name, content_type, bytes, packed): File| {
        let hash = hex::encode(&Sha256::digest(bytes)[..6]);
        Asset { name, bytes, packed, content_type, hash }
    };
    FILES.into_iter().map(asset).collect()
});

/// The file of this name.
pub fn find(name: &str) -> Option<Asset> {
    ASSETS.iter().find(|asset| asset.name == name).cloned()
}

/// The address of a file: it changes with its content, so that it may be kept for ever.
pub fn asset(name: &str) -> String {
    let hash = ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| &asset.hash);
    format!("/assets/{name}?v={hash}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_by_its_name_and_no_other() {
        for (name, ..) in FILES {
            let found = find(name).expect("a file");
            assert!(!found.bytes.is_empty() && asset(name).ends_with(&found.hash), "{name}");
        }
        assert!(find("../Cargo.toml").is_none());
    }

    #[test]
    fn what_is_packed_is_the_same_when_it_is_unpacked() {
        use std::io::Read;
        for (name, _, bytes, packed) in FILES {
            let Some(packed) = packed else { continue };
            let mut unpacked = Vec::new();
            flate2::read::GzDecoder::new(packed).read_to_end(&mut unpacked).expect("packed by gzip");
            assert_eq!(unpacked, bytes, "{name}");
        }
        assert!(FILES.iter().filter(|(.., packed)| packed.is_some()).count() > 5);
    }

    #[test]
    fn nothing_comes_from_another_house() {
        for name in [
            "look.css",
            "pages.css",
            "table.css",
            "replay.css",
            "reading.css",
            "ending.css",
            "spadille.js",
            "book.js",
            "worker.js",
            "manifest.webmanifest",
        ] {
            let text = String::from_utf8_lossy(find(name).expect("a file").bytes).into_owned();
            assert!(!text.contains("http://") && !text.contains("https://") && !text.contains("url(//"), "{name}");
        }
    }
}
