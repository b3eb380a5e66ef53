//! Minchiate: the last tricks of a gioco. Honours count for their winner and are marked again when they are killed, cards count by
//! their number, the last trick counts, and in the end the verzigole of each pair are counted in what it has won.

use super::counted::{Book, Deck, Nature, Round, SEATS, TRUMPS};
use super::solved::Solved;
use super::unsolved::Unsolved;
use super::verdict::{Probe, Unit, Verdict, Wanted};
use super::{Choices, Forcing, Key, Play, Wish};
use arrayvec::ArrayVec;
use cards::{Card, CardSet};
use engine::{AnyGame, Seat, Viewer};
use games::minchiate::state::{Matto, Open, Pair, Phase};
use games::minchiate::tarocchi::{COUNTING, KINGS, MATTO, ORDER, SAGITTARIO, WORTHLESS, playable, value, worth};
use games::minchiate::verzigole;
use games::minchiate::{LAST, Minchiate, View};
use std::cell::Cell;

/// Tricks of a gioco.
const TRICKS: usize = 21;
/// Largest number of tricks left in a gioco that is solved.
const MOST_TRICKS: usize = 12;
/// No ending with more honours than this is looked at: what they come to together is noted for each set of them.
const MOST_HONOURS: usize = 20;
/// Marks a value not computed yet.
const UNKNOWN: i16 = i16::MIN;
/// A lane of its own, for the card that stands in no order.
const OF_THE_FOOL: u8 = TRUMPS + 1;

/// An ending: what does not change while it is played. All counts are those of the first pair, less those of the second.
#[derive(Debug)]
struct Ending {
    deck: Deck,
    /// Cards that each pair held when it began.
    owned: [u64; 2],
    kings: u64,
    trumps: u64,
    /// Range of an honour's possible contribution while nobody has taken it.
    least: [i16; 64],
    most: [i16; 64],
    /// The honours still in play, by which a verzigola may grow, and what each pair has won before.
    honours: ArrayVec<(u8, Card), MOST_HONOURS>,
    before: [CardSet; 2],
    /// Cards the first pair has above its share, if it takes no trick more; what one has above the other has below.
    above: i16,
    /// For each set of those honours, what the verzigole of either pair come to with it.
    known: [Vec<Cell<i16>>; 2],
}

impl Ending {
    /// The points of a pair's verzigole when it has won these honours too (cached).
    fn verzigole(&self, pair: usize, won: u32) -> i16 {
        let known = &self.known[pair][won as usize];
        if known.get() == UNKNOWN {
            let set = self.honours.iter().enumerate().filter(|(n, _)| won >> n & 1 == 1).map(|(_, &(_, card))| card);
            known.set(verzigole::total(set.fold(self.before[pair], CardSet::with)) as i16);
        }
        known.get()
    }
}

/// A position in it.
#[derive(Clone, Copy, Debug)]
struct At<'a> {
    ending: &'a Ending,
    round: Round,
    left: u8,
    /// The count so far, verzigole aside.
    sum: i16,
    /// Range of the possible contributions of the honours nobody has taken yet.
    least: i16,
    most: i16,
    /// The honours nobody has taken, and those of the first pair.
    open: u32,
    won: u32,
}

impl At<'_> {
    fn place(&self) -> usize {
        self.round.turn()
    }

    fn pair(&self) -> Pair {
        Pair::BOTH[self.place() % 2]
    }
}

