//! Every message the rules can send has its words, every word is used, and each is said without a fault.

mod drilled;
mod played;

use cards::names::Tradition;
use engine::{Arg, Msg, Seat, TableView};
use learn::primer;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use words::{Language, OnTable, TableNames, Unsaid, Words, advice, learn, rule_id, word_to_ask};

fn name(seat: Seat) -> String {
    ["Ana", "Bento", "Clara", "Duarte"].get(seat.index()).map_or_else(|| seat.to_string(), |&name| name.to_owned())
}

const COMPANY: TableNames<'static> = TableNames { names: &name, tradition: Tradition::Portuguese };

fn sources(of: &str) -> Vec<String> {
    sources_in(&format!("{of}/src"))
}

/// The Rust files of a folder of the repository, without its tests.
fn sources_in(of: &str) -> Vec<String> {
    fn walk(at: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(at).expect("a folder of sources").map(|entry| entry.expect("an entry").path()) {
            match entry.is_dir() {
                true if entry.ends_with("tests") => {}
                true => walk(&entry, found),
                false => found.extend(entry.extension().is_some_and(|end| end == "rs").then_some(entry.clone())),
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of), &mut found);
    assert!(!found.is_empty(), "no sources of {of}");
    let without_tests = |path| {
        let text = std::fs::read_to_string(path).expect("a source");
        text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned()
    };
    found.into_iter().map(without_tests).collect()
}

/// The string literals of a line of Rust that is not a comment.
fn literals(line: &str) -> Vec<&str> {
    let code = line.trim_start();
    if code.starts_with("//") { Vec::new() } else { code.split('"').skip(1).step_by(2).collect() }
}

fn games() -> Vec<&'static str> {
    games::catalogue().iter().map(|entry| entry.facts.id).collect()
}

fn families() -> BTreeSet<&'static str> {
    games::catalogue().iter().filter_map(|entry| entry.family).collect()
}

/// The id of a machine name.
fn id_of(name: &str) -> String {
    name.replace('_', "-")
}

/// The id under which the family of a game would say a message of it; the same id if it has none.
fn of_family(id: &str) -> String {
    let (kind, rest) = id.strip_prefix("rule-").map_or(("", id), |rest| ("rule-", rest));
    let of_game = |entry: engine::Entry| Some((entry.family?, rest.strip_prefix(&id_of(entry.facts.id))?.strip_prefix('-')?));
    let (family, rest) = match games::catalogue().into_iter().filter_map(of_game).min_by_key(|(_, rest)| rest.len()) {
        Some(found) => found,
        None => return id.to_owned(),
    };
    format!("{kind}{family}-{rest}")
}

/// Prefixes of rule numbers: the games, and the quadrille family.
fn books() -> Vec<&'static str> {
    games().into_iter().chain(["family"]).collect()
}

