//! The migrations become part of the program: a new one must make it anew. So do the worked hands of the books, found by folder.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What lies in a folder, in the order of the names.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    found.sort();
    Ok(found)
}

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=migrations");
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
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("worked.rs"), table + "];\n")
}
