//! The order of the cards under each trump, and the privilege of the three matadores.

use super::deck::Deck;
use cards::{Card, CardSet, Rank, Suit};
use engine::duty::Duty;
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

/// The Manilha of a suit of the full pack, its lowest natural card, which is the second trump: the 7 of a long suit, the 2 of a
/// short one.
pub const fn manilha(suit: Suit) -> Card {
    Card::new(suit, if is_long(suit) { Rank::Seven } else { Rank::Two })
}

/// Cards from the highest down.
#[derive(Clone, Copy, Debug)]
struct Row {
    cards: [Card; 12],
    count: usize,
}

impl Row {
    const EMPTY: Row = Row { cards: [ESPADILHA; 12], count: 0 };

    const fn with(mut self, card: Card) -> Row {
        self.cards[self.count] = card;
        self.count += 1;
        self
    }

    const fn cards(&self) -> &[Card] {
        self.cards.split_at(self.count).0
    }

    /// The cards of a suit that a deck has, in their natural order, black aces aside.
    const fn natural(deck: Deck, suit: Suit) -> Row {
        let ranks: &[Rank] = if is_long(suit) { &LONG } else { &SHORT };
        let mut row = Row::EMPTY;
        let mut n = 0;
        while n < ranks.len() {
            let card = Card::new(suit, ranks[n]);
            if deck.contains(card) {
                row = row.with(card);
            }
            n += 1;
        }
        row
    }
}

/// Everything one trump suit decides.
#[derive(Debug)]
pub struct Trumps {
    pub suit: Suit,
    /// Which cards follow which, and which beats which.
    pub order: Order,
    sequence: Row,
    /// Espadilha, Manilha, Basto.
    pub matadores: [Card; 3],
    /// Per matador, and last for the ordinary trumps: the trumps it obliges when it is led.
    obliges: [CardSet; 4],
}

impl Trumps {
    /// The trumps of this suit in the full pack.
    #[inline]
    pub const fn of(suit: Suit) -> &'static Trumps {
        &FORTY[suit as usize]
    }

    /// The trumps of a suit in a deck; none if the suit was left out of it.
    pub const fn new(deck: Deck, suit: Suit) -> Option<Trumps> {
        let natural = Row::natural(deck, suit);
        if natural.count == 0 {
            return None;
        }
        let ace = Card::new(suit, Rank::Ace);
        let manilha = natural.cards[natural.count - 1];
        let matadores = [ESPADILHA, manilha, BASTO];
        let mut sequence = Row::EMPTY.with(ESPADILHA).with(manilha).with(BASTO);
        // The ace of a long suit becomes the fourth trump; the rest follow in their natural order, without the Manilha.
        if is_long(suit) && deck.contains(ace) {
            sequence = sequence.with(ace);
        }
        let mut n = 0;
        while n + 1 < natural.count {
            if !matches!(natural.cards[n].rank(), Some(Rank::Ace)) {
                sequence = sequence.with(natural.cards[n]);
            }
            n += 1;
        }
        let ordinary = CardSet::from_slice(sequence.cards()).minus(CardSet::from_slice(&matadores));
        let [ouros, copas, espadas, bastos] = [
            Row::natural(deck, Suit::Ouros),
            Row::natural(deck, Suit::Copas),
            Row::natural(deck, Suit::Espadas),
            Row::natural(deck, Suit::Bastos),
        ];
        Some(Trumps {
            suit,
            order: Order::new([ouros.cards(), copas.cards(), espadas.cards(), bastos.cards()], sequence.cards()),
            sequence,
            matadores,
            obliges: [ordinary.with(manilha).with(BASTO), ordinary.with(BASTO), ordinary, ordinary],
        })
    }

    /// All trumps from the highest down.
    pub fn sequence(&self) -> &[Card] {
        self.sequence.cards()
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

    /// The matadores that count for payment: none without the first three, then every trump in unbroken order.
    pub fn matadores_in(&self, hand: CardSet) -> CardSet {
        let run: CardSet = self.sequence().iter().copied().take_while(|&card| hand.contains(card)).collect();
        if run.len() < 3 { CardSet::EMPTY } else { run }
    }
}

impl Duty for Trumps {
    #[inline(always)]
    fn order(&self) -> &Order {
        &self.order
    }

    /// Follow suit, never a duty to win; to a trump lead a trump, unless only matadores are held that the card led does not oblige.
    #[inline]
    fn playable(&self, hand: CardSet, trick: &Trick) -> CardSet {
        let Some(led) = trick.led() else { return hand };
        let trumps = self.all();
        if trumps.contains(led) {
            if hand.meets(self.obliged_by(led)) { hand & trumps } else { hand }
        } else {
            let following = hand & self.order.followers(led);
            if following.is_empty() { hand } else { following }
        }
    }