/// Is this literal a whole message id: a known prefix, a dash, then small letters, figures and dashes? The prefix alone, to which a
/// macro joins a token, is none.
fn is_id(literal: &str) -> bool {
    let rest = games()
        .into_iter()
        .chain(families())
        .chain(["web", "solved", "tutor", "told", "laws", "chart", "primer", "drill", "lesson", "path", "memory"])
        .find_map(|game| literal.strip_prefix(game)?.strip_prefix('-'));
    let whole = |rest: &str| !rest.is_empty() && !rest.ends_with('-');
    rest.is_some_and(|rest| whole(rest) && rest.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'))
}

/// The names of the arguments of a declared verb: `Accuse(seat: Seat, trick: u8) = "accuse", ...`.
fn declared(line: &str) -> impl Iterator<Item = &str> {
    let kinds = line.split_once(") = ").and_then(|(head, _)| head.split_once('(')).map(|(_, kinds)| kinds);
    kinds.into_iter().flat_map(|kinds| kinds.split(", ")).filter_map(|kind| kind.split_once(": ")).map(|(name, _)| name)
}

/// The names of the arguments in this text: as a message is given them, and as a breach tells its fields.
fn arguments(text: &str) -> Vec<&str> {
    let behind = |marker: &'static str| text.split(marker).skip(1).filter_map(|rest| rest.split('"').next());
    behind(".with(\"").chain(behind(" as \"")).collect()
}

/// The pages of championships hand an id, the name of its one argument and the value to a helper; or an id and how many there are.
fn helped(line: &str) -> Vec<&str> {
    let literals = literals(line);
    let is_pair =
        |pair: &&[&str]| pair[0].starts_with("web-club-") && line.contains(&format!("\"{}\", \"{}\"", pair[0], pair[1]));
    let named = literals.windows(2).filter(is_pair).map(|pair| pair[1]);
    named.chain(line.contains("count(").then_some("many")).collect()
}

/// Every message id in the sources, with the arguments given to it on its line and on those up to the next id.
fn sent() -> BTreeMap<String, BTreeSet<String>> {
    let mut sent: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let all = ["engine", "games", "solver", "bots", "laws", "learn", "table", "pages", "live", "clubroom", "web", "cli"];
    for (of, text) in all.into_iter().flat_map(|of| sources(of).into_iter().map(move |text| (of, text))) {
        let is_sent = |id: &&str| is_id(id) && (of != "learn" || ["lesson-", "path-"].iter().any(|own| id.starts_with(own)));
        let mut last: Vec<String> = Vec::new();
        let in_file = arguments(&text);
        for line in text.lines() {
            let ids: Vec<String> = literals(line).into_iter().filter(is_sent).map(str::to_owned).collect();
            last = if ids.is_empty() { last } else { ids };
            let arguments: Vec<String> =
                arguments(line).into_iter().chain(declared(line)).chain(helped(line)).map(str::to_owned).collect();
            for id in &last {
                let sent = sent.entry(id.clone()).or_default();
                sent.extend(arguments.iter().cloned());
                // What a cause speaks of stands where it is paid; the played matches show that it is given.
                if id.contains("-cause-") {
                    sent.extend(["count", "each", "cards", "seat", "suit"].map(str::to_owned));
                }
                // The sentences of how a deal ends, and of its aim, are chosen first and filled in elsewhere in the same file.
                if id.contains("-ended-") || id.contains("-aim") {
                    sent.extend(in_file.iter().map(|&name| name.to_owned()));
                }
            }
        }
    }
    // A primer and a drill fill their messages with figures that are declared apart.
    for primer in games::catalogue().iter().filter_map(|entry| primer(entry).ok()) {
        sent.entry(primer.unit.heading().to_owned()).or_default();
        for msg in primer.messages() {
            sent.entry(msg.id.to_owned()).or_default().extend(msg.args.iter().map(|(name, _)| (*name).to_owned()));
        }
    }
    for msg in drilled::messages() {
        sent.entry(msg.id.to_owned()).or_default().extend(msg.args.iter().map(|(name, _)| (*name).to_owned()));
    }
    sent
}

/// Every citation in the sources of the games.
fn cited() -> BTreeSet<String> {
    let texts = sources("games");
    let lines = texts.iter().flat_map(|text| text.lines());
    let is_cite = |literal: &&str| {
        let rest = books().into_iter().find_map(|book| literal.strip_prefix(book));
        rest.is_some_and(|rest| {
            let numbered = |number: &str| number.starts_with(|first: char| first.is_ascii_digit());
            rest.starts_with(" R")
                || rest.starts_with(" section ")
                || [" ", " D"].iter().any(|&kind| rest.strip_prefix(kind).is_some_and(numbered))
                || rest.strip_prefix(':').is_some_and(|law| law.starts_with(|first: char| first.is_ascii_alphanumeric()))
        })
    };
    lines.flat_map(literals).filter(is_cite).map(str::to_owned).collect()
}

/// Every reason the players give, as a citation: the advice or the rule behind a choice.
fn advised() -> BTreeSet<String> {
    let is_number = |literal: &&str| {
        let figures = literal.strip_prefix(['A', 'R']).unwrap_or_default();
        let is_law = literal.starts_with(|first: char| first.is_ascii_digit()) && literal.contains('.');
        is_law || !figures.is_empty() && figures.bytes().all(|byte| byte.is_ascii_digit())
    };
    let of_game = |game: &'static str| {
        let folder = |name: &str| format!("bots/src/{name}");
        let exists = |folder: &String| Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder).is_dir();
        let family = games::entry(game).and_then(|entry| entry.family);
        let texts =
            [Some(game), family].into_iter().flatten().map(folder).find(exists).map_or_else(Vec::new, |at| sources_in(&at));
        assert!(!texts.is_empty(), "{game} has no players: open crates/bots/src/{game}");
        let reasons = texts.iter().flat_map(|text| text.lines()).flat_map(literals).filter(is_number);
        reasons.map(|number| format!("{game} {number}")).collect::<Vec<_>>()
    };
    let all: BTreeSet<String> = games().into_iter().flat_map(of_game).collect();
    // Players of a whole family give reasons that only some of its games have: one of them must.
    let words = Words::new(Language::English);
    let told = |cite: &str| words.rule(cite).is_some();
    let of_relative = |cite: &str| {
        let (game, number) = cite.split_once(' ').unwrap_or((cite, ""));
        let family = games::entry(game).and_then(|entry| entry.family);
        let relatives = games::catalogue().into_iter().filter(|entry| family.is_some() && entry.family == family);
        relatives.into_iter().any(|entry| told(&format!("{} {number}", entry.facts.id)))
    };
    all.into_iter().filter(|cite| told(cite) || !of_relative(cite)).collect()
}

