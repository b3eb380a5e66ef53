//! The worked hands of the books, found by folder, and
//! the files that go with the pages, packed once and for all.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What lies in a folder, in the order of the names.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

/// A sheet of styles without its comments: a browser has no use for them.
fn lean(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, after)| after))
}

/// A script without its lines of comment and its indentation; no template of ours spans lines.
fn lean_script(script: &str) -> String {
    let lines = script.lines().map(str::trim_start).filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines.fold(String::with_capacity(script.len()), |text, line| text + line + "\n")
}

/// What is text is packed; pictures of letters are packed already.
fn pack(from: &Path, to: &Path) -> io::Result<()> {
    for file in inside(from)?.iter().filter(|file| file.extension().is_some_and(|ending| ending != "woff2" && ending != "md")) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = fs::read(file)?;
        let bytes = match String::from_utf8(bytes) {
            Ok(sheet) if name.ends_with(".css") => lean(&sheet).into_bytes(),
            Ok(script) if name.ends_with(".js") => lean_script(&script).into_bytes(),
            Ok(text) => text.into_bytes(),
            Err(other) => other.into_bytes(),
        };
        fs::write(to.join(&name), &bytes)?;
        let mut packed = GzEncoder::new(fs::File::create(to.join(format!("{name}.gz")))?, Compression::best());
        packed.write_all(&bytes)?;
        packed.finish()?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=assets");
    let made = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    pack(&PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("assets"), &made)?;
    let records = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../records");
    println!("cargo:rerun-if-changed={}", records.display());
    let mut table = "pub(crate) const WORKED: &[Worked] = &[\n".to_owned();
    let stem = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    // The records of old revisions are no hands of a book.
    for game in inside(&records)?.iter().filter(|folder| folder.is_dir() && !folder.ends_with("revisions")) {
        println!("cargo:rerun-if-changed={}", game.display());
        for hand in inside(game)?.iter().filter(|path| path.extension().is_some_and(|ending| ending == "spadille")) {
            let _ = writeln!(
                table,
                "    Worked {{ game: {:?}, name: {:?}, text: include_str!({:?}) }},",
                stem(game),
                stem(hand),
                hand.display().to_string()
            );
        }
    }
    fs::write(made.join("worked.rs"), table + "];\n")
}
