//! The view of one viewer, and the table drawn from it.

use super::{Action, FACTS, ORDER, Open, Phase, SEATS, Trial};
use cards::CardSet;
use engine::show::{Centre, Choice, HandView, Played, Prompt, SeatView, SheetLine, ToAct};
use engine::{Game, Ledger, Msg, Offer, Seat, TableView, Viewer};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub struct View {
    #[serde(rename = "eyes")]
    pub viewer: Viewer,
    pub open: Open,
    pub ledger: Ledger,
    /// The viewer's own hand.
    pub hand: CardSet,
    /// Number of cards in each hand.
    pub sizes: [usize; SEATS],
    /// Number of cards not dealt.
    pub stock: usize,
    #[serde(serialize_with = "engine::show::as_choices")]
    pub offers: Vec<Offer<Action>>,
}

impl View {
    pub(super) fn new(game: &Trial, viewer: Viewer) -> View {
        let own = viewer.seat().filter(|seat| seat.index() < SEATS);
        let mut offers = Vec::new();
        if let Some(seat) = own {
            game.offers(seat, &mut offers);
        }
        View {
            viewer,
            open: game.open.clone(),
            ledger: game.ledger.clone(),
            hand: own.map_or(CardSet::EMPTY, |seat| game.hands[seat.index()]),
            sizes: game.hands.map(CardSet::len),
            stock: game.stock.len(),
            offers,
        }
    }

    pub(super) fn show(&self) -> TableView {
        let open = &self.open;
        let trick = open.trick.plays();
        let played = trick.map(|(seat, card)| Played { seat: Some(seat), card, winning: open.trick.best() == Some(card) });
        TableView {
            game: FACTS.id,
            viewer: self.viewer,
            deal: open.deal,
            headline: Msg::new("trial-headline"),
            aim: None,
            worth: None,
            facts: Vec::new(),
            seats: Seat::first(SEATS).map(|seat| self.seat(seat)).collect(),
            centre: Centre { trick: played.collect(), stock: self.stock, ..Centre::default() },
            pots: Vec::new(),
            sheet: self.ledger.entries().iter().map(|entry| SheetLine::new(entry, FACTS.pots)).collect(),
            log: Vec::new(),
            prompt: (!self.offers.is_empty()).then(|| Prompt {
                question: Msg::new("trial-ask"),
                must: true,
                ways: self.offers.iter().map(Choice::new).collect(),
                refused: Vec::new(),
            }),
        }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let mut cards: Vec<_> = self.hand.iter().collect();
        cards.sort_by_key(|&card| (card.suit(), std::cmp::Reverse(ORDER.strength(card))));
        let must = self.open.phase == Phase::Tricks && self.open.to_play == seat;
        SeatView {
            seat,
            roles: Vec::new(),
            hand: if self.viewer.are(seat) { HandView::Faces(cards) } else { HandView::Backs(self.sizes[seat.index()]) },
            shown: CardSet::EMPTY,
            tricks: self.open.tricks[seat.index()],
            chips: self.ledger.balance(seat),
            figures: Vec::new(),
            said: None,
            to_act: if must { ToAct::Must } else { ToAct::Waits },
            out: false,
        }
    }
}
