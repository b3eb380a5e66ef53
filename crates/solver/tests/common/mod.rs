//! Helpers of the tests of endings: matches played at random up to a point, and plain minimax through the rules of the game.

use cards::fair::key;
use cards::{Card, CardSet};
use engine::{Game, Offer, Rng, Seat, SeatSet, Shuffler, Turn};
use solver::outcome::{Forcing, Solved};

/// Number of endings a test solves.
pub(crate) fn endings() -> usize {
    if std::env::var_os("SPADILLE_LONG").is_some() { 10_000 } else { 500 }
}

/// The cards that this seat, whose turn it is, may play, and nothing if something else is asked.
pub(crate) fn playable<G: Game>(game: &G, seat: Seat) -> CardSet {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    let cards = offers.iter().find_map(|offer| if let &Offer::Card { of, .. } = offer { Some(of) } else { None });
    cards.unwrap_or(CardSet::EMPTY)
}

/// The seat that must act.
pub(crate) fn player<G: Game>(game: &G) -> Option<Seat> {
    match game.turn() {
        Turn::Seats { must, .. } => must.lowest(),
        _ => None,
    }
}

/// Acts at random until it is so, or the first deal is over.
pub(crate) fn play_until<G: Game>(game: &mut G, rng: &mut Rng, number: u64, so: impl Fn(&G) -> bool) -> bool {
    // Lots that fall alike are drawn again, from another shuffle.
    let mut shuffler = Shuffler::numbered(key(&[9; 32], &[]), (number << 8) + 1);
    loop {
        shuffler.deal(game).expect("a pack");
        if game.turn() == Turn::Over {
            return false;
        }
        if game.deal_number() > 1 || so(game) {
            return game.deal_number() == 1;
        }
        act_at_random(game, rng);
    }
}

/// Does anything offered to the seat that must act, at random; if a card is to be played, plays one.
pub(crate) fn act_at_random<G: Game>(game: &mut G, rng: &mut Rng) {
    let seat = player(game).expect("somebody must act");
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    let action = match offers.iter().find(|offer| matches!(offer, Offer::Card { .. })) {
        Some(card) => card.any(rng),
        None => rng.one(&offers).and_then(|offer| offer.any(rng)),
    };
    game.act(seat, &action.expect("something to do")).expect("what is offered is accepted");
}

/// Rules of a game as the plain search needs them: playing a card, the end of the deal, and the result of a side.
pub(crate) struct Rules<'a, G: Game> {
    pub(crate) play: fn(Card) -> G::Action,
    pub(crate) over: fn(&G) -> bool,
    pub(crate) result: &'a dyn Fn(&G, SeatSet) -> Option<i64>,
}

impl<G: Game> Rules<'_, G> {
    /// The result with best play for this side, all others being against it, through [`Game::act`] alone.
    pub(crate) fn minimax(&self, game: &G, side: SeatSet) -> i64 {
        self.between(game, side, i64::MIN, i64::MAX)
    }

    /// The same, where it does not matter how far below the one or above the other bound it lies.
    fn between(&self, game: &G, side: SeatSet, mut least: i64, mut most: i64) -> i64 {
        if (self.over)(game) {
            return (self.result)(game, side).expect("a result");
        }
        let seat = player(game).expect("somebody plays");
        let cards = playable(game, seat);
        assert!(!cards.is_empty(), "a card is to be played");
        for card in cards {
            let value = self.between(&self.after(game, card), side, least, most);
            if side.contains(seat) {
                least = least.max(value);
            } else {
                most = most.min(value);
            }
            if least >= most {
                break;
            }
        }
        if side.contains(seat) { least } else { most }
    }

    /// The game after a card.
    pub(crate) fn after(&self, game: &G, card: Card) -> G {
        let mut next = game.clone();
        let seat = player(game).expect("somebody plays");
        next.act(seat, &(self.play)(card)).expect("a playable card");
        next
    }
}

/// The solver says of this position, and of every card, what minimax says. Gives what it comes to.
pub(crate) fn agrees<G: Solved>(game: &G, rules: &Rules<'_, G>, forcing: &mut Forcing, name: &str) -> i64 {
    let verdict = game.solve(forcing, u64::MAX).unwrap_or_else(|| panic!("{name} is solved"));
    assert_eq!(Some(verdict.to_play), player(game), "{name}");
    assert!(verdict.side.contains(verdict.to_play), "{name}");
    let cards: CardSet = verdict.cards.iter().map(|&(card, _)| card).collect();
    assert_eq!(cards, playable(game, verdict.to_play), "{name}");
    for &(card, value) in &verdict.cards {
        let told = rules.minimax(&rules.after(game, card), verdict.side);
        assert_eq!(i64::from(value), told, "{name}, {card}");
    }
    assert_eq!(Some(verdict.value), verdict.cards.iter().map(|&(_, value)| value).max(), "{name}");
    i64::from(verdict.value)
}
