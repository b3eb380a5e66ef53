//! A random sample of texts for readers who mark them: 120 texts of screens, 40 laws and 30 rules of a language, as tab-separated lines of
//! kind, id and text. `cargo run -p words --example sample -- pt 7` prints that of Portuguese with seed 7; the ids depend on the seed alone.

mod filled;
#[path = "../../tests/played/mod.rs"]
mod played;
#[path = "../../tests/texts/mod.rs"]
#[expect(dead_code, reason = "the finders of the tests are not needed here")]
mod texts;

use engine::Rng;
use filled::{Filled, heard};
use std::collections::BTreeSet;
use std::io::Write;
use words::{Language, rule_id};

/// Kinds of texts and the number of each.
const KINDS: [(Kind, usize); 3] = [(Kind::Screen, 120), (Kind::Law, 40), (Kind::Rule, 30)];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Screen,
    Law,
    Rule,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Screen => "screen",
            Kind::Law => "law",
            Kind::Rule => "rule",
        }
    }

    /// The kind of a text; the books' own words (`term-…`) are no text of the house, their explanations are.
    fn of(id: &str, laws: &BTreeSet<String>) -> Option<Kind> {
        match id {
            law if laws.contains(law) => Some(Kind::Law),
            rule if rule.starts_with("rule-") => Some(Kind::Rule),
            term if term.starts_with("term-") && !term.contains('.') => None,
            _ => Some(Kind::Screen),
        }
    }
}

fn main() -> Result<(), String> {
    let usage = "usage: sample LANGUAGE SEED, such as: sample pt 7";
    let mut asked = std::env::args().skip(1);
    let language = asked.next().and_then(|tag| Language::from_tag(&tag)).ok_or(usage)?;
    let seed: u64 = asked.next().and_then(|seed| seed.parse().ok()).ok_or(usage)?;
    let laws: BTreeSet<String> = laws::all().map(|law| rule_id(law.id.0)).collect();
    let filled = Filled::new(language, heard(seed));
    let ids: Vec<String> = texts::texts(Language::English).into_keys().collect();
    let mut rng = Rng::new(seed);
    let mut out = std::io::stdout().lock();
    let mut line = |kind: &str, id: &str, text: &str| writeln!(out, "{kind}\t{id}\t{text}").map_err(|error| error.to_string());
    line("kind", "id", "text")?;
    for (kind, many) in KINDS {
        let mut of_kind: Vec<&String> = ids.iter().filter(|id| Kind::of(id, &laws) == Some(kind)).collect();
        rng.shuffle(&mut of_kind);
        for id in of_kind.into_iter().take(many) {
            let text = filled.text(id)?;
            line(kind.name(), id, &text.split_whitespace().collect::<Vec<_>>().join(" "))?;
        }
    }
    Ok(())
}
