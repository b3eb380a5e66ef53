//! How the table stood: what the settlement of a hand needs to know.

/// Seats by the letters of the book: mão, contra-pé, pé, quarto.
pub const SEATS: [char; 4] = ['M', 'C', 'P', 'Q'];

/// What the seats are called.
pub const PLACES: &[&str] = &["mao", "contra-pe", "pe", "quarto"];

/// The seat of a letter, or of its name.
pub fn seat_of(letter: &str) -> Option<usize> {
    if let Some(place) = PLACES.iter().position(|place| *place == letter) {
        return Some(place);
    }
    let mut letters = letter.chars();
    let first = letters.next().filter(|_| letters.next().is_none())?;
    SEATS.iter().position(|seat| seat.eq_ignore_ascii_case(&first))
}

/// What the feito plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contract {
    #[default]
    Licenca,
    Segundo,
    Casca,
    So,
    Respeito,
    /// The casca das treze, against three.
    Treze,
}

impl Contract {
    /// The ordinary paga to or from each opponent (A.6).
    pub const fn base(self) -> i64 {
        match self {
            Contract::Licenca => 2,
            Contract::Segundo => 4,
            Contract::Casca | Contract::Treze => 5,
            Contract::So => 6,
            Contract::Respeito => 12,
        }
    }

    /// What an undeclared geral pays (A.6).
    pub const fn geral(self) -> i64 {
        match self {
            Contract::Licenca => 8,
            Contract::Segundo => 16,
            Contract::Casca | Contract::Treze => 24,
            Contract::So => 32,
            Contract::Respeito => 64,
        }
    }

    fn from_name(name: &str) -> Option<Contract> {
        Some(match name {
            "licenca" => Contract::Licenca,
            "segundo" => Contract::Segundo,
            "casca" => Contract::Casca,
            "so" => Contract::So,
            "respeito" => Contract::Respeito,
            "treze" => Contract::Treze,
            _ => return None,
        })
    }
}

/// A geral that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Geral {
    Undeclared,
    Declared,
}

/// How the table stood.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// What the bolo held when the hand stopped.
    pub bolo: i64,
    pub feito: Option<usize>,
    pub contract: Contract,
    /// Was copas trump? Then everything is doubled.
    pub favorita: bool,
    /// Matadores of the feito that are counted.
    pub matadores: i64,
    /// Did the feito make the first five tricks?
    pub primeiras: bool,
    pub geral: Option<Geral>,
    /// Tricks of each, as they count in the end.
    pub tricks: Option<[u8; 4]>,
    /// Tentos each put for passing in this hand.
    pub passes: [i64; 4],
    /// Whoever did it.
    pub by: Option<usize>,
    /// Others who did the same.
    pub also: Vec<usize>,
    /// Who granted a resposta, where one did and the other refused.
    pub granter: Option<usize>,
    /// Four at the table.
    pub four: bool,
}

/// What is wrong with a standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadStanding {
    /// A word that says nothing.
    Word(String),
}

impl std::fmt::Display for BadStanding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadStanding::Word(word) => write!(f, "`{word}` says nothing of how the table stood"),
        }
    }
}

impl std::str::FromStr for Standing {
    type Err = BadStanding;

    /// `bolo=30 feito=M licenca copas tricks=5,3,1 passes=1,1,0 by=C`.
    fn from_str(text: &str) -> Result<Standing, BadStanding> {
        let mut standing = Standing::default();
        for word in text.split_whitespace() {
            let bad = || BadStanding::Word(word.to_owned());
            match word.split_once('=') {
                None => match word {
                    "copas" => standing.favorita = true,
                    "primeiras" => standing.primeiras = true,
                    "four" => standing.four = true,
                    "geral" => standing.geral = Some(Geral::Undeclared),
                    "geral-declared" => standing.geral = Some(Geral::Declared),
                    name => standing.contract = Contract::from_name(name).ok_or_else(bad)?,
                },
                Some(("bolo", figure)) => {
                    standing.bolo = figure.parse().ok().filter(|bolo| (0..1_000_000).contains(bolo)).ok_or_else(bad)?
                }
                Some(("matadores", figure)) => {
                    standing.matadores = figure.parse().ok().filter(|many| (0..=11).contains(many)).ok_or_else(bad)?;
                }
                Some(("feito", seat)) => standing.feito = Some(seat_of(seat).ok_or_else(bad)?),
                Some(("by", seat)) => standing.by = Some(seat_of(seat).ok_or_else(bad)?),
                Some(("granter", seat)) => standing.granter = Some(seat_of(seat).ok_or_else(bad)?),
                Some(("also", seats)) => {
                    standing.also = seats.split(',').map(seat_of).collect::<Option<_>>().ok_or_else(bad)?;
                }
                Some(("contract", name)) => standing.contract = Contract::from_name(name).ok_or_else(bad)?,
                Some((flag @ ("copas" | "primeiras"), answer @ ("yes" | "no"))) => match flag {
                    "copas" => standing.favorita = answer == "yes",
                    _ => standing.primeiras = answer == "yes",
                },
                Some(("geral", "no")) => standing.geral = None,
                Some(("geral", "tried")) => standing.geral = Some(Geral::Undeclared),
                Some(("geral", "declared")) => standing.geral = Some(Geral::Declared),
                Some(("tricks", figures)) => standing.tricks = Some(four(figures).ok_or_else(bad)?),
                Some(("passes", figures)) => standing.passes = four::<u8>(figures).ok_or_else(bad)?.map(i64::from),
                Some(_) => return Err(bad()),
            }
        }
        standing.four |= standing.contract == Contract::Treze;
        Ok(standing)
    }
}

/// Up to four figures, the rest nothing; none above nine.
fn four<T: Default + Copy + TryFrom<u8>>(figures: &str) -> Option<[T; 4]> {
    let mut all = [T::default(); 4];
    for (n, figure) in figures.split(',').enumerate() {
        let figure = figure.parse().ok().filter(|figure| *figure <= 9u8)?;
        *all.get_mut(n)? = T::try_from(figure).ok()?;
    }
    Some(all)
}
