//! Reading a record.

use super::{At, Deal, Fault, Record, RecordError, Step, VERSION};
use crate::Revision;
use cards::fair::from_hex;
use cards::parse_cards;

/// The longest name of a player in a record, in letters: four times what fits on a plate.
const LONGEST_NAME: usize = 96;
/// The longest line, in bytes: the largest pack written out takes a tenth of it.
const LONGEST_LINE: usize = 4096;
/// The most lines of one kind before the first deal.
const MOST_HEADINGS: usize = 256;
/// The most that happens in a record: a hundred matches of the longest game.
const MOST_STEPS: usize = 200_000;

/// Words are quoted by their beginning only.
fn quoted(word: &str) -> String {
    word.chars().take(24).collect()
}

fn number(text: Option<&str>) -> Option<u32> {
    text.filter(|text| text.bytes().all(|b| b.is_ascii_digit())).and_then(|text| text.parse().ok())
}

impl Record {
    /// Reads a record from the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let line = 1 + bytes[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count();
            Fault::NotText.at(line)
        })?;
        Record::from_text(text)
    }

    /// Reads a record from its text.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, content(line))).filter(|(_, line)| !line.is_empty());
        let (first, header) = lines.next().ok_or(Fault::NoHeader.at(1))?;
        match header.split_once(char::is_whitespace).map(|(word, version)| (word, version.trim())) {
            Some(("spadille", version)) if version == VERSION.to_string() => {}
            Some(("spadille", version)) => return Err(Fault::Version(quoted(version)).at(first)),
            _ => return Err(Fault::NoHeader.at(first)),
        }
        let mut record = Record::default();
        for (line, content) in lines {
            record.take(line, content).map_err(|fault| fault.at(line))?;
        }
        if record.game.is_empty() {
            return Err(Fault::NoGame.at(0));
        }
        Ok(record)
    }

    /// Takes one line, which is not empty.
    fn take(&mut self, line: usize, content: &str) -> Result<(), Fault> {
        if content.len() > LONGEST_LINE {
            return Err(Fault::TooLong { what: "a line", most: LONGEST_LINE, of: "bytes" });
        }
        let (word, rest) = content.split_once(char::is_whitespace).unwrap_or((content, ""));
        let rest = rest.trim();
        let named = |word| {
            let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            match (name, value.trim()) {
                ("", _) | (_, "") => Err(Fault::Arguments { word, expected: "a name and a value" }),
                (name, value) => Ok(At { line, value: (name.to_owned(), value.to_owned()) }),
            }
        };
        let hex = |word| from_hex(rest).ok_or(Fault::Arguments { word, expected: "64 hexadecimal digits" });
        match word {
            "game" if !self.game.is_empty() => Err(Fault::Place { word: "game", why: "stands there already" }),
            "game" if rest.is_empty() || rest.contains(char::is_whitespace) => {
                Err(Fault::Arguments { word: "game", expected: "the name of a game" })
            }
            "game" => {
                self.game = rest.to_owned();
                Ok(())
            }
            "revision" => {
                let value = number(Some(rest)).ok_or(Fault::Arguments { word: "revision", expected: "a number" })?;
                self.header("revision", self.revision.is_some())?;
                self.revision = Some(At { line, value: Revision(value) });
                Ok(())
            }
            "option" => {
                let option = named("option")?;
                self.header("option", self.options.iter().any(|known| known.value.0 == option.value.0))?;
                self.options.push(option);
                Ok(())
            }
            "setup" => {
                let setup = named("setup")?;
                self.header("setup", false)?;
                self.setup.push(setup);
                Ok(())
            }
            "seat" => {
                let (seat, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let seat = number(Some(seat)).filter(|_| !name.trim().is_empty());
                let seat = seat.ok_or(Fault::Arguments { word: "seat", expected: "a number and a name" })? as usize;
                if name.trim().chars().count() > LONGEST_NAME {
                    return Err(Fault::TooLong { what: "a name", most: LONGEST_NAME, of: "letters" });
                }
                self.header("seat", self.seats.iter().any(|known| known.value.0 == seat))?;
                self.seats.push(At { line, value: (seat, name.trim().to_owned()) });
                Ok(())
            }
            "commit" => {
                self.header("commit", self.commit.is_some())?;
                self.commit = Some(hex("commit")?);
                Ok(())
            }
            "entropy" => {
                const EXPECTED: Fault = Fault::Arguments { word: "entropy", expected: "a seat and 64 hexadecimal digits" };
                let (seat, digits) = rest.split_once(char::is_whitespace).ok_or(EXPECTED)?;
                let seat = number(Some(seat)).and_then(|seat| u8::try_from(seat).ok()).ok_or(EXPECTED)?;
                self.header("entropy", self.entropy.iter().any(|known| known.0 == seat))?;
                self.entropy.push((seat, from_hex(digits.trim()).ok_or(EXPECTED)?));
                Ok(())
            }
            "seed" => {
                let seed = hex("seed")?;
                match self.steps.last_mut() {
                    None if self.seed.is_some() => Err(Fault::Place { word: "seed", why: "stands there already" }),
                    None => {
                        self.seed = Some(seed);
                        Ok(())
                    }
                    Some(At { value: Step::Deal(deal), .. }) if deal.seed.is_none() => {
                        deal.seed = Some(seed);
                        Ok(())
                    }
                    Some(_) => {
                        Err(Fault::Place { word: "seed", why: "stands before the first deal or once behind a `deal` line" })
                    }
                }
            }
            "reveal" if self.reveal.is_some() => Err(Fault::Place { word: "reveal", why: "stands there already" }),
            "reveal" => {
                self.reveal = Some(hex("reveal")?);
                Ok(())
            }
            "draw" => self.step(line, Step::Draw(parse_cards(rest)?)),
            "deal" => {
                const EXPECTED: Fault = Fault::Arguments { word: "deal", expected: "a number, and perhaps `dealer` and a seat" };
                let mut words = rest.split_whitespace();
                let number_said = number(words.next()).ok_or(EXPECTED)?;
                let dealer = match (words.next(), words.next(), words.next()) {
                    (None, _, _) => None,
                    (Some("dealer"), seat @ Some(_), None) => Some(number(seat).ok_or(EXPECTED)? as usize),
                    _ => return Err(EXPECTED),
                };
                self.step(line, Step::Deal(Deal { number: number_said, dealer, ..Deal::default() }))
            }
            "hand" => {
                let (seat, cards) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                let seat =
                    number(Some(seat)).ok_or(Fault::Arguments { word: "hand", expected: "a seat and its cards" })? as usize;
                let cards = parse_cards(cards)?;
                let deal = self.deal("hand")?;
                if deal.hands.iter().any(|hand| hand.value.0 == seat) {
                    return Err(Fault::Place { word: "hand", why: "stands there already for this seat" });
                }
                deal.hands.push(At { line, value: (seat, cards) });
                Ok(())
            }
            "stock" => {
                let cards = parse_cards(rest)?;
                let deal = self.deal("stock")?;
                if deal.stock.is_some() {
                    return Err(Fault::Place { word: "stock", why: "stands there already" });
                }
                deal.stock = Some(At { line, value: cards });
                Ok(())
            }
            _ => match number(Some(word)) {
                Some(_) if rest.is_empty() => Err(Fault::Arguments { word: "seat number", expected: "an action behind it" }),
                Some(seat) => self.step(line, Step::Act { seat: seat as usize, action: rest.to_owned() }),
                None => Err(Fault::Word(quoted(word))),
            },
        }
    }

    /// Nothing of the heading may come after the first step, and nothing twice.
    fn header(&self, word: &'static str, twice: bool) -> Result<(), Fault> {
        let headings = self.options.len().max(self.setup.len()).max(self.seats.len());
        if headings >= MOST_HEADINGS {
            return Err(Fault::TooLong { what: "the heading", most: MOST_HEADINGS, of: "lines of a kind" });
        }
        match (twice, self.steps.is_empty()) {
            (true, _) => Err(Fault::Place { word, why: "stands there already" }),
            (_, false) => Err(Fault::Place { word, why: "must stand before the first deal" }),
            _ => Ok(()),
        }
    }

    fn step(&mut self, line: usize, step: Step) -> Result<(), Fault> {
        if self.reveal.is_some() {
            return Err(Fault::Place { word: "reveal", why: "must be the last line" });
        }
        if self.steps.len() >= MOST_STEPS {
            return Err(Fault::TooLong { what: "a record", most: MOST_STEPS, of: "steps" });
        }
        self.steps.push(At { line, value: step });
        Ok(())
    }

    /// The deal to which a `hand` or `stock` line belongs.
    fn deal(&mut self, word: &'static str) -> Result<&mut Deal, Fault> {
        match self.steps.last_mut() {
            Some(At { value: Step::Deal(deal), .. }) => Ok(deal),
            _ => Err(Fault::Place { word, why: "must follow a `deal` line" }),
        }
    }
}

