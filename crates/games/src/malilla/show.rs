//! The table to be drawn, from a view alone.

use super::action::misdeed_words;
use super::agreements::ViewTricks;
use super::count::Counted;
use super::deck::sorted;
use super::facts::FACTS;
use super::state::{Pair, Phase, SEATS, Said};
use super::view::View;
use cards::{Card, CardSet};
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
        log: said.map(|&(seat, said)| Msg::new("malilla-said").with("seat", seat).with("what", said_words(said))).collect(),
        prompt: prompt(view),
    }
}

fn headline(view: &View) -> Msg {
    match (view.open.phase, view.open.trump()) {
        (Phase::Kings | Phase::Weaker, _) => Msg::new("malilla-drawing-partners"),
        (Phase::Choosing(seat), _) => Msg::new("malilla-choosing").with("seat", seat),
        (Phase::Ladies | Phase::Lot, _) => Msg::new("malilla-drawing-dealer"),
        (Phase::Naming(seat), _) => Msg::new("malilla-naming").with("seat", seat),
        (Phase::Over, _) => Msg::new("malilla-over"),
        (Phase::Inspection, _) => Msg::new("malilla-inspection"),
        (_, Some(suit)) => Msg::new("malilla-trump").with("suit", suit),
        (_, None) => Msg::new("malilla-dealing"),
    }
}

fn facts(view: &View) -> Vec<Msg> {
    let (open, company) = (&view.open, &view.company);
    let mut facts = Vec::new();
    if company.deal > 0 {
        let deal = Msg::new("malilla-fact-deal").with("number", i64::from(company.deal)).with("seat", company.dealer);
        facts.push(deal.with("deals", i64::from(view.agreements.deals())));
    }
    if !matches!(open.phase, Phase::Kings | Phase::Weaker | Phase::Choosing(_)) {
        for pair in Pair::BOTH {
            let [one, other] = company.members(pair);
            facts.push(Msg::new("malilla-fact-pair").with("one", one).with("other", other));
        }
    }
    if let Some(suit) = company.favorito {
        facts.push(Msg::new("malilla-fact-favorito").with("suit", suit));
    }
    let times = view.tanto / view.agreements.tanto_value.max(1);
    if open.turned.is_some() && times > 1 {
        facts.push(Msg::new("malilla-fact-times").with("times", times));
    }
    facts.extend(own_tricks(view));
    if let Some(last) = company.last {
        facts.push(last_words(view, &last));
    }
    facts
}

/// The tricks of one's own side may be looked at again, where that is agreed (R19).
fn own_tricks(view: &View) -> Option<Msg> {
    let seat = view.seat().filter(|seat| seat.index() < SEATS)?;
    let (tricks, cards) = view.open.piled(view.company.members(view.company.pair(seat)));
    let looks = view.agreements.view_tricks == ViewTricks::OwnAndPartner && tricks > 0;
    looks.then(|| Msg::new("malilla-fact-own-tricks").with("cards", cards))
}

/// How the hand before ended.
fn last_words(view: &View, last: &Counted) -> Msg {
    let Some(winner) = last.winner else { return Msg::new("malilla-last-even") };
    let [one, other] = view.company.members(winner);
    let ids = ["malilla-last-won", "malilla-last-capote", "malilla-last-not-counted"];
    let words = Msg::new(last.outcome.among(ids));
    words.with("one", one).with("other", other).with("points", last.points[winner.index()])
}

fn seat_view(view: &View, seat: Seat) -> SeatView {
    let open = &view.open;
    let at = seat.index();
    let mut roles = Vec::new();
    if view.company.deal > 0 {
        if view.company.dealer == seat {
            roles.push(Msg::new("malilla-role-pie"));
        }
        if view.company.mano() == seat {
            roles.push(Msg::new("malilla-role-mano"));
        }
    }
    let own = view.eyes.are(seat);
    SeatView {
        seat,
        roles,
        hand: if own { HandView::Faces(sorted(view.hand, open.trump())) } else { HandView::Backs(view.sizes[at]) },
        shown: lies_open(view, seat),
        tricks: open.tricks(seat),
        chips: view.ledger.balance(seat),
        figures: Vec::new(),
        said: open.said.iter().rev().find(|(speaker, _)| *speaker == seat).map(|&(_, said)| said_words(said)),
        to_act: view.to_act[at],
        out: false,
    }
}

