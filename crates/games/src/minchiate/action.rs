//! Everything a player can say or do, and its one text form.

use super::state::Cause;
use Action::*;
use cards::{Card, CardSet};
use engine::{BadAction, Msg, Seat};
use std::fmt;
use std::str::FromStr;

/// Everything a player can say or do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lifts so many cards (R4).
    Cut(i64),
    /// The dealer sets his mistake right (7.2b, 7.2c).
    CorrectDeal,
    /// He does not notice it.
    DealOn,
    /// Lays these aside for what he robbed (R15).
    Discard(CardSet),
    /// His hand is right (R17).
    ConfirmCount,
    /// He has so many cards (7.2).
    ReportCount(i64),
    /// Lays a card too many aside (7.2e).
    DiscardSurplus(Card),
    /// Asks for the card so many from the top of the stock (7.2f).
    AskTop(i64),
    /// Asks for the card so many from the bottom of the stock (7.2f).
    AskBottom(i64),
    /// Accuses this verzigola (R18).
    Accuse(CardSet),
    /// Has nothing more to accuse (R19).
    NoMore,
    /// Plays a card.
    Play(Card),
    /// Has a mark made that is due (7.4a).
    Mark(Cause, CardSet),
    /// Takes the Matto back (7.1b, 7.4b).
    ReclaimMatto,
    /// Gives a worthless card for it (R38).
    Give(Card),
    /// Says that this seat did not answer in this trick (7.3a).
    CallRevoke(Seat, u8),
    /// Takes his wrong card back and lays this one in its place (7.3c).
    TakeBack(Card),
    /// Lets it run (7.3c).
    LetRun,
    /// Has nothing more to say before the cards are mixed.
    Content,
    /// Counts the last trick (7.4d).
    ClaimLast,
    /// Counts the cards above forty-two (7.4c).
    ClaimCards,
    /// Makes the total.
    Total,
    /// Asks for a ruling (7.5).
    Appeal,
    /// Plays another gioco.
    PlayOn,
    Rise,
}

/// The actions that are one word.
const BARE: [Action; 13] = [
    CorrectDeal,
    DealOn,
    ConfirmCount,
    NoMore,
    ReclaimMatto,
    LetRun,
    Content,
    ClaimLast,
    ClaimCards,
    Total,
    Appeal,
    PlayOn,
    Rise,
];

impl engine::Action for Action {
    fn verb(&self) -> &'static str {
        match self {
            Cut(_) => "cut",
            CorrectDeal => "correct_deal",
            DealOn => "deal_on",
            Discard(_) => "discard",
            ConfirmCount => "confirm_count",
            ReportCount(_) => "report_count",
            DiscardSurplus(_) => "discard_surplus",
            AskTop(_) => "ask_top",
            AskBottom(_) => "ask_bottom",
            Accuse(_) => "accuse",
            NoMore => "no_more",
            Play(_) => "play",
            Mark(..) => "mark",
            ReclaimMatto => "reclaim_matto",
            Give(_) => "give",
            CallRevoke(..) => "call_revoke",
            TakeBack(_) => "take_back",
            LetRun => "let_run",
            Content => "content",
            ClaimLast => "claim_last",
            ClaimCards => "claim_cards",
            Total => "total",
            Appeal => "appeal",
            PlayOn => "play_on",
            Rise => "rise",
        }
    }

    fn words(&self) -> Msg {
        match *self {
            Cut(many) => Msg::new("minchiate-cut").with("many", many),
            CorrectDeal => Msg::new("minchiate-correct-deal"),
            DealOn => Msg::new("minchiate-deal-on"),
            Discard(cards) => Msg::new("minchiate-discard").with("cards", cards),
            ConfirmCount => Msg::new("minchiate-confirm-count"),
            ReportCount(many) => Msg::new("minchiate-report-count").with("many", many),
            DiscardSurplus(card) => Msg::new("minchiate-discard-surplus").with("card", card),
            AskTop(place) => Msg::new("minchiate-ask-top").with("place", place),
            AskBottom(place) => Msg::new("minchiate-ask-bottom").with("place", place),
            Accuse(cards) => Msg::new("minchiate-accuse").with("cards", cards),
            NoMore => Msg::new("minchiate-no-more"),
            Play(card) => Msg::new("minchiate-play").with("card", card),
            Mark(cause, cards) => Msg::new("minchiate-mark").with("cause", cause_words(cause)).with("cards", cards),
            ReclaimMatto => Msg::new("minchiate-reclaim-matto"),
            Give(card) => Msg::new("minchiate-give").with("card", card),
            CallRevoke(seat, trick) => Msg::new("minchiate-call-revoke").with("seat", seat).with("trick", i64::from(trick)),
            TakeBack(card) => Msg::new("minchiate-take-back").with("card", card),
            LetRun => Msg::new("minchiate-let-run"),
            Content => Msg::new("minchiate-content"),
            ClaimLast => Msg::new("minchiate-claim-last"),
            ClaimCards => Msg::new("minchiate-claim-cards"),
            Total => Msg::new("minchiate-total"),
            Appeal => Msg::new("minchiate-appeal"),
            PlayOn => Msg::new("minchiate-play-on"),
            Rise => Msg::new("minchiate-rise"),
        }
    }

    fn heading(verb: &'static str) -> Msg {
        match verb {
            "cut" => Msg::new("minchiate-heading-cut"),
            "discard" => Msg::new("minchiate-heading-discard"),
            "discard_surplus" => Msg::new("minchiate-heading-surplus"),
            "ask_top" => Msg::new("minchiate-heading-top"),
            "ask_bottom" => Msg::new("minchiate-heading-bottom"),
            "give" => Msg::new("minchiate-heading-give"),
            "take_back" => Msg::new("minchiate-heading-take-back"),
            _ => Msg::new("minchiate-heading-play"),
        }
    }
}