/// Every answer to an agreement that is a word: the game, the agreement, the answer.
fn answers() -> BTreeSet<(&'static str, &'static str, String)> {
    let is_word = |value: &String| value.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '_') && !value.is_empty();
    let of_fact = |game: &'static str, fact: &engine::OptionFact| {
        let values = match (fact.values)() {
            engine::agreement::Values::OneOf(values) => values,
            // Words among which one may also write something else: `always, up_to N, never`.
            engine::agreement::Values::Text(text) if text.contains(", ") => {
                text.split(", ").map(str::to_owned).chain([(fact.default)()]).collect()
            }
            _ => vec![(fact.default)()],
        };
        values.into_iter().filter(is_word).map(|value| (game, fact.name, value)).collect::<Vec<_>>()
    };
    let of_game =
        |entry: engine::Entry| entry.facts.options.iter().flat_map(|fact| of_fact(entry.facts.id, fact)).collect::<Vec<_>>();
    games::catalogue().into_iter().flat_map(of_game).collect()
}

/// Outcomes of deals, and pots: machine names that become messages.
fn named() -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for entry in games::catalogue() {
        named.insert(format!("{}-about", id_of(entry.facts.id)));
        named.extend([format!("shelf-{}", entry.shelf), format!("shelf-{}-about", entry.shelf)]);
        named.extend(entry.facts.options.iter().map(|fact| id_of(&format!("{}-option-{}", entry.facts.id, fact.name))));
        named.extend(entry.facts.pots.iter().map(|pot| id_of(&format!("{}-pot-{pot}", entry.facts.id))));
    }
    named.extend(answers().into_iter().map(|(_, _, value)| format!("value-{}", value.replace([' ', '_'], "-"))));
    let markers = [("voltarete", "ombre/voltarete", "outcome = Some(\""), ("truco", "truco", "self.end_contest(\"")];
    for (game, folder, marker) in markers {
        for text in sources_in(&format!("games/src/{folder}")) {
            let outcomes = text.split(marker).skip(1).filter_map(|rest| rest.split('"').next());
            named.extend(outcomes.map(|outcome| format!("{game}-outcome-{outcome}")));
        }
    }
    let of_a_feito = ["win", "resposta", "codilho", "barred", "granted", "surrendered"];
    named.extend(of_a_feito.map(|outcome| format!("voltarete-outcome-{outcome}")));
    named.extend(["dealers", "others", "even"].map(|outcome| format!("minchiate-outcome-{outcome}")));
    named.extend(["even", "won", "capote", "not-counted"].map(|outcome| format!("malilla-outcome-{outcome}")));
    let of_a_hombre = ["won", "bola", "bola-lost", "puesta", "codillo", "desbola", "passed", "redeemed", "annulled", "void"];
    named.extend(of_a_hombre.map(|outcome| format!("spanish-outcome-{outcome}")));
    named
}

