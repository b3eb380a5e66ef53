//! What must be true of every page.

use super::frame::{Context, SignedIn, Theme};
use super::table::{page, parts};
use cards::{CardSet, Suit};
use engine::show::{Choice, HandView};
use engine::{Entry, Turn, Viewer};
use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use table::{Name, Pace, PersonId, Phase, Request, Table, TableConfig, VisitorView};
use words::{Language, Words};

/// The largest page of a table, in bytes.
const LARGEST: usize = 68_000;

fn context() -> Context {
    let (language, theme) = (Language::English, Theme::Night);
    Context {
        language,
        theme,
        name: Some("<i>Ana</i>".to_owned()),
        signed_in: SignedIn::Guest,
        path: "/table/x?at=1&lang=pt".to_owned(),
    }
}

fn sat(entry: &Entry, options: &[(&str, &str)], me: &PersonId) -> Table {
    let options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let table_config = TableConfig { pace: Pace::Human, options, ..TableConfig::plain(entry.facts.id, me) };
    let mut table = Table::open(table_config).expect("a table");
    let sit = Request::Sit { seat: 0, name: Name::from_text("<b>\"Ana\"&").expect("a name"), entropy: None };
    let next = table.consider(me, sit, 0, None).expect("a chair");
    table.happen(next);
    table
}

/// Looks at a match of every game, played by the room, from one chair: before it, at every step of its first part, after it.
fn look(mut at: impl FnMut(&VisitorView)) {
    for entry in games::catalogue() {
        look_at(&entry, &[], &mut at);
    }
}

/// The same at one table of this game.
fn look_at(entry: &Entry, options: &[(&str, &str)], at: &mut impl FnMut(&VisitorView)) {
    let me = PersonId::from_random([1; 16]);
    let mut table = sat(entry, options, &me);
    at(&table.visitor_view(Some(&me), &[]));
    for seat in 1..table.chairs().len() {
        let next = table.consider(&me, Request::Fill { seat, level: "random".to_owned() }, 0, None).expect("a chair");
        table.happen(next);
    }
    let mut bots: Vec<_> =
        (0..8).map(|seed| bots::bot(entry.facts.id, "random", seed, bots::Thinking::default()).expect("a player")).collect();
    let mut steps = 0;
    while table.phase() != Phase::Over {
        while let Some(next) = table.due() {
            table.happen(next);
        }
        steps += 1;
        if steps < 160 || steps % 211 == 0 {
            at(&table.visitor_view(Some(&me), &[]));
            at(&table.visitor_view(None, &[]));
        }
        let Turn::Seats { must, .. } = table.game().turn() else { break };
        let seat = must.iter().next().expect("somebody must act");
        let action = bots[seat.index()].choose(&table.game().seen(Viewer::Seat(seat))).expect("an action");
        let next = table.room_acts(seat, &action).expect("allowed");
        table.happen(next);
    }
    assert!(steps > 40 && table.phase() == Phase::Over, "{} was not played", entry.facts.id);
    at(&table.visitor_view(Some(&me), &[]));
}

/// What stands between these two texts, each time.
fn between<'t>(text: &'t str, before: &str, after: &str) -> Vec<&'t str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

#[test]
fn a_page_is_made_of_its_parts_and_fits_the_policy_and_the_line() {
    let words = Words::new(Language::English);
    look(|visitor_view| {
        let html = page(&context(), &words, visitor_view).into_string();
        for part in parts(&words, visitor_view) {
            assert!(html.contains(&format!(" id=\"{}\"", part.id)), "{} has no place", part.id);
            assert!(html.contains(&part.html), "{} differs", part.id);
        }
        let mut ids = between(&html, " id=\"", "\"");
        let many = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), many, "an id stands twice");
        let sizes: Vec<_> = parts(&words, visitor_view).iter().map(|part| (part.id, part.html.len())).collect();
        assert!(html.len() < LARGEST, "{}: {} bytes, {sizes:?}", visitor_view.game, html.len());
        for forbidden in [" style=", " onclick=", " onload=", "javascript:", "<style", "http://", "https://", "web-"] {
            assert!(!html.contains(forbidden), "{}: {forbidden}", visitor_view.game);
        }
        assert_eq!(html.matches("<script").count(), 1, "one script, and none in the page itself");
        assert!(!html.contains("<i>Ana") && !html.contains("<b>\"Ana"), "a name is only letters");
    });
}

