//! Every kind of bad input: exit code 2, a clear message on standard error, nothing on standard output.

mod common;

use common::{Ran, fresh, run, run_with};

fn refused(ran: &Ran, parts: &[&str]) {
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    for part in parts {
        assert!(ran.err.contains(part), "`{part}` is not in: {}", ran.err);
    }
}

#[test]
fn unknown_games() {
    for command in ["play", "simulate", "new"] {
        refused(&run(&[command, "whist"]), &["there is no game `whist`", "voltarete"]);
    }
    refused(&run_with(&["replay", "-"], b"spadille 1\ngame whist\n"), &["there is no game `whist`"]);
}

#[test]
fn absurd_options() {
    for command in ["play", "simulate", "new"] {
        refused(&run(&[command, "voltarete", "--option", "players=7"]), &["option `players` cannot be `7`"]);
        refused(&run(&[command, "voltarete", "--option", "colour=red"]), &["there is no option `colour`"]);
        refused(&run(&[command, "voltarete", "--option", "players"]), &["NAME=VALUE"]);
        refused(&run(&[command, "voltarete", "--frob"]), &["--frob"]);
    }
    let twice = ["play", "voltarete", "--option", "players=3", "--option", "players=4"];
    refused(&run(&twice), &["players", "twice"]);
}

#[test]
fn wrong_seats_names_and_bots() {
    refused(&run(&["play", "voltarete", "--seat", "3"]), &["there is no seat 3", "0 to 2"]);
    refused(&run(&["play", "voltarete", "--seat", "99999999999999999999"]), &["--seat"]);
    refused(&run(&["play", "voltarete", "--name", "a#b"]), &["name"]);
    refused(&run(&["play", "voltarete", "--bots", "grandmaster"]), &["there is no bot `grandmaster`", "novice"]);
    refused(&run(&["play", "voltarete", "--bots", "novice,novice,novice"]), &["2 bots are needed"]);
    refused(&run(&["simulate", "voltarete", "--bots", "novice,random"]), &["3 bots are needed"]);
    refused(
        &run(&["new", "voltarete", "--seat-name", "A", "--seat-name", "B", "--seat-name", "C", "--seat-name", "D"]),
        &["3 seats"],
    );
}

#[test]
fn an_arena_that_cannot_be() {
    refused(&run(&["arena", "whist"]), &["there is no game `whist`", "voltarete"]);
    refused(&run(&["arena", "yukon", "--bots", "club,grandmaster"]), &["there is no bot `grandmaster`", "novice"]);
    for (named, given) in [("club", "1"), ("club,novice,random", "3")] {
        let said = format!("two bots are needed, as in --bots club,novice; number named: {given}");
        refused(&run(&["arena", "yukon", "--bots", named]), &[&said, "observer"]);
    }
    for many in ["--deals", "--matches"] {
        refused(&run(&["arena", "yukon", many, "0"]), &[many, "how many are to be played, 1 at least"]);
    }
    refused(&run(&["arena", "yukon", "--worlds", "0"]), &["from 1 to 4096 worlds"]);
    for time in ["0", "-1", "NaN", "inf", "61"] {
        refused(&run(&["arena", "yukon", &format!("--seconds={time}")]), &["from 0.01 to 60 seconds"]);
    }
    refused(&run(&["arena", "yukon", "--seconds", "1", "--worlds", "8"]), &["--seconds", "--worlds"]);
    refused(&run(&["arena", "yukon", "--option", "colour=red"]), &["there is no option `colour`"]);
    // What cannot be written is found before anything is played.
    let folder = fresh("arena_nowhere", "bout.svg");
    let folder = folder.parent().and_then(std::path::Path::to_str).expect("a folder");
    for (flag, file) in [("--csv", "/dev/null/bout.csv"), ("--svg", "no/such/folder/bout.svg"), ("--svg", folder)] {
        refused(&run(&["arena", "yukon", "--deals", "1000000", flag, file]), &["cannot write", file]);
    }
    let left: Vec<_> = std::fs::read_dir(folder).expect("a folder").collect();
    assert!(left.is_empty(), "nothing is left of having tried: {left:?}");
}

#[test]
fn bad_seeds_and_numbers() {
    for seed in ["", "xyz", &"a".repeat(65)] {
        refused(&run(&["play", "voltarete", "--seed", seed]), &["hexadecimal"]);
    }
    refused(&run(&["simulate", "voltarete", "--deals=-3"]), &["--deals"]);
    for command in ["simulate", "arena"] {
        refused(&run(&[command, "voltarete", "--seed", "xyz"]), &["--seed", "hexadecimal"]);
        refused(&run(&[command, "voltarete", "--seed", &"a".repeat(17)]), &["at most 16 hexadecimal digits"]);
    }
}

#[test]
fn unknown_commands_and_shells() {
    refused(&run(&["frobnicate"]), &["frobnicate"]);
    refused(&run(&["completions", "tcl"]), &["tcl"]);
}

#[test]
fn files_that_cannot_be_read() {
    for command in ["replay", "verify"] {
        refused(&run(&[command, "no/such/file"]), &["cannot read no/such/file"]);
        refused(&run(&[command, env!("CARGO_MANIFEST_DIR")]), &["cannot read"]);
        refused(&run_with(&[command, "-"], b""), &["a record begins with the line `spadille 1`"]);
        refused(&run_with(&[command, "-"], b"spadille 1\n\xff\xfe\n"), &["line 2: this is not a text file"]);
        refused(&run_with(&[command, "-"], b"\x7fELF\0\0"), &["a record begins"]);
    }
}

#[test]
fn a_refused_action_names_its_line_and_its_rule_in_words() {
    let text = "spadille 1\ngame voltarete\nseed 0000000000000000000000000000000000000000000000000000000000000001\nsetup dealer 0\n1 segundo\n";
    for args in [["replay", "-"].as_slice(), &["replay", "-", "--json"], &["verify", "-"]] {
        refused(
            &run_with(args, text.as_bytes()),
            &["line 5", "may not `segundo`", "voltarete R52", "the other round of bidding"],
        );
    }
}

#[test]
fn files_that_cannot_be_written() {
    refused(&run(&["new", "voltarete", "-o", "no/such/folder/file"]), &["cannot write no/such/folder/file"]);
    refused(&run(&["play", "voltarete", "--record", "no/such/folder/file"]), &["cannot write"]);
    let path = fresh("cannot_be_written", "kept.txt");
    std::fs::write(&path, "mine").expect("a file");
    let file = path.to_str().expect("a path");
    refused(&run(&["play", "voltarete", "--record", file]), &["exists already"]);
    refused(&run(&["new", "voltarete", "-o", file]), &["exists already"]);
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "mine");
}

#[test]
fn nothing_to_verify() {
    let record = run(&["new", "voltarete", "--seed", "1"]).out;
    refused(&run_with(&["verify", "-"], record.as_bytes()), &["nothing to check", "no `commit` line"]);
}

#[cfg(unix)]
#[test]
fn a_reader_who_goes_away_is_no_error() {
    use std::process::{Command, Stdio};
    for args in [["games"].as_slice(), &["games", "--json"], &["completions", "zsh"], &["--help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_spadille"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("its end");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}
