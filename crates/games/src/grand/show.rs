//! The table to be drawn, from a view alone.

use super::action::{contract_words, game_words};
use super::agreements::EndMode;
use super::contract::Outcome;
use super::facts::FACTS;
use super::state::{Phase, Said};
use super::view::View;
use crate::brazil::sorted;
use cards::Card;
use engine::show::{Centre, HandView, Played, Prompt, SeatView, SheetLine, ToAct, Way};
use engine::{Msg, Seat, TableView};

pub(super) fn show(view: &View) -> TableView {
    let said = view.open.said.iter();
    TableView {
        game: FACTS.id,
        eyes: view.eyes,
        deal: view.company.deal,
        headline: headline(view),
        facts: facts(view),
        seats: view.company.round.iter().map(|&seat| seat_view(view, seat)).collect(),
        centre: centre(view),
        pots: Vec::new(),
        sheet: view.ledger.entries().iter().map(|entry| SheetLine::new(entry, FACTS.pots)).collect(),
        log: said.map(|&(seat, said)| Msg::new("grand-said").with("seat", seat).with("what", said_words(said))).collect(),
        prompt: prompt(view),
    }
}

fn headline(view: &View) -> Msg {
    let open = &view.open;
    match (open.phase, open.bid, open.contract) {
        (Phase::DrawPairs, ..) => Msg::new("grand-drawing-pairs"),
        (Phase::DrawDealer, ..) => Msg::new("grand-drawing-dealer"),
        (Phase::Shuffle, ..) => Msg::new("grand-dealing"),
        (Phase::Over, ..) => Msg::new("grand-over"),
        (_, Some(bid), Some(contract)) => {
            let what = contract_words(contract);
            Msg::new("grand-plays").with("seat", bid.seat).with("contract", what).with("points", bid.points)
        }
        (Phase::Choice, Some(bid), None) => Msg::new("grand-choosing").with("seat", bid.seat).with("points", bid.points),
        (_, Some(bid), None) => Msg::new("grand-bid-stands").with("seat", bid.seat).with("points", bid.points),
        _ => Msg::new("grand-bidding"),
    }
}

fn facts(view: &View) -> Vec<Msg> {
    let (open, company) = (&view.open, &view.company);
    let mut facts = Vec::new();
    if company.deal > 0 {
        facts.push(Msg::new("grand-fact-hand").with("number", i64::from(company.deal)).with("seat", company.dealer));
    }
    if open.phase != Phase::DrawPairs {
        for pair in [0, 1] {
            let (one, other) = (company.round[pair], company.round[pair + 2]);
            let msg = Msg::new("grand-fact-pair").with("one", one).with("other", other);
            facts.push(msg.with("points", view.ledger.balance(one)).with("defeats", company.defeats[pair]));
        }
    }
    facts.push(match view.agreements.end_mode {
        EndMode::Points => Msg::new("grand-fact-target").with("points", view.agreements.target),
        EndMode::Time => Msg::new("grand-fact-time").with("minutes", i64::from(view.agreements.time_limit)),
        EndMode::Hands => Msg::new("grand-fact-hands").with("hands", i64::from(view.agreements.hand_limit)),
    });
    if let Some(last) = company.last {
        let outcome = Msg::new(match last.outcome {
            Outcome::Made => "grand-outcome-made",
            Outcome::Defeated => "grand-outcome-defeated",
        });
        let msg = Msg::new("grand-fact-last").with("seat", last.bid.seat).with("points", last.bid.points);
        facts.push(msg.with("contract", game_words(last.contract)).with("outcome", outcome));
    }
    if let Some(victory) = company.victory {
        for pair in [0, 1] {
            let msg = Msg::new("grand-fact-count").with("one", company.round[pair]).with("other", company.round[pair + 2]);
            facts.push(msg.with("total", victory.reckoning.totals[pair]).with("given", victory.reckoning.given[pair]));
        }
        match victory.winners.is_empty() {
            true => facts.push(Msg::new("grand-fact-drawn")),
            false => facts.extend(victory.winners.iter().map(|seat| Msg::new("grand-fact-winner").with("seat", seat))),
        }
    }
    facts
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let (open, company) = (&view.open, &view.company);
    let at = seat.index();
    let mut roles = Vec::new();
    if company.deal > 0 {
        if company.dealer == seat {
            roles.push(Msg::new("grand-role-dealer"));
        }
        if company.left_of(company.dealer, 1) == seat {
            roles.push(Msg::new("grand-role-mao"));
        }
        if open.contract.is_some() && open.bid.is_some_and(|bid| bid.seat == seat) {
            roles.push(Msg::new("grand-role-bidder"));
        }
        if view.dummy == Some(seat) {
            roles.push(Msg::new("grand-role-open"));
        }
    }
    let hand = if view.eyes.are(seat) {
        HandView::Faces(sorted(view.hand, open.order()))
    } else if view.dummy == Some(seat) && open.shown[at].len() == view.sizes[at] {
        HandView::Faces(sorted(open.shown[at], open.order()))
    } else {
        HandView::Backs(view.sizes[at])
    };
    SeatView {
        seat,
        roles,
        hand,
        shown: open.shown[at],
        tricks: open.tricks(seat),
        chips: view.ledger.balance(seat),
        figures: Vec::new(),
        said: open.said.iter().rev().find(|(speaker, _)| *speaker == seat).map(|&(_, said)| said_words(said)),
        to_act: view.to_act[at],
    }
}

fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let complete = open.takers.len() * open.active();
    let last = open.plays.get(complete.saturating_sub(open.active())..complete).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: 0,
        discards: open.aside.iter().sum(),
    }
}

/// What was said, in words.
fn said_words(said: Said) -> Msg {
    match said {
        Said::Drew(card) => Msg::new("grand-said-drew").with("card", card),
        Said::Bid(points) => Msg::new("grand-bid").with("points", points),
        Said::Pass => Msg::new("grand-pass"),
        Said::OpenedCopas(card) => Msg::new("grand-open-copas").with("card", card),
        Said::Chose(contract) => contract_words(contract),
        Said::Discarded => Msg::new("grand-said-discarded"),
        Said::Exchanged(card) => Msg::new("grand-said-exchanged").with("card", card),
        Said::NoExchange => Msg::new("grand-no-exchange"),
        Said::OpenedPartner => Msg::new("grand-open-partner"),
        Said::Took => Msg::new("grand-said-took"),
        Said::Amended(card) => Msg::new("grand-said-amended").with("card", card),
        Said::Wrong(card) => Msg::new("grand-said-wrong").with("card", card),
        Said::CalledTime => Msg::new("grand-call-time"),
    }
}

fn prompt(view: &View) -> Option<Prompt> {
    let seat = view.seat()?;
    if view.offers.is_empty() {
        return None;
    }
    let open = &view.open;
    let must = view.to_act[seat.index()] == ToAct::Must;
    let question = match open.phase {
        _ if !must => Msg::new("grand-ask-besides"),
        Phase::Bidding => match open.bid {
            Some(bid) => Msg::new("grand-ask-bid-over").with("points", bid.points),
            None => Msg::new("grand-ask-bid"),
        },
        Phase::Choice => Msg::new("grand-ask-choose"),
        Phase::Discard => Msg::new("grand-ask-discard"),
        Phase::Exchange | Phase::DefenderExchange => Msg::new("grand-ask-exchange"),
        Phase::Tricks if open.trick.is_empty() => Msg::new("grand-ask-lead"),
        Phase::Taking => Msg::new("grand-ask-take"),
        Phase::Mending => Msg::new("grand-ask-mend"),
        _ => Msg::new("grand-ask-play"),
    };
    Some(Prompt { question, must, ways: view.offers.iter().map(Way::new).collect(), refused: view.refused.clone() })
}