/// The cards of a hand that lie open: the card turned up is taken into the hand before the first lead (D15).
fn lies_open(view: &View, seat: Seat) -> CardSet {
    let open = &view.open;
    let shown = open.shown[seat.index()];
    match open.turned {
        Some(card) if !open.plays.is_empty() && !open.exposed.contains(seat) => shown.without(card),
        _ => shown,
    }
}

fn centre(view: &View) -> Centre {
    let open = &view.open;
    let played = |(seat, card): (Seat, Card), best: Option<Card>| Played { seat: Some(seat), card, winning: best == Some(card) };
    let complete = open.takers.len() * SEATS;
    let last = open.plays.get(complete.saturating_sub(SEATS)..complete).unwrap_or(&[]);
    let taker = open.takers.last();
    let best = last.iter().find(|(seat, _)| Some(seat) == taker).map(|&(_, card)| card);
    Centre {
        trick: open.trick.plays().map(|play| played(play, open.trick.best())).collect(),
        last_trick: last.iter().map(|&play| played(play, best)).collect(),
        turned: open.turned.into_iter().filter(|_| open.plays.is_empty()).collect(),
        stock: 0,
        discards: 0,
    }
}

/// What was said, in words.
fn said_words(said: Said) -> Msg {
    match said {
        Said::Drew(card) => Msg::new("malilla-said-drew").with("card", card),
        Said::Chose(seat) => Msg::new("malilla-said-chose").with("seat", seat),
        Said::Cut(card) => Msg::new("malilla-said-cut").with("card", card),
        Said::NamedFavorito(suit) => Msg::new("malilla-said-named").with("suit", suit),
        Said::TurnedUp(card) => Msg::new("malilla-said-turned-up").with("card", card),
        Said::Took(points) => Msg::new("malilla-said-took").with("points", i64::from(points)),
        Said::LedOutOfTurn(card) => Msg::new("malilla-said-led-out-of-turn").with("card", card),
        Said::LiftedWrong => Msg::new("malilla-said-lifted-wrong"),
        Said::Returned => Msg::new("malilla-said-returned"),
        Said::Corrected(card) => Msg::new("malilla-said-corrected").with("card", card),
        Said::Changed(card) => Msg::new("malilla-said-changed").with("card", card),
        Said::Kept => Msg::new("malilla-said-kept"),
        Said::Warned => Msg::new("malilla-said-warned"),
        Said::ShowedHand => Msg::new("malilla-said-showed-hand"),
        Said::Renounced(trick) => Msg::new("malilla-said-renounced").with("trick", i64::from(trick)),
        Said::Cleared(trick) => Msg::new("malilla-said-cleared").with("trick", i64::from(trick)),
        Said::Called(what) => Msg::new("malilla-said-called").with("what", misdeed_words(what)),
    }
}

fn prompt(view: &View) -> Option<Prompt> {
    let seat = view.seat()?;
    if view.offers.is_empty() {
        return None;
    }
    let must = view.to_act[seat.index() % SEATS] == ToAct::Must;
    let question = match view.open.phase {
        Phase::Choosing(_) => Msg::new("malilla-ask-partner"),
        Phase::Naming(_) => Msg::new("malilla-ask-favorito"),
        Phase::Tricks if must && view.open.trick.is_empty() => Msg::new("malilla-ask-lead"),
        Phase::Tricks if must => Msg::new("malilla-ask-play"),
        Phase::Lifting if must => Msg::new("malilla-ask-lift"),
        Phase::Changing if must => Msg::new("malilla-ask-change"),
        Phase::Inspection if must => Msg::new("malilla-ask-content"),
        _ => Msg::new("malilla-ask-besides"),
    };
    Some(Prompt { question, must, ways: view.offers.iter().map(Way::new).collect(), refused: view.refused.clone() })
}
