//! Every page speaks one language: no text of another stands on it but terms of the books, titles, cards, and what is marked as
//! another language. Nor does a page say a name of the program. Each finder is shown planted faults.

use crate::house::House;
use cards::names::Tradition;
use cards::{Card, Rank, Suit};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::LazyLock;
use web::http::Limits;
use words::{Language, Words};

/// Small words that stand in nearly every sentence of a language, and in no other of the four.
fn small_words(language: Language) -> &'static str {
    match language {
        Language::English => {
            "the of and with you your which this that are is was not but from their they what how has have can may must will its \
             who if an by were only nobody another"
        }
        Language::Portuguese => {
            "não você são uma em um pelo pela quem pode seu jogador jogadores trunfo ou isso foi mais há ele ela à às até também já \
             ninguém outra"
        }
        Language::Spanish => {
            "el y quien cuando puede debe jugador jugadores palo triunfo usted hay muy otro otra después más ningún sus también ya \
             nadie"
        }
        Language::Italian => {
            "il che gli della dei delle è non di giocatore giocatori chi puoi può presa prese mazziere nel nella alla più anche \
             dopo sono nessuno altro senza fino già"
        }
    }
}

/// Small words of the other languages, each with its language.
fn foreign(own: Language) -> BTreeMap<&'static str, Language> {
    let others = Language::ALL.into_iter().filter(|&other| other != own);
    others.flat_map(|other| small_words(other).split_whitespace().map(move |word| (word, other))).collect()
}

/// Sayings of Truco and titles that a text quotes in part.
const QUOTED: [&str; 10] = [
    "não há",
    "flor sem truco",
    "não quero",
    "está tudo dito",
    "só em copas",
    "trinta e um",
    "reglas y leyes",
    "malilla y cientos",
    "regole del gioco delle minchiate",
    "le regole del gioco",
];

/// Texts that may stand on a page of any language: terms, titles, and cards that have one name in every language. Longest first.
static ALLOWED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut allowed: BTreeSet<String> = QUOTED.map(str::to_owned).into();
    for entry in games::catalogue() {
        allowed.extend([entry.facts.title, entry.facts.book.title].map(str::to_lowercase));
    }
    for tradition in [Tradition::Portuguese, Tradition::Spanish, Tradition::Gaucho, Tradition::Italian] {
        let pairs = Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
        allowed.extend(pairs.map(|card| tradition.card(card).to_lowercase()));
    }
    for words in Language::ALL.map(Words::new) {
        allowed.extend(words::term_ids().iter().filter_map(|id| words.text(id)).map(|term| term.to_lowercase()));
    }
    let mut allowed: Vec<String> = allowed.into_iter().filter(|text| text.chars().count() > 1).collect();
    allowed.sort_by_key(|text| std::cmp::Reverse(text.len()));
    allowed
});

/// A text without what may stand in any language.
fn own_words(text: &str) -> String {
    let mut left = format!(" {} ", text.to_lowercase().replace('’', "'"));
    for allowed in ALLOWED.iter() {
        let mut from = 0;
        while let Some(at) = left[from..].find(allowed.as_str()).map(|at| at + from) {
            let end = at + allowed.len();
            let is_whole = !left[..at].ends_with(char::is_alphanumeric) && !left[end..].starts_with(char::is_alphanumeric);
            if is_whole {
                left.replace_range(at..end, "·");
            }
            from = at + if is_whole { "·".len() } else { allowed.len() };
        }
    }
    left
}

/// The first word of another language in a text.
fn strange(own: Language, text: &str) -> Option<String> {
    let foreign = foreign(own);
    let first = |text: &str| {
        let mut words = text.split(|letter: char| !letter.is_alphanumeric());
        words.find_map(|word| foreign.get(word).map(|other| format!("{} `{word}`", other.tag())))
    };
    // A letter at the head of a list of words is none.
    let is_word = text.chars().count() > 1;
    first(&text.to_lowercase()).filter(|_| is_word).and_then(|_| first(&own_words(text)))
}

/// A name of the program in a text: `so_copas`, `web-nav`.
fn of_the_program(text: &str) -> Option<String> {
    let is_name = |word: &&str| word.split('_').filter(|part| part.ends_with(char::is_alphanumeric)).count() > 1;
    let is_id = |word: &&str| ["web-", "term-", "rule-", "laws-", "told-", "value-"].iter().any(|head| word.starts_with(head));
    text.split(|letter: char| letter.is_whitespace() || ",;:()".contains(letter))
        .find(|word| is_name(word) || is_id(word))
        .map(|word| format!("the program’s `{word}`"))
}

/// A text that people read on a page.
#[derive(Debug, PartialEq, Eq)]
enum Read {
    Text(String),
    /// Of a title, a label or a field: shown on demand, and it may name what is typed in.
    Aside(String),
}

/// Elements without an end.
const VOID: [&str; 8] = ["br", "hr", "img", "input", "link", "meta", "use", "wbr"];
const ASIDES: [&str; 4] = ["title", "aria-label", "alt", "placeholder"];

