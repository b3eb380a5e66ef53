//! Each language speaks with one voice: what need not be done is not forbidden, a term has one word, numbers agree with what they
//! count, and nothing is left in English. Every check is also shown one planted fault.

mod texts;

use cards::names::Tradition;
use engine::{Arg, Msg, Seat};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use texts::{faults, has, said, texts, words_of};
use words::{Language, TableNames, Words, avoided};

/// Languages other than English.
const TRANSLATED: [Language; 3] = [Language::Portuguese, Language::Spanish, Language::Italian];

fn assert_none(found: &[String]) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

// Need not is not must not.

/// The words for what one need not do.
fn need_not(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["need not"],
        Language::Portuguese => &["não precisa", "não precisam", "ninguém precisa"],
        Language::Spanish => &["no está obligado", "no están obligados", "nadie está obligado"],
        Language::Italian => &["non è tenuto", "non sei tenuto", "non sono tenuti", "nessuno è tenuto"],
    }
}

/// The words that forbid, and are easily written for *need not*.
fn forbids(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &["must not"],
        Language::Portuguese => &["não deve", "não devem", "ninguém deve"],
        Language::Spanish => &["no hay que", "no debe", "no deben", "nadie debe"],
        Language::Italian => &["non deve", "non devi", "non devono", "non va", "non vanno", "nessuno deve"],
    }
}

fn says_any(text: &str, of: &[&str]) -> bool {
    of.iter().any(|phrase| has(text, phrase))
}

/// A translation that forbids what English leaves free, or the other way round.
fn reversed(language: Language, english: &str, text: &str) -> Option<String> {
    let free = says_any(english, need_not(Language::English));
    if free && !says_any(text, need_not(language)) {
        return Some(format!("“need not” without {:?}", need_not(language)));
    }
    // To owe is *deve* too, and a thing that *does not go*.
    let forbidden = ["must", "should", "owe", "owes", "do not go", "does not fit", "cannot", "wrong"];
    let unlike = says_any(text, forbids(language)) && !says_any(english, &forbidden);
    unlike.then(|| "forbids what English does not".to_owned())
}

#[test]
fn what_need_not_be_done_is_not_forbidden_in_any_language() {
    let english = texts(Language::English);
    let free = english.values().filter(|text| says_any(text, need_not(Language::English))).count();
    assert!(free > 12, "only {free} messages say need not");
    for language in TRANSLATED {
        let at = |id: &str| english.get(id).map_or("", String::as_str);
        assert_none(&faults(language, |id, text| reversed(language, at(id), text)));
    }
}

#[test]
fn a_planted_must_not_is_found() {
    let english = "After a segundo, a player who draws Espadilha need not show it.";
    let planted = [
        (Language::Italian, "Dopo un segundo, Espadilha comprata non va mostrata."),
        (Language::Spanish, "Después de un segundo, no hay que mostrar la Espadilha comprada."),
        (Language::Portuguese, "Depois de um segundo, quem compra a Espadilha não deve mostrá-la."),
    ];
    for (language, text) in planted {
        assert!(reversed(language, english, text).is_some(), "{text}");
        assert!(reversed(language, "Show Espadilha when you like.", text).is_some(), "{text}");
    }
    let right = "Dopo un segundo, chi compra Espadilha non è tenuto a mostrarla.";
    assert_eq!(reversed(Language::Italian, english, right), None);
}

// One quotation style in each language.

const QUOTES: [char; 9] = ['“', '”', '„', '«', '»', '‹', '›', '‘', '"'];

fn other_quotes(language: Language, text: &str) -> Option<String> {
    let own = match language {
        Language::English | Language::Portuguese => ['“', '”'],
        Language::Spanish | Language::Italian => ['«', '»'],
    };
    let said = said(text);
    let [opened, closed] = own.map(|mark| said.matches(mark).count());
    let strange = said.chars().find(|letter| QUOTES.contains(letter) && !own.contains(letter));
    strange.map(|mark| format!("`{mark}`, not {own:?}")).or_else(|| (opened != closed).then(|| format!("{own:?} not in pairs")))
}

#[test]
fn each_language_quotes_in_one_way() {
    for language in Language::ALL {
        assert_none(&faults(language, |_, text| other_quotes(language, text)));
    }
}

#[test]
fn a_planted_quotation_mark_of_another_language_is_found() {
    assert!(
        other_quotes(Language::Spanish, "Diga “quero”.").is_some() && other_quotes(Language::English, "Say «quero».").is_some()
    );
    assert!(
        other_quotes(Language::Italian, "Di’ \"quero\".").is_some() && other_quotes(Language::English, "Say “quero.").is_some()
    );
    assert_eq!(other_quotes(Language::Italian, "Di’ «quero»{ \" \" }."), None);
}

// One word for a term.

