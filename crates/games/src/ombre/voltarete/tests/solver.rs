//! Values of the worked hands with all cards open and both opponents helping each other (AC47): an exact search.

use super::harness::{ROLES, cards, suit};
use crate::ombre::trumps::Trumps;
use crate::ombre::voltarete::result::Result3;
use cards::{Card, CardSet};
use engine::Seat;
use engine::duty::Duty;
use engine::trick::Trick;
use std::collections::HashMap;

/// Three hands in play, and the feito.
struct Board {
    trumps: &'static Trumps,
    feito: usize,
    /// Positions with a new trick to be led, and whether the feito can win or (if the last is false) tie.
    known: HashMap<([CardSet; 3], usize, [u8; 3], bool), bool>,
}

#[derive(Clone, Copy)]
struct Position {
    hands: [CardSet; 3],
    trick: Trick,
    to_play: usize,
    tricks: [u8; 3],
}

impl Board {
    /// Does the feito have this result or a better one, if what is left cannot change it?
    fn decided(&self, tricks: [u8; 3], wanted: Result3) -> Option<bool> {
        let left = 9 - tricks.iter().sum::<u8>();
        let others = [1, 2].map(|step| tricks[(self.feito + step) % 3]);
        // To win they need one trick more than to tie.
        let (mine, best) = (2 * tricks[self.feito], 2 * others[0].max(others[1]) + u8::from(wanted == Result3::Win));
        match left {
            _ if mine >= best + 2 * left => Some(true),
            _ if mine + 2 * left < best => Some(false),
            0 => Some(mine >= best),
            _ => None,
        }
    }

    fn play(&self, position: Position, card: Card) -> Position {
        let mut next = position;
        next.hands[position.to_play].remove(card);
        next.trick.play(Seat::at(position.to_play), card, &self.trumps.order);
        next.to_play = (position.to_play + 1) % 3;
        if next.trick.len() == 3 {
            next.to_play = next.trick.winner().map_or(0, Seat::index);
            next.tricks[next.to_play] += 1;
            next.trick = Trick::EMPTY;
        }
        next
    }

    /// Cards with nothing between them in any hand are worth the same: one of them is enough to look at.
    fn worth_trying(&self, position: Position) -> Vec<Card> {
        let legal = self.trumps.playable(position.hands[position.to_play], &position.trick);
        let order = &self.trumps.order;
        let others =
            position.hands.iter().fold(position.trick.cards(), |all, &hand| all | hand) - position.hands[position.to_play];
        let alike = |a: Card, b: Card| {
            let (low, high) = (order.strength(a).min(order.strength(b)), order.strength(a).max(order.strength(b)));
            let between = |card: Card| order.class(card) == order.class(a) && (low..high).contains(&order.strength(card));
            // A matador is not like another card: it has its privilege.
            let plain = |card: Card| !self.trumps.matadores.contains(&card);
            order.class(a) == order.class(b) && plain(a) && plain(b) && !others.iter().any(between)
        };
        let mut cards: Vec<Card> = Vec::new();
        for card in legal {
            if !cards.iter().any(|&known| alike(known, card)) {
                cards.push(card);
            }
        }
        cards.sort_by_key(|&card| std::cmp::Reverse(order.strength(card)));
        cards
    }

    /// Can the feito have this result or a better one?
    fn reaches(&mut self, position: Position, wanted: Result3) -> bool {
        let key = (position.hands, position.to_play, position.tricks, wanted == Result3::Win);
        if position.trick.is_empty() {
            if let Some(decided) = self.decided(position.tricks, wanted) {
                return decided;
            }
            if let Some(&known) = self.known.get(&key) {
                return known;
            }
        }
        let his = position.to_play == self.feito;
        let mut cards = self.worth_trying(position).into_iter();
        let found = cards.any(|card| self.reaches(self.play(position, card), wanted) == his);
        if position.trick.is_empty() {
            self.known.insert(key, found == his);
        }
        found == his
    }

    fn value(&mut self, position: Position) -> Result3 {
        match [Result3::Win, Result3::Resposta].into_iter().find(|&wanted| self.reaches(position, wanted)) {
            Some(reached) => reached,
            None => Result3::Codilho,
        }
    }
}

/// The result of each legal card for the feito after these plays.
fn choices(trump: &str, feito: &str, hands: [&str; 3], played: &str) -> HashMap<Card, Result3> {
    let feito = ROLES.iter().position(|&role| role == feito).expect("a role");
    let mut board = Board { trumps: Trumps::of(suit(trump)), feito, known: HashMap::new() };
    let mut position = Position { hands: hands.map(cards), trick: Trick::EMPTY, to_play: 0, tricks: [0; 3] };
    for card in cards::parse_cards(played).expect("cards") {
        position = board.play(position, card);
    }
    let legal = board.trumps.playable(position.hands[position.to_play], &position.trick);
    legal.iter().map(|card| (card, board.value(board.play(position, card)))).collect()
}

