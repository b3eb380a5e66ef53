//! Names of cards, by tradition.

use crate::{Card, Rank, Suit};

/// The words of one language and pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tradition {
    /// Portuguese words on French cards, as the Lisbon book has them: *dama de copas*.
    Portuguese,
    /// Spanish words on Spanish cards: *caballo de copas*.
    Spanish,
    /// Brazilian words on Spanish cards, as truco players have them: *cavalo de copas*.
    Gaucho,
    /// Italian words on the minchiate pack: *cavallo di coppe*.
    Italian,
    /// French cards in no book's own words, so in the reader's; these are the English ones: *queen of hearts*.
    English,
    /// The same in Portuguese: *dama de copas*.
    FrenchInPortuguese,
    /// The same in Spanish: *reina de corazones*.
    FrenchInSpanish,
    /// The same in Italian: *donna di cuori*.
    FrenchInItalian,
}

struct Words {
    suits: [&'static str; 4],
    numbers: [&'static str; 10],
    figures: [&'static str; 4],
    of: &'static str,
    tarocco: &'static str,
    matto: &'static str,
}

const PORTUGUESE: Words = Words {
    suits: ["ouros", "copas", "espadas", "páos"],
    numbers: ["ás", "dous", "tres", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    figures: ["valete", "dama", "rainha", "rei"],
    of: " de ",
    tarocco: "trunfo",
    matto: "louco",
};

const SPANISH: Words = Words {
    suits: ["oros", "copas", "espadas", "bastos"],
    numbers: ["as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    figures: ["sota", "caballo", "reina", "rey"],
    of: " de ",
    tarocco: "triunfo",
    matto: "loco",
};

const GAUCHO: Words = Words {
    suits: ["ouros", "copas", "espadas", "bastos"],
    numbers: ["ás", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    figures: ["sota", "cavalo", "rainha", "rei"],
    of: " de ",
    tarocco: "trunfo",
    matto: "louco",
};

const ITALIAN: Words = Words {
    suits: ["denari", "coppe", "spade", "bastoni"],
    numbers: ["asso", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
    figures: ["fante", "cavallo", "regina", "re"],
    of: " di ",
    tarocco: "tarocco",
    matto: "Matto",
};

const ENGLISH: Words = Words {
    suits: ["diamonds", "hearts", "spades", "clubs"],
    numbers: ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    figures: ["jack", "queen", "queen", "king"],
    of: " of ",
    tarocco: "trump",
    matto: "Fool",
};

const FRENCH_IN_PORTUGUESE: Words = Words {
    suits: ["ouros", "copas", "espadas", "paus"],
    numbers: ["ás", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez"],
    figures: ["valete", "dama", "dama", "rei"],
    of: " de ",
    tarocco: "trunfo",
    matto: "louco",
};

const FRENCH_IN_SPANISH: Words = Words {
    suits: ["diamantes", "corazones", "picas", "tréboles"],
    numbers: ["as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    figures: ["jota", "reina", "reina", "rey"],
    of: " de ",
    tarocco: "triunfo",
    matto: "loco",
};

const FRENCH_IN_ITALIAN: Words = Words {
    suits: ["quadri", "cuori", "picche", "fiori"],
    numbers: ["asso", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
    figures: ["fante", "donna", "donna", "re"],
    of: " di ",
    tarocco: "tarocco",
    matto: "Matto",
};

impl Tradition {
    const fn words(self) -> &'static Words {
        match self {
            Tradition::Portuguese => &PORTUGUESE,
            Tradition::Spanish => &SPANISH,
            Tradition::Gaucho => &GAUCHO,
            Tradition::Italian => &ITALIAN,
            Tradition::English => &ENGLISH,
            Tradition::FrenchInPortuguese => &FRENCH_IN_PORTUGUESE,
            Tradition::FrenchInSpanish => &FRENCH_IN_SPANISH,
            Tradition::FrenchInItalian => &FRENCH_IN_ITALIAN,
        }
    }

    /// The word for a suit.
    pub fn suit(self, suit: Suit) -> &'static str {
        self.words().suits[suit as usize]
    }

    /// The word for a rank.
    pub fn rank(self, rank: Rank) -> &'static str {
        let words = self.words();
        match (rank as usize).checked_sub(Rank::Jack as usize) {
            Some(figure) => words.figures[figure],
            None => words.numbers[rank as usize - 1],
        }
    }

    /// The words for a card. In the minchiate the lowest figure of cups and coins is a woman, the *donna*.
    ///
    /// ```
    /// use cards::names::Tradition;
    ///
    /// let knight = "CC".parse().unwrap();
    /// assert_eq!(Tradition::English.card(knight), "queen of hearts");
    /// assert_eq!(Tradition::Spanish.card(knight), "caballo de copas");
    /// ```
    pub fn card(self, card: Card) -> String {
        let words = self.words();
        match (card.suit(), card.rank(), card.number()) {
            (Some(suit @ (Suit::Copas | Suit::Ouros)), Some(Rank::Jack), _) if self == Tradition::Italian => {
                format!("donna{}{}", words.of, self.suit(suit))
            }
            (Some(suit), Some(rank), _) => format!("{}{}{}", self.rank(rank), words.of, self.suit(suit)),
            (_, _, Some(0)) => words.matto.to_owned(),
            (_, _, Some(number)) => format!("{} {number}", words.tarocco),
            _ => card.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn each_tradition_has_its_words() {
        assert_eq!(Tradition::Portuguese.card(card("CC")), "dama de copas");
        assert_eq!(Tradition::Spanish.card(card("CC")), "caballo de copas");
        assert_eq!(Tradition::Italian.card(card("SC")), "donna di coppe");
        assert_eq!(Tradition::Italian.card(card("SE")), "fante di spade");
        assert_eq!(Tradition::Italian.card(card("T0")), "Matto");
        assert_eq!(Tradition::English.card(card("10B")), "ten of clubs");
        assert_eq!(Tradition::FrenchInSpanish.card(card("CC")), "reina de corazones");
        assert_eq!(Tradition::FrenchInItalian.card(card("SE")), "fante di picche");
    }
}
