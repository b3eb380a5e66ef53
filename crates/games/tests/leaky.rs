//! The proof of the proof: five leaks, each planted in a game that has none, are each found by pairs of real worlds. What has slipped
//! is kept in the open part and copied into every imagined world, as a real slip would be.

use cards::{Card, CardSet};
use engine::battery::{Compared, run, run_pairs};
use engine::{
    BadAgreement, DealReport, Facts, Game, Ledger, Offer, Pile, Refusal, Rng, Seat, Setup, ShuffleFor, Side, TableView, Turn,
    Viewer,
};
use games::grand::Grand;
use games::yukon::Yukon;
use serde::Serialize;
use std::panic::catch_unwind;

/// Nothing slips.
const HONEST: u8 = 0;
/// A hidden card stands in what is open.
const OPEN: u8 = 1;
/// A hidden hand chooses how a deal is said to have ended.
const OUTCOME: u8 = 2;
/// A number at the table is made from a hidden card.
const ID: u8 = 3;
/// A card is offered only if another holds a certain card.
const OFFER: u8 = 4;
/// The seats are told in an order that a hidden card decides.
const ORDER: u8 = 5;

/// A game from which something slips.
#[derive(Clone)]
struct Leaky<G: Game, const LEAK: u8> {
    game: G,
    /// A card hidden from each viewer, that of the public last.
    slips: Vec<Card>,
}

#[derive(Clone, Serialize)]
#[serde(bound = "")]
struct LeakyView<G: Game> {
    view: G::View,
    #[serde(rename = "eyes")]
    viewer: Viewer,
    /// The card that has leaked into it.
    open: Option<Card>,
    #[serde(skip)]
    slip: Option<Card>,
    #[serde(serialize_with = "engine::show::as_choices")]
    offers: Vec<Offer<G::Action>>,
}

impl<G: Game, const LEAK: u8> Leaky<G, LEAK> {
    fn slip(&self, viewer: Viewer) -> Option<Card> {
        self.slips.get(viewer.seat().map_or(self.game.players(), Seat::index)).copied()
    }
}

/// The place of a card in the pack.
fn place<G: Game>(card: Option<Card>) -> usize {
    G::FACTS.pack.cards().iter().position(|one| Some(one) == card).unwrap_or(0)
}

impl<G: Game, const LEAK: u8> Game for Leaky<G, LEAK> {
    type Agreements = G::Agreements;
    type Action = G::Action;
    type View = LeakyView<G>;

    const FACTS: &'static Facts = G::FACTS;

    fn open(agreements: &G::Agreements, setup: &Setup) -> Result<Self, BadAgreement> {
        Ok(Leaky { game: G::open(agreements, setup)?, slips: Vec::new() })
    }

    fn shuffled(&mut self, order: &[Card]) -> Result<(), Refusal> {
        let (turn, players) = (self.turn(), self.players());
        let mut layout = Vec::new();
        self.layout(&mut layout);
        self.game.shuffled(order)?;
        if matches!(turn, Turn::Shuffle(wanted) if wanted.purpose == ShuffleFor::Deal) {
            let first_of = |seat| layout.iter().position(|&pile| pile == Pile::Hand(Seat::at(seat))).map(|at| order[at]);
            self.slips = (0..=players).filter_map(|viewer| first_of((viewer + 1) % players)).collect();
        }
        Ok(())
    }

    fn offers(&self, seat: Seat, out: &mut Vec<Offer<G::Action>>) {
        self.game.offers(seat, out);
        if LEAK == OFFER && place::<G>(self.slip(Viewer::Seat(seat))).is_multiple_of(2) {
            for offer in out {
                if let Offer::Card { of, .. } = offer
                    && of.len() > 1
                {
                    *of = of.iter().skip(1).collect();
                }
            }
        }
    }

    fn optional_offers(&self, seat: Seat, out: &mut Vec<Offer<G::Action>>) {
        self.game.optional_offers(seat, out);
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.game.act(seat, action)
    }

