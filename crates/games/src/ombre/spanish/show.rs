//! The table to be drawn, from a view alone.

use super::action::{Action, Signal};
use super::facts::{FAMILY, FINES, MIDDLE};
use super::result::ASKS_NO_MORE;
use super::state::{Bola, Claimed, Partner, Phase};
use super::terms::King;
use super::view::View;
use crate::ombre::trumps::BLACK_ACES;
use cards::{Card, CardSet, Suit};
use engine::show::{Centre, Choice, HandView, Played, PotView, Prompt, SeatView, SheetLine, ToAct, last_said, log};
use engine::trick::Trick;
use engine::{Msg, Offer, Seat, SeatSet, TableView};

pub(super) fn show(view: &View) -> TableView {
    TableView {
        game: view.terms.variant.id,
        viewer: view.viewer,
        deal: view.match_state.deal,
        headline: headline(view),
        aim: super::aim::aim(view),
        worth: None,
        facts: facts(view),
        seats: seats(view).map(|seat| seat_view(view, seat)).collect(),
        centre: centre(view),
        pots: pots(view),
        sheet: view.ledger.entries().iter().map(|entry| SheetLine::new(entry, FAMILY.pots)).collect(),
        log: log("spanish-said", &view.open.said),
        prompt: prompt(view),
    }
}

/// Those who sit, and the seat that may still join.
fn seats(view: &View) -> impl Iterator<Item = Seat> + '_ {
    let places = &view.match_state.places;
    places.iter().copied().chain(Seat::first(view.terms.persons()).filter(|seat| !places.contains(seat)))
}

fn headline(view: &View) -> Msg {
    let open = &view.open;
    match (open.phase, open.hombre, open.bid) {
        (Phase::Over, _, _) => Msg::new("spanish-over"),
        (Phase::Lots, _, _) => Msg::new("spanish-drawing-piles"),
        (Phase::Draw, _, _) => Msg::new("spanish-drawing-seats"),
        (Phase::Favourite, _, _) => Msg::new("spanish-turning-favourite"),
        (Phase::Raffle | Phase::Shuffle, _, _) => Msg::new("spanish-dealing"),
        (_, Some(hombre), Some(bid)) => {
            let msg = Msg::new(if open.trump.is_some() { "spanish-plays-in" } else { "spanish-plays" });
            let msg = msg.with("seat", hombre).with("bid", bid.words());
            open.trump.map_or(msg.clone(), |trump| msg.with("suit", trump))
        }
        _ => Msg::new("spanish-bidding"),
    }
}

/// The middle; and the fines, as long as there are any.
fn pots(view: &View) -> Vec<PotView> {
    let pot = |name: &'static str, pot| PotView { name: Msg::new(name), amount: view.ledger.balance(pot) };
    let fines = Some(pot("spanish-fines", FINES)).filter(|fines| fines.amount != 0);
    std::iter::once(pot("spanish-middle", MIDDLE)).chain(fines).collect()
}

/// Facts of the hand, the most important first: where there is little room, the rest is cut off.
fn facts(view: &View) -> Vec<Msg> {
    let (open, match_state) = (&view.open, &view.match_state);
    let mut facts = Vec::new();
    facts.extend(sits_out(view).map(|seat| {
        let own = view.viewer.are(seat);
        Msg::new(if own { "spanish-fact-you-sit-out" } else { "spanish-fact-sits-out" }).with("seat", seat)
    }));
    facts.extend(open.called.map(|card| Msg::new("spanish-fact-called").with("card", card)));
    match open.partner {
        Partner::Unknown => facts.push(Msg::new("spanish-fact-partner-unknown")),
        Partner::Seat(seat) => facts.push(Msg::new("spanish-fact-partner").with("seat", seat)),
        // Where the Hombre never has a partner it goes without saying.
        Partner::Nobody if open.trump.is_some() && view.terms.king != King::Nobody => facts.push(Msg::new("spanish-fact-alone")),
        Partner::Nobody => {}
    }
    // The holder of the called card knows; nobody else does.
    if open.partner == Partner::Unknown && open.called.is_some_and(|card| view.hand.contains(card)) {
        facts.push(Msg::new("spanish-fact-you-are-called"));
    }
    facts.extend(own_discard(view));
    if may_ask_no_more(view) {
        facts.push(Msg::new("spanish-fact-four-tricks"));
    }
    for (of, cards) in view.peeked() {
        facts.push(Msg::new("spanish-fact-peeked").with("seat", of).with("cards", cards));
    }
    match open.bola {
        Bola::No => {}
        Bola::Bid => facts.push(Msg::new("spanish-fact-bola-bid")),
        Bola::Tried => facts.push(Msg::new("spanish-fact-bola-tried")),
        Bola::Forfeited => facts.push(Msg::new("spanish-fact-bola-forfeited")),
    }
    facts.extend(match_state.favourite.map(|suit| Msg::new("spanish-fact-favourite").with("suit", suit)));
    facts.extend(view.terms.refavour().map(|suit| Msg::new("spanish-fact-refavour").with("suit", suit)));
    if match_state.deal > 0 {
        let contested = view.terms.contested(view.ledger.balance(MIDDLE));
        facts.push(Msg::new("spanish-fact-contested").with("amount", contested));
        facts.push(Msg::new("spanish-fact-hand").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer));
    }
    facts.extend(
        match_state.fines.iter().map(|fine| Msg::new("spanish-fact-fine").with("seat", fine.by).with("amount", fine.amount)),
    );
    facts.extend(open.honour.raffle.map(|card| Msg::new("spanish-fact-raffle").with("card", card)));
    if lies_there(view) {
        facts.extend(match_state.last.as_ref().map(|last| last.ended.words()));
    }
    facts
}