/// The words for what a mark is for.
pub(super) fn cause_words(cause: Cause) -> Msg {
    Msg::new(match cause {
        Cause::Rob => "minchiate-cause-rob",
        Cause::Turned => "minchiate-cause-turned",
        Cause::Verzigola => "minchiate-cause-verzigola",
        Cause::Kill => "minchiate-cause-kill",
    })
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(engine::Action::verb(self))?;
        match self {
            Cut(number) | ReportCount(number) | AskTop(number) | AskBottom(number) => write!(f, " {number}"),
            Discard(cards) | Accuse(cards) if !cards.is_empty() => write!(f, " {cards}"),
            DiscardSurplus(card) | Play(card) | Give(card) | TakeBack(card) => write!(f, " {card}"),
            Mark(cause, cards) if cards.is_empty() => write!(f, " {}", cause.name()),
            Mark(cause, cards) => write!(f, " {} {cards}", cause.name()),
            CallRevoke(seat, trick) => write!(f, " {seat} {trick}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Action, BadAction> {
        let mut words = text.split_whitespace();
        let verb = words.next().ok_or(BadAction::Empty)?;
        let rest: Vec<&str> = words.collect();
        let wrong = |expected| BadAction::Arguments { verb: verb.chars().take(24).collect(), expected };
        let cards = |words: &[&str]| words.join(" ").parse::<CardSet>();
        let one_card = || -> Result<Card, BadAction> {
            let [card] = rest[..] else { return Err(wrong("one card")) };
            card.parse().map_err(|bad| BadAction::Cards(cards::BadCards::Card(bad)))
        };
        let one_number = || -> Result<i64, BadAction> {
            let [number] = rest[..] else { return Err(wrong("a number")) };
            number.parse().map_err(|_| wrong("a number"))
        };
        if let Some(action) = BARE.into_iter().find(|action| engine::Action::verb(action) == verb) {
            return if rest.is_empty() { Ok(action) } else { Err(wrong("nothing behind it")) };
        }
        match verb {
            "cut" => one_number().map(Cut),
            "report_count" => one_number().map(ReportCount),
            "ask_top" => one_number().map(AskTop),
            "ask_bottom" => one_number().map(AskBottom),
            "discard" => Ok(Discard(cards(&rest)?)),
            "accuse" => Ok(Accuse(cards(&rest)?)),
            "discard_surplus" => one_card().map(DiscardSurplus),
            "play" => one_card().map(Play),
            "give" => one_card().map(Give),
            "take_back" => one_card().map(TakeBack),
            "mark" => {
                let cause = rest.first().and_then(|word| Cause::ALL.into_iter().find(|cause| cause.name() == *word));
                let cause = cause.ok_or_else(|| wrong("rob, turned, verzigola or kill, and cards"))?;
                Ok(Mark(cause, cards(&rest[1..])?))
            }
            "call_revoke" => match rest[..] {
                [seat, trick] => {
                    let seat = seat.parse().ok().and_then(Seat::new).ok_or_else(|| wrong("a seat and the number of a trick"))?;
                    let trick = trick.parse().map_err(|_| wrong("a seat and the number of a trick"))?;
                    Ok(CallRevoke(seat, trick))
                }
                _ => Err(wrong("a seat and the number of a trick")),
            },
            _ => Err(BadAction::Verb { verb: verb.chars().take(24).collect() }),
        }
    }
}