#[test]
fn the_cards_that_can_be_played_are_exactly_those_of_the_prompt() {
    let words = Words::new(Language::English);
    let mut asked = 0;
    look(|visitor_view| {
        let hand = parts(&words, visitor_view).into_iter().find(|part| part.id == "hand").expect("the hand").html;
        let on_buttons: CardSet = between(&hand, "name=\"action\" value=\"", "\"")
            .iter()
            .filter_map(|action| action.rsplit(' ').next()?.parse::<cards::Card>().ok())
            .collect();
        let first = visitor_view.view.prompt.as_ref().filter(|prompt| prompt.must).and_then(|prompt| prompt.ways.first());
        let due = match first {
            Some(Choice::Card { of, .. }) => *of,
            _ => CardSet::EMPTY,
        };
        asked += usize::from(!due.is_empty());
        assert_eq!(on_buttons, due, "{}", visitor_view.game);
    });
    assert!(asked > 20, "cards were asked for {asked} times");
}

#[test]
fn every_way_to_answer_stands_on_the_page() {
    let words = Words::new(Language::English);
    look(|visitor_view| {
        let Some(prompt) = visitor_view.view.prompt.as_ref() else { return };
        let all = parts(&words, visitor_view);
        let html: String =
            all.iter().filter(|part| part.id == "hand" || part.id == "ask").map(|part| part.html.as_str()).collect();
        let mut texts = std::collections::BTreeSet::new();
        for way in &prompt.ways {
            let found = match way {
                // Of two actions that say the same, one is enough.
                Choice::Word { action, words: msg } => {
                    let text = super::table_text::TableText::new(&words, visitor_view).say(msg);
                    let again = !texts.insert(text);
                    again || html.contains(&format!("value=\"{action}\"")) || action.contains(['"', '&', '<'])
                }
                Choice::Card { verb, of, .. } => of.iter().all(|card| html.contains(&format!("value=\"{verb} {card}\""))),
                Choice::Cards { verb, of, .. } => {
                    html.contains(&format!("name=\"verb\" value=\"{verb}\""))
                        && of.iter().all(|card| html.contains(&format!("name=\"card\" value=\"{card}\"")))
                }
                Choice::Number { verb, .. } => html.contains(&format!("value=\"{verb}")),
            };
            assert!(found, "{}: {way:?}", visitor_view.game);
        }
    });
}

#[test]
fn nobody_sees_another_hand_on_the_page() {
    let words = Words::new(Language::English);
    look(|visitor_view| {
        if visitor_view.me.is_some() {
            return;
        }
        let open: CardSet = {
            let centre = &visitor_view.view.centre;
            let lying =
                centre.trick.iter().chain(&centre.last_trick).map(|played| played.card).chain(centre.turned.iter().copied());
            let lying = lying.chain(centre.taken.iter().flat_map(|trick| &trick.cards).map(|played| played.card));
            // A hand that its owner has laid open is in the view of everybody.
            let laid_open = visitor_view.view.seats.iter().flat_map(|seat| match &seat.hand {
                HandView::Faces(cards) => cards.clone(),
                HandView::Backs(_) => Vec::new(),
            });
            lying.chain(laid_open).chain(visitor_view.view.seats.iter().flat_map(|seat| seat.shown.iter())).collect()
        };
        let html: String =
            parts(&words, visitor_view).into_iter().filter(|part| part.id != "said").map(|part| part.html).collect();
        let drawn: CardSet =
            between(&html, "data-card=\"", "\"").iter().filter_map(|card| card.parse::<cards::Card>().ok()).collect();
        assert!(open.contains_all(drawn), "{}: {drawn} of {open}", visitor_view.game);
    });
}

#[test]
fn every_taken_trick_that_may_be_looked_at_is_drawn() {
    let words = Words::new(Language::English);
    let mut drawn = 0;
    look(|visitor_view| {
        let taken = &visitor_view.view.centre.taken;
        if taken.len() < 2 || visitor_view.ended.is_some() {
            return;
        }
        let html = parts(&words, visitor_view).into_iter().find(|part| part.id == "centre").expect("the middle").html;
        let numbers: Vec<String> = taken.iter().rev().map(|trick| trick.number.to_string()).collect();
        assert_eq!(between(&html, "<li><small>", ". "), numbers, "{}", visitor_view.game);
        drawn += 1;
    });
    assert!(drawn > 100, "{drawn} sights");
}

