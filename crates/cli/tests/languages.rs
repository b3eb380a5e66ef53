//! The program speaks four languages: the one `--lang` names, else the machine's; and nothing it says is typed into its sources.

mod common;

use common::{fresh, run, run_with};
use std::path::{Path, PathBuf};
use std::process::Command;

const TAGS: [&str; 4] = ["en", "pt", "es", "it"];

fn record(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(name).to_string_lossy().into_owned()
}

/// A part of what a command says in each language.
fn says(args: &[&str], input: &str, parts: [&str; 4]) {
    for (tag, part) in TAGS.into_iter().zip(parts) {
        let ran = run_with(&[args, &["--lang", tag]].concat(), input.as_bytes());
        let told = format!("{}{}", ran.out, ran.err).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(part), "{args:?} in {tag} does not say `{part}`:\n{told}");
    }
}

#[test]
fn every_command_speaks_four_languages() {
    let kept = fresh("languages", "kept.spadille");
    let kept = kept.to_string_lossy().into_owned();
    assert_eq!(run(&["new", "yukon", "--option", "players=2", "--seed", "43", "-o", &kept]).code, Some(0));
    says(&["replay", &kept], "", ["The table waits for", "A mesa espera por", "La mesa espera a", "Il tavolo è in attesa di"]);
    says(
        &["verify", &kept],
        "",
        ["there is nothing to check", "não há nada a verificar", "no hay nada que comprobar", "non c’è nulla da verificare"],
    );
    says(&["learn", "truco"], "", ["takes the trick", "ganha a vaza", "gana la baza", "fa la presa"]);
    let drill = ["drill", "malilla", "--kind", "trick", "--seed", "7", "--count", "1"];
    says(&drill, "1\n", ["Who takes the trick?", "Quem ganha a vaza?", "¿Quién gana la baza?", "Chi fa la presa?"]);
    let no_kind = ["drill", "truco", "--kind", "play"];
    says(
        &no_kind,
        "",
        ["its kinds are: trick, say", "os tipos são: trick, say", "los tipos son: trick, say", "i tipi sono: trick, say"],
    );
    says(&["games", "truco"], "", ["default:", "salvo acordo:", "si no se acuerda otra cosa:", "se non si concorda altro:"]);
    let few = ["simulate", "yukon", "--deals", "2", "--bots", "random"];
    says(&few, "", ["too few to tell", "poucas para saber", "demasiado pocas para saberlo", "troppo poche per saperlo"]);
    let arena = ["arena", "yukon", "--deals", "2", "--bots", "novice,random", "--worlds", "1"];
    says(
        &arena,
        "",
        ["Too few to tell which", "Poucas para saber quem", "Demasiado pocas para saber cuál", "Troppo poche per sapere quale"],
    );
    let whist = ["solve", "--pbn", "N:AQ.K.5. K3.A.7. 42.Q.A. J5.J.K.", "--trump", "S", "--leader", "W"];
    says(
        &whist,
        "",
        [
            "With best play by everyone",
            "Com o melhor jogo de todos",
            "Si todos juegan lo mejor posible",
            "Con il gioco migliore di tutti",
        ],
    );
    says(
        &["rules", "truco", "frobnicate"],
        "",
        ["There is no rule or word", "Não há regra nem palavra", "No hay ninguna regla", "Non c’è una regola"],
    );
    says(&["play", "nothing"], "", ["there is no game", "não há jogo", "no hay ningún juego", "non c’è un gioco"]);
    says(&["replay", "/nowhere"], "", ["cannot read", "não foi possível ler", "no se puede leer", "non si può leggere"]);
    says(&["replay", "-"], "spadille 1\n", ["is missing", "falta a linha", "falta la línea", "manca la riga"]);
}

#[test]
fn a_table_in_the_terminal_speaks_four_languages() {
    let play = ["play", "voltarete", "--seed", "43", "--bots", "random"];
    says(
        &play,
        "help\n",
        [
            "how the game is played, rule by rule",
            "como se joga, regra a regra",
            "cómo se juega, regla por regla",
            "come si gioca, regola per regola",
        ],
    );
    says(&play, "frobnicate\n", ["Not understood:", "Não entendi:", "No se entiende:", "Non ho capito:"]);
    says(&play, "hint\n", ["the tutor would", "o tutor faria", "el tutor elegiría", "il tutor farebbe"]);
    says(&play, "", ["You leave the table.", "Você deixa a mesa.", "Usted deja la mesa.", "Lasci il tavolo."]);
    // French cards have their names in the reader's language, and are found by them.
    says(&["play", "yukon", "--seed", "43"], "hand\n", [" of hearts", " de copas", " de corazones", " di cuori"]);
}

