//! Finds the texts by folder and embeds them: a new file is in the next build, and no list names it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The files with this ending, folder by folder, in the order of their names.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(files(&entry, ending)?);
        } else if entry.extension().is_some_and(|extension| extension == ending) {
            found.push(entry);
        }
    }
    Ok(found)
}

/// A table of a folder's files: what each is known by, and its text.
fn table(name: &str, folder: &Path, ending: &str, known_by: impl Fn(&Path) -> String) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut table = format!("pub(crate) const {name}: &[(&str, &str)] = &[\n");
    for file in files(folder, ending)? {
        let inside = file.strip_prefix(folder).unwrap_or(&file);
        let _ = writeln!(table, "    ({:?}, include_str!({:?})),", known_by(inside), file.display().to_string());
    }
    Ok(table + "];\n")
}

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let first = |inside: &Path| inside.components().next().map(|part| part.as_os_str().to_string_lossy().into_owned());
    let language = |inside: &Path| first(inside).unwrap_or_default();
    let stem = |inside: &Path| inside.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let tables = [
        table("LOCALES", &here.join("locales"), "ftl", language)?,
        table("BOOKS", &here.join("books"), "txt", stem)?,
        table("TOURS", &here.join("tours"), "txt", stem)?,
        table("GLOSSARIES", &here.join("../../docs/glossary"), "md", stem)?,
    ];
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("embedded.rs"), tables.concat())
}
