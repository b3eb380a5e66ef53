//! The properties of the fuzz targets on stable: near-valid records, cards and actions, made from real ones.

use cards::CardSet;
use engine::record::{Record, write};
use engine::{Entry, Rng};
use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;

#[path = "../../../fuzz/src/lib.rs"]
#[expect(unreachable_pub, reason = "they are public in the fuzz crate, whose file this is")]
mod properties;

/// The tables the real records come from, by game: each a list of options. Of a game without any there is its usual table.
const TABLES: [(&str, &[(&str, &str)]); 8] = [
    ("voltarete", &[]),
    ("voltarete", &[("table", "honour")]),
    ("voltarete", &[("players", "4"), ("split_remissa", "on")]),
    ("voltarete", &[("table", "honour"), ("players", "4"), ("divide_remissas_at_end", "by_agreement"), ("seating", "free")]),
    ("truco", &[("fidelity", "real_table"), ("players", "2")]),
    ("minchiate", &[("table", "honour")]),
    ("yukon", &[("table", "honour"), ("players", "3")]),
    ("grand", &[("table", "honour")]),
];

/// The files of a folder of the repository, by name.
fn texts(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let files = std::fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("a text")).collect()
}

/// A match between players who do anything the rules offer, as long as this luck chooses, as a record.
fn played(entry: &Entry, options: &[(&str, &str)], rng: &mut Rng, choices: usize) -> String {
    let bytes: Vec<u8> = (0..choices).map(|_| rng.bits() as u8).collect();
    let options: Vec<(String, String)> = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let played = properties::played(entry, &options, &mut properties::Choices(&bytes));
    write(&played.expect("agreements that stand together").1)
}

/// Real records, the same in every run: random matches of every game, and the hands of the books.
static REAL: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut rng = Rng::new(1834);
    let mut real = Vec::new();
    for entry in games::catalogue() {
        let own = TABLES.iter().filter(|(game, _)| *game == entry.facts.id).map(|(_, options)| *options);
        for options in own.chain([&[] as &[_]]) {
            real.extend([24, 160, 600].map(|choices| played(&entry, options, &mut rng, choices)));
        }
    }
    real.extend(texts("records/voltarete"));
    real
});

/// Lines that fit somewhere, or nearly.
const LINES: [&str; 30] = [
    "spadille 1",
    "game voltarete",
    "game quadrille",
    "revision 1",
    "revision 2",
    "option table honour",
    "option players 4",
    "option split_remissa on",
    "option espadilha_obrigada up_to 30",
    "option deal_packets 4-5",
    "option recambos 1000",
    "setup dealer 1",
    "setup dealer 7",
    "setup bolo 1000000",
    "setup box 10",
    "setup life 4294967295",
    "setup medalhao 2",
    "setup remissa 1 30",
    "seat 0 Ana # of Lisbon",
    "seed 0000000000000000000000000000000000000000000000000000000000000000",
    "commit 0000000000000000000000000000000000000000000000000000000000000000",
    "entropy 255 ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "reveal 0000000000000000000000000000000000000000000000000000000000000000",
    "draw 2E 2C 2B",
    "deal 1 dealer 0",
    "hand 0 1E 7C 1B",
    "stock T40",
    "0 pass",
    "1 accuse 0 0",
    "2 ask_pagas 1 base favorita",
];

/// One slip of the pen.
#[derive(Clone, Debug)]
enum Slip {
    /// A line left out.
    Omit(prop::sample::Index),
    /// A line written twice.
    Repeat(prop::sample::Index),
    /// Two lines exchanged.
    Exchange(prop::sample::Index, prop::sample::Index),
    /// A line that does not belong there.
    Insert(prop::sample::Index, String),
    /// A word of one line written in another.
    Stray(prop::sample::Index, prop::sample::Index),
    /// A character changed.
    Blot(prop::sample::Index, char),
    /// Everything behind a place lost.
    Tear(prop::sample::Index),
}

impl Slip {
    fn spoil(&self, text: &mut String) {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        if lines.is_empty() {
            return;
        }
        let many = lines.len();
        match self {
            Slip::Omit(at) => drop(lines.remove(at.index(many))),
            Slip::Repeat(at) => lines.insert(at.index(many), lines[at.index(many)].clone()),
            Slip::Exchange(one, other) => lines.swap(one.index(many), other.index(many)),
            Slip::Insert(at, line) => lines.insert(at.index(many + 1), line.clone()),
            Slip::Stray(from, to) => {
                let word = lines[from.index(many)].split(' ').next_back().unwrap_or_default().to_owned();
                let mut words: Vec<&str> = lines[to.index(many)].split(' ').collect();
                words.pop();
                words.push(&word);
                lines[to.index(many)] = words.join(" ");
            }
            Slip::Blot(at, ink) => {
                let mut letters: Vec<char> = text.chars().collect();
                let at = at.index(letters.len());
                letters[at] = *ink;
                lines = vec![letters.into_iter().collect()];
            }
            Slip::Tear(at) => {
                let torn: Vec<char> = text.chars().collect();
                lines = vec![torn[..at.index(torn.len())].iter().collect()];
            }
        }
        *text = lines.join("\n");
    }
}

