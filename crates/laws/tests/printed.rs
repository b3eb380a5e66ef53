//! The tables of decisions that are printed from the declared desks: `docs/laws/GAME.md`. Run with `SPADILLE_REWRITE_DOCS=1` to
//! write them anew.

use engine::Msg;
use engine::law::{Desk, Ruling, Undecided};
use laws::desk;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use words::{Language, Words};

/// The games that declare their desk.
fn declared() -> Vec<(&'static engine::Facts, &'static Desk)> {
    games::catalogue().into_iter().filter_map(|entry| Some((entry.facts, (entry.desk)()?))).collect()
}

fn page(facts: &engine::Facts, desk: &'static Desk) -> String {
    let words = Words::new(Language::English);
    let say = |msg: &Msg| words.say_in(facts.id, msg, &|seat| format!("player {}", seat.index() + 1), facts.tradition);
    let mut page = format!(
        "# The referee's decisions: {}\n\nPrinted from the declared incidents by a test. A figure is shown with one answer.\n",
        facts.title
    );
    for form in desk.incidents() {
        let _ = write!(page, "\n## {} (`{}`)\n\n", desk::form_name(&words, form.id), form.id);
        page += "| answers | laws | what follows |\n|---|---|---|\n";
        for leaf in desk.leaves(form) {
            let answer = |(question, value): &(engine::law::Question, engine::law::Value)| {
                format!("{} {}", desk::question(&words, question.key), desk::answer(&words, &value.to_string()))
            };
            let answers: Vec<String> = leaf.because.iter().map(answer).collect();
            let (laws, follows) = match &leaf.ruling {
                Ok(ruling) => (numbers(ruling), follows(&words, facts.id, ruling, &say)),
                Err(Undecided::Impossible(why)) => (String::new(), say(why)),
                Err(Undecided::Contradicts(which)) => panic!("{} alone contradicts itself: {which:?}", form.id),
                Err(Undecided::Ask(question)) => panic!("{} leaves {} open", form.id, question.key),
            };
            let _ = writeln!(page, "| {} | {laws} | {follows} |", answers.join("; "));
        }
    }
    if !desk.definitions.is_empty() {
        page += "\n## Laws that define something\n\n| law | why nothing is asked |\n|---|---|\n";
        desk.definitions.iter().for_each(|(law, why)| page += &format!("| {law} | {why} |\n"));
    }
    page
}

fn numbers(ruling: &Ruling) -> String {
    let number = |cite: &engine::Cite| cite.0.split_once(':').map_or(cite.0, |(_, number)| number).to_owned();
    ruling.cites.iter().map(number).collect::<Vec<_>>().join(", ")
}

fn follows(words: &Words, game: &str, ruling: &Ruling, say: &dyn Fn(&Msg) -> String) -> String {
    let sentences = ruling.follows.iter().map(|sentence| say(&sentence.words())).chain(ruling.notes.iter().map(say));
    let paid = desk::paid(words, game, ruling, &[]);
    let paid = paid.iter().map(|paid| format!("{} → {}: {} ({}).", paid.from, paid.to, paid.amount, paid.why));
    sentences.chain(paid).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_printed_tables_are_those_of_the_desks() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/laws"));
    for (facts, desk) in declared() {
        let (path, page) = (folder.join(format!("{}.md", facts.id)), page(facts, desk));
        if std::env::var_os("SPADILLE_REWRITE_DOCS").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&path, &page).expect("a file");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == page, "{} is not what the desk decides: run with SPADILLE_REWRITE_DOCS=1", path.display());
    }
}

#[test]
fn every_law_of_a_declared_desk_can_be_asked_or_is_a_definition() {
    for (facts, desk) in declared() {
        let rulings = desk.incidents().flat_map(|form| desk.leaves(form)).filter_map(|leaf| leaf.ruling.ok());
        let asked: BTreeSet<&str> = rulings.flat_map(|ruling| ruling.cites).map(|cite| cite.0).collect();
        let defined: BTreeSet<&str> = desk.definitions.iter().map(|(law, _)| *law).collect();
        let silent: Vec<&str> =
            desk.laws.iter().map(|law| law.id.0).filter(|law| !asked.contains(law) && !defined.contains(law)).collect();
        assert!(silent.is_empty(), "{}: {silent:?}", facts.id);
        assert!(desk.definitions.iter().all(|(law, why)| laws::law(law).is_some() && !why.is_empty()), "{}", facts.id);
        assert!(asked.is_disjoint(&defined), "{}: a law that can be asked is no definition", facts.id);
    }
}

#[test]
fn every_citation_of_a_declared_desk_is_a_law() {
    for (facts, desk) in declared() {
        let rulings = desk.incidents().flat_map(|form| desk.leaves(form)).filter_map(|leaf| leaf.ruling.ok());
        let declared = desk.incidents().flat_map(|form| form.laws).copied();
        let cited = rulings.flat_map(|ruling| ruling.cites).chain(declared).map(|cite| cite.0);
        let unknown: Vec<&str> = cited.chain(desk.revokes.iter().copied()).filter(|id| laws::law(id).is_none()).collect();
        assert!(unknown.is_empty(), "{}: {unknown:?}", facts.id);
    }
}

#[test]
fn an_incident_of_a_desk_has_one_name() {
    for (facts, desk) in declared() {
        let ids: Vec<&str> = desk.incidents().map(|form| form.id).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{}", facts.id);
    }
}

#[test]
fn every_row_of_a_declared_desk_can_decide() {
    for (facts, desk) in declared() {
        for form in desk.incidents() {
            let rulings: Vec<Ruling> = desk.leaves(form).into_iter().filter_map(|leaf| leaf.ruling.ok()).collect();
            for row in desk.rows(form) {
                let says = row.follows.iter().map(|outcome| outcome.says);
                let decides =
                    |ruling: &Ruling| ruling.cites.starts_with(row.laws) && says.clone().eq(ruling.follows.iter().copied());
                assert!(rulings.iter().any(decides), "{} {}: {:?} never decides", facts.id, form.id, row.when);
            }
        }
    }
}