fn avoids(language: Language, text: &str) -> Option<String> {
    static OTHERS: LazyLock<Vec<(Language, &str, &str)>> = LazyLock::new(|| {
        let of = |language| avoided(language).into_iter().map(move |(word, term)| (language, word, term));
        Language::ALL.into_iter().flat_map(of).collect()
    });
    let found = OTHERS.iter().find(|(own, word, _)| *own == language && has(text, word))?;
    Some(format!("`{}`, which is another word for {}", found.1, found.2))
}

#[test]
fn no_text_has_an_other_word_for_a_term() {
    for language in Language::ALL {
        assert!(!avoided(language).is_empty(), "the list of other words was not read for {language:?}");
        // A term of a book is its own word, whatever the general texts say for it.
        let is_term = |id: &str| id.starts_with("term-") && !id.ends_with(".gloss");
        assert_none(&faults(language, |id, text| avoids(language, text).filter(|_| !is_term(id))));
    }
}

#[test]
fn a_planted_other_word_is_found_in_its_language() {
    assert!(
        avoids(Language::Italian, "È una renunzia.").is_some() && avoids(Language::English, "Lay aside { $cards }").is_some()
    );
    assert!(
        avoids(Language::Spanish, "Tender la mano como ganada").is_some() && avoids(Language::English, "A resposta").is_some()
    );
    assert_eq!(avoids(Language::Portuguese, "Falta a resposta."), None, "an answer is one in Portuguese");
}

// Options.

/// A label is a question with its mark, or a noun with a capital.
fn half_a_question(language: Language, id: &str, text: &str) -> Option<String> {
    if !id.contains("-option-") || id.contains('.') || id.starts_with("web-") {
        return None;
    }
    if text.starts_with(|first: char| first.is_lowercase()) {
        return Some("a small letter at its head".to_owned());
    }
    let asks: &[&str] = match language {
        Language::English => &["whether", "how", "what", "who", "which", "when", "are", "is", "may", "does", "do", "must"],
        Language::Portuguese => &["se", "quanto", "quantos", "quantas", "como", "quem", "quando"],
        Language::Spanish => &["si", "cuánto", "cuántos", "cuántas", "cómo", "quién", "cuándo"],
        Language::Italian => &["se", "quanto", "quanti", "quante", "come", "chi", "quando"],
    };
    let first = words_of(text).into_iter().next().unwrap_or_default();
    (asks.contains(&first.as_str()) && !text.contains('?')).then(|| "a question without its mark".to_owned())
}

#[test]
fn an_option_is_labelled_with_a_question_or_a_noun() {
    for language in Language::ALL {
        assert_none(&faults(language, |id, text| half_a_question(language, id, text)));
    }
}

#[test]
fn a_planted_half_question_is_found() {
    let check = |language, text| half_a_question(language, "truco-option-judge", text);
    assert!(check(Language::English, "whether a judge is appointed").is_some());
    assert!(check(Language::Italian, "Se si nomina un giudice").is_some());
    assert_eq!(check(Language::English, "Is a judge appointed?"), None);
    assert_eq!(check(Language::English, "The agreed number of hands"), None);
}

// Nothing is left in English.

/// Words of the books and of the trade that are the same in another language.
const SHARED: &str = include_str!("texts/shared.txt");

/// A text in English words.
fn left_in_english(english: &str, text: &str) -> Option<String> {
    const SMALL: [&str; 12] = ["the", "of", "and", "with", "you", "your", "which", "whether", "this", "that", "are", "century"];
    let words = words_of(text);
    if let Some(word) = words.iter().find(|word| SMALL.contains(&word.as_str())) {
        return Some(format!("English `{word}`"));
    }
    let shared: BTreeSet<&str> = SHARED.split_whitespace().collect();
    let strange = words.iter().find(|word| word.chars().any(char::is_alphabetic) && !shared.contains(word.as_str()));
    strange.filter(|_| said(text) == said(english)).map(|word| format!("the same as in English, with `{word}`"))
}

#[test]
fn no_text_of_another_language_is_english() {
    let english = texts(Language::English);
    for language in TRANSLATED {
        let at = |id: &str| english.get(id).map_or("", String::as_str);
        // A term is the book's own word in every language; its explanation is not.
        let is_term = |id: &str| id.starts_with("term-") && !id.ends_with(".gloss");
        assert_none(&faults(language, |id, text| left_in_english(at(id), text).filter(|_| !is_term(id))));
    }
}

#[test]
fn a_planted_english_text_is_found() {
    assert!(left_in_english("Leave the talon", "Leave the talon").is_some());
    assert!(left_in_english("Settings", "Settings").is_some() && left_in_english("Hand 3", "Carte of 3").is_some());
    assert_eq!(left_in_english("Retruco", "Retruco"), None);
}