    fn view(&self, viewer: Viewer) -> LeakyView<G> {
        let mut offers = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.offers(seat, &mut offers);
            self.optional_offers(seat, &mut offers);
        }
        let slip = self.slip(viewer);
        LeakyView { view: self.game.view(viewer), viewer, open: slip.filter(|_| LEAK == OPEN), slip, offers }
    }

    fn reports(&self) -> Vec<DealReport> {
        let mut reports = self.game.reports();
        if LEAK == OUTCOME
            && let Some(last) = reports.last_mut()
        {
            last.outcome = Some(if place::<G>(self.slip(Viewer::Public)).is_multiple_of(2) { "even" } else { "odd" });
        }
        reports
    }

    fn show(seen: &LeakyView<G>) -> TableView {
        let mut table = G::show(&seen.view);
        let place = place::<G>(seen.slip);
        match LEAK {
            ID => table.deal += 1000 * place as u32,
            ORDER if place.is_multiple_of(2) => table.seats.reverse(),
            _ => {}
        }
        table
    }

    fn offered(seen: &LeakyView<G>) -> &[Offer<G::Action>] {
        &seen.offers
    }

    fn imagine(seen: &LeakyView<G>, rng: &mut Rng) -> Self {
        Leaky { game: G::imagine(&seen.view, rng), slips: seen.slip.into_iter().cycle().take(Seat::MOST + 1).collect() }
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn deal_number(&self) -> u32 {
        self.game.deal_number()
    }

    fn most_deals(&self) -> u32 {
        self.game.most_deals()
    }

    fn dealer(&self) -> Option<Seat> {
        self.game.dealer()
    }

    fn layout(&self, out: &mut Vec<Pile>) {
        self.game.layout(out);
    }

    fn ledger(&self) -> &Ledger {
        self.game.ledger()
    }

    fn sides(&self) -> Vec<Side> {
        self.game.sides()
    }

    fn all_cards(&self) -> Vec<CardSet> {
        self.game.all_cards()
    }
}

const STRICT: &[(&str, &str)] = &[("table", "strict")];
const HONOUR: &[(&str, &str)] = &[("table", "honour")];

fn looked_at<G: Game, const LEAK: u8>() -> Compared {
    let mut all = run_pairs::<Leaky<G, LEAK>>(STRICT, 1, 200, &[], &[]);
    all.add(run_pairs::<Leaky<G, LEAK>>(HONOUR, 2, 200, &[], &[]));
    all
}

/// The message for the leak that is found.
fn found<G: Game, const LEAK: u8>() -> String {
    match catch_unwind(looked_at::<G, LEAK>) {
        Ok(compared) => format!("nothing: {compared:?}"),
        Err(told) => told.downcast_ref::<String>().cloned().unwrap_or_default(),
    }
}

fn is_found<G: Game, const LEAK: u8>() {
    let told = found::<G, LEAK>();
    assert!(told.contains("can tell two worlds apart"), "{} keeps leak {LEAK}: {told}", G::FACTS.id);
}

#[test]
fn an_honest_game_is_found_honest() {
    looked_at::<Yukon, HONEST>().at_least(40, 500, 1_000);
    looked_at::<Grand, HONEST>().at_least(40, 500, 1_000);
}

#[test]
fn a_hidden_card_in_what_is_open_is_found() {
    is_found::<Yukon, OPEN>();
    is_found::<Grand, OPEN>();
}

#[test]
fn a_hidden_card_in_an_outcome_is_found() {
    is_found::<Yukon, OUTCOME>();
    is_found::<Grand, OUTCOME>();
}

#[test]
fn a_hidden_card_in_an_id_is_found() {
    is_found::<Yukon, ID>();
    is_found::<Grand, ID>();
}

#[test]
fn a_hidden_card_in_an_offer_is_found() {
    is_found::<Yukon, OFFER>();
    is_found::<Grand, OFFER>();
}

#[test]
fn a_hidden_card_in_an_order_is_found() {
    is_found::<Yukon, ORDER>();
    is_found::<Grand, ORDER>();
}

/// Why pairs of real worlds are needed: what is copied into every imagined world is never missed there.
#[test]
fn imagined_worlds_alone_do_not_find_what_they_copy() {
    run::<Leaky<Yukon, OPEN>>(STRICT, 1, 100);
}
