//! Each language addresses the reader in one way and keeps to one spelling, as `docs/words.md` says.

mod texts;

use std::collections::BTreeSet;
use std::sync::LazyLock;
use texts::{faults, has as says, texts, words_of};
use words::Language;

/// Words not used in a language, with their replacement.
struct Shunned {
    language: Language,
    instead: &'static str,
    words: &'static [&'static str],
}

const SHUNNED: [Shunned; 4] = [
    Shunned {
        language: Language::Portuguese,
        instead: "modern Brazilian spelling and words",
        words: &[
            "facto",
            "registo",
            "ficheiro",
            "palavra-passe",
            "utilizador",
            "ligação",
            "partilhar",
            "ecrã",
            "equipa",
            "planeiam",
            "noutra",
            "noutro",
            "noutras",
            "noutros",
            "donde",
            "porquê?",
            "demasiado",
            "demasiados",
            "demasiadas",
            "baralhar",
            "baralhada",
            "deitar",
            "lho",
            "lha",
            "lhos",
            "consigo",
        ],
    },
    Shunned {
        language: Language::Portuguese,
        instead: "você, or the verb in the third person",
        words: &[
            "tu", "te", "ti", "teu", "teus", "tua", "tuas", "contigo", "tens", "podes", "deves", "és", "queres", "jogas", "sabes",
        ],
    },
    Shunned {
        language: Language::Spanish,
        instead: "usted",
        words: &[
            "tú",
            "tu",
            "tus",
            "te",
            "ti",
            "tuyo",
            "tuya",
            "contigo",
            "tienes",
            "puedes",
            "debes",
            "eres",
            "quieres",
            "juegas",
            "pasas",
            "nombras",
            "descartas",
            "dilo",
            "haz",
        ],
    },
    Shunned {
        language: Language::Italian,
        instead: "tu",
        words: &[
            "per lei",
            "con lei",
            "dal suo link",
            "al suo tavolo può",
            "aspetti che",
            "ne apra",
            "ne usi",
            "scelga",
            "clicchi",
            "copi questo",
        ],
    },
];

/// The texts of a file, line by line, without comments and ids.
fn said(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split_once(" = ").map_or(line, |(_, said)| said))
}

/// Does a line have this word, or these words one after another?
fn has(line: &str, word: &str) -> bool {
    let part_of_a_word = |letter: char| letter.is_alphanumeric() || letter == '-';
    line.match_indices(word).any(|(at, _)| {
        let (before, after) = (line[..at].chars().next_back(), line[at + word.len()..].chars().next());
        !before.is_some_and(part_of_a_word) && !after.is_some_and(part_of_a_word)
    })
}