/// The value of an attribute of a tag.
fn attribute<'t>(tag: &'t str, name: &str) -> Option<&'t str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// What people read on a page in its language: not in scripts, code, works cited, nor in what is marked as another language.
fn read(page: &str, own: Language) -> Vec<Read> {
    let plain = |text: &str| text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    let mut found = Vec::new();
    let mut open: Vec<(String, bool)> = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default().to_owned();
        if tag.starts_with('/') {
            if let Some(at) = open.iter().rposition(|(known, _)| *known == name) {
                open.truncate(at);
            }
        } else if !tag.starts_with('!') {
            let is_other = attribute(tag, "lang").is_some_and(|tag| tag != own.tag());
            let is_left = is_other || ["script", "style", "code", "pre", "kbd", "cite"].contains(&name.as_str());
            let within = open.iter().any(|&(_, left)| left);
            if !is_left && !within {
                found.extend(ASIDES.iter().filter_map(|name| attribute(tag, name)).map(|text| Read::Aside(plain(text))));
            }
            if !VOID.contains(&name.as_str()) && !tag.ends_with('/') {
                open.push((name, is_left));
            }
        }
        if !text.trim().is_empty() && !open.iter().any(|&(_, left)| left) {
            found.push(Read::Text(plain(text.trim())));
        }
    }
    found
}

/// The faults of a page.
fn faults(page: &str, own: Language) -> Vec<String> {
    let found = read(page, own).into_iter().filter_map(|read| {
        let (text, name) = match &read {
            Read::Text(text) => (text, of_the_program(text)),
            Read::Aside(text) => (text, None),
        };
        strange(own, text).or(name).map(|fault| format!("{fault} in “{text}”"))
    });
    found.collect::<BTreeSet<_>>().into_iter().collect()
}

/// The pages that anybody can open without having played.
fn paths(hands: &str) -> Vec<String> {
    let own = ["/", "/learn", "/rules", "/laws", "/referee", "/watch", "/words", "/hands", "/mine", "/account", "/replay"];
    let others = ["/clubs", "/club/new", "/rules/championship", "/offline", "/nowhere", "/words?word=zzz", "/table/nowhere"];
    let mut paths: Vec<String> = own.iter().chain(&others).map(|&path| path.to_owned()).collect();
    for game in games::catalogue().iter().map(|entry| entry.facts.id) {
        for folder in ["learn", "rules", "laws", "referee", "words", "open"] {
            paths.push(format!("/{folder}/{game}"));
        }
        paths.push(format!("/learn/{game}/drill"));
        let link = format!("href=\"/hand/{game}/");
        let hand = hands.split(&link).nth(1).and_then(|rest| rest.split('"').next());
        paths.extend(hand.map(|hand| format!("/hand/{game}/{hand}")));
    }
    paths
}

#[test]
fn no_page_has_words_of_another_language_or_of_the_program() {
    let house = House::open(Limits::NONE);
    let mut told = String::new();
    for own in Language::ALL {
        let cookie = format!("lang={}", own.tag());
        let headers = [("cookie", cookie.as_str())];
        let paths = paths(&house.get("/hands", &headers).body);
        assert!(paths.len() > 150, "only {} pages", paths.len());
        for path in paths {
            let page = house.get(&path, &headers);
            assert!(page.body.contains(&format!("<html lang=\"{}\"", own.tag())), "{path} in {own:?}: {}", page.status);
            for fault in faults(&page.body, own).iter().take(4) {
                writeln!(told, "{path} in {}: {fault}", own.tag()).expect("memory");
            }
        }
    }
    assert!(told.is_empty(), "{} faults:\n{told}", told.lines().count());
}

/// A table in play, as its player sees it, with its prompt, plates, agreements and what was said.
#[test]
fn no_table_in_play_has_words_of_another_language_or_of_the_program() {
    let house = House::open(Limits::NONE);
    let origin = house.url("");
    let mut told = String::new();
    for own in Language::ALL {
        for game in games::catalogue().iter().map(|entry| entry.facts.id) {
            let lang = format!("lang={}", own.tag());
            let sent = house.post(
                &format!("/play/{game}"),
                &[("cookie", lang.as_str()), ("origin", origin.as_str())],
                &[("name", "Ana")],
            );
            let player = sent.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
            let cookie = format!("{lang}; {player}");
            let page = house.get(sent.header("location"), &[("cookie", cookie.as_str())]);
            assert_eq!(page.status, 200, "{game} in {own:?}");
            for fault in faults(&page.body, own).iter().take(4) {
                writeln!(told, "{game} in {}: {fault}", own.tag()).expect("memory");
            }
        }
    }
    assert!(told.is_empty(), "{} faults:\n{told}", told.lines().count());
}

#[test]
fn a_planted_word_of_another_language_or_of_the_program_is_found() {
    let page = |text: &str| format!("<html><body><p class=\"x\">{text}</p></body></html>");
    let found = |text: &str| faults(&page(text), Language::Italian);
    assert_eq!(found("Esci con una carta").len(), 0);
    assert_eq!(found("The hand is over"), ["en `the` in “The hand is over”"]);
    assert_eq!(found("Quem dá as cartas"), ["pt `quem` in “Quem dá as cartas”"]);
    assert_eq!(found("Il mano y el pie").len(), 1);
    assert_eq!(found("<input title=\"a number from 2\">").len(), 1, "a hint on a field");
    assert_eq!(found("Un gioco: so_copas").len(), 1, "a name of the program");
    assert_eq!(found("web-nav-play").len(), 1, "a message without words");
    for allowed in [
        "Di’ «não quero»",
        "<span lang=\"en\">won with four</span>",
        "<cite>Reglas y leyes</cite>",
        "Tresillo con treinta y seis cartas",
        "<code>up_to</code>",
        "Chi dice «Não há flor sem truco»",
        "Só em copas",
    ] {
        assert_eq!(found(allowed), [] as [String; 0], "{allowed}");
    }
    assert!(faults(&page("Il mazziere"), Language::Spanish).len() == 1 && faults(&page("Juegue"), Language::Spanish).is_empty());
}
