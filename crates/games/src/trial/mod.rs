//! A game of seven seats for tests: no book has it, and no catalogue lists it.
//!
//! Seven players get five cards each of the forty. Suit is followed, there are no trumps, and the taker of a trick leads to the next.
//! Who alone has most tricks gets a chip from everybody else. A match is seven deals, one by each.

mod action;
mod imagine;
mod view;

pub use action::{Action, Agreements};
pub use view::View;

use action::Breach;
use cards::names::Tradition;
use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::trick::{Order, Trick, follow};
use engine::{
    BadAgreement, Book, Cite, DealReport, Facts, Game, Ledger, Offer, Pile, Refusal, Rng, Seat, Setup, SetupFact, Viewer,
};
use engine::{Cause, Hears, LookBack, Shuffle, ShuffleFor, TableView, Turn};
use serde::Serialize;

pub const SEATS: usize = 7;
const HAND: usize = 5;
const DEALS: u32 = SEATS as u32;
const PACK: CardSet = Pack::Spanish40.cards();

const fn suit(suit: Suit) -> [Card; 10] {
    use Rank::*;
    const RANKS: [Rank; 10] = [Ace, King, Knight, Jack, Seven, Six, Five, Four, Three, Two];
    let mut cards = [Card::new(suit, Ace); 10];
    let mut n = 0;
    while n < RANKS.len() {
        cards[n] = Card::new(suit, RANKS[n]);
        n += 1;
    }
    cards
}

const ORDER: Order = Order::new([&suit(Suit::Ouros), &suit(Suit::Copas), &suit(Suit::Espadas), &suit(Suit::Bastos)], &[]);

