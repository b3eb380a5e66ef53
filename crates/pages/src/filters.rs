//! The chips above the games of the lobby: players, minutes and difficulty, each a link that needs no script.

use super::shelves::ease;
use super::table_text::{said, text_of};
use engine::{Ease, Entry, Msg};
use maud::{Markup, html};
use words::Words;

/// The games a visitor wants to see; nothing where any will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    players: Option<usize>,
    /// The most minutes a match may take.
    minutes: Option<u32>,
    ease: Option<Ease>,
}

/// Numbers of players to choose from; the last stands for itself and all above.
const PLAYERS: [usize; 4] = [2, 3, 4, 5];
const MINUTES: [u32; 2] = [45, 60];
const EASES: [(&str, Ease); 3] = [("easy", Ease::Easy), ("middling", Ease::Middling), ("demanding", Ease::Demanding)];

impl Filter {
    /// The filter of an address. A value that no chip has is left out.
    pub fn from_text(players: Option<&str>, minutes: Option<&str>, ease: Option<&str>) -> Filter {
        Filter {
            players: players.and_then(|text| PLAYERS.into_iter().find(|many| many.to_string() == text)),
            minutes: minutes.and_then(|text| MINUTES.into_iter().find(|most| most.to_string() == text)),
            ease: ease.and_then(|text| EASES.into_iter().find(|(name, _)| *name == text)).map(|(_, ease)| ease),
        }
    }

    /// Does it leave anything out?
    pub(super) fn is_set(self) -> bool {
        self != Filter::default()
    }

    /// Is this game one of those?
    pub(super) fn lets(self, entry: &Entry) -> bool {
        let facts = entry.facts;
        let open_ended = PLAYERS[PLAYERS.len() - 1];
        let seats = |many: usize| facts.players.iter().any(|&players| players == many || many == open_ended && players > many);
        self.players.is_none_or(seats)
            && self.minutes.is_none_or(|most| facts.minutes.1 <= most)
            && self.ease.is_none_or(|ease| entry.ease == ease)
    }

    fn address(self) -> String {
        let players = self.players.map(|many| format!("players={many}"));
        let minutes = self.minutes.map(|most| format!("minutes={most}"));
        let name = |ease: Ease| EASES.into_iter().find(|(_, known)| *known == ease).map_or("", |(name, _)| name);
        let ease = self.ease.map(|ease| format!("ease={}", name(ease)));
        let query: Vec<String> = [players, minutes, ease].into_iter().flatten().collect();
        if query.is_empty() { "/#games".to_owned() } else { format!("/?{}#games", query.join("&")) }
    }
}

/// The chips. A chip that is on leads to the list without it.
pub(super) fn chips(words: &Words, filter: Filter) -> Markup {
    let chip = |on: bool, with: Filter, text: String| {
        html! { a.chip href=(with.address()) aria-current=[on.then_some("true")] { (text) } }
    };
    let players = |many: usize| {
        let (on, open_ended) = (filter.players == Some(many), PLAYERS.last() == Some(&many));
        let text = if open_ended { format!("{many}+") } else { many.to_string() };
        let text = said(words, &Msg::new("web-players").with("many", text));
        chip(on, Filter { players: (!on).then_some(many), ..filter }, text)
    };
    let minutes = |most: u32| {
        let on = filter.minutes == Some(most);
        let text = said(words, &Msg::new("web-at-most-minutes").with("many", i64::from(most)));
        chip(on, Filter { minutes: (!on).then_some(most), ..filter }, text)
    };
    let difficulty = |wanted: Ease| {
        let on = filter.ease == Some(wanted);
        chip(on, Filter { ease: (!on).then_some(wanted), ..filter }, text_of(words, ease(wanted)))
    };
    html! {
        nav.filters aria-label=(text_of(words, "web-filter")) {
            @for many in PLAYERS { (players(many)) }
            @for most in MINUTES { (minutes(most)) }
            @for (_, wanted) in EASES { (difficulty(wanted)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(filter: Filter) -> Vec<&'static str> {
        games::catalogue().iter().filter(|entry| filter.lets(entry)).map(|entry| entry.facts.id).collect()
    }

    #[test]
    fn every_chip_leaves_some_games_and_takes_some_away() {
        let all = games(Filter::default()).len();
        let one = |players: Option<&str>, minutes: Option<&str>, ease: Option<&str>| {
            let filter = Filter::from_text(players, minutes, ease);
            assert!(filter.is_set());
            let left = games(filter).len();
            assert!(0 < left && left < all, "{filter:?} leaves {left} of {all}");
            assert!(filter.address().ends_with("#games") && filter.address() != "/#games");
        };
        for many in PLAYERS {
            one(Some(&many.to_string()), None, None);
        }
        for most in MINUTES {
            one(None, Some(&most.to_string()), None);
        }
        for (name, _) in EASES {
            one(None, None, Some(name));
        }
    }

    #[test]
    fn a_game_stays_if_it_is_all_that_is_asked_for_and_nonsense_asks_for_nothing() {
        assert!(games(Filter::from_text(Some("3"), None, None)).contains(&"voltarete"));
        assert!(!games(Filter::from_text(Some("2"), None, None)).contains(&"voltarete"));
        assert!(
            games(Filter::from_text(Some("5"), None, None))
                .iter()
                .all(|game| { games::entry(game).is_some_and(|entry| entry.facts.players.iter().any(|&many| many >= 5)) })
        );
        assert!(!Filter::from_text(Some("1"), Some("-3"), Some("impossible")).is_set());
    }
}