/// The ids written in the files of a language.
fn written(language: Language) -> Vec<String> {
    let lines = language.files().flat_map(str::lines);
    let ids = lines.filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn no_message_is_missing_and_none_unused() {
    let mut due: BTreeSet<String> = sent().into_keys().collect();
    due.extend(named());
    due.extend(cited().iter().map(|cite| rule_id(cite)));
    due.extend(advised().iter().map(|cite| rule_id(cite)));
    due.extend(games().into_iter().flat_map(learn).map(rule_id));
    // The pages of rules tell the book's advice whether or not a player follows it.
    due.extend(
        games().into_iter().flat_map(|game| advice(game).into_iter().map(move |number| rule_id(&format!("{game} {number}")))),
    );
    // The rules of a championship are told on a page of their own.
    let is_rule = |cite: &&str| cite.strip_prefix("championship:").is_some_and(|number| !number.is_empty());
    due.extend(sources("club").iter().flat_map(|text| text.lines()).flat_map(literals).filter(is_rule).map(rule_id));
    // Every law is told, whether or not a game cites it.
    due.extend(laws::all().map(|law| rule_id(law.id.0)));
    due.extend(games().into_iter().flat_map(laws::desk::message_ids));
    // The rule books tell every rule of their chapters.
    for chapter in games().into_iter().flat_map(words::chapters) {
        due.insert(chapter.title());
        due.extend(chapter.rules.iter().map(|cite| rule_id(cite)));
    }
    due.extend(words::term_ids());
    due.extend(games::catalogue().iter().flat_map(|entry| words::answer_form_ids(entry.facts)));
    due.extend(["list-of", "list-no-cards", "list-nobody", "cite-section"].map(str::to_owned));
    // Other languages write some places and years of the books differently.
    due.extend(["place-lisbon", "place-brazil", "year-20th-century", "year-nd"].map(|name| format!("imprint-{name}")));
    due.extend(OnTable::ALL.map(|what| what.id().to_owned()));
    assert!(due.len() > 200, "the sources were not read: {} ids", due.len());
    for language in Language::ALL {
        let written = written(language);
        let once: BTreeSet<String> = written.iter().cloned().collect();
        assert_eq!(written.len(), once.len(), "{language:?} says something twice");
        // What a game has no words of its own for, its family may say.
        let due: BTreeSet<String> = due.iter().map(|id| if once.contains(id) { id.clone() } else { of_family(id) }).collect();
        let missing: Vec<_> = due.difference(&once).collect();
        // A game need not have its own word for what lies on every table.
        let speakers: Vec<&str> = games().into_iter().chain(families()).collect();
        let laid = |id: &str| OnTable::ALL.iter().any(|what| speakers.iter().any(|who| id == format!("{who}-{}", what.id())));
        // What its family says alike, a game may say its own way.
        let own = |id: &str| laid(id) || (of_family(id) != id && due.contains(&of_family(id)));
        let unused: Vec<_> = once.difference(&due).filter(|id| !own(id)).collect();
        assert!(missing.is_empty() && unused.is_empty(), "{language:?}: missing {missing:?}, unused {unused:?}");
    }
}

/// A message with these arguments. What they hold matters little: a sentence asks for them by name.
fn made(id: &str, arguments: &BTreeSet<String>) -> Msg {
    let args = arguments.iter().map(|name| (&*name.clone().leak(), Arg::Number(1))).collect();
    Msg { id: id.to_owned().leak(), args }
}

#[test]
fn each_message_is_said_with_the_arguments_it_is_given() {
    let heard = heard();
    assert!(heard.len() > 80, "only {} messages were heard", heard.len());
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, mut arguments) in sent() {
            // Where an id is handed to a helper its arguments stand elsewhere: the played tables know them.
            arguments.extend(heard.get(&id).into_iter().flatten().cloned());
            // What a payment is for is said with figures and cards (`engine::Cause`).
            if id.contains("-cause-") {
                arguments.extend(["count", "each", "cards"].map(str::to_owned));
            }
            let msg = made(&id, &arguments);
            match words.try_say(&msg, COMPANY) {
                Ok(text) => assert!(!text.trim().is_empty(), "{id} says nothing"),
                Err(error) => panic!("{id} with {arguments:?}: {error:?}"),
            }
        }
        for id in named().into_iter().chain(cited().union(&advised()).map(|cite| rule_id(cite))) {
            assert!(words.try_say(&made(&id, &BTreeSet::new()), COMPANY).is_ok(), "{id}");
        }
    }
}

#[test]
fn a_message_without_its_arguments_is_a_fault() {
    let words = Words::new(Language::English);
    assert!(matches!(words.try_say(&Msg::new("voltarete-so-in"), COMPANY), Err(Unsaid::Broken(..))));
    assert!(matches!(words.try_say(&Msg::new("voltarete-frob"), COMPANY), Err(Unsaid::Missing(_))));
}

