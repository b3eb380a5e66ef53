//! The table to be drawn, from a view alone.

use super::count::Outcome;
use super::deck::ORDER;
use super::facts::FACTS;
use super::sitting::removed;
use super::state::{Phase, Round, SEATS, Said};
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
        seats: view.company.places().iter().map(|&seat| seat_view(view, seat)).collect(),
        centre: centre(view),
        pots: Vec::new(),
        sheet: view.ledger.entries().iter().map(|entry| SheetLine::new(entry, FACTS.pots)).collect(),
        log: said.map(|&(seat, said)| Msg::new("yukon-said").with("seat", seat).with("what", said_words(said))).collect(),
        prompt: prompt(view),
    }
}

fn headline(view: &View) -> Msg {
    match (view.open.phase, view.open.round) {
        (Phase::DrawPairs, _) => Msg::new("yukon-drawing-pairs"),
        (Phase::DrawDealer, _) => Msg::new("yukon-drawing-dealer"),
        (Phase::Shuffle, _) => Msg::new("yukon-dealing"),
        (Phase::Over, _) => Msg::new("yukon-over"),
        (_, Round::Points) => Msg::new("yukon-round"),
        (_, Round::Extra) => Msg::new("yukon-extra"),
    }
}

fn facts(view: &View) -> Vec<Msg> {
    let (open, company) = (&view.open, &view.company);
    let mut facts = Vec::new();
    if !matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer) {
        facts.push(Msg::new("yukon-fact-round").with("number", i64::from(company.deal)).with("seat", company.dealer));
    }
    if company.players == SEATS && open.phase != Phase::DrawPairs {
        for side in 0..company.sides() {
            if let [one, other] = company.members(side).iter().collect::<Vec<_>>()[..] {
                facts.push(Msg::new("yukon-fact-pair").with("one", one).with("other", other));
            }
        }
    }
    facts.push(Msg::new("yukon-fact-target").with("points", view.agreements.target));
    if let Some(card) = removed(&view.agreements, open).first() {
        facts.push(Msg::new("yukon-fact-removed").with("card", card));
    }
    if let Some(last) = company.last {
        let outcome = Msg::new(match last {
            Outcome::Counted => "yukon-outcome-counted",
            Outcome::Won => "yukon-outcome-won",
            Outcome::Extra => "yukon-outcome-extra",
        });
        facts.push(Msg::new("yukon-fact-last").with("outcome", outcome));
    }
    if let Some(victory) = company.victory {
        facts.extend(victory.winners.iter().map(|seat| Msg::new("yukon-fact-winner").with("seat", seat)));
    }
    facts
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if !matches!(open.phase, Phase::DrawPairs | Phase::DrawDealer) {
        if view.company.dealer == seat {
            roles.push(Msg::new("yukon-role-dealer"));
        }
        if !open.playing().contains(seat) {
            roles.push(Msg::new("yukon-role-out"));
        }
    }
    let own = view.eyes.are(seat);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand, &ORDER)) } else { HandView::Backs(view.sizes[at]) },
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
    let complete = open.takers.len() * open.active;
    let last = open.plays.get(complete.saturating_sub(open.active)..complete).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: view.stock,
        discards: 0,
    }
}

/// What was said, in words.
fn said_words(said: Said) -> Msg {
    match said {
        Said::Drew(card) => Msg::new("yukon-said-drew").with("card", card),
        Said::Took(points) => Msg::new("yukon-said-took").with("points", points),
        Said::Amended(card) => Msg::new("yukon-said-amended").with("card", card),
        Said::Wrong(card) => Msg::new("yukon-said-wrong").with("card", card),
    }
}

fn prompt(view: &View) -> Option<Prompt> {
    let seat = view.seat()?;
    if view.offers.is_empty() {
        return None;
    }
    let must = view.to_act[seat.index()] == ToAct::Must;
    let question = match view.open.phase {
        Phase::Tricks if must && view.open.trick.is_empty() => Msg::new("yukon-ask-lead"),
        Phase::Tricks if must => Msg::new("yukon-ask-play"),
        Phase::Taking if must => Msg::new("yukon-ask-take"),
        Phase::Mending if must => Msg::new("yukon-ask-mend"),
        _ => Msg::new("yukon-ask-besides"),
    };
    Some(Prompt { question, must, ways: view.offers.iter().map(Way::new).collect(), refused: view.refused.clone() })
}