#[test]
fn a_worked_hand_is_told_in_four_languages() {
    let hand = std::fs::read_dir(record("voltarete")).expect("records").filter_map(Result::ok).map(|entry| entry.path());
    let hand = hand.filter(|path| path.extension().is_some_and(|end| end == "spadille")).min().expect("a record");
    says(&["replay", &hand.to_string_lossy()], "", ["dealt by", "dada por", "dada por", "data da"]);
}

#[test]
fn without_a_word_the_program_speaks_as_the_machine_does() {
    let told = |variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_spadille"));
        command.args(["play", "nothing"]).env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        let ran = command.envs(variables.iter().copied()).output().expect("the program");
        String::from_utf8(ran.stderr).expect("text")
    };
    assert!(told(&[]).contains("there is no game"));
    assert!(told(&[("LANG", "pt_BR.UTF-8")]).contains("não há jogo"));
    assert!(told(&[("LANG", "pt_BR.UTF-8"), ("LC_ALL", "it_IT.UTF-8")]).contains("non c’è un gioco"));
    assert!(told(&[("LANG", "de_DE.UTF-8")]).contains("there is no game"), "what the house does not speak is English");
}

/// A championship in the terminal: how its day ended, the day as it goes by, and its draws again.
#[test]
fn a_championship_is_told_in_four_languages() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("day.jsonl");
    let file = file.to_string_lossy();
    says(
        &["club", "simulate", "--entries", "5", "--out", &file],
        "",
        [
            "Pairs: 5 entries, 5 jogos closed",
            "Duplas: 5 inscrições, 5 jogos encerrados",
            "Parejas: 5 inscripciones, 5 jogos cerrados",
            "Coppie: 5 iscrizioni, 5 jogos chiusi",
        ],
    );
    says(
        &["club", "demo", "--speed", "at-once"],
        "",
        ["started the round: Pairs", "começou a rodada: Duplas", "Parejas", "Coppie"],
    );
    says(
        &["club", "verify", &file],
        "",
        [
            "Verified: 1 draw by cards",
            "Verificado: 1 sorteio por cartas",
            "Comprobado: 1 sorteo por cartas",
            "Verificato: 1 sorteggio con le carte",
        ],
    );
    says(
        &["club", "export", "?"],
        "",
        ["there is no championship", "não há campeonato", "no hay ningún campeonato", "non c’è il campionato"],
    );
}

/// The sources of the program that speak to people. The words of arguments are clap's, and stay English; what a keeper reads in the log of a
/// server too.
fn sources(at: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(at).expect("a folder").filter_map(Result::ok).map(|entry| entry.path()) {
        let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match entry.is_dir() {
            true => sources(&entry, found),
            false if name == "args.rs" => {}
            false => found.push(entry),
        }
    }
}

#[test]
fn no_sentence_is_typed_into_the_sources() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 30, "the sources were not read");
    // Two words of small letters beside each other; what is a command, or drawn, is no sentence.
    let is_word = |word: &&str| {
        let word = word.trim_end_matches([',', '.', ':', ';']);
        word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase())
    };
    let is_sentence = |text: &&str| {
        let words: Vec<&str> = text.split(' ').collect();
        let pair = words.windows(2).any(|pair| pair.iter().all(&is_word));
        pair && !text.trim_start().starts_with("spadille ") && !text.contains('<')
    };
    let mut typed = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source");
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let lines = code.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.contains("tracing::"));
        typed.extend(
            lines
                .flat_map(|line| line.split('"').skip(1).step_by(2))
                .filter(is_sentence)
                .map(|text| (file.clone(), text.to_owned())),
        );
    }
    // What a tag can be is said by clap, in its own words.
    typed.retain(|(_, text)| !text.starts_with("the languages are"));
    assert!(typed.is_empty(), "{typed:#?}");
}
