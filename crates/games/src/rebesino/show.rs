//! The table to be drawn, from a view alone.

use super::agreements::Agreements;
use super::deck::ORDER;
use super::facts::{FACTS, SUERTE};
use super::state::{Meddling, Phase, Robo, SEATS, Said};
use super::view::View;
use crate::brazil::sorted;
use cards::Card;
use engine::agreement::Switch;
use engine::show::{Centre, HandView, Played, PotView, Prompt, SeatView, SheetLine, ToAct, Way};
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
        pots: pots(view),
        sheet: view.ledger.entries().iter().map(|entry| SheetLine::new(entry, FACTS.pots)).collect(),
        log: said.map(|&(seat, said)| Msg::new("rebesino-said").with("seat", seat).with("what", said_words(said))).collect(),
        prompt: prompt(view),
    }
}

fn headline(view: &View) -> Msg {
    Msg::new(match view.open.phase {
        Phase::Seats => "rebesino-drawing",
        Phase::Shuffle => "rebesino-dealing",
        Phase::Robo => "rebesino-robbing",
        Phase::Tricks => "rebesino-playing",
        Phase::Reveal => "rebesino-revealing",
        Phase::Over => "rebesino-over",
    })
}

/// Rounds the match lasts, and the one this hand belongs to.
fn rounds(view: &View, agreements: &Agreements) -> (i64, i64) {
    let last = agreements.vueltas;
    ((i64::from(view.company.counted) / SEATS as i64 + 1).min(last), last)
}

fn facts(view: &View) -> Vec<Msg> {
    let (company, agreements) = (&view.company, &view.agreements);
    let mut facts = Vec::new();
    if view.open.phase != Phase::Seats {
        let (round, last) = rounds(view, agreements);
        facts.push(Msg::new("rebesino-fact-round").with("number", round).with("last", last).with("seat", company.dealer));
        if agreements.mari_perez == Switch::On && (round == 1 || round == last) {
            facts.push(Msg::new("rebesino-fact-double"));
        }
    }
    if matches!(view.open.phase, Phase::Robo | Phase::Tricks) && view.has_napolitana() && view.seat().is_some() {
        facts.push(Msg::new("rebesino-fact-napolitana"));
    }
    if let Some(seat) = view.open.declared {
        facts.push(Msg::new("rebesino-fact-declared").with("seat", seat));
    }
    if let Some(last) = company.last.filter(|_| view.open.plays.is_empty() || view.open.phase == Phase::Over) {
        facts.push(last.ended());
    }
    facts
}

fn pots(view: &View) -> Vec<PotView> {
    let amount = view.ledger.balance(SUERTE);
    if amount == 0 { Vec::new() } else { vec![PotView { name: Msg::new("rebesino-pot-suerte"), amount }] }
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if open.phase != Phase::Seats {
        if view.company.dealer == seat {
            roles.push(Msg::new("rebesino-role-pie"));
        }
        if open.mano() == seat {
            roles.push(Msg::new("rebesino-role-mano"));
        }
    }
    let own = view.eyes.are(seat);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand, &ORDER)) } else { HandView::Backs(view.sizes[at]) },
        shown: open.shown[at],
        tricks: open.tricks[at],
        chips: view.ledger.balance(seat),
        figures: Vec::new(),
        said: open.said.iter().rev().find(|(speaker, _)| *speaker == seat).map(|&(_, said)| said_words(said)),
        to_act: view.to_act[at],
        out: false,
    }
}

fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let last = open.takers.len().checked_sub(1).map_or(&[][..], |last| open.plays.chunks(SEATS).nth(last).unwrap_or(&[]));
    let best = last.iter().find(|(seat, _)| Some(seat) == open.takers.last()).map(|&(_, card)| card);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: Vec::new(),
        stock: view.monte.len(),
        discards: 0,
    }
}

/// What was said, in words.
fn said_words(said: Said) -> Msg {
    let plain = Msg::new;
    match said {
        Said::Drew(card) => plain("rebesino-said-drew").with("card", card),
        Said::Robo(Robo::Exchanged) => plain("rebesino-said-exchanged"),
        Said::Robo(Robo::Looked) => plain("rebesino-said-looked"),
        Said::Robo(Robo::Declined) => plain("rebesino-said-declined"),
        Said::Robo(Robo::Discarded) => plain("rebesino-said-discarded"),
        Said::Robo(Robo::Peeked) => plain("rebesino-said-peeked"),
        Said::Robo(Robo::Short) => plain("rebesino-said-short"),
        Said::DrewLate => plain("rebesino-said-drew-late"),
        Said::Meddled(Meddling::Saw) => plain("rebesino-said-saw"),
        Said::Meddled(Meddling::Drew) => plain("rebesino-said-kept"),
        Said::Meddled(Meddling::Nothing | Meddling::Aside) => plain("rebesino-said-aside"),
        Said::PutBack => plain("rebesino-said-put-back"),
        Said::Declared => plain("rebesino-said-declared"),
        Said::Took(points) => plain("rebesino-said-took").with("points", points),
        Said::Amended(card) => plain("rebesino-said-amended").with("card", card),
        Said::LaidDown => plain("rebesino-said-laid-down"),
        Said::Revoked(trick) => plain("rebesino-said-revoked").with("trick", i64::from(trick)),
        Said::Cleared(trick) => plain("rebesino-said-cleared").with("trick", i64::from(trick)),
        Said::Agreed => plain("rebesino-said-agreed"),
        Said::Dote => plain("rebesino-said-dote"),
        Said::Spoilt => plain("rebesino-said-spoilt"),
    }
}

fn prompt(view: &View) -> Option<Prompt> {
    let seat = view.seat()?;
    if view.offers.is_empty() {
        return None;
    }
    let must = view.to_act[seat.index()] == ToAct::Must;
    let question = Msg::new(match view.open.phase {
        Phase::Robo if must && seat == view.company.dealer => "rebesino-ask-discard",
        Phase::Robo if must => "rebesino-ask-robo",
        Phase::Tricks if must && view.open.leads() => "rebesino-ask-lead",
        Phase::Tricks if must => "rebesino-ask-play",
        Phase::Reveal => "rebesino-ask-agree",
        _ => "rebesino-ask-besides",
    });
    Some(Prompt { question, must, ways: view.offers.iter().map(Way::new).collect(), refused: view.refused.clone() })
}
