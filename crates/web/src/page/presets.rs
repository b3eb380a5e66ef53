//! Terms that go together: to begin a table from, and to change at will.

use engine::Facts;

/// A table as many want it.
pub(crate) struct Preset {
    /// Its machine name, as it stands in the address.
    pub(crate) name: &'static str,
    /// What it is called.
    pub(crate) title: &'static str,
    /// What is filled in, by the names of the form; of the agreements only those the game has.
    terms: &'static [(&'static str, &'static str)],
}

/// All of them, the most wanted first.
const PRESETS: [Preset; 5] = [
    Preset { name: "alone", title: "web-preset-alone", terms: &[("openness", "invited"), ("seat.*", "novice")] },
    Preset { name: "friends", title: "web-preset-friends", terms: &[("openness", "invited"), ("pace", "human")] },
    Preset { name: "short", title: "web-preset-short", terms: SHORT },
    Preset {
        name: "honour",
        title: "web-preset-honour",
        terms: &[("opt.table", "honour"), ("opt.fidelity", "real_table"), ("openness", "invited")],
    },
    Preset { name: "timed", title: "web-preset-timed", terms: &[("clock", "600+15"), ("openness", "public")] },
];

/// What makes a match short, in the words of each game.
const SHORT: &[(&str, &str)] =
    &[("opt.most_hands", "6"), ("opt.match_giochi", "1"), ("opt.target", "50"), ("openness", "public"), ("pace", "brisk")];

impl Preset {
    /// Those that make a difference in this game: one whose agreements it has none of makes none.
    pub(crate) fn of(facts: &Facts) -> impl Iterator<Item = &'static Preset> + use<'_> {
        PRESETS.iter().filter(|preset| {
            let mut agreements = preset.terms.iter().filter_map(|(name, _)| name.strip_prefix("opt.")).peekable();
            agreements.peek().is_none() || agreements.any(|name| facts.options.iter().any(|fact| fact.name == name))
        })
    }

    /// What it fills in, in this game.
    pub(crate) fn terms(&self, facts: &Facts) -> Vec<(String, String)> {
        let most = facts.players.iter().copied().max().unwrap_or(2);
        let mut terms = Vec::new();
        for (name, value) in self.terms {
            match (*name, name.strip_prefix("opt.")) {
                ("seat.*", _) => terms.extend((1..most).map(|n| (format!("seat.{n}"), (*value).to_owned()))),
                (_, Some(option)) if !facts.options.iter().any(|fact| fact.name == option) => {}
                _ => terms.push(((*name).to_owned(), (*value).to_owned())),
            }
        }
        terms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_agreed_in_every_game_that_offers_it() {
        for entry in games::catalogue() {
            let names: Vec<&str> = Preset::of(entry.facts).map(|preset| preset.name).collect();
            assert!(names.contains(&"alone") && names.contains(&"honour"), "{}: {names:?}", entry.facts.id);
            for preset in Preset::of(entry.facts) {
                let options = preset.terms(entry.facts).into_iter();
                let options: Vec<_> =
                    options.filter_map(|(name, value)| Some((name.strip_prefix("opt.")?.to_owned(), value))).collect();
                (entry.agreed)(&options).expect(preset.name);
            }
        }
    }
}
