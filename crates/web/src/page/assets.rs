//! The files that go with the pages: the look, the script, the cards. They are part of the program.

use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file that goes with the pages.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name in the address.
    pub name: &'static str,
    /// What is in it.
    pub bytes: &'static [u8],
    /// What it is.
    pub content_type: &'static str,
    /// What changes when it changes.
    pub hash: String,
}

const FONT: &str = "font/woff2";

const FILES: [(&str, &str, &[u8]); 13] = [
    ("look.css", "text/css; charset=utf-8", include_bytes!("../../assets/look.css")),
    ("pages.css", "text/css; charset=utf-8", include_bytes!("../../assets/pages.css")),
    ("club.css", "text/css; charset=utf-8", include_bytes!("../../assets/club.css")),
    ("club.js", "text/javascript; charset=utf-8", include_bytes!("../../assets/club.js")),
    ("spadille.js", "text/javascript; charset=utf-8", include_bytes!("../../assets/spadille.js")),
    ("worker.js", "text/javascript; charset=utf-8", include_bytes!("../../assets/worker.js")),
    ("cards.svg", "image/svg+xml", include_bytes!("../../assets/cards.svg")),
    ("icon.svg", "image/svg+xml", include_bytes!("../../assets/icon.svg")),
    ("manifest.webmanifest", "application/manifest+json", include_bytes!("../../assets/manifest.webmanifest")),
    ("serif.woff2", FONT, include_bytes!("../../assets/serif.woff2")),
    ("serif-italic.woff2", FONT, include_bytes!("../../assets/serif-italic.woff2")),
    ("sans.woff2", FONT, include_bytes!("../../assets/sans.woff2")),
    ("sans-bold.woff2", FONT, include_bytes!("../../assets/sans-bold.woff2")),
];

/// The files with their hashes, which are made once.
static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |(name, content_type, bytes): (&'static str, &'static str, &'static [u8])| {
        let hash = hex::encode(&Sha256::digest(bytes)[..6]);
        Asset { name, bytes, content_type, hash }
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
    fn nothing_comes_from_another_house() {
        for name in ["look.css", "pages.css", "spadille.js", "worker.js", "manifest.webmanifest"] {
            let text = String::from_utf8_lossy(find(name).expect("a file").bytes).into_owned();
            assert!(!text.contains("http://") && !text.contains("https://") && !text.contains("url(//"), "{name}");
        }
    }
}
