//! The table to be drawn, from a view alone.

use super::agreements::{Attribution, Switch};
use super::contract::{Contract, Geral};
use super::facts::{BOLO, BOX, FACTS};
use super::state::{Closing, Phase};
use super::view::View;
use crate::ombre::trumps::Trumps;
use cards::{Card, CardSet, Suit};
use engine::show::{Centre, HandView, Played, PotView, SeatView, ToAct, last_said};
use engine::trick::Trick;
use engine::{Msg, Seat, SeatSet};

/// Message of a log line: the speaker and their words.
pub(super) const SAID: &str = "voltarete-said";

pub(super) fn seats(view: &View) -> Vec<SeatView> {
    view.match_state.places().iter().map(|&seat| seat_view(view, seat)).collect()
}

pub(super) fn pots(view: &View) -> Vec<PotView> {
    let pots = [("voltarete-bolo", BOLO), ("voltarete-box", BOX)];
    pots.map(|(name, pot)| PotView { name: Msg::new(name), amount: view.ledger.balance(pot) }).into()
}

pub(super) fn headline(view: &View) -> Msg {
    let open = &view.open;
    match (open.phase, open.contract, open.feito) {
        (Phase::Over, _, _) => Msg::new("voltarete-over"),
        (Phase::Draw, _, _) => Msg::new("voltarete-drawing"),
        (Phase::Shuffle | Phase::Dealing | Phase::SplitDue, _, _) => Msg::new("voltarete-dealing"),
        (Phase::Round1, _, _) => Msg::new("voltarete-first-passage"),
        (Phase::Round2 | Phase::Quarto, _, _) => Msg::new("voltarete-second-passage"),
        (_, Some(contract), Some(feito)) => {
            let msg = Msg::new(if open.trump.is_some() { "voltarete-plays-in" } else { "voltarete-plays" });
            let msg = msg.with("seat", feito).with("contract", contract);
            open.trump.map_or(msg.clone(), |trump| msg.with("suit", trump))
        }
        _ => Msg::new("voltarete-settled"),
    }
}

pub(super) fn facts(view: &View) -> Vec<Msg> {
    let (open, match_state) = (&view.open, &view.match_state);
    let mut facts =
        vec![Msg::new("voltarete-fact-hand").with("number", i64::from(match_state.deal)).with("seat", match_state.dealer)];
    if view.agreements.medalhao == Switch::On {
        facts.push(Msg::new("voltarete-fact-medalhao").with("seat", match_state.medalhao));
    }
    facts.extend(
        match_state
            .remissas
            .iter()
            .map(|remissa| Msg::new("voltarete-fact-remissa").with("seat", remissa.owner).with("amount", remissa.amount)),
    );
    match match_state.closing {
        Closing::Filling => {}
        Closing::InTheBolo => facts.push(Msg::new("voltarete-fact-closing")),
        Closing::Lifted => facts.push(Msg::new("voltarete-fact-playing-off")),
    }
    match open.geral {
        Geral::No => {}
        Geral::Tried => facts.push(Msg::new("voltarete-fact-geral-tried")),
        Geral::Declared => facts.push(Msg::new("voltarete-fact-geral-declared")),
    }
    if let Some(answers) = open.resposta {
        let each = |seats: engine::SeatSet, id: &'static str| {
            seats.iter().map(move |seat| Msg::new(id).with("seat", seat)).collect::<Vec<_>>()
        };
        facts.extend(each(answers.gave, "voltarete-fact-gave"));
        facts.extend(each(answers.refused, "voltarete-fact-refused"));
    }
    if open.passage.obliged {
        facts.push(Msg::new("voltarete-fact-obliged"));
    }
    facts
        .extend(open.matadores.map(|(seat, cards)| Msg::new("voltarete-fact-matadores").with("seat", seat).with("cards", cards)));
    facts
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    // Of four the dealer sits out.
    let out = open.phase != Phase::Draw && view.match_state.players == 4 && view.match_state.dealer == seat;
    if open.phase != Phase::Draw {
        let names = ["voltarete-role-mao", "voltarete-role-contrape", "voltarete-role-pe"];
        roles.extend(open.round.order[..3].iter().position(|&there| there == seat).map(|place| Msg::new(names[place])));
        if out {
            roles.push(Msg::new("voltarete-role-quarto"));
        }
        if open.feito == Some(seat) {
            roles.push(Msg::new("voltarete-role-feito"));
        }
    }
    let hand = if view.viewer.are(seat) {
        HandView::Faces(sorted(view.hand, open.trump))
    } else if !view.exposed[at].is_empty() {
        HandView::Faces(sorted(view.exposed[at], open.trump))
    } else {
        HandView::Backs(view.sizes[at])
    };
    SeatView {
        seat,
        roles,
        hand,
        shown: open.shown[at],
        tricks: open.play.won[at],
        chips: view.ledger.balance(seat),
        figures: Vec::new(),
        said: last_said(&open.said, seat),
        to_act: view.to_act[at],
        out,
    }
}