/// The viewer's own discard, once they have looked at it (hombre R27).
fn own_discard(view: &View) -> Option<Msg> {
    let looked = view.seat().filter(|seat| view.open.exchange.viewed.contains(*seat));
    looked.map(|_| Msg::new("spanish-fact-discard").with("cards", view.discards))
}

/// Can the viewer ask for a trick that would make a codillo of theirs a puesta (hombre R29, D22)?
fn may_ask_no_more(view: &View) -> bool {
    let asks = |offer: &Offer<Action>| matches!(offer, Offer::Word(Action::Signal(Signal::Gano | Signal::AMi)));
    let enough = view.seat().is_some_and(|seat| view.open.play.of(seat) >= ASKS_NO_MORE && view.open.hombre != Some(seat));
    enough && view.offers.iter().any(asks)
}

/// The dealer, if they take no cards in this hand (family R34).
fn sits_out(view: &View) -> Option<Seat> {
    let seated = !matches!(view.open.phase, Phase::Draw | Phase::Favourite);
    view.open.zangano(&view.match_state).filter(|_| seated)
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let (open, match_state) = (&view.open, &view.match_state);
    let at = seat.index();
    let mut roles = Vec::new();
    let seated = !matches!(open.phase, Phase::Draw | Phase::Favourite);
    if !match_state.places.contains(&seat) {
        roles.push(Msg::new("spanish-role-guest"));
    } else if seated {
        let plays = open.round.plays_cards(seat);
        if seat == open.mano() {
            roles.push(Msg::new("spanish-role-mano"));
        } else if seat == match_state.dealer {
            roles.push(Msg::new(if plays { "spanish-role-pie" } else { "spanish-role-zangano" }));
        }
        if open.hombre == Some(seat) {
            roles.push(Msg::new("spanish-role-hombre"));
        }
        if open.partner == Partner::Seat(seat) {
            roles.push(Msg::new("spanish-role-partner"));
        }
    }
    let known = view.known_hand(seat);
    let faces = view.viewer.are(seat) || known.len() == view.sizes[at] && !known.is_empty() && known != open.shown[at];
    let last = match_state.last.as_ref().filter(|_| lies_there(view));
    let at_end = last.and_then(|last| last.shown.iter().find(|(there, _)| *there == seat)).map(|&(_, cards)| cards);
    // A king lies before its giver until a card has come back for it.
    let gives = open.called.filter(|_| open.phase == Phase::Return && open.giver == Some(seat)).map(CardSet::of);
    SeatView {
        seat,
        roles,
        hand: if faces { HandView::Faces(sorted(view, known)) } else { HandView::Backs(view.sizes[at]) },
        shown: open.shown[at] | at_end.or(gives).unwrap_or(CardSet::EMPTY),
        tricks: open.play.won[at],
        chips: view.ledger.balance(seat),
        figures: Vec::new(),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out: !match_state.places.contains(&seat) || sits_out(view) == Some(seat),
    }
}

/// Do the cards of the previous hand still lie there? They do until the first word of the next, or for good.
fn lies_there(view: &View) -> bool {
    view.open.said.is_empty() || matches!(view.open.phase, Phase::Lots | Phase::Over)
}

