use super::*;
use crate::{Arg, Offer, Seat};
use cards::Suit;

crate::choices! {
    enum Won {
        Hand = "hand",
        Geral = "geral",
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Call {
    Low,
    High,
}

crate::actions! {
    #[derive(Clone, Debug, PartialEq)]
    enum Act {
        Play(card: Card) = "play", "game-play" over "game-heading-play";
        Take = "take", "game-take";
        Bid(points: i64) = "bid", "game-bid" over "game-heading-bid" takes "a number of points";
        Accuse(seat: Seat, trick: u8) = "accuse", "game-accuse" takes "a seat and the number of a trick";
        Discard(cards: CardSet) = "discard", "game-discard";
        Exchange(give: Card, take: Card) = "exchange", "game-exchange" takes "two cards";
        So(suit: Option<Suit>) = "so", (Msg::new(if suit.is_some() { "game-so-in" } else { "game-so" })) takes "nothing or a suit";
        Hearts = "hearts", "game-hearts";
        Claim(won: Won) = "claim", "game-claim" takes "hand or geral";
        Call(call: Call) = { Call::Low: "low" | "lower", "game-low"; Call::High: "high", "game-high"; };
        Gather = ["gather" | "sweep"], "game-gather";
        GatherOf(seat: Seat) = "gather", "game-gather-of" takes "nothing or a seat";
    }
    plays Play;
    reads Act::So(Some(Suit::Copas)) => Act::Hearts;
    tells {
        fn reveals(&self) -> bool {
            matches!(self, Act::Take)
        }
    }
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> CardSet {
    text.parse().expect("cards")
}

fn refused(text: &str) -> String {
    text.parse::<Act>().expect_err(text).to_string()
}

#[test]
fn every_verb_is_read_as_it_is_written() {
    for text in [
        "play 1E",
        "take",
        "bid 35",
        "accuse 2 4",
        "discard",
        "discard 1E 2E",
        "exchange 1E 2E",
        "so",
        "so E",
        "hearts",
        "claim geral",
        "low",
        "high",
        "gather",
        "gather 1",
    ] {
        let act: Act = text.parse().expect(text);
        assert_eq!(act.to_string(), text);
        assert_eq!(Some(act.verb()), text.split(' ').next());
    }
}

#[test]
fn other_words_mean_the_same_and_are_written_the_usual_way() {
    for (said, kept) in [("lower", "low"), ("sweep", "gather"), ("so C", "hearts"), ("  play   1E ", "play 1E")] {
        assert_eq!(said.parse::<Act>().expect(said).to_string(), kept);
    }
}

#[test]
fn what_does_not_fit_is_refused_with_what_would() {
    assert_eq!("  ".parse::<Act>(), Err(BadAction::Empty));
    assert_eq!(refused("dance"), "`dance` is not an action of this game");
    for (texts, says) in [
        (&["play", "play 1E 2E"][..], "`play` takes one card"),
        (&["take 1"], "`take` takes nothing behind it"),
        (&["bid", "bid much", "bid 1 2"], "`bid` takes a number of points"),
        (
            &["accuse", "accuse 1", "accuse 99 1", "accuse 1 999", "accuse 1 2 3"],
            "`accuse` takes a seat and the number of a trick",
        ),
        (&["exchange 1E"], "`exchange` takes two cards"),
        (&["so X", "so E E"], "`so` takes nothing or a suit"),
        (&["claim", "claim all"], "`claim` takes hand or geral"),
        (&["low 1"], "`low` takes nothing behind it"),
        (&["gather x", "gather 1 2"], "`gather` takes nothing or a seat"),
    ] {
        texts.iter().for_each(|text| assert_eq!(refused(text), says, "{text}"));
    }
    assert!(matches!("play XX".parse::<Act>(), Err(BadAction::Cards(BadCards::Card(_)))));
    assert!(matches!("discard 1E 1E".parse::<Act>(), Err(BadAction::Cards(BadCards::Twice(_)))));
}

#[test]
fn messages_speak_of_the_arguments_by_their_names() {
    let accuse = Act::Accuse(Seat::at(2), 4).words();
    assert_eq!((accuse.id, accuse.args), ("game-accuse", vec![("seat", Arg::Seat(Seat::at(2))), ("trick", Arg::Number(4))]));
    let ids = [Act::So(None), Act::So(Some(Suit::Bastos)), Act::Call(Call::High)].map(|act| act.words().id);
    assert_eq!(ids, ["game-so", "game-so-in", "game-high"]);
    assert_eq!([Act::Bid(5), Act::Take].map(|act| act.heading().id), ["game-heading-bid", "game-take"]);
}

#[test]
fn cards_and_numbers_are_read_off_an_action() {
    let (ace, two) = (card("1E"), card("2E"));
    assert_eq!((Act::Play(ace).card(), Act::Play(ace).plays()), (Some(ace), Some(ace)));
    assert_eq!((Act::Discard(CardSet::of(ace)).card(), Act::Discard(CardSet::of(ace)).plays()), (Some(ace), None));
    assert_eq!((Act::Exchange(ace, two).cards(), Act::Exchange(ace, two).card()), (cards("1E 2E"), None));
    assert_eq!([Act::Bid(35), Act::Accuse(Seat::at(1), 4), Act::Take].map(|act| act.number()), [Some(35), Some(4), None]);
    assert!(Act::Take.reveals() && !Act::Hearts.reveals());
}

#[test]
fn an_offer_includes_what_it_makes_and_nothing_else() {
    let hand = cards("1E 2E RC");
    let play = Offer::Card { of: hand, make: Act::Play };
    assert!(play.includes(&Act::Play(card("RC"))) && !play.includes(&Act::Play(card("1B"))));
    assert!(!play.includes(&Act::Discard(cards("RC"))));
    let discard = Offer::Cards { of: hand, must: cards("RC"), at_least: 1, at_most: 2, make: Act::Discard };
    assert!(discard.includes(&Act::Discard(cards("RC 1E"))) && discard.includes(&Act::Discard(cards("RC"))));
    for text in ["", "1E", "RC 1B", "1E 2E RC"] {
        assert!(!discard.includes(&Act::Discard(cards(text))), "{text}");
    }
    let bid = Offer::Number { from: 5, to: 50, make: Act::Bid };
    assert!([5, 50].iter().all(|&n| bid.includes(&Act::Bid(n))) && [4, 51].iter().all(|&n| !bid.includes(&Act::Bid(n))));
}
