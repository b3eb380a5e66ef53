//! The rules of a championship as a page, and the places of a citation among the texts of the house.

use super::{of, say};
use crate::frame::{Context, layout};
use club::rules::SECTIONS;
use maud::{Markup, html};
use words::Words;

/// The number of a rule or law, without its book.
fn number(cite: &str) -> &str {
    cite.split_once(':').map_or(cite, |(_, number)| number)
}

/// The address of the text that a citation names: a rule of the championship, or a law of its book.
pub fn path_of(cite: &str) -> String {
    let page = if cite.starts_with("championship:") { "/rules/championship" } else { "/laws/campeonato" };
    // The sixth ground has two laws: with a reserve, and without.
    let law = if cite == "campeonato:6.VI" { "6.VI.a" } else { number(cite) };
    format!("{page}#{}", law.to_lowercase())
}

/// The page of the rules.
pub fn rules_page(context: &Context, words: &Words) -> Markup {
    let heading = say(words, "web-club-rules");
    let body = html! {
        div.sec.big { h1 { (heading) } p.lead { (say(words, "web-club-rules-lead")) } }
        @for (section, rules) in SECTIONS {
            section {
                h2 { (of(words, "web-club-rules-section", "section", section)) }
                ol.rules {
                    @for cite in rules {
                        li id=(number(cite).to_lowercase()) {
                            span.law { (number(cite)) }
                            div { p { (words.rule(cite).unwrap_or_default()) } }
                        }
                    }
                }
            }
        }
        p.cta {
            a.btn href="/laws/campeonato" { (say(words, "web-laws-championship")) }
            a.btn.ghost href="/clubs" { (say(words, "web-club-title")) }
        }
    };
    layout(context, words, &heading, body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use words::Language;

    /// Every citation in the sources of the regulation: `championship:R27`, `campeonato:6.II`.
    fn cited() -> BTreeSet<String> {
        fn walk(at: &std::path::Path, found: &mut BTreeSet<String>) {
            for path in std::fs::read_dir(at).expect("a folder").map(|entry| entry.expect("an entry").path()) {
                if path.is_dir() {
                    walk(&path, found);
                } else {
                    let text = std::fs::read_to_string(&path).expect("a source");
                    let literals =
                        text.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| line.split('"'));
                    let is_cite = |text: &&str| {
                        let number = text.strip_prefix("championship:").or_else(|| text.strip_prefix("campeonato:"));
                        number.is_some_and(|number| !number.is_empty() && !number.contains(' '))
                    };
                    found.extend(literals.filter(is_cite).map(str::to_owned));
                }
            }
        }
        let mut found = BTreeSet::new();
        walk(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../club/src"), &mut found);
        found
    }

    /// A citation of a refusal can be read in every language, at the address the refusal leads to.
    #[test]
    fn every_citation_of_a_refusal_leads_to_a_text_in_every_language() {
        let cited = cited();
        assert!(cited.contains("championship:R27") && cited.contains("campeonato:6.II") && cited.len() > 65, "{cited:?}");
        for language in Language::ALL {
            let words = Words::new(language);
            for cite in &cited {
                let path = path_of(cite);
                let (page, anchor) = path.split_once('#').expect("an anchor");
                match page {
                    "/rules/championship" => {
                        assert!(club::rules::all().any(|rule| rule == cite), "{cite} is no rule");
                        assert!(words.rule(cite).is_some_and(|text| !text.is_empty()), "{language:?}: {cite}");
                        assert_eq!(number(cite).to_lowercase(), anchor);
                    }
                    // A jogo that both entries lose has no law of its own.
                    _ if cite == "campeonato:6" => {}
                    _ => {
                        let law = laws::all().find(|law| law.book() == "campeonato" && law.number().to_lowercase() == anchor);
                        assert!(law.is_some_and(|law| words.rule(law.id.0).is_some()), "{language:?}: {cite} at {path}");
                    }
                }
            }
        }
    }
}