#[test]
fn the_cards_of_others_are_counted_by_the_name_of_their_seat() {
    let words = Words::new(Language::English);
    let mut counted = 0;
    look(|visitor_view| {
        if visitor_view.phase == Phase::Gathering {
            return;
        }
        let html: String = parts(&words, visitor_view).into_iter().map(|part| part.html).collect();
        for seat in visitor_view.view.seats.iter().filter(|seat| Some(seat.seat) != visitor_view.me) {
            let HandView::Backs(many @ 1..) = seat.hand else { continue };
            let name = between(&html, &format!("id=\"seat-{}\" role=\"group\" aria-label=\"", seat.seat), "\"")[0];
            let cards = if many == 1 { ", one card".to_owned() } else { format!(", {many} cards") };
            assert!(name.ends_with(&cards), "{}: {name}", visitor_view.game);
            counted += 1;
        }
    });
    assert!(counted > 100, "{counted} hands");
}

#[test]
fn the_language_switch_keeps_the_rest_of_the_address() {
    let words = Words::new(Language::English);
    let html = super::message(&context(), &words, "Title", "Text").into_string();
    assert!(html.contains("href=\"/table/x?at=1&amp;lang=it\""), "{html}");
    assert!(html.contains("data-theme=\"night\"") && html.contains("lang=\"en\""));
}

/// The largest frame on its way to a browser, in bytes.
const LARGEST_FRAME: usize = 7_000;

/// What changed from one sight to the next, as it is sent: in the middle of a hand and at its end.
#[test]
fn a_frame_is_small_in_the_middle_of_a_hand_and_at_its_end() {
    let words = Words::new(Language::English);
    let mut known: BTreeMap<&'static str, String> = BTreeMap::new();
    let (mut game, mut ends, mut largest) = ("", 0, (0, ""));
    look(|visitor_view| {
        if visitor_view.me.is_none() {
            return;
        }
        let is_new = game != visitor_view.game;
        if is_new {
            known.clear();
            game = visitor_view.game;
        }
        let parts: BTreeMap<&'static str, String> =
            parts(&words, visitor_view).into_iter().map(|part| (part.id, part.html)).collect();
        let changed: BTreeMap<&str, String> =
            parts.iter().filter(|(id, html)| known.get(*id) != Some(html)).map(|(id, html)| (*id, html.clone())).collect();
        let frame = json!({ "kind": "parts", "number": visitor_view.number, "from": 0, "parts": changed });
        known = parts;
        let text = serde_json::to_string(&frame).expect("JSON");
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(text.as_bytes()).expect("packed");
        let sent = packed.finish().expect("packed").len();
        ends += usize::from(visitor_view.ended.is_some());
        // Who comes to a table is shown everything: that is a page.
        if !is_new {
            largest = largest.max((sent, visitor_view.game));
            assert!(
                sent < LARGEST_FRAME,
                "{}: {sent} bytes of {}, the hand is over: {}",
                visitor_view.game,
                text.len(),
                visitor_view.ended.is_some()
            );
        }
    });
    assert!(ends > 10, "{ends} hands ended");
    println!("the largest frame: {largest:?}");
}

