//! Running the program and looking at what it says.

#![allow(dead_code, reason = "each file of tests takes what it needs")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the program did.
pub(crate) struct Ran {
    /// Its exit code.
    pub(crate) code: Option<i32>,
    /// What it said.
    pub(crate) out: String,
    /// What it complained.
    pub(crate) err: String,
}

/// Runs the program with this on its standard input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spadille"))
        .args(args)
        .env_remove("NO_COLOR")
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdin = child.stdin.take().expect("its input");
    let input = input.to_vec();
    // It may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("its output");
    writer.join().expect("the writer");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program.
pub(crate) fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// A path in a folder of this test alone, where nothing is yet.
pub(crate) fn fresh(test: &str, name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder.join(name)
}

/// Runs the program until it asks something, and stops it as Ctrl-C does.
#[cfg(unix)]
pub(crate) fn interrupted(args: &[&str]) -> Ran {
    use std::io::Read;
    let mut child = Command::new(env!("CARGO_BIN_EXE_spadille"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program");
    let mut stdout = child.stdout.take().expect("its output");
    let mut out = Vec::new();
    let mut byte = [0];
    while !out.ends_with(b"\n> ") && stdout.read(&mut byte).expect("its output") > 0 {
        out.push(byte[0]);
    }
    let stop = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(stop.success());
    stdout.read_to_end(&mut out).expect("its output");
    let code = child.wait().expect("its end").code();
    Ran { code, out: String::from_utf8(out).expect("text"), err: String::new() }
}