/// Every message of a view.
fn messages(view: &TableView) -> Vec<Msg> {
    let mut all = vec![view.headline.clone()];
    all.extend(view.facts.iter().chain(&view.log).chain(&view.aim).chain(&view.worth).cloned());
    all.extend(view.sheet.iter().map(|line| line.cause.clone()));
    all.extend(view.pots.iter().map(|pot| pot.name.clone()));
    all.extend(view.seats.iter().flat_map(|seat| seat.roles.iter().chain(&seat.figures).chain(&seat.said)).cloned());
    if let Some(prompt) = &view.prompt {
        all.push(prompt.question.clone());
        all.extend(prompt.refused.iter().map(|refused| refused.why.why.clone()));
        all.extend(prompt.ways.iter().map(|way| way.words().clone()));
    }
    all
}

/// Every message heard at tables played at random, each with the names of its arguments; all are said as they come.
fn heard() -> BTreeMap<String, BTreeSet<String>> {
    let words = Words::new(Language::English);
    let mut heard: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut hear = |msg: Msg| {
        let text = words.try_say(&msg, COMPANY).expect("words");
        assert!(!text.contains(['{', '}']), "{}: {text}", msg.id);
        let names = msg.args.iter().map(|(name, _)| (*name).to_owned());
        heard.entry(msg.id.to_owned()).or_default().extend(names);
    };
    for (n, table) in played::tables().iter().enumerate() {
        let game = played::play(table, n as u64, 3_000, &mut |view| messages(view).into_iter().for_each(&mut hear));
        game.reports().into_iter().filter_map(|report| report.ended).for_each(&mut hear);
    }
    heard
}

#[test]
fn cards_are_named_in_full() {
    let words = Words::new(Language::English);
    let cards = |text: &str| -> cards::CardSet { text.parse().expect("cards") };
    let say = |msg: Msg| words.say(&msg, &name, Tradition::Portuguese);
    assert_eq!(
        say(Msg::new("voltarete-exchange").with("cards", cards("5C 6O RB"))),
        "Discard seis de ouros, cinco de copas and rei de páos"
    );
    assert_eq!(say(Msg::new("voltarete-exchange").with("cards", cards(""))), "Discard no card");
    assert_eq!(
        say(Msg::new("voltarete-said")
            .with("seat", Seat::at(1))
            .with("what", Msg::new("voltarete-said-took").with("many", 1i64))),
        "Bento: draws one card"
    );
}

#[test]
fn rules_are_found_by_their_citation() {
    assert_eq!(rule_id("voltarete R57"), "rule-voltarete-r57");
    assert_eq!(rule_id("voltarete:II.10.13"), "rule-voltarete-ii-10-13");
    let words = Words::new(Language::English);
    assert!(words.rule("voltarete R114").is_some_and(|text| text.starts_with("A codilho is")));
    assert_eq!(words.rule("voltarete R999"), None);
    for spelling in ["licenca", "licença"] {
        assert!(words.word("voltarete", spelling).is_some_and(|(word, _)| word == "Licença"), "{spelling}");
    }
    assert!(words.word("voltarete", "contra-pé").is_some());
}

/// Every game can be learnt from its own rules, each told once, and has a word to ask for that is explained.
#[test]
fn every_game_has_a_tour_of_its_rules() {
    for game in games() {
        let rules: BTreeSet<&str> = learn(game).into_iter().collect();
        assert!(!rules.is_empty(), "{game} has no tour: add crates/words/tours/{game}.txt");
        assert!((8..=17).contains(&rules.len()) && rules.len() == learn(game).len(), "{game}: {} rules", rules.len());
        // The games of a family share rules, which are cited as the book has them.
        let books = if games::entry(game).is_some_and(|entry| entry.family.is_some()) { books() } else { vec![game] };
        let of_book = |cite: &&str| books.iter().any(|book| cite.strip_prefix(book).is_some_and(|rest| rest.starts_with(' ')));
        assert!(rules.iter().all(of_book), "{game}");
        let word = word_to_ask(game).unwrap_or_else(|| panic!("{game}: the tour has no line `ask: WORD`"));
        let known = Words::new(Language::English).word(game, word).is_some()
            || Words::new(Language::English).glossary(game, word).is_ok();
        assert!(known, "{game}: {word}");
    }
}

