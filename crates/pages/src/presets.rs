//! Terms that go together: to begin a table from, and to change at will.

use engine::{Entry, Facts};

/// A table as many want it.
pub struct Preset {
    /// Its machine name, as it stands in the address.
    pub name: &'static str,
    /// Message id of its title.
    pub title: &'static str,
    /// What is filled in, by the names of the form.
    terms: &'static [(&'static str, &'static str)],
    /// What is agreed, if the game has something for it.
    agreed: Option<fn(&Entry) -> Agreed>,
}

/// Names and values of agreements.
type Agreed = &'static [(&'static str, &'static str)];

/// All of them, the most wanted first.
const PRESETS: [Preset; 5] = [
    Preset { name: "alone", title: "web-preset-alone", terms: &[("openness", "invited"), ("seat.*", "novice")], agreed: None },
    Preset { name: "friends", title: "web-preset-friends", terms: &[("openness", "invited"), ("pace", "human")], agreed: None },
    Preset {
        name: "short",
        title: "web-preset-short",
        terms: &[("openness", "public"), ("pace", "brisk")],
        agreed: Some(|entry| entry.short),
    },
    Preset { name: "honour", title: "web-preset-honour", terms: &[("openness", "invited")], agreed: Some(|entry| entry.honour) },
    Preset { name: "timed", title: "web-preset-timed", terms: &[("clock", "600+15"), ("openness", "public")], agreed: None },
];

impl Preset {
    /// Those that make a difference in this game.
    pub fn of(facts: &Facts) -> impl Iterator<Item = &'static Preset> + use<'_> {
        PRESETS.iter().filter(|preset| preset.agreed.is_none() || !preset.agreements(facts).is_empty())
    }

    fn agreements(&self, facts: &Facts) -> Agreed {
        self.agreed.zip(games::entry(facts.id)).map_or(&[], |(agreed, entry)| agreed(&entry))
    }

    /// Options it sets in this game.
    pub fn terms(&self, facts: &Facts) -> Vec<(String, String)> {
        let most = facts.players.iter().copied().max().unwrap_or(2);
        let mut terms: Vec<(String, String)> =
            self.agreements(facts).iter().map(|(name, value)| (format!("opt.{name}"), (*value).to_owned())).collect();
        for (name, value) in self.terms {
            match *name {
                "seat.*" => terms.extend((1..most).map(|n| (format!("seat.{n}"), (*value).to_owned()))),
                name => terms.push((name.to_owned(), (*value).to_owned())),
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
