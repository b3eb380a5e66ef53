//! The cards: their order, their points, and the duty to beat the opponents (R2-R4, R15, R16).

use cards::{Card, CardSet, Pack, Rank, Suit};
use engine::duty::Duty;
use engine::trick::{self, Order, Trick};

/// The forty-eight cards.
pub const PACK: CardSet = Pack::Spanish48.cards();

/// All points of a hand: four times fifteen, and one for each trick (R4).
pub const HAND_POINTS: i64 = 72;

/// Points due to each side: only those above it win (R22).
pub const DUE: i64 = 36;

/// The order in every suit, from the Malilla down (R3).
pub const RANKS: [Rank; 12] = {
    use Rank::*;
    [Nine, Ace, King, Knight, Jack, Eight, Seven, Six, Five, Four, Three, Two]
};

/// The points of the highest cards, in their order (R4).
pub(super) const POINTS: [i64; 5] = [5, 4, 3, 2, 1];

/// The nines, each the highest of its suit.
pub const MALILLAS: CardSet = of_rank(Rank::Nine);

/// The cards with points.
pub const VALUE: CardSet = {
    let mut cards = CardSet::EMPTY;
    let mut n = 0;
    while n < POINTS.len() {
        cards = cards.or(of_rank(RANKS[n]));
        n += 1;
    }
    cards
};

const fn of_rank(rank: Rank) -> CardSet {
    let [o, c, e, b] = Suit::ALL;
    CardSet::from_slice(&[Card::new(o, rank), Card::new(c, rank), Card::new(e, rank), Card::new(b, rank)])
}

/// A suit from its highest card down.
pub const fn suit(suit: Suit) -> [Card; 12] {
    let mut cards = [Card::new(suit, Rank::Nine); 12];
    let mut n = 0;
    while n < RANKS.len() {
        cards[n] = Card::new(suit, RANKS[n]);
        n += 1;
    }
    cards
}

const fn order(trump: Suit) -> Order {
    let suits = [suit(Suit::Ouros), suit(Suit::Copas), suit(Suit::Espadas), suit(Suit::Bastos)];
    Order::new([&suits[0], &suits[1], &suits[2], &suits[3]], &suits[trump as usize])
}

static ORDERS: [Order; 4] = [order(Suit::Ouros), order(Suit::Copas), order(Suit::Espadas), order(Suit::Bastos)];

/// The card order with this suit as trump.
#[inline(always)]
pub fn order_of(trump: Suit) -> &'static Order {
    &ORDERS[trump as usize]
}

/// For each card those of its own suit that beat it: the same in every suit, trump or not.
static ABOVE: [CardSet; Card::INDICES] = {
    let mut above = [CardSet::EMPTY; Card::INDICES];
    let mut at = 0;
    while at < Suit::ALL.len() {
        let cards = suit(Suit::ALL[at]);
        let mut n = 1;
        while n < cards.len() {
            above[cards[n].index()] = above[cards[n - 1].index()].with(cards[n - 1]);
            n += 1;
        }
        at += 1;
    }
    above
};

/// The cards of its own suit that beat this one.
#[inline(always)]
pub fn above(card: Card) -> CardSet {
    ABOVE[card.index() % Card::INDICES]
}

/// The points of a card.
pub fn points(card: Card) -> i64 {
    let place = card.rank().and_then(|rank| RANKS.iter().position(|&known| known == rank));
    place.and_then(|place| POINTS.get(place).copied()).unwrap_or(0)
}

/// The points of some cards, without those for tricks.
#[inline]
pub fn worth(cards: CardSet) -> i64 {
    const KINDS: [CardSet; 5] = [of_rank(RANKS[0]), of_rank(RANKS[1]), of_rank(RANKS[2]), of_rank(RANKS[3]), of_rank(RANKS[4])];
    KINDS.iter().zip(POINTS).map(|(&of, points)| (cards & of).len() as i64 * points).sum()
}

/// Rank of a card in drawing lots: as in play, all suits equal.
pub(super) fn lot(card: Card) -> usize {
    above(card).len()
}

/// A hand as a player sorts it: trumps first, then suit by suit, each from its highest card down.
pub fn sorted(hand: CardSet, trump: Option<Suit>) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| (card.suit() != trump, card.suit(), lot(card)));
    cards
}

/// Holder of the trick, from the point of view of the next to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nothing is led.
    Nobody,
    Partner,
    /// An opponent, with this card.
    Opponent(Card),
}

/// The holder of the trick for the next to play, whose partner played two cards before.
#[inline(always)]
pub fn holder(trick: &Trick) -> Holder {
    let Some(best) = trick.best() else { return Holder::Nobody };
    let partner = trick.len().checked_sub(2).and_then(|at| trick.plays().nth(at));
    if partner.is_some_and(|(_, card)| card == best) { Holder::Partner } else { Holder::Opponent(best) }
}

/// The duty of Malilla: follow suit; beat, trump and over-trump the opponents; over the partner everything but following is free (R16).
#[derive(Clone, Copy, Debug)]
pub struct Cargar(pub &'static Order);

impl Cargar {
    /// The cards with which one who cannot follow would win the trick from an opponent who holds it with `best`.
    #[inline(always)]
    fn ruffs(self, best: Card) -> CardSet {
        let trumps = self.0.trumps();
        if trumps.contains(best) { above(best) } else { trumps }
    }
}

impl Duty for Cargar {
    fn order(&self) -> &Order {
        self.0
    }

    #[inline(always)]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        let allowed = trick::follow(hand, trick);
        let Holder::Opponent(best) = holder(trick) else { return allowed };
        // Who follows a suit that was trumped has no card above the trump, whose suit is another.
        let follows = trick.led().is_some_and(|led| hand.meets(self.0.followers(led)));
        let winning = allowed & if follows { above(best) } else { self.ruffs(best) };
        std::hint::select_unpredictable(winning.is_empty(), allowed, winning)
    }

    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        let Some(led) = trick.led() else { return CardSet::EMPTY };
        let followers = self.0.followers(led);
        let missing = if followers.contains(card) { CardSet::EMPTY } else { followers };
        let Holder::Opponent(best) = holder(trick) else { return missing };
        let winning = if missing.is_empty() { above(best) & followers } else { self.ruffs(best) };
        if winning.contains(card) { missing } else { missing | winning }
    }
}

engine::answers! {
    /// The four kinds of renuncio (R17).
    #[derive(serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Renuncio {
        /// Not following.
        Suit = "not-followed",
        /// Not beating an opponent.
        Beat = "not-beaten",
        /// Not trumping an opponent's trick.
        Trump = "not-trumped",
        /// Not over-trumping an opponent.
        OverTrump = "not-overtrumped",
    }
}

impl Renuncio {
    /// The kind of a wrong card from this hand, which has a right one.
    pub fn of(hand: CardSet, trick: &Trick, card: Card, order: &Order) -> Renuncio {
        let followers = trick.led().map_or(CardSet::EMPTY, |led| order.followers(led));
        match (hand.meets(followers), followers.contains(card)) {
            (true, false) => Renuncio::Suit,
            (true, true) => Renuncio::Beat,
            (false, _) if trick.best().is_some_and(|best| order.trumps().contains(best)) => Renuncio::OverTrump,
            (false, _) => Renuncio::Trump,
        }
    }

    /// The law against it.
    pub const fn law(self) -> &'static str {
        match self {
            Renuncio::Suit => "malilla:ren.1",
            Renuncio::Beat => "malilla:ren.2",
            Renuncio::Trump => "malilla:ren.3",
            Renuncio::OverTrump => "malilla:ren.4",
        }
    }
}