fn slip() -> impl Strategy<Value = Slip> {
    let at = any::<prop::sample::Index>;
    let line =
        || prop_oneof![prop::sample::select(&LINES[..]).prop_map(str::to_owned), "[0-4] (play [1-7SCR][OCEB]|[a-z_]{1,9})"];
    prop_oneof![
        at().prop_map(Slip::Omit),
        at().prop_map(Slip::Repeat),
        (at(), at()).prop_map(|(one, other)| Slip::Exchange(one, other)),
        (at(), line()).prop_map(|(at, line)| Slip::Insert(at, line)),
        (at(), at()).prop_map(|(from, to)| Slip::Stray(from, to)),
        (at(), "[0-9A-Z#\n é]").prop_map(|(at, ink)| Slip::Blot(at, ink.chars().next().unwrap_or(' '))),
        at().prop_map(Slip::Tear),
    ]
}

/// A real record with a few slips, most of them small.
fn near_record() -> impl Strategy<Value = String> {
    (any::<prop::sample::Index>(), prop::collection::vec(slip(), 0..5)).prop_map(|(which, slips)| {
        let mut text = which.get(&REAL).clone();
        slips.iter().for_each(|slip| slip.spoil(&mut text));
        text
    })
}

/// The head of a record: options, opening positions and seeds in any company, which is where figures meet.
fn near_heading() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(&LINES[3..26]), 0..8)
        .prop_map(|lines| format!("spadille 1\ngame voltarete\n{}\n", lines.join("\n")))
}

/// A real action of any game, one verb with the words behind another, or words that could be an action.
fn near_action() -> impl Strategy<Value = String> {
    let real = || {
        any::<(prop::sample::Index, prop::sample::Index)>().prop_map(|(which, line)| {
            let text = which.get(&REAL);
            let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).collect();
            lines.get(line.index(lines.len().max(1))).map_or_else(String::new, |line| line[2..].to_owned())
        })
    };
    let crossed = (real(), real()).prop_map(|(one, other)| {
        let behind = other.split_once(' ').map_or("", |(_, behind)| behind);
        format!("{} {behind}", one.split(' ').next().unwrap_or_default())
    });
    let verb = "(play|buy|exchange|discard4|casca|so|name|accuse|ask_pagas|split|claim_win|concede|say|claim|cut|bid|amend|pass)";
    let behind = "( [1-7SCR][OCEB]| [0-9+-]{1,3}| base| geral| favorita| hand| resposta| [a-zé]{1,4}){0,4}";
    prop_oneof![real(), crossed, (verb, behind).prop_map(|(verb, behind)| verb + &behind), "\\PC{0,20}"]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn a_spoilt_record_is_read_or_refused_but_never_breaks_anything(text in near_record()) {
        properties::record(text.as_bytes());
    }

    #[test]
    fn a_strange_opening_is_played_or_refused_but_never_breaks_anything(text in near_heading()) {
        properties::record(text.as_bytes());
    }

    #[test]
    fn an_action_is_what_its_text_says(text in near_action()) {
        properties::action(&text);
    }

    #[test]
    fn whatever_is_played_is_played_by_the_rules(bytes in prop::collection::vec(any::<u8>(), 0..250)) {
        properties::play(&bytes);
    }

    #[test]
    fn cards_are_what_their_text_says(text in "([1-9TtSCQRscqr]{0,2}[OCEBocebx0-9]? ?){0,4}|\\PC{0,8}") {
        properties::card(&text);
    }
}

#[test]
fn real_records_replay() {
    for text in REAL.iter() {
        let record = Record::from_text(text).expect("a real record");
        assert!(record.replay(&games::catalogue()).is_ok(), "{text}");
        properties::record(text.as_bytes());
    }
}

#[test]
fn the_seeds_of_the_fuzzer_are_good_ones() {
    for seed in texts("fuzz/seeds/record") {
        let record = Record::from_text(&seed).expect("a record");
        assert!(record.replay(&games::catalogue()).is_ok(), "{seed}");
    }
    for seed in texts("fuzz/seeds/card") {
        assert!(seed.parse::<CardSet>().is_ok(), "{seed}");
    }
    for seed in texts("fuzz/seeds/action") {
        assert!(games::catalogue().iter().any(|entry| (entry.spell)(&seed).is_ok()), "{seed}");
    }
}

/// A fuzzer that never hears a game's verbs learns little of it.
#[test]
fn every_game_has_seeds_of_its_own() {
    let seeds = texts("fuzz/seeds/action");
    for entry in games::catalogue() {
        let heard = seeds.iter().filter(|seed| (entry.spell)(seed).is_ok()).count();
        assert!(heard >= 3, "{}: {heard} seeds", entry.facts.id);
    }
}