/// Places and times of the books are told in the reader's language, wherever it has another word for them.
#[test]
fn no_book_is_printed_in_english_for_other_readers() {
    let own_everywhere = ["Madrid", "Rio Grande do Sul", "Castiglion Fiorentino"];
    for language in TRANSLATED {
        let words = Words::new(language);
        for entry in games::catalogue() {
            let (book, told) = (&entry.facts.book, words.imprint(&entry.facts.book));
            assert!(own_everywhere.contains(&book.place) || !has(&told, book.place), "{language:?}: {told}");
            assert_eq!(left_in_english("", &told), None, "{told}");
            assert_eq!(left_in_english("", entry.facts.title), None, "a title is in the language of its book");
        }
    }
}

/// A citation on a screen leads somewhere; the line of a text file does not.
#[test]
fn no_option_cites_a_line_of_a_text_file() {
    let words = Words::new(Language::Italian);
    let mut cited = 0;
    for entry in games::catalogue() {
        for fact in entry.facts.options {
            let Some(cite) = words.cited(entry.facts.id, fact.cite) else { continue };
            cited += 1;
            assert!(!cite.contains("book") && !cite.contains("section"), "{}: {cite}", fact.name);
            assert!(
                cite.split(", ")
                    .all(|part| part.len() < 3 || part.contains(|letter: char| letter.is_alphabetic() || letter == '.')),
                "{cite}"
            );
        }
    }
    assert!(cited > 100, "only {cited} options cite a rule");
}

// Numbers agree with what they count.

/// Nouns of which there are several, by language.
fn several(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            "cards",
            "tricks",
            "points",
            "tantos",
            "tentos",
            "hands",
            "resti",
            "estuches",
            "malos",
            "buenos",
            "players",
            "matches",
            "renuncios",
        ],
        Language::Portuguese => &[
            "cartas",
            "vazas",
            "pontos",
            "tantos",
            "tentos",
            "mãos",
            "resti",
            "estuches",
            "malos",
            "buenos",
            "jogadores",
            "partidas",
            "nomes",
            "renúncias",
        ],
        Language::Spanish => &[
            "cartas",
            "bazas",
            "puntos",
            "tantos",
            "tentos",
            "manos",
            "resti",
            "estuches",
            "malos",
            "buenos",
            "jugadores",
            "partidas",
            "nombres",
            "renuncios",
        ],
        Language::Italian => &[
            "carte",
            "prese",
            "punti",
            "tantos",
            "tentos",
            "mani",
            "resti",
            "estuches",
            "malos",
            "buenos",
            "giocatori",
            "partite",
            "nomi",
            "renuncios",
        ],
    }
}

/// Messages whose number is never one: it is fixed by the game, or the fewest is more.
const NEVER_ONE: &str = include_str!("texts/never-one.txt");

/// The names of what is filled in.
fn arguments(text: &str) -> BTreeSet<String> {
    let names =
        text.split('$').skip(1).map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || "-_".contains(*c)).collect());
    names.collect()
}

/// One of several: `1 cards`.
fn one_of_several(language: Language, told: &str) -> Option<String> {
    let told = told.to_lowercase();
    let words: Vec<&str> = told.split_whitespace().collect();
    let noun = |word: &str| several(language).contains(&word.trim_matches(|letter: char| !letter.is_alphabetic()));
    let pair = words.windows(2).find(|pair| pair[0] == "1" && noun(pair[1]));
    pair.map(|pair| format!("`{} {}`", pair[0], pair[1]))
}

#[test]
fn numbers_are_said_at_none_one_two_and_five() {
    let company = TableNames { names: &|seat: Seat| seat.to_string(), tradition: Tradition::Portuguese };
    let mut found = Vec::new();
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, text) in texts(language).into_iter().filter(|(id, text)| !id.contains('.') && text.contains('$')) {
            for number in [0_i64, 1, 2, 5] {
                let args = arguments(&text).into_iter().map(|name| (&*name.leak(), Arg::Number(number))).collect();
                let told = words.try_say(&Msg { id: id.clone().leak(), args }, company);
                match told {
                    Err(error) => found.push(format!("{} {id} at {number}: {error:?}", language.tag())),
                    Ok(told) if told.contains(['{', '}']) => found.push(format!("{} {id} at {number}: {told}", language.tag())),
                    Ok(told) => {
                        let never = NEVER_ONE.split_whitespace().any(|exempt| exempt == id);
                        let fault = one_of_several(language, &told).filter(|_| number == 1 && !never);
                        found.extend(fault.map(|fault| format!("{} {id}: {fault} in “{told}”", language.tag())));
                    }
                }
            }
        }
    }
    assert_none(&found);
}

#[test]
fn a_planted_one_of_several_is_found() {
    assert!(one_of_several(Language::English, "You hold 1 cards.").is_some());
    assert!(one_of_several(Language::Italian, "Hai 1 carte").is_some());
    assert_eq!(one_of_several(Language::English, "You hold 1 card, not 5 cards."), None);
}