pub const FACTS: Facts = Facts {
    id: "trial",
    title: "Trial of seven",
    about: "Seven players, five cards each: who alone has most tricks gets a chip from everybody else.",
    book: Book { title: "No book", place: "nowhere", year: "never" },
    players: &[SEATS],
    pack: Pack::Spanish40,
    tradition: Tradition::English,
    minutes: (5, 10),
    revision: 1,
    pots: &[],
    hears: Hears::Verbs,
    look_back: LookBack::Last,
    options: &[],
    setup: &[SetupFact { name: "dealer", values: "a seat", about: "who deals first" }],
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Phase {
    Shuffle,
    Tricks,
    Over,
}

/// Open state.
#[derive(Clone, Debug, Serialize)]
pub struct Open {
    pub phase: Phase,
    pub deal: u32,
    pub dealer: Seat,
    pub to_play: Seat,
    pub trick: Trick,
    /// Every card of the deal, in the order of play.
    pub plays: Vec<(Seat, Card)>,
    pub tricks: [u8; SEATS],
    /// Reports of the earlier deals.
    pub reports: Vec<DealReport>,
}

#[derive(Clone, Debug)]
pub struct Trial {
    open: Open,
    hands: [CardSet; SEATS],
    /// The cards nobody was dealt.
    stock: CardSet,
    ledger: Ledger,
}

/// The seat this number of places further.
fn after(seat: Seat, places: usize) -> Seat {
    Seat::at((seat.index() + places) % SEATS)
}

impl Trial {
    fn begin(&mut self, dealer: Seat) {
        let open = &mut self.open;
        (open.phase, open.deal, open.dealer, open.to_play) = (Phase::Shuffle, open.deal + 1, dealer, after(dealer, 1));
        (open.trick, open.tricks) = (Trick::EMPTY, [0; SEATS]);
        open.plays.clear();
        (self.hands, self.stock) = ([CardSet::EMPTY; SEATS], CardSet::EMPTY);
    }

    fn playable(&self, seat: Seat) -> CardSet {
        follow(self.hands[seat.index()], &self.open.trick)
    }

    fn try_play(&mut self, seat: Seat, card: Card) -> Result<(), Breach> {
        if self.open.phase != Phase::Tricks {
            return Err(Breach::NotNow);
        }
        if seat != self.open.to_play {
            return Err(Breach::NotYourTurn(self.open.to_play));
        }
        if !self.hands[seat.index()].contains(card) {
            return Err(Breach::NotHeld(card));
        }
        if !self.playable(seat).contains(card) {
            return Err(Breach::MustFollow);
        }
        self.hands[seat.index()].remove(card);
        let open = &mut self.open;
        open.plays.push((seat, card));
        open.trick.play(seat, card, &ORDER);
        open.to_play = after(seat, 1);
        if open.trick.len() == SEATS {
            open.to_play = open.trick.winner().unwrap_or(seat);
            open.tricks[open.to_play.index()] += 1;
            open.trick = Trick::EMPTY;
        }
        if open.plays.len() == SEATS * HAND {
            self.settle();
        }
        Ok(())
    }

    fn settle(&mut self) {
        let most = self.open.tricks.iter().copied().max().unwrap_or(0);
        let mut best = Seat::first(SEATS).filter(|seat| self.open.tricks[seat.index()] == most);
        let winner = best.next().filter(|_| best.next().is_none());
        for loser in Seat::first(SEATS).filter(|&seat| winner.is_some_and(|winner| winner != seat)) {
            let Some(winner) = winner else { continue };
            self.ledger.pay(self.open.deal, loser, winner, 1, Cause::new("trial-cause-won", Cite("trial 4")));
        }
        let report = self.report(Some(if winner.is_some() { "won" } else { "tied" }));
        self.open.reports.push(report);
        if self.open.deal == DEALS {
            self.open.phase = Phase::Over;
        } else {
            self.begin(after(self.open.dealer, 1));
        }
    }

    fn report(&self, outcome: Option<&'static str>) -> DealReport {
        DealReport {
            number: self.open.deal,
            dealer: self.open.dealer,
            outcome,
            contract: None,
            ombre: None,
            trump: None,
            tricks: self.open.tricks.into_iter().collect(),
            counted: Vec::new(),
            ended: None,
            shown: Vec::new(),
        }
    }
}

impl Game for Trial {
    type Agreements = Agreements;
    type Action = Action;
    type View = View;

    const FACTS: &'static Facts = &FACTS;

    fn open(_: &Agreements, setup: &Setup) -> Result<Trial, BadAgreement> {
        let wrong = |name: &str, why: &str| Err(BadAgreement::Setup { name: name.to_owned(), why: why.to_owned() });
        let dealer = setup.dealer.unwrap_or(Seat::at(0));
        if let Some((name, _)) = setup.lines.first() {
            return wrong(name, "only the dealer can be set up");
        }
        if dealer.index() >= SEATS {
            return wrong("dealer", "there are seven seats");
        }
        let open = Open {
            phase: Phase::Shuffle,
            deal: 0,
            dealer,
            to_play: dealer,
            trick: Trick::EMPTY,
            plays: Vec::new(),
            tricks: [0; SEATS],
            reports: Vec::new(),
        };
        let mut game = Trial { open, hands: [CardSet::EMPTY; SEATS], stock: CardSet::EMPTY, ledger: Ledger::default() };
        game.begin(dealer);
        Ok(game)
    }

    fn players(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Shuffle => Turn::Shuffle(Shuffle { cards: PACK, purpose: ShuffleFor::Deal }),
            Phase::Tricks => Turn::of(self.open.to_play),
            Phase::Over => Turn::Over,
        }
    }

    fn deal_number(&self) -> u32 {
        self.open.deal
    }

    fn most_deals(&self) -> u32 {
        DEALS
    }

    fn dealer(&self) -> Option<Seat> {
        Some(self.open.dealer)
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        out.extend((0..SEATS * HAND).map(|n| Pile::Hand(after(self.open.dealer, n + 1))));
        out.resize(PACK.len(), Pile::Stock);
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        if self.open.phase != Phase::Shuffle {
            return Err(Breach::NotNow.into());
        }
        if order.len() != PACK.len() || CardSet::from_slice(order) != PACK {
            return Err(Breach::WrongPack.into());
        }
        let mut piles = Vec::new();
        self.layout(&mut piles);
        for (&card, pile) in order.iter().zip(piles) {
            match pile {
                Pile::Hand(seat) => self.hands[seat.index()].insert(card),
                Pile::Stock => self.stock.insert(card),
            };
        }
        self.open.phase = Phase::Tricks;
        Ok(())
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Offer<Action>>) {
        if self.turn().may_act(seat) {
            out.push(Offer::Card { of: self.playable(seat), make: Action::Play });
        }
    }

    fn act(&mut self, seat: Seat, &Action::Play(card): &Action) -> Result<(), Refusal> {
        self.try_play(seat, card).map_err(Refusal::from)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.open.reports.clone();
        if self.open.phase != Phase::Over {
            reports.push(self.report(None));
        }
        reports
    }

    fn all_cards(&self) -> Vec<CardSet> {
        if self.open.phase == Phase::Shuffle {
            return vec![PACK];
        }
        let played = self.open.plays.iter().map(|&(_, card)| card).collect();
        self.hands.into_iter().chain([self.stock, played]).collect()
    }

    fn show(view: &View) -> TableView {
        view.show()
    }

    fn offered(view: &View) -> &[Offer<Action>] {
        &view.offers
    }

    fn imagine(view: &View, rng: &mut Rng) -> Trial {
        imagine::imagine(view, rng)
    }
}