impl Play for At<'_> {
    fn wish(&self) -> Wish {
        if self.pair() == Pair::First { Wish::High } else { Wish::Low }
    }

    fn choices(&self) -> Choices {
        let with = if self.pair() == Pair::First { 0b0101 } else { 0b1010 };
        self.round.choices(&self.ending.deck, with)
    }

    fn play(&mut self, choice: u8) {
        let ending = self.ending;
        let deck = &ending.deck;
        let Some(trick) = self.round.play(deck, choice) else { return };
        let pair = trick.by % 2;
        let cards = trick.cards & !deck.fool();
        // A king is killed by a tarocco only (R33).
        let spared = if ending.trumps >> trick.with & 1 == 1 { 0 } else { ending.kings };
        let mut gained = deck.worth(cards) + deck.worth(cards & ending.owned[1 - pair] & !spared);
        self.left -= 1;
        if self.left == 0 {
            gained += LAST as i16;
        }
        self.sum += if pair == 0 { gained + SEATS as i16 } else { -gained };
        let mut rest = cards;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            self.least -= ending.least[at];
            self.most -= ending.most[at];
        }
        for (n, &(number, _)) in ending.honours.iter().enumerate() {
            if cards >> number & 1 == 1 {
                self.open &= !(1 << n);
                self.won |= if pair == 0 { 1 << n } else { 0 };
            }
        }
    }

    fn range(&self) -> (i16, i16) {
        let ending = self.ending;
        let (first, second) = (self.won, !(self.won | self.open) & ((1u32 << ending.honours.len()) - 1));
        let least = ending.verzigole(0, first) - ending.verzigole(1, second | self.open);
        let most = ending.verzigole(0, first | self.open) - ending.verzigole(1, second);
        if self.left == 0 {
            return (self.sum + least, self.sum + most);
        }
        let last = LAST as i16;
        (self.sum + self.least + least - last, self.sum + self.most + most + last + SEATS as i16 * i16::from(self.left))
    }

    fn key(&self) -> Option<Key> {
        let key = self.round.key(&self.ending.deck).filter(|_| self.left > 1)?;
        Some(Key { cards: key.cards | u128::from(self.won) << 64, rest: key.rest })
    }

    fn settled(&self) -> i16 {
        self.sum
    }
}

fn seen(game: &dyn AnyGame, viewer: Viewer) -> Option<View> {
    game.seen(viewer).view::<Minchiate>().cloned()
}

/// The nature of a card. Honours have no equals.
fn nature(card: Card) -> Nature {
    let worth = value(card) as i16;
    let lane = match card.suit() {
        Some(suit) => suit as u8,
        None if card == MATTO => OF_THE_FOOL,
        None => TRUMPS,
    };
    let kind = if worth > 0 || card == SAGITTARIO { 1 + card.index() as u8 } else { 0 };
    Nature { lane, power: ORDER.strength(card), worth, kind }
}

/// The hands in the order of play, each with its card on the table.
fn whole(game: &dyn AnyGame, view: &View) -> Option<ArrayVec<CardSet, SEATS>> {
    let hand_of = |seat: Seat| seen(game, Viewer::Seat(seat)).map(|view| view.hand);
    let mut whole = view.match_state.round.into_iter().map(hand_of).collect::<Option<ArrayVec<CardSet, SEATS>>>()?;
    for &(seat, card) in &view.open.plays {
        whole[view.match_state.place(seat)].insert(card);
    }
    Some(whole)
}

/// The owner of the Matto, as long as that matters.
fn owner(view: &View, whole: &[CardSet]) -> Option<Pair> {
    match view.open.matto {
        Matto::Settled => whole.iter().position(|hand| hand.contains(MATTO)).map(|place| Pair::BOTH[place % 2]),
        Matto::Lost(seat) => Some(view.match_state.pair(seat)),
        Matto::Owed(pair) => Some(pair),
    }
}

/// Is the Matto sure to come back to its pair? It has a worthless card to give for it, and not the Sagittario alone.
fn comes_back(open: &Open, owner: Pair) -> bool {
    !(open.won[owner.index()] & WORTHLESS).without(SAGITTARIO).is_empty()
}