/// A hand as a player sorts it: trumps first, then suit by suit, each from its highest card down.
pub(super) fn sorted(hand: CardSet, trump: Option<Suit>) -> Vec<Card> {
    let trumps = Trumps::of(trump.unwrap_or(Suit::Espadas));
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| {
        // Before the trump is named the black aces stand first, and each suit by itself.
        let first = if trump.is_some() { trumps.all().contains(card) } else { crate::ombre::trumps::BLACK_ACES.contains(card) };
        let suit = card.suit().map_or(0, |suit| suit as u8);
        let natural = card.suit().map_or(0, |suit| natural_strength(card, suit));
        (!first, if first { 0 } else { suit }, std::cmp::Reverse(if first { trumps.order.strength(card) } else { natural }))
    });
    cards
}

/// The natural strength of a card: that which it has when another suit is trump.
fn natural_strength(card: Card, suit: Suit) -> u8 {
    let other = if suit == Suit::Espadas { Suit::Bastos } else { Suit::Espadas };
    Trumps::of(other).order.strength(card)
}

pub(super) fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), winner: Option<Card>, told: bool| Played {
        seat: told.then_some(seat),
        card,
        winning: winner == Some(card),
    };
    let told = view.agreements.history_attribution == Attribution::Shown;
    // The ninth trick of a hand lies there until the first word of the next.
    let last = if open.said.is_empty() || !open.play.takers.is_empty() { open.play.last } else { Trick::EMPTY };
    let trumps = Trumps::of(open.trump.unwrap_or(Suit::Espadas));
    let taken = open.play.taken(&open.round, &trumps.order).into_iter();
    let taken = taken.map(|trick| if told { trick } else { trick.unnamed() });
    let mut last_trick: Vec<Played> = last.plays().map(|play| played(play, last.best(), told)).collect();
    if !told {
        // The order of play would tell the players.
        last_trick.sort_by_key(|played| played.card);
    }
    Centre {
        trick: open.play.trick.plays().map(|play| played(play, open.play.trick.best(), true)).collect(),
        last_trick,
        turned: open.talon.turned.into_iter().collect(),
        stock: open.talon.stock.len(),
        discards: open.talon.discarded.iter().sum(),
        ..Centre::default()
    }
    .looking_back(FACTS.look_back, SeatSet::EMPTY, taken.collect())
}

pub(super) fn question(view: &View, asked: ToAct) -> Msg {
    let open = &view.open;
    let bolo = view.ledger.balance(BOLO);
    match open.phase {
        Phase::SplitDue => Msg::new("voltarete-ask-split"),
        Phase::Dealing => Msg::new("voltarete-ask-dealing"),
        Phase::Round1 if open.passage.auction.standing().is_some() => Msg::new("voltarete-ask-leave"),
        Phase::Round1 => Msg::new("voltarete-ask-first"),
        Phase::Round2 => Msg::new("voltarete-ask-second"),
        Phase::Quarto => Msg::new("voltarete-ask-quarto"),
        Phase::TrezeDiscard => Msg::new("voltarete-ask-treze"),
        Phase::Naming => Msg::new("voltarete-ask-name"),
        Phase::Exchange if open.contract == Some(Contract::Licenca) => Msg::new("voltarete-ask-exchange"),
        Phase::Exchange => Msg::new("voltarete-ask-exchange-turned"),
        Phase::CascaChoice => Msg::new("voltarete-ask-casca").with("bolo", bolo),
        Phase::Buying => Msg::new("voltarete-ask-buy").with("many", open.talon.stock.len()),
        Phase::Opening => Msg::new("voltarete-ask-opening"),
        Phase::Answers => Msg::new("voltarete-ask-answer").with("bolo", bolo),
        Phase::Tricks if asked == ToAct::Must => Msg::new("voltarete-ask-play"),
        Phase::Tricks => Msg::new("voltarete-ask-besides"),
        Phase::StopOrGeral => Msg::new("voltarete-ask-stop"),
        Phase::Claim => Msg::new("voltarete-ask-claim"),
        Phase::Inspection => Msg::new("voltarete-ask-inspection"),
        Phase::Placing => Msg::new("voltarete-ask-placing").with("amount", open.settlement.measure),
        Phase::Pagas => Msg::new("voltarete-ask-pagas-due"),
        Phase::Draw | Phase::Shuffle | Phase::Over => headline(view),
    }
}