/// At an honour table the wrong card is warned of by the law's own words, and who may say something of others' play is told by which law.
#[test]
fn an_honour_table_cites_its_laws() {
    let words = Words::new(Language::English);
    for (game, law) in [("voltarete", "voltarete:II.10.16"), ("mediator", "mediator:REN.5")] {
        let entry = games::entry(game).expect("a game");
        let (mut warned, mut cited) = (0, 0);
        look_at(&entry, &[("table", "honour")], &mut |visitor_view: &VisitorView| {
            let html: BTreeMap<_, _> = parts(&words, visitor_view).into_iter().map(|part| (part.id, part.html)).collect();
            if html["hand"].contains("class=\"dim wrong\"") {
                let text = laws::of_revoke(game).first().and_then(|law| words.rule(law.id.0)).expect("a law in words");
                assert!(
                    html["hand"].contains(&text.replace('\'', "&#39;")) || html["hand"].contains(&text),
                    "{game}: {}",
                    html["hand"]
                );
                warned += 1;
            }
            let ways = visitor_view.view.prompt.iter().flat_map(|prompt| &prompt.ways);
            let accuses = ways.into_iter().any(|way| matches!(way, Choice::Word { words, .. } if words.id.ends_with("-accuse")));
            // A table that rests or asks something else shows no question.
            if accuses && html["ask"].contains("id=\"act-accuse") {
                let place = super::book::link(game, law);
                assert!(html["ask"].contains("class=\"lawful\"") && html["ask"].contains(&place), "{game}: {}", html["ask"]);
                cited += 1;
            }
        });
        assert!(warned > 0 && cited > 0, "{game}: {warned} warnings, {cited} times a law");
    }
}

/// What is looked up of what was said before is what would be said, for all eyes, after every act.
#[test]
fn what_is_looked_up_is_what_would_be_said() {
    let words = Words::new(Language::Portuguese);
    let (plain, mut said, mut game) = (super::Plain::default(), super::Said::default(), "");
    look(|visitor_view| {
        if game != visitor_view.game {
            (said, game) = (super::Said::default(), visitor_view.game);
        }
        let memo = super::Memo { plain: &plain, said: &said };
        assert_eq!(super::table::parts_again(&words, visitor_view, memo), parts(&words, visitor_view), "{game}");
    });
}

/// The texts of a page that are read there: those of links lead on by themselves, and meanings are explained by their word.
fn texts(html: &str) -> Vec<&str> {
    let (mut within_link, mut within_meanings) = (false, false);
    let mut found = Vec::new();
    for piece in html.split('<').skip(1) {
        let Some((tag, text)) = piece.split_once('>') else { continue };
        within_link = tag.starts_with("a ") || (within_link && tag != "/a");
        within_meanings = tag == "dl class=\"means\"" || (within_meanings && tag != "/dl");
        if !within_meanings && !within_link && !text.trim().is_empty() {
            found.push(text);
        }
    }
    found
}

#[test]
fn every_word_of_the_game_that_stands_on_the_table_is_explained_there() {
    let words = Words::new(Language::English);
    let mut unexplained: BTreeMap<(&str, String), String> = BTreeMap::new();
    let mut looked: BTreeSet<(&str, String)> = BTreeSet::new();
    look(|visitor_view| {
        let vocabulary = words.vocabulary(visitor_view.game).expect("a game");
        // Cards and suits have names of their own, which are drawn.
        let facts = games::entry(visitor_view.game).expect("a game").facts;
        let cards = facts.pack.cards().iter().map(|card| words.card(card, facts.tradition));
        let suits = Suit::ALL.map(|suit| words.suit(suit, facts.tradition).to_owned());
        // Nor is the title of the game a word of it, or what the room says of agreements that are as in the book.
        let titles = [facts.title, "by the book", "As the book says"].map(str::to_owned);
        let drawn: Vec<String> = cards.chain(suits).chain(titles).collect();
        let parts = parts(&words, visitor_view);
        let notes: Vec<&str> = parts.iter().flat_map(|part| between(&part.html, "<dt>", "</dt>")).collect();
        let leads: BTreeSet<&str> =
            parts.iter().flat_map(|part| between(&part.html, &format!("/words/{}#", visitor_view.game), "\"")).collect();
        for (part, text) in parts.iter().flat_map(|part| texts(&part.html).into_iter().map(move |text| (part.id, text))) {
            if !looked.insert((part, text.to_owned())) {
                continue;
            }
            let bare = drawn.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
            for word in vocabulary.words_in(&bare) {
                let is_led = leads.contains(&*word.anchor) || word.aliases.iter().any(|alias| leads.contains(&**alias));
                let is_noted = || notes.iter().any(|note| vocabulary.words_in(note).contains(&word));
                if !is_led && !is_noted() {
                    unexplained.entry((visitor_view.game, word.name().to_owned())).or_insert_with(|| format!("{part}: {text}"));
                }
            }
        }
    });
    assert!(unexplained.is_empty(), "{} words: {unexplained:#?}", unexplained.len());
}
