//! The order of the cards under each trump, and the privilege of the three matadores.

use cards::{Card, CardSet, Rank, Suit};
use engine::trick::{Order, Trick};

/// The Espadilha, ace of espadas: the first trump in every suit.
pub const ESPADILHA: Card = Card::new(Suit::Espadas, Rank::Ace);

/// The Basto, ace of bastos: the third trump in every suit.
pub const BASTO: Card = Card::new(Suit::Bastos, Rank::Ace);

/// Both black aces.
pub const BLACK_ACES: CardSet = CardSet::of(ESPADILHA).with(BASTO);

/// The natural order of a *short* suit (espadas, bastos), whose ace is always a trump.
const SHORT: [Rank; 9] =
    [Rank::King, Rank::Knight, Rank::Jack, Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two];

/// The natural order of a *long* suit (copas, ouros): the numbers run backwards.
const LONG: [Rank; 10] =
    [Rank::King, Rank::Knight, Rank::Jack, Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Six, Rank::Seven];

/// Is this a suit of ten cards, whose ace is one of them?
pub const fn is_long(suit: Suit) -> bool {
    matches!(suit, Suit::Copas | Suit::Ouros)
}

/// The Manilha of a suit, its lowest natural card, which is the second trump: the 7 of a long suit, the 2 of a short one.
pub const fn manilha(suit: Suit) -> Card {
    Card::new(suit, if is_long(suit) { Rank::Seven } else { Rank::Two })
}

/// Everything one trump suit decides.
#[derive(Debug)]
pub struct Trumps {
    pub suit: Suit,
    /// Which cards follow which, and which beats which.
    pub order: Order,
    /// All trumps from the highest down.
    sequence: [Card; 12],
    count: usize,
    /// Espadilha, Manilha, Basto.
    pub matadores: [Card; 3],
    /// Per matador, and last for the ordinary trumps: the trumps it obliges when it is led.
    obliges: [CardSet; 4],
}

impl Trumps {
    /// The trumps of this suit.
    #[inline]
    pub const fn of(suit: Suit) -> &'static Trumps {
        &TRUMPS[suit as usize]
    }

    const fn new(suit: Suit) -> Trumps {
        let matadores = [ESPADILHA, manilha(suit), BASTO];
        let mut sequence = [ESPADILHA; 12];
        let mut count = 0;
        while count < 3 {
            sequence[count] = matadores[count];
            count += 1;
        }
        // The ace of a long suit becomes the fourth trump; the rest follow in their natural order, without the Manilha.
        if is_long(suit) {
            sequence[count] = Card::new(suit, Rank::Ace);
            count += 1;
        }
        let natural: &[Rank] = if is_long(suit) { &LONG } else { &SHORT };
        let mut n = 0;
        while n < natural.len() - 1 {
            if !matches!(natural[n], Rank::Ace) {
                sequence[count] = Card::new(suit, natural[n]);
                count += 1;
            }
            n += 1;
        }
        let (trumps, _) = sequence.split_at(count);
        let ordinary = CardSet::from_slice(trumps).minus(CardSet::from_slice(&matadores));
        Trumps {
            suit,
            order: Order::new(
                [&plain_long(Suit::Ouros), &plain_long(Suit::Copas), &plain_short(Suit::Espadas), &plain_short(Suit::Bastos)],
                trumps,
            ),
            sequence,
            count,
            matadores,
            obliges: [ordinary.with(matadores[1]).with(matadores[2]), ordinary.with(matadores[2]), ordinary, ordinary],
        }
    }

    /// All trumps from the highest down.
    pub fn sequence(&self) -> &[Card] {
        &self.sequence[..self.count]
    }

    #[inline]
    pub const fn all(&self) -> CardSet {
        self.order.trumps()
    }

    /// The trumps that must be played, if held, when this trump is led: the ordinary ones always, a matador only to a
    /// higher one.
    #[inline]
    pub fn obliged_by(&self, led: Card) -> CardSet {
        let which = self.matadores.iter().position(|&matador| matador == led).unwrap_or(3);
        self.obliges[which]
    }

    /// The cards of a hand that may be played to a trick: follow suit, never a duty to win; to a trump lead a trump, unless
    /// only matadores are held that the card led does not oblige.
    #[inline]
    pub fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        let Some(led) = trick.led() else { return hand };
        let trumps = self.all();
        if trumps.contains(led) {
            if hand.meets(self.obliged_by(led)) { hand & trumps } else { hand }
        } else {
            let following = hand & self.order.followers(led);
            if following.is_empty() { hand } else { following }
        }
    }

    /// The cards whose absence a player shows who plays `card` to this lead: none if he followed.
    pub fn shown_void(&self, led: Card, card: Card) -> CardSet {
        let followers = self.order.followers(led);
        match (followers.contains(card), self.all().contains(led)) {
            (true, _) => CardSet::EMPTY,
            (false, true) => self.obliged_by(led),
            (false, false) => followers,
        }
    }

    /// The matadores that count for payment: none without the first three, then every trump in unbroken order.
    pub fn matadores_in(&self, hand: CardSet) -> CardSet {
        let run: CardSet = self.sequence().iter().copied().take_while(|&card| hand.contains(card)).collect();
        if run.len() < 3 { CardSet::EMPTY } else { run }
    }
}

/// A long suit in natural order. Under its own trump the trump sequence overrides these places.
const fn plain_long(suit: Suit) -> [Card; 10] {
    let mut cards = [ESPADILHA; 10];
    let mut n = 0;
    while n < 10 {
        cards[n] = Card::new(suit, LONG[n]);
        n += 1;
    }
    cards
}

/// A short suit in natural order, without its ace.
const fn plain_short(suit: Suit) -> [Card; 9] {
    let mut cards = [ESPADILHA; 9];
    let mut n = 0;
    while n < 9 {
        cards[n] = Card::new(suit, SHORT[n]);
        n += 1;
    }
    cards
}

static TRUMPS: [Trumps; 4] =
    [Trumps::new(Suit::Ouros), Trumps::new(Suit::Copas), Trumps::new(Suit::Espadas), Trumps::new(Suit::Bastos)];
