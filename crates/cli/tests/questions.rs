//! What a newcomer asks, at the table and before, is answered from the game they play.

mod common;

use common::{run, run_with};

/// The lines of an answer as one, so that it does not matter where they are broken.
fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A rule as it is cited at the table of a game: by its number, also if its family has it, and if another game's book has it, by that name too.
fn short(game: &str, cite: &'static str) -> &'static str {
    cite.strip_prefix(game).or_else(|| cite.strip_prefix("family")).map_or(cite, str::trim)
}

fn asked(game: &str, lines: &str) -> String {
    let ran = run_with(&["play", game, "--seed", "3"], lines.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game}");
    flowing(&ran.out)
}

#[test]
fn rules_tell_how_each_game_is_played() {
    for entry in games::catalogue() {
        let game = entry.facts.id;
        let ran = run(&["rules", game]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game}");
        for cite in words::learn(game) {
            assert!(ran.out.contains(&format!("\n  {} ", short(game, cite))), "{cite}:\n{}", ran.out);
        }
        let told = flowing(&ran.out);
        let told = told.strip_prefix(entry.facts.title).expect("its title");
        assert!(asked(game, "rules\nquit\n").contains(told), "{game}: the same at the table");
    }
}

#[test]
fn the_order_of_cards_and_what_counts_are_among_them() {
    for (game, part) in [
        ("truco", "ace of espadas, ace of bastos, seven of espadas, seven of ouros"),
        ("truco", "two cards of one suit count 20"),
        ("minchiate", "the Papi, 2 to 5, count 3 each; the Arie, 36 to 40, count 10 each"),
        ("minchiate", "1, Matto and 40; 1, 13 and 28"),
        ("yukon", "The Grande Yukon, the jack of spades, wins the trick"),
        ("grand", "the other jack of its colour, the left bower"),
        ("grand", "Copas has no trumps"),
        ("voltarete", "Trumps rank Espadilha, Manilha, Basto"),
    ] {
        assert!(flowing(&run(&["rules", game]).out).contains(part), "{game}: {part}");
    }
}

#[test]
fn one_rule_or_word_is_explained_by_itself() {
    for (args, part) in [
        (&["rules", "Yukon", "r8"][..], "R8 The Grande Yukon"),
        (&["rules", "truco", "section", "2"], "section 2 Cards in the vazas"),
        (&["rules", "truco", "Falta", "Envido"], "Falta envido – "),
        (&["rules", "TRUCO CEGO", "companheiro"], "companheiro – one’s partner"),
    ] {
        let ran = run(args);
        assert_eq!(ran.code, Some(0), "{args:?}: {}", ran.err);
        assert!(ran.out.contains(part), "{args:?}:\n{}", ran.out);
    }
    let missed = run(&["rules", "truco", "envidoo"]);
    assert_eq!(missed.code, Some(2));
    assert!(missed.err.contains("Did you mean envido?"), "{}", missed.err);
}

/// A number is a rule of the game's own book, and a number that book has not is nobody's.
#[test]
fn a_number_answers_with_the_rule_of_the_game_that_is_asked_for() {
    for (args, part) in [
        (&["rules", "mediator", "R18"][..], "R18 A pass is final"),
        (&["rules", "hombre", "r29"], "R29 A defender may ask"),
        (&["rules", "quintillo", "R32"], "R32 Anyone may try for the bola"),
        (&["rules", "mediator", "family", "R18"], "family R18 The games are entrada and solo"),
    ] {
        let ran = run(args);
        assert_eq!(ran.code, Some(0), "{args:?}: {}", ran.err);
        assert!(flowing(&ran.out).contains(part), "{args:?}:\n{}", ran.out);
    }
    for (game, number) in [("hombre", "R15"), ("mediator", "R22"), ("mediator", "R12")] {
        let ran = run(&["rules", game, number]);
        assert_eq!(ran.code, Some(2), "{game} {number}: {}", ran.out);
        assert!(ran.err.contains(&format!("There is no rule or word `{number}`.")), "{}", ran.err);
    }
    let tour = flowing(&run(&["rules", "tresillo_36"]).out);
    assert!(tour.contains("the first seven tricks in a row") && !tour.contains("six tricks"), "{tour}");
}

#[test]
fn words_of_several_parts_are_found_with_accents_or_without() {
    let told = asked("truco", "? falta envido\n? não quero\n? NAO QUERO\n? parda\n? pardo\n? Companheiro\nquit\n");
    for part in ["Falta envido – ", "parda – a vaza that nobody wins", "Did you mean parda?", "companheiro – one’s partner"]
    {
        assert!(told.contains(part), "{part}:\n{told}");
    }
    assert_eq!(told.matches("Não quero – ").count(), 2, "{told}");
}

#[test]
fn a_word_is_explained_in_the_language_that_was_asked_for() {
    for (tag, gloss) in
        [("en", "one’s partner"), ("pt", "o parceiro"), ("es", "el compañero de juego"), ("it", "il compagno di gioco")]
    {
        let told = format!("companheiro – {gloss}");
        assert!(run(&["rules", "truco", "companheiro", "--lang", tag]).out.contains(&told), "{tag}");
        let table = run_with(&["play", "truco", "--seed", "3", "--lang", tag], "? companheiro\nquit\n".as_bytes());
        assert!(table.out.contains(&told), "{tag}: {}", table.out);
    }
    // A word is found under its name in any language, and is answered in the one that was asked for.
    let told = run(&["rules", "voltarete", "buying", "--lang", "it"]).out;
    assert!(flowing(&told).contains("comprar – scartare carte e pescarne altrettante dal tallone"), "{told}");
    // The words of the program itself are English, and nobody who asked in Spanish is answered by them.
    assert_eq!(run(&["rules", "voltarete", "battery", "--lang", "es"]).code, Some(2));
    assert_eq!(run(&["rules", "voltarete", "battery", "--lang", "en"]).code, Some(0));
}

#[test]
fn help_and_misses_give_examples_of_the_game_that_is_played() {
    for entry in games::catalogue() {
        let game = entry.facts.id;
        let told = asked(game, "help\n? xyzzy\ncards\nquit\n");
        let rule = words::learn(game).last().map(|cite| short(game, cite)).expect("a rule").to_owned();
        let word = words::word_to_ask(game).expect("a word");
        assert!(told.contains("There is no rule or word `xyzzy`."), "{told}");
        assert_eq!(told.matches(&format!("? {rule}")).count(), 2, "{game}: {told}");
        assert_eq!(told.matches(&format!("? {word}")).count(), 2, "{game}: {told}");
        let suits = [" copas", " coppe", " hearts"].iter().filter(|suit| told.contains(**suit)).count();
        assert_eq!(suits, 1, "the cards have the names of one pack in {game}: {told}");
        if game != "voltarete" {
            assert!(!told.contains("R113") && !told.contains("casca"), "{game}: {told}");
        }
        // What is offered works.
        let answered = asked(game, &format!("? {rule}\n? {word}\nquit\n"));
        assert!(!answered.contains("no explanation"), "{game}: {answered}");
    }
}

#[test]
fn one_game_is_shown_whatever_its_name_is_written_like() {
    for name in ["truco", "TRUCO", "Truco Cego"] {
        let ran = run(&["games", name]);
        assert!(ran.out.starts_with("Truco Cego  spadille play truco\n") && !ran.out.contains("Voltarete"), "{}", ran.out);
    }
    let missed = run(&["games", "volteret"]);
    assert_eq!(missed.code, Some(2));
    assert!(missed.err.contains("did you mean voltarete?"), "{}", missed.err);
    let far = run(&["play", "xyzzy"]);
    assert!(!far.err.contains("did you mean") && far.err.contains("the games are: voltarete, truco"), "{}", far.err);
}

/// The first row of what the tutor said: the key and what stands behind it.
fn first_way(out: &str) -> Option<(String, String)> {
    let head = out.lines().position(|line| line.trim_start().starts_with("key  the tutor would"))?;
    let row = out.lines().nth(head + 1)?.trim_start().to_owned();
    let (key, rest) = row.split_once("  ")?;
    Some((key.to_owned(), rest.trim().to_owned()))
}

/// A hint names its ways as the menu does, in the game's own unit, with the key to write for each: who writes the first plays it.
#[test]
fn a_hint_speaks_as_the_menu_does_in_the_unit_of_the_game() {
    for (game, unit) in [
        ("voltarete", "Tentos"),
        ("truco", "Chance of winning"),
        ("minchiate", "Points"),
        ("yukon", "Points"),
        ("grand", "Points"),
    ] {
        // What only follows a form is done as it is proposed, until something is worth a thought.
        let mut lines = String::from("hint\n");
        let out = loop {
            let ran = run_with(&["play", game, "--seed", "3"], format!("{lines}quit\n").as_bytes());
            assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{game}");
            let (_, last) =
                ran.out.rsplit_once("the tutor would").unwrap_or_else(|| panic!("{game} gives no hint:\n{}", ran.out));
            let said = format!("key  the tutor would{last}");
            let (key, _) = first_way(&said).unwrap_or_else(|| panic!("{game}:\n{said}"));
            if flowing(&said).contains("possible deals") {
                break said;
            }
            lines = format!("{lines}{key}\nhint\n");
            assert!(lines.len() < 2_000, "{game}: nothing was worth a thought");
        };
        let (key, way) = first_way(&out).expect("a way");
        let head = out.lines().next().expect("a head");
        assert!(head.contains(unit) && head.contains("difference"), "{game}: {head}");
        assert!(key.len() <= 24 && !way.is_empty(), "{game}: {key}: {way}");
        assert!(!way.starts_with("play ") && !way.starts_with("exchange "), "{game} speaks as a record does: {way}");
        assert_eq!(way.contains('%'), game == "truco", "{game}: {way}");
        let ran = run_with(&["play", game, "--seed", "3"], format!("{lines}{key}\nquit\n").as_bytes());
        let told = flowing(&ran.out);
        let misread = ["Refused", "Not understood", "There is no card", "the choices are"];
        assert!(misread.iter().all(|text| !told.contains(text)), "{game}: {told}");
    }
}

#[test]
fn the_referee_asks_a_program_in_json_and_says_by_the_exit_code_that_a_question_is_open() {
    let asked = run(&["rule", "truco", "misdeal", "--json", "--lang", "en"]);
    let told: serde_json::Value = serde_json::from_str(&asked.out).expect("JSON");
    assert_eq!((asked.code, asked.err.as_str()), (Some(3), ""));
    assert_eq!(told["ask"]["key"], "play-begun");
    assert_eq!(told["ask"]["text"], "Had play begun?");
    assert_eq!(told["ask"]["answers"], serde_json::json!(["yes", "no"]));
    assert_eq!((&told["ask"]["law"], told["ask"]["why"].is_string()), (&"truco:9.VIII.d.3".into(), true));
    let ruled = run(&["rule", "truco", "misdeal", "play-begun=no", "announced=yes", "--json"]);
    assert_eq!(ruled.code, Some(0), "{}", ruled.err);
    let people = run(&["rule", "truco", "misdeal"]);
    assert_eq!(people.code, Some(0), "people are asked, and nothing is wrong");
}

#[test]
fn words_are_listed_for_every_game_and_looked_up_in_all() {
    for entry in games::catalogue() {
        let ran = run(&["words", entry.facts.id]);
        assert!(ran.code == Some(0) && ran.out.starts_with(entry.facts.title), "{}: {}", entry.facts.id, ran.err);
        assert!(ran.out.matches(" – ").count() > 10, "{}:\n{}", entry.facts.id, ran.out);
    }
    let all = run(&["words"]).out;
    assert!(games::catalogue().iter().all(|entry| all.contains(entry.facts.title)), "{all}");
    let told = flowing(&run(&["words", "voltarete", "codilho", "--lang", "it"]).out);
    assert!(told.starts_with("Voltarete") && told.contains("codilho – ") && told.contains("en codilho"), "{told}");
    // A word that is no game is looked up in all games, under its name in any language.
    let told = run(&["words", "renuncio"]).out;
    assert!(["Malilla", "Rebesino", "Voltarete"].iter().all(|title| told.contains(title)), "{told}");
    let ran = run(&["words", "voltarete", "codilha"]);
    assert!(ran.code == Some(2) && ran.err.contains("codilho"), "{}", ran.err);
}
