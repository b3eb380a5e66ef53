//! Ink on a terminal: cards, columns, wrapped lines. Colour never says anything that is not said without it.

use cards::names::Tradition;
use cards::{Card, CardSet, Rank, Suit};
use console::measure_text_width;
use std::io::IsTerminal;

/// With colours or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Colour,
    Plain,
}

/// What standard output is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// A terminal with so many rows.
    Terminal { rows: usize },
    /// A pipe or a file.
    Roll,
}

/// How something looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    Strong,
    Faint,
    /// A name of the house, a heading.
    Heading,
    /// What is refused.
    Refused,
    /// A suit.
    Of(Suit),
}

/// The terminal as something to paint on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    ink: Ink,
    /// What it is.
    pub(crate) paper: Paper,
    /// How wide it is.
    pub(crate) columns: usize,
}

impl Paint {
    /// Standard output as it is.
    pub(crate) fn stdout() -> Paint {
        let is_terminal = std::io::stdout().is_terminal();
        let (rows, columns) = console::Term::stdout().size_checked().unwrap_or((24, 80));
        let unset = |name: &str| std::env::var_os(name).is_none_or(|value| value.is_empty());
        let colour = is_terminal && unset("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        Paint {
            ink: if colour { Ink::Colour } else { Ink::Plain },
            paper: if is_terminal { Paper::Terminal { rows: usize::from(rows) } } else { Paper::Roll },
            columns: if is_terminal { usize::from(columns).clamp(40, 110) } else { 80 },
        }
    }

    /// The text in this look. Every look ends where it began, so that an interrupted program leaves no colour behind.
    pub(crate) fn look(&self, look: Look, text: &str) -> String {
        let code = match look {
            _ if self.ink == Ink::Plain => return text.to_owned(),
            Look::Strong => "1",
            Look::Faint => "2",
            Look::Heading => "1;36",
            Look::Refused => "31",
            Look::Of(Suit::Ouros) => "1;33",
            Look::Of(Suit::Copas) => "1;31",
            Look::Of(Suit::Espadas) => "1;34",
            Look::Of(Suit::Bastos) => "1;32",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    /// A card in two or three letters: its rank and the sign of its suit.
    pub(crate) fn card(&self, card: Card, tradition: Tradition) -> String {
        match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => self.look(Look::Of(suit), &format!("{}{}", rank.text(), sign(suit, tradition))),
            _ => self.look(Look::Strong, &card.to_string()),
        }
    }

    /// Some cards in a row.
    pub(crate) fn cards(&self, cards: impl IntoIterator<Item = Card>, tradition: Tradition) -> String {
        cards.into_iter().map(|card| self.card(card, tradition)).collect::<Vec<_>>().join(" ")
    }

    /// A card as a card: four lines, five columns wide.
    pub(crate) fn face(&self, card: Card, tradition: Tradition) -> [String; 4] {
        let (rank, suit) = match (card.suit(), card.rank()) {
            (Some(suit), Some(rank)) => (rank.text().to_owned(), sign(suit, tradition).to_string()),
            _ => (card.to_string(), String::new()),
        };
        let ink =
            |text: String| card.suit().map_or_else(|| self.look(Look::Strong, &text), |suit| self.look(Look::Of(suit), &text));
        let edge = |text: &str| self.look(Look::Faint, text);
        [
            edge("╭───╮"),
            format!("{}{}{}", edge("│"), ink(format!("{rank:<3}")), edge("│")),
            format!("{}{}{}", edge("│"), ink(format!("{suit:>3}")), edge("│")),
            edge("╰───╯"),
        ]
    }

    /// A line across.
    pub(crate) fn rule(&self) -> String {
        self.look(Look::Faint, &"─".repeat(self.columns))
    }

    /// The text in lines that fit, each behind this indent, the first behind its own beginning.
    pub(crate) fn wrapped(&self, first: &str, indent: usize, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let mut line = first.to_owned();
        let mut empty = true;
        for word in text.split_whitespace() {
            if !empty && measure_text_width(&line) + 1 + measure_text_width(word) > self.columns {
                lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        lines.push(line);
        lines
    }

    /// A line that was not made to fit, broken between words where the terminal would break it anywhere.
    pub(crate) fn fitted(&self, line: &str) -> Vec<String> {
        if self.paper == Paper::Roll || measure_text_width(line) <= self.columns {
            return vec![line.to_owned()];
        }
        let indent = line.chars().take_while(|&letter| letter == ' ').count();
        self.wrapped(&" ".repeat(indent), (indent + 2).min(self.columns / 2), line)
    }
}

/// The sign of a suit: that of French cards where the game is played with them, else the letter of the notation.
pub(crate) fn sign(suit: Suit, tradition: Tradition) -> char {
    match tradition {
        Tradition::Portuguese
        | Tradition::English
        | Tradition::FrenchInPortuguese
        | Tradition::FrenchInSpanish
        | Tradition::FrenchInItalian => match suit {
            Suit::Ouros => '♦',
            Suit::Copas => '♥',
            Suit::Espadas => '♠',
            Suit::Bastos => '♣',
        },
        _ => suit.letter(),
    }
}

/// How cards are read and written: the letters of the figures and of the suits.
pub(crate) fn legend(pack: CardSet, tradition: Tradition) -> String {
    let has = |rank: Rank| pack.iter().any(|card| card.rank() == Some(rank));
    let figures = [Rank::King, Rank::Queen, Rank::Knight, Rank::Jack].into_iter().filter(|&rank| has(rank));
    let figures = figures.map(|rank| format!("{} {}", rank.text(), tradition.rank(rank)));
    let suits = Suit::ALL.map(|suit| match (sign(suit, tradition), suit.letter()) {
        (sign, letter) if sign == letter => format!("{letter} {}", tradition.suit(suit)),
        (sign, letter) => format!("{sign} {} ({letter})", tradition.suit(suit)),
    });
    format!("{}; {}", figures.collect::<Vec<_>>().join(", "), suits.join(", "))
}

/// On which side of its column a text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

/// Rows of cells, each column as wide as its widest cell, two blanks between.
pub(crate) fn columns(rows: &[Vec<String>], sides: &[Side]) -> Vec<String> {
    let width =
        |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| measure_text_width(cell)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or(0)).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(n, cell)| {
            let room = " ".repeat(widths[n].saturating_sub(measure_text_width(cell)));
            match sides.get(n).unwrap_or(&Side::Left) {
                Side::Left => format!("{cell}{room}"),
                Side::Right => format!("{room}{cell}"),
            }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// A number of chips won or lost, with its sign.
pub(crate) fn won_or_lost(amount: i64) -> String {
    match amount {
        0 => "0".to_owned(),
        n if n < 0 => format!("−{}", n.unsigned_abs()),
        n => format!("+{n}"),
    }
}

#[cfg(test)]
impl Paint {
    /// A terminal without colours, of this size.
    pub(crate) fn terminal(rows: usize, columns: usize) -> Paint {
        Paint { ink: Ink::Plain, paper: Paper::Terminal { rows }, columns }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_broken_between_words_and_none_is_lost() {
        let line = "  the heap of tentos  →  the poço of side B  2  R41 and whatever else there is to say of it";
        let fitted = Paint::terminal(24, 40).fitted(line);
        assert!(fitted.len() > 1 && fitted.iter().all(|line| measure_text_width(line) <= 40), "{fitted:?}");
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&fitted.join(" ")), words(line));
        assert_eq!(Paint::terminal(24, 110).fitted(line), [line]);
    }
}