/// A hand as a player sorts it: trumps first, then suit by suit, each from its highest card down.
fn sorted(view: &View, hand: CardSet) -> Vec<Card> {
    let pack = view.terms.pack;
    let trump = view.open.trump;
    let strength = |card: Card| {
        let suit = card.suit().unwrap_or(Suit::Ouros);
        let other = pack.suits().find(|&other| other != suit && Some(other) != trump).or(trump);
        let named = trump.and_then(|trump| pack.trumps(trump));
        let trumps = named.or_else(|| other.and_then(|other| pack.trumps(other)));
        trumps.map_or(0, |trumps| trumps.order.strength(card))
    };
    let trumps = trump.and_then(|trump| pack.trumps(trump)).map_or(BLACK_ACES, |trumps| trumps.all());
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| {
        let first = trumps.contains(card);
        let suit = card.suit().map_or(0, |suit| suit as u8);
        (!first, if first { 0 } else { suit }, std::cmp::Reverse(strength(card)))
    });
    cards
}

fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    // The last trick of a hand lies there until the first word of the next.
    let last = if open.said.is_empty() || !open.play.takers.is_empty() { open.play.last } else { Trick::EMPTY };
    let trumps = open.trump.and_then(|trump| view.terms.pack.trumps(trump));
    let taken = trumps.map(|trumps| open.play.taken(&open.round, &trumps.order));
    let own = view.seat().map_or(SeatSet::EMPTY, SeatSet::of);
    // A card led before the trump of a solo is named (hombre R18).
    let led = open.honour.led.into_iter().map(|card| played((open.mano(), card), None));
    Centre {
        trick: led.chain(open.play.trick.plays().map(|play| played(play, open.play.trick.best()))).collect(),
        last_trick: last.plays().map(|play| played(play, last.best())).collect(),
        turned: open.exchange.seen.iter().chain(open.exchange.turned.filter(|_| open.exchange.seen.is_empty())).collect(),
        stock: open.exchange.stock.len(),
        discards: open.exchange.thrown.iter().map(|&thrown| usize::from(thrown)).sum(),
        ..Centre::default()
    }
    .looking_back(FAMILY.look_back, own, taken.unwrap_or_default())
}

fn prompt(view: &View) -> Option<Prompt> {
    let seat = view.seat()?;
    if view.offers.is_empty() {
        return None;
    }
    let must = view.to_act[seat.index()] == ToAct::Must;
    let open = &view.open;
    let question = match open.phase {
        _ if !must => Msg::new("spanish-ask-besides"),
        Phase::Auction if open.auction.standing().is_some() => Msg::new("spanish-ask-overbid"),
        Phase::Auction => Msg::new("spanish-ask-bid"),
        Phase::Raffle => Msg::new("spanish-ask-raffle"),
        Phase::Fondo => Msg::new("spanish-ask-fondo"),
        Phase::Declare if open.honour.proposed.is_some() => Msg::new("spanish-ask-name-for"),
        Phase::Declare if open.honour.led.is_some() => Msg::new("spanish-ask-name-unnamed"),
        Phase::Declare if open.hombre != Some(seat) => Msg::new("spanish-ask-play"),
        Phase::Declare if calls(view) => Msg::new("spanish-ask-call"),
        Phase::Declare => Msg::new("spanish-ask-declare"),
        Phase::Redeem if open.trump.is_none() => Msg::new("spanish-ask-declare"),
        Phase::Redeem => Msg::new("spanish-ask-redeem"),
        Phase::Return if open.giver.is_none() => Msg::new("spanish-ask-throw-for-mate"),
        Phase::Return => Msg::new("spanish-ask-return"),
        Phase::KingReturn => Msg::new("spanish-ask-king-return"),
        Phase::Exchange => Msg::new("spanish-ask-exchange").with("many", open.exchange.stock.len()),
        Phase::Leftover => Msg::new("spanish-ask-leftover"),
        Phase::Bola => Msg::new("spanish-ask-bola"),
        Phase::Answers if open.question == Some(Claimed::Win) => Msg::new("spanish-ask-grant"),
        Phase::Answers => Msg::new("spanish-ask-codillo"),
        Phase::Claims => Msg::new("spanish-ask-claims"),
        Phase::Tricks if open.play.to_play != seat => Msg::new("spanish-ask-order").with("seat", open.play.to_play),
        _ => Msg::new("spanish-ask-play"),
    };
    Some(Prompt { question, must, ways: view.offers.iter().map(Choice::new).collect(), refused: view.refused.clone() })
}

/// Is a card called together with the trump?
fn calls(view: &View) -> bool {
    view.offers.iter().any(|offer| matches!(offer, Offer::Word(Action::Call(..))))
}