/// The table's words for a position: cards and what each is worth, `*` for all not named.
#[track_caller]
fn worth(choices: &HashMap<Card, Result3>, win: &str, resposta: &str, codilho: &str) {
    let of = |result| choices.iter().filter(|(_, value)| **value == result).map(|(&card, _)| card).collect::<CardSet>();
    let all: CardSet = choices.keys().copied().collect();
    let named = [win, resposta, codilho].iter().filter(|text| **text != "*").fold(CardSet::EMPTY, |all, text| all | cards(text));
    for (text, result) in [(win, Result3::Win), (resposta, Result3::Resposta), (codilho, Result3::Codilho)] {
        let expected = if text == "*" { all - named } else { cards(text) };
        assert_eq!(of(result), expected, "{result:?}");
    }
}

const HAND_1: [&str; 3] = ["2E RE CE SE 6E RB RO CC 3C", "1E 7E 5E 4E CB SB RC SC 6O", "1B 3E SO 2O 3O 4O 1C 4C 5C"];
const HAND_2: [&str; 3] = ["6B RO 6O RC SC 1C 6C 6E 7E", "2B 1B RB CB 5B 3B CE 3E SO", "1E SB 7B 4B 1O 2O 4O RE SE"];
const HAND_3: [&str; 3] = ["1O RE SE 7E 3E 3B 4B 5B 6B", "1E SO 2O 5O RB RC CC 6C 5C", "7O 1B RO CO 3O 6O 4O SC SB"];
const HAND_5: [&str; 3] = ["7C 1B RC 5C RB CB CE SE 3E", "1E 1C CC 2C 3C 4C 6C RO SB", "SC RE 7E 6E 5E 6B CO 3O 5O"];
const HAND_6: [&str; 3] = ["2B RB SB 4B SC 1C 2C 2O 7E", "3B 7B SO 1O 3O 6O RE 6E 3E", "1E 1B CB 5B 6B RC 3C 7C RO"];
const HAND_7: [&str; 3] = ["5E 7B 2B 3B 5B 6B 3C 4C 6C", "CO SO 3O 4O 5O 6O 7O 3E 4E", "1E 2E 1B RE RB RC RO 1O 2O"];

fn hand_4(five: &str) -> [String; 3] {
    let second = format!("1B 7E RB 6B 1O {five} SC 3C 6C");
    ["1E 2E 6E 5E 4E 3E 4C 4B 4O".to_owned(), second, "RE CE SE RC 7C CB RO SO 2O".to_owned()]
}

#[test]
fn voltarete_ac47_hand_1() {
    worth(&choices("E", "mao", HAND_1, ""), "2E RO", "RB CC 3C", "RE CE SE 6E");
    worth(&choices("E", "mao", HAND_1, "RB CB 3E 4C 3C SC RC 5C CC SB 1B"), "", "2E", "RO 6E SE CE RE");
}

#[test]
fn voltarete_ac47_hand_2() {
    worth(&choices("B", "contrape", HAND_2, "RC"), "SO 3E CE", "*", "");
    // The pé to play: any card but an ouro lets the feito win.
    worth(&choices("B", "contrape", HAND_2, "RC CB"), "*", "1O 2O 4O", "");
}

#[test]
fn voltarete_ac47_hand_3() {
    worth(&choices("O", "pe", HAND_3, "3B RB SB RC SC 4B CC"), "3O 4O 6O 7O 1B", "CO RO", "");
}

#[test]
fn voltarete_ac47_hand_4() {
    for five in ["5O", "5C"] {
        let [mao, contrape, pe] = hand_4(five);
        worth(&choices("E", "mao", [&mao, &contrape, &pe], "1E 7E SE"), "2E", "*", "");
    }
}

#[test]
fn voltarete_ac47_hand_5() {
    worth(&choices("C", "contrape", HAND_5, "RB SB 6B CB"), "CC 1C", "2C 3C 4C 6C", "RO 1E");
}

#[test]
fn voltarete_ac47_hand_6() {
    worth(&choices("B", "pe", HAND_6, "2O 6O RO 6B SB 3B 1C 7B 3C SO"), "7C", "*", "");
}

#[test]
fn voltarete_ac47_hand_7() {
    worth(&choices("E", "pe", HAND_7, "6C 3E RC 7O"), "1O 2O", "RO", "");
}