/// The content of a line, without its comment.
fn content(line: &str) -> &str {
    line.split_once('#').map_or(line, |(content, _)| content).trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn fault(text: &str) -> String {
        Record::from_text(text).expect_err("a fault").to_string()
    }

    #[test]
    fn faults_name_their_line() {
        assert_eq!(fault(""), "line 1: a record begins with the line `spadille 1`");
        assert_eq!(fault("spadille 2"), "line 1: this is a record of version 2; this program reads version 1");
        assert_eq!(fault("# hello\nspadille 1\n"), "the line `game NAME` is missing");
        assert_eq!(fault("spadille 1\ngame g\ngame h"), "line 3: `game` stands there already");
        assert_eq!(fault("spadille 1\ngame g\nfrob"), "line 3: a line cannot begin with `frob`");
        assert_eq!(fault("spadille 1\ngame g\nhand 0 1E"), "line 3: `hand` must follow a `deal` line");
        assert_eq!(fault("spadille 1\ngame g\ndeal 1\nhand 0 1E 1E"), "line 4: the card 1E is named twice");
        assert_eq!(fault("spadille 1\ngame g\n0 pass\noption a b"), "line 4: `option` must stand before the first deal");
        assert_eq!(fault(&format!("spadille 1\ngame g\nseat 0 {}", "x".repeat(97))), "line 3: a name has at most 96 letters");
        assert_eq!(fault(&format!("spadille 1\ngame g\n0 {}", "x".repeat(4096))), "line 3: a line has at most 4096 bytes");
        let seats: String = (0..300).map(|seat| format!("seat {seat} Ana\n")).collect();
        assert_eq!(fault(&format!("spadille 1\ngame g\n{seats}")), "line 259: the heading has at most 256 lines of a kind");
        assert_eq!(fault("spadille 1\ngame g\nseed 12"), "line 3: `seed` takes 64 hexadecimal digits");
        assert_eq!(
            Record::from_bytes(b"spadille 1\n\xff").expect_err("a fault").to_string(),
            "line 2: this is not a text file (it is not UTF-8)"
        );
    }

    proptest! {
        #[test]
        fn any_text_is_a_record_or_a_clear_error(text in "(spadille 1\n)?(game x\n)?(\\PC{0,20}\n|deal [0-9]{1,3}\n|hand 0 [1-7SCR][OCEB]\n|[0-9] [a-z]{1,6}\n){0,8}") {
            if let Err(error) = Record::from_text(&text) {
                prop_assert!(!error.to_string().is_empty());
            }
        }

        #[test]
        fn any_bytes_are_a_record_or_a_clear_error(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let _ = Record::from_bytes(&bytes);
        }
    }
}