#[test]
fn each_language_keeps_to_one_address_and_one_spelling() {
    let mut found = Vec::new();
    for Shunned { language, instead, words } in SHUNNED {
        for line in language.files().flat_map(said) {
            let small = line.to_lowercase();
            found.extend(
                words
                    .iter()
                    .filter(|word| has(&small, word))
                    .map(|word| format!("{}: `{word}` in “{line}” (write {instead})", language.tag())),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn apostrophes_are_curly_in_every_language() {
    let straight = |line: &&str| line.contains('\'');
    let found: Vec<&str> = Language::ALL.into_iter().flat_map(Language::files).flat_map(said).filter(straight).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_word_is_found_alone_and_not_within_another() {
    assert!(has("não sei porquê?", "porquê?") && has("te toca", "te"));
    assert!(!has("este tento", "te") && !has("o porquê de tudo", "porquê?"));
}

/// Spanish verbs that speak to the reader: the infinitive, and the stem where the stress is on it.
const VERBS: &str = "abrir abr, aceptar acept, acusar acus, arriesgar arriesg, avisar avis, barajar baraj, buscar busc, cambiar cambi, \
    cantar cant, comprar compr, conceder conced, contar cuent, cortar cort, creer cre, deber deb, decir dic, dejar dej, descartar \
    descart, devolver devuelv, echar ech, elegir elig, empezar empiez, enseñar enseñ, entrar entr, escribir escrib, esperar esper, \
    ganar gan, guardar guard, hacer hac, jugar jueg, levantar levant, llevar llev, mirar mir, mostrar muestr, nombrar nombr, pagar \
    pag, pasar pas, pedir pid, perder pierd, poder pued, poner pon, preguntar pregunt, probar prueb, quedar qued, querer quier, \
    recoger recog, renunciar renunci, responder respond, robar rob, saber sab, salir sal, seguir sigu, servir sirv, tener tien, tirar \
    tir, tomar tom, usar us, ver v, volver vuelv";

/// Forms that are also a noun of the table, or a word of the Portuguese books.
const NOUNS: [&str; 13] = [
    "pagas",
    "cuentas",
    "cortes",
    "pases",
    "renuncias",
    "pruebas",
    "muestras",
    "tires",
    "tomes",
    "descartes",
    "barajas",
    "nombres",
    "viste",
];

fn verbs() -> impl Iterator<Item = (&'static str, &'static str)> {
    VERBS
        .split(',')
        .filter_map(|verb| verb.split_whitespace().collect::<Vec<_>>().try_into().ok())
        .map(|[one, stem]: [&str; 2]| (one, stem))
}

/// The forms of a verb that say *tú* or *vos*, but for the imperative.
fn familiar(infinitive: &str, stem: &str) -> Vec<String> {
    let (root, ending) = infinitive.split_at(infinitive.len() - 2);
    let hard = |stem: &str| stem.strip_suffix('g').map_or_else(|| stem.to_owned(), |soft| format!("{soft}gu"));
    let [now, wished, vos, past] = match ending {
        "ar" => [format!("{stem}as"), format!("{}es", hard(stem)), format!("{root}ás"), format!("{root}aste")],
        "er" => [format!("{stem}es"), format!("{stem}as"), format!("{root}és"), format!("{root}iste")],
        _ => [format!("{stem}es"), format!("{stem}as"), format!("{root}ís"), format!("{root}iste")],
    };
    [now, wished, vos, past].into_iter().filter(|form| !NOUNS.contains(&form.as_str())).collect()
}

/// The imperative for *tú*: the same as *he does it*, so that only its place tells.
fn order(infinitive: &str, stem: &str) -> String {
    match infinitive {
        "decir" => "di".to_owned(),
        "hacer" => "haz".to_owned(),
        "poner" | "salir" => stem.to_owned(),
        "tener" => "ten".to_owned(),
        other if other.ends_with("ar") => format!("{stem}a"),
        _ => format!("{stem}e"),
    }
}

/// English verbs that tell the reader what to do, at the head of a sentence.
const ORDERS: [&str; 32] = [
    "open", "keep", "discard", "draw", "play", "choose", "say", "write", "lead", "take", "show", "ask", "look", "pay", "name",
    "wait", "count", "call", "give", "throw", "follow", "try", "hold", "use", "lay", "put", "leave", "make", "tell", "cut",
    "shuffle", "pass",
];

/// The first words of the sentences of a text that ask nothing.
fn heads(text: &str) -> Vec<String> {
    let sentences = texts::said(text);
    let heads = sentences.split_inclusive(['.', ':', ';', '?', '!']).filter(|part| !part.trim().ends_with('?'));
    heads.filter_map(|part| words_of(part).into_iter().next()).collect()
}

/// A Spanish text that says *tú* to the reader.
fn says_tu(english: &str, text: &str) -> Option<String> {
    type Forms = LazyLock<BTreeSet<String>>;
    static SPOKEN: Forms = LazyLock::new(|| verbs().flat_map(|(verb, stem)| familiar(verb, stem)).collect());
    static ORDERED: Forms = LazyLock::new(|| verbs().map(|(verb, stem)| order(verb, stem)).collect());
    if let Some(word) = words_of(text).into_iter().find(|word| SPOKEN.contains(word)) {
        return Some(format!("`{word}` (write usted)"));
    }
    let (told, heard) = (heads(english), heads(text));
    let pairs = told.iter().zip(&heard).filter(|_| told.len() == heard.len());
    let found = pairs.into_iter().find(|(told, heard)| ORDERS.contains(&told.as_str()) && ORDERED.contains(*heard));
    found.map(|(_, heard)| format!("`{heard}` as an order (write usted)"))
}

#[test]
fn spanish_says_usted_in_every_form_of_a_verb() {
    assert!(verbs().count() > 50, "the verbs were not read");
    let english = texts(Language::English);
    let found = faults(Language::Spanish, |id, text| says_tu(english.get(id).map_or("", String::as_str), text));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_planted_tu_is_found_by_its_verb() {
    let planted = [
        ("Do you accept?", "¿Lo aceptas?"),
        ("nothing more is risked", "no arriesgas más"),
        ("Keep another card for that.", "Guarda para eso otra carta."),
        ("Open one to play it.", "Abre una para jugarla."),
        ("if you can", "si lo puedas"),
        ("you play", "jugás"),
    ];
    for (english, text) in planted {
        assert!(says_tu(english, text).is_some(), "{text}");
    }
    for (english, text) in
        [("The winner keeps the card.", "Guarda la carta quien gana."), ("What pagas cost", "Lo que cuestan las pagas")]
    {
        assert_eq!(says_tu(english, text), None, "{text}");
    }
}

/// Imperatives with a pronoun behind, which Brazilians write too.
const OWN_ORDERS: [&str; 4] = ["livre-se", "lembre-se", "desfaça-se", "esquive-se"];

/// A Portuguese text in the syntax of Portugal.
fn european(text: &str) -> Option<String> {
    const PHRASES: [&str; 9] =
        ["tem de", "têm de", "já não", "não tem pena", "outras tantas", "outros tantos", "a decorrer", "tornar a", "cabe-lhe"];
    if let Some(phrase) = PHRASES.into_iter().find(|phrase| says(text, phrase)) {
        return Some(format!("`{phrase}`"));
    }
    let behind = |word: &String| {
        let verb = ["-se", "-lhe", "-lhes"].into_iter().find_map(|pronoun| word.strip_suffix(pronoun))?;
        let free = verb.ends_with('r') || verb.ends_with("ndo") || OWN_ORDERS.contains(&word.as_str());
        (!free).then(|| format!("`{word}`"))
    };
    words_of(text).iter().find_map(behind)
}

#[test]
fn portuguese_is_brazilian_in_its_syntax() {
    let found = faults(Language::Portuguese, |_, text| european(text));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_planted_sentence_from_portugal_is_found() {
    for text in ["Dão-se as cartas.", "Tem de o fazer.", "Já não pode ganhar.", "O outro tira-lhe uma carta."] {
        assert!(european(text).is_some(), "{text}");
    }
    for text in ["As cartas são dadas.", "Ele pode sentar-se.", "Livre-se do naipe."] {
        assert_eq!(european(text), None, "{text}");
    }
}