#[test]
fn every_game_has_advice_in_the_order_of_its_numbers() {
    for game in games() {
        let numbers: Vec<u32> = advice(game).iter().filter_map(|number| number.strip_prefix('A')?.parse().ok()).collect();
        assert!(numbers.len() > 1 && numbers.is_sorted() && numbers.len() == advice(game).len(), "{game}: {numbers:?}");
        let words = Words::new(Language::Italian);
        assert!(numbers.iter().all(|number| words.rule(&format!("{game} A{number}")).is_some()), "{game}");
    }
    assert!(advised().len() > 100, "the sources of the players were not read: {}", advised().len());
}

#[test]
fn a_game_has_its_own_words_for_what_lies_on_the_table_or_the_common_ones() {
    for language in Language::ALL {
        let words = Words::new(language);
        for game in games() {
            for what in OnTable::ALL {
                assert!(!words.on_table(game, what, 2).contains(what.id()), "{language:?}: {game} {what:?}");
            }
        }
    }
    let english = Words::new(Language::English);
    assert_eq!(english.on_table("truco", OnTable::Tricks, 1), "1 vaza");
    assert_eq!(english.on_table("grand", OnTable::Tricks, 2), "2 tricks");
    assert_eq!(english.on_table("voltarete", OnTable::Stock, 13), "Talon 13");
    assert_eq!(english.contract("truco", "roda"), "roda");
}

/// Has this message a short name beside what it means?
fn has_name(language: Language, id: &str) -> bool {
    let begins = format!("{id} = ");
    let mut lines = language.files().flat_map(str::lines).skip_while(|line| !line.starts_with(&begins));
    lines.nth(1).is_some_and(|line| line.starts_with("    .name = "))
}

/// Machine names stay in records and on the command line: a reader is told words.
#[test]
fn agreements_and_their_answers_have_names_in_every_language() {
    assert!(answers().len() > 60, "the agreements were not read: {}", answers().len());
    for language in Language::ALL {
        let words = Words::new(language);
        for entry in games::catalogue() {
            for fact in entry.facts.options {
                let named = words.option_name(entry.facts.id, fact.name);
                assert!(!named.is_empty() && !named.contains('_'), "{language:?}: {} {}", entry.facts.id, fact.name);
                let id = id_of(&format!("{}-option-{}", entry.facts.id, fact.name));
                assert!(has_name(language, &id) || has_name(language, &of_family(&id)), "{language:?}: {id} has no name");
            }
        }
    }
    let words = [Language::English, Language::Italian].map(Words::new);
    assert_eq!(words.each_ref().map(|words| words.value("yukon", "yukon_optional", "true")), ["yes", "sì"]);
    assert_eq!(words.each_ref().map(|words| words.value("yukon", "target", "250")), ["250", "250"]);
    assert_eq!(
        words.each_ref().map(|words| words.option_name("voltarete", "dealer_ante")),
        ["dealer’s stake", "posta del mazziere"]
    );
}

#[test]
fn french_cards_have_their_names_in_the_readers_language() {
    let queen: cards::Card = "CC".parse().expect("a card");
    let named = Language::ALL.map(|language| Words::new(language).card(queen, Tradition::English));
    assert_eq!(named, ["queen of hearts", "dama de copas", "reina de corazones", "donna di cuori"]);
    let of_the_book = Language::ALL.map(|language| Words::new(language).card(queen, Tradition::Portuguese));
    assert_eq!(of_the_book, ["dama de copas"; 4]);
}

/// The catalogue speaks English where no word file is at hand: it must say the same as the English files.
#[test]
fn the_catalogue_and_the_english_files_say_the_same() {
    let words = Words::new(Language::English);
    let mut otherwise = BTreeSet::new();
    for entry in games::catalogue() {
        assert_eq!(words.about(entry.facts.id), entry.facts.about);
        for fact in entry.facts.options {
            let said = words.option(entry.facts.id, fact.name);
            if said != fact.about {
                otherwise.insert(format!("{}: {said:?}, {:?}", fact.name, fact.about));
            }
        }
    }
    assert!(otherwise.is_empty(), "{otherwise:#?}");
}