    #[inline]
    fn lacks(&self, trick: &Trick, card: Card) -> CardSet {
        let Some(led) = trick.led() else { return CardSet::EMPTY };
        let followers = self.order.followers(led);
        if followers.contains(card) {
            CardSet::EMPTY
        } else if self.all().contains(led) {
            self.obliged_by(led)
        } else {
            followers
        }
    }
}

static FORTY: [Trumps; 4] = [of_forty(Suit::Ouros), of_forty(Suit::Copas), of_forty(Suit::Espadas), of_forty(Suit::Bastos)];

const fn of_forty(suit: Suit) -> Trumps {
    match Trumps::new(Deck::FORTY, suit) {
        Some(trumps) => trumps,
        None => panic!("the full pack has every suit"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sequence(deck: Deck, suit: Suit) -> String {
        let trumps = Trumps::new(deck, suit).expect("a suit of the deck");
        trumps.sequence().iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    fn counts(deck: Deck) -> [Option<usize>; 4] {
        Suit::ALL.map(|suit| Trumps::new(deck, suit).map(|trumps| trumps.all().len()))
    }

    #[test]
    fn quadrille_family_2_1() {
        // The checks the book prints: how many trumps each deck has in ouros, copas, espadas, bastos.
        assert_eq!(counts(Deck::FORTY), [Some(12), Some(12), Some(11), Some(11)]);
        assert_eq!(counts(Deck::THIRTY_SIX), [Some(11), Some(11), Some(10), Some(10)]);
        assert_eq!(counts(Deck::without_suit(Suit::Ouros)), [None, Some(12), Some(11), Some(11)]);
        assert_eq!(counts(Deck::without_suit(Suit::Copas)), [Some(12), None, Some(11), Some(11)]);
        assert_eq!(counts(Deck::with_lone_king(Suit::Ouros)), [Some(3), Some(11), Some(11), Some(11)]);
        assert_eq!(counts(Deck::with_lone_king(Suit::Copas)), [Some(11), Some(3), Some(11), Some(11)]);
        assert_eq!(sequence(Deck::THIRTY_SIX, Suit::Copas), "1E 7C 1B 1C RC CC SC 2C 3C 4C 5C");
        // Plain suits of 36 cards: nine and eight.
        let trumps = Trumps::new(Deck::THIRTY_SIX, Suit::Bastos).expect("bastos");
        let plain = |suit| trumps.order.followers(Card::new(suit, Rank::King)).len();
        assert_eq!([Suit::Ouros, Suit::Copas, Suit::Espadas].map(plain), [9, 9, 8]);
    }

    #[test]
    fn quadrille_family_f_01() {
        let deck = Deck::with_lone_king(Suit::Ouros);
        assert_eq!((deck.cards().len(), sequence(deck, Suit::Ouros)), (30, "1E RO 1B".to_owned()));
        assert!(!deck.contains(Card::new(Suit::Copas, Rank::Six)));
    }

    #[test]
    fn quadrille_family_f_02() {
        assert_eq!(Deck::THIRTY_SIX.cards().len(), 36);
        assert_eq!(sequence(Deck::THIRTY_SIX, Suit::Bastos), "1E 2B 1B RB CB SB 7B 6B 5B 4B");
    }

    fn must_play(trumps: &Trumps, led: &str, held: &str) -> bool {
        let card = |text: &str| text.parse::<Card>().expect("a card");
        let mut trick = Trick::EMPTY;
        trick.play(engine::Seat::at(0), card(led), &trumps.order);
        let hand = CardSet::of(card(held)).with(card("4B"));
        trumps.playable(hand, &trick) == CardSet::of(card(held))
    }

    #[test]
    fn quadrille_family_f_04() {
        let trumps = Trumps::new(Deck::with_lone_king(Suit::Ouros), Suit::Ouros).expect("ouros");
        assert!(must_play(&trumps, "1E", "RO") && must_play(&trumps, "RO", "1B") && !must_play(&trumps, "RO", "1E"));
    }

    #[test]
    fn quadrille_family_f_05() {
        // The lone king led when copas are trumps: nobody can follow.
        let trumps = Trumps::new(Deck::with_lone_king(Suit::Ouros), Suit::Copas).expect("copas");
        assert!(!must_play(&trumps, "RO", "7C"));
    }

    #[test]
    fn quadrille_family_f_22() {
        let deck = Deck::with_lone_king(Suit::Copas);
        assert_eq!(sequence(deck, Suit::Copas), "1E RC 1B");
        assert!(!deck.contains(Card::new(Suit::Ouros, Rank::Six)));
    }
}