impl Solved for Minchiate {
    /// The points by which the side to play can force to be ahead in what is still to be marked in this gioco. Everything is taken to be
    /// marked and claimed in time, as a strict table does. Not answered where a hand was dealt wrong, nor where the Matto might be lost.
    fn verdict(game: &dyn AnyGame, forcing: &mut Forcing, budget: u64, wanted: Wanted) -> Option<Verdict> {
        let view = seen(game, Viewer::Public)?;
        let (open, match_state) = (&view.open, &view.match_state);
        if open.phase != Phase::Tricks || !open.wrong.is_empty() || TRICKS.checked_sub(open.taken.len())? > MOST_TRICKS {
            return None;
        }
        let seats: ArrayVec<Seat, { Seat::MOST }> = match_state.round.into_iter().collect();
        let whole = whole(game, &view)?;
        let left = TRICKS - open.taken.len();
        if whole.iter().any(|hand| hand.len() != left) {
            return None;
        }
        // The Matto is its owner's to the end.
        let mut before = open.won;
        if let Some(owner) = owner(&view, &whole) {
            if !comes_back(open, owner) {
                return None;
            }
            before[owner.other().index()].remove(MATTO);
            before[owner.index()].insert(MATTO);
        }
        let owes = |pair: Pair| if open.matto == Matto::Owed(pair) { 1 } else { 0 };
        let has = |pair: Pair| open.won[pair.index()].len() as i16 - owes(pair) + owes(pair.other());
        let above = (has(Pair::First) - has(Pair::Second) - (SEATS * left) as i16) / 2;
        let ending = Ending::new(&whole, before, above)?;
        let leader = open.plays.first().map_or(open.to_play, |&(seat, _)| seat);
        let mut position = ending.start(&whole, match_state.place(leader), left as u8);
        for &(_, card) in &open.plays {
            position.play(ending.deck.choice(card)?);
        }
        let lawful = playable(seen(game, Viewer::Seat(open.to_play))?.hand, &open.trick);
        let question = Probe {
            position,
            seats: seats.clone(),
            high: match_state.members(Pair::First).into_iter().collect(),
            to_play: open.to_play,
            playable: lawful.iter().filter_map(|card| Some((card, ending.deck.choice(card)?))).collect(),
            unit: Unit::Lead,
            whole: 0,
            card: &|choice| ending.deck.card(choice),
            place: At::place,
        };
        question.answer(forcing, budget, wanted)
    }

    fn why_unsolved(game: &dyn AnyGame) -> Option<Unsolved> {
        let view = seen(game, Viewer::Public)?;
        let open = &view.open;
        let left = TRICKS.checked_sub(open.taken.len())?;
        if left > MOST_TRICKS {
            return Some(Unsolved::Tricks { left, most: MOST_TRICKS });
        }
        if !open.wrong.is_empty() {
            return Some(Unsolved::WrongHand);
        }
        let whole = whole(game, &view)?;
        if owner(&view, &whole).is_some_and(|owner| !comes_back(open, owner)) {
            return Some(Unsolved::Matto);
        }
        let all = whole.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let honours = (all & COUNTING.with(SAGITTARIO)).without(MATTO);
        (honours.len() > MOST_HONOURS).then_some(Unsolved::Honours)
    }
}

impl Ending {
    fn new(hands: &[CardSet], before: [CardSet; 2], above: i16) -> Option<Ending> {
        let book = Book { nature: &nature, follows: &|card| ORDER.followers(card), owed: ORDER.trumps(), fool: Some(MATTO) };
        let deck = Deck::new(hands, &[], &book)?;
        let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let owned = [0, 1].map(|pair| deck.bits(hands[pair] | hands[pair + 2]));
        let mut honours = ArrayVec::new();
        for card in (all & COUNTING.with(SAGITTARIO)).without(MATTO) {
            honours.try_push((deck.choice(card)?, card)).ok()?;
        }
        let (mut least, mut most) = ([0; 64], [0; 64]);
        for &(number, card) in &honours {
            let (at, worth) = (usize::from(number), value(card) as i16);
            // Kept it counts once; killed it counts and is marked.
            (least[at], most[at]) = if owned[0] >> at & 1 == 1 { (-2 * worth, worth) } else { (-worth, 2 * worth) };
        }
        let sets = 1 << honours.len();
        let known = [0, 1].map(|_| vec![Cell::new(UNKNOWN); sets]);
        let (kings, trumps) = (deck.bits(KINGS), deck.bits(ORDER.trumps()));
        Some(Ending { deck, owned, kings, trumps, least, most, honours, before, above, known })
    }

    fn start(&self, hands: &[CardSet], leader: usize, left: u8) -> At<'_> {
        // What is won already is counted at the end, whatever happens; the verzigole in it are counted with those to come.
        let counted = |pair: usize| worth(self.before[pair]) as i16;
        At {
            ending: self,
            round: Round::new(&self.deck, hands, leader),
            left,
            sum: counted(0) - counted(1) + self.above,
            least: self.least.iter().sum(),
            most: self.most.iter().sum(),
            open: (1 << self.honours.len()) - 1,
            won: 0,
        }
    }
}
