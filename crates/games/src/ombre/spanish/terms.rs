//! Terms of a match, of all that the books leave open: the same for every game of the family, whatever it asks.

use super::pack::Stripped;
use super::variant::{Estuches, LoneKing, Prices, Staker, Variant};
use cards::{Card, Rank, Suit};
use engine::agreement::{Ask, Values};
use serde::{Serialize, Serializer};

pub use engine::agreement::{Fidelity, Switch};

engine::choices! {
    /// Finding of the seats.
    pub enum Seating {
        Drawn = "drawn",
        /// As they please.
        Free = "free",
    }
}

engine::choices! {
    /// Payment of side payments.
    pub enum Claims {
        /// By themselves.
        Auto = "auto",
        /// Only to players who ask for them rightly.
        Spoken = "spoken",
    }
}

engine::choices! {
    /// Source of the partner in an entrada.
    pub enum King {
        /// The holder of the king that is called.
        Named = "named",
        /// The same, who may return the king instead.
        NamedReturnable = "named_returnable",
        /// The player of the first king.
        FirstOut = "first_out",
        /// Nobody: the king called is handed over.
        HandedOver = "handed_over",
        /// Nobody, and no king is called.
        Nobody = "none",
    }
}

engine::choices! {
    /// The partner's share of a loss.
    pub enum Liability {
        /// Game and calidades by halves; the pot only if they made too few tricks.
        ByTricks = "by_tricks",
        /// All by halves if they made too few tricks, else nothing.
        Introduced = "introduced",
        /// Always half of everything.
        Half = "half",
    }
}

engine::choices! {
    /// Packets in which ten cards are dealt.
    pub enum Packets {
        FourLast = "3-3-4",
        FourSecond = "3-4-3",
        FourFirst = "4-3-3",
    }
}

engine::choices! {
    /// Which red suit is stripped out.
    pub enum Removed {
        Oros = "O",
        Copas = "C",
    }
}

engine::choices! {
    /// Trump when the card turned for a fondo is a black ace.
    pub enum FondoMate {
        Choice = "choice",
        SuitShown = "suit_shown",
    }
}

engine::choices! {
    /// Presence of one person more, whom each deal leaves out in turn.
    pub enum Zangano {
        Off = "off" | "false",
        On = "on" | "true",
        /// The last seat is free, and may join between two hands.
        MayJoin = "may_join",
    }
}

engine::choices! {
    /// Judge of the harm done by a fault.
    pub enum Harm {
        Presumed = "presumed",
        Referee = "referee",
    }
}

engine::choices! {
    /// Precedence of the ladies in sitting down.
    pub enum Courtesy {
        None = "none",
        Period = "period",
    }
}

engine::choices! {
    /// Permission by the consent of the others.
    pub enum Leave {
        Consent = "consent",
        Forbidden = "forbidden",
    }
}

/// Prices agreed in the place of the tariff: entrada, Mediator, solo, primeras and bola.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Customs([i64; 5]);

impl Customs {
    /// The tariff with these prices. A price the game does not have stays what it is.
    pub(super) const fn of(self, tariff: Prices) -> Prices {
        let Customs([entrada, mediator, solo, primeras, bola]) = self;
        Prices { game: [entrada, mediator, solo], bola: [bola; 3], primeras, ..tariff }
    }
}

/// The book's tariff, or five prices.
pub struct TariffOrPrices;

impl Ask<Option<Customs>> for TariffOrPrices {
    fn read(&self, text: &str) -> Option<Option<Customs>> {
        if text == "tariff" {
            return Some(None);
        }
        let prices: Option<Vec<i64>> = text.split('/').map(|price| price.parse().ok()).collect();
        let prices: [i64; 5] = prices?.try_into().ok()?;
        prices.iter().all(|price| (0..=1000).contains(price)).then_some(Some(Customs(prices)))
    }

    fn write(&self, answer: &Option<Customs>) -> Option<String> {
        let written = |customs: &Customs| customs.0.map(|price| price.to_string()).join("/");
        Some(answer.as_ref().map_or_else(|| "tariff".to_owned(), written))
    }

    fn values(&self) -> Values {
        Values::Text("tariff, or ENTRADA/MEDIATOR/SOLO/PRIMERAS/BOLA in tantos")
    }
}

/// Share of the middle that is contested at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Pozo {
    /// This number of stakes.
    Stakes(i64),
    /// All of it.
    Open,
}

/// A number of stakes, or `open`.
pub struct StakesOrOpen;

impl Ask<Pozo> for StakesOrOpen {
    fn read(&self, text: &str) -> Option<Pozo> {
        if text == "open" {
            return Some(Pozo::Open);
        }
        text.parse().ok().filter(|stakes| (1..=100).contains(stakes)).map(Pozo::Stakes)
    }

    fn write(&self, answer: &Pozo) -> Option<String> {
        Some(match answer {
            Pozo::Stakes(stakes) => stakes.to_string(),
            Pozo::Open => "open".to_owned(),
        })
    }

    fn values(&self) -> Values {
        Values::Text("a number of stakes from 1 to 100, or open")
    }
}

/// A card that fines are raffled by, or the mano's choice.
pub struct CardOrMano;

impl Ask<Option<Card>> for CardOrMano {
    fn read(&self, text: &str) -> Option<Option<Card>> {
        if text == "mano_chooses" { Some(None) } else { text.parse().ok().map(Some) }
    }

    fn write(&self, answer: &Option<Card>) -> Option<String> {
        Some(answer.map_or_else(|| "mano_chooses".to_owned(), |card| card.to_string()))
    }

    fn values(&self) -> Values {
        Values::Text("a card, or mano_chooses")
    }
}

/// The terms of a match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Terms {
    #[serde(serialize_with = "name")]
    pub variant: &'static Variant,
    pub fidelity: Fidelity,
    pub seating: Seating,
    pub pack: Stripped,
    /// Packets in which the cards are dealt.
    pub packets: &'static [u8],
    /// Is there a favourite suit?
    pub favourite: Switch,
    pub undeclared: Switch,
    pub king: King,
    pub trump_king: Switch,
    pub liability: Liability,
    pub ante: i64,
    pub pass_fee: i64,
    pub pozo: Pozo,
    /// Unit of a pozo, in tantos.
    pub pozo_unit: i64,
    pub prices: Prices,
    pub estuches: Estuches,
    pub primeras: i64,
    pub claims: Claims,
    pub chillar: Switch,
    pub fondo_mate: FondoMate,
    pub fondo_redeem: i64,
    pub signals: Switch,
    pub fine_card: Option<Card>,
    pub zangano: Zangano,
    pub most_hands: u32,
}

fn name<S: Serializer>(variant: &&'static Variant, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(variant.id)
}

/// The bolo doubles with every puesta of an open pozo, and figures must stay countable.
const COUNTABLE: i64 = 1 << 40;

impl Terms {
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Number of persons at the table, the zángano included.
    pub fn persons(&self) -> usize {
        self.variant.players + usize::from(self.zangano != Zangano::Off)
    }

    /// The value of a polla.
    pub fn polla(&self) -> i64 {
        self.variant.polla(self.ante)
    }

    /// A full pozo; where it is open, what fines are counted by.
    pub fn pozo_size(&self) -> i64 {
        match self.pozo {
            Pozo::Stakes(stakes) => stakes * self.pozo_unit,
            Pozo::Open => self.variant.stakes.pozo * self.polla(),
        }
    }

    /// The contested part of the middle (mediator 5.4).
    pub fn contested(&self, middle: i64) -> i64 {
        match self.pozo {
            Pozo::Stakes(_) => middle.min(self.pozo_size()),
            Pozo::Open => middle.min(COUNTABLE),
        }
    }

    /// The suits among which the favourite is drawn.
    pub fn favourites(&self) -> impl Iterator<Item = Suit> {
        let (pack, lone) = (self.pack, self.pack.of_the_king());
        let drawn = self.favourite == Switch::On;
        let refavour = self.variant.lone_king == LoneKing::Refavour;
        pack.suits()
            .filter(move |&suit| match lone {
                Some(king) if refavour => suit != king,
                Some(king) => suit == king,
                None => true,
            })
            .filter(move |_| drawn)
    }

    /// The suit that pays four times, if there is one.
    pub fn refavour(&self) -> Option<Suit> {
        self.pack.of_the_king().filter(|_| self.variant.lone_king == LoneKing::Refavour)
    }

    /// The kings that make a partner by falling first, under this trump (family R20-R24).
    pub fn forced_kings(&self, trump: Suit) -> cards::CardSet {
        let kings = self.pack.kings();
        if self.trump_king == Switch::On { kings } else { kings.without(Card::new(trump, Rank::King)) }
    }

    /// Does everybody stake?
    pub fn all_stake(&self) -> bool {
        self.variant.stakes.by == Staker::Everybody
    }
}

/// Declares the agreements of a game: what all of the family ask, with this game's figures, and between the braces what it asks
/// besides. `common` makes terms of what all ask.
macro_rules! family_agreements {
    (ante $ante:literal, hands $hands:literal, $rule:literal, { $($extra:tt)* }) => {
        engine::agreements! {
            #[derive(Clone, Debug, PartialEq)]
            pub struct Agreements {
                fidelity as "table": Fidelity = Fidelity::Strict, "Are irregular acts refused, or can they happen and be called?", "mediator 8";
                seating: Seating = Seating::Drawn, "Are seats drawn by lot?", "mediator R1";
                polla: i64 = $ante, in Number(1..=1000, "tantos"), "How large is a player’s stake?", $rule;
                most_hands: u32 = $hands, in Number(1..=1000, "hands"), "How many hands are dealt? About two hours if nothing is said.", "mediator R61";
                claims: Claims = Claims::Auto, "Must side payments be asked for?", "mediator R58";
                harm_test: Harm = Harm::Presumed, "Who judges whether a fault did harm?", "mediator D14", noted;
                courtesy: Courtesy = Courtesy::None, "Are ladies seated first?", "mediator R2", noted;
                chips_start: i64 = 2000, in Number(0..=1_000_000, "tantos"), "What does each player begin with?", "mediator R4", noted;
                cash_table: Switch = Switch::Off, in TrueFalse, "Does money lie on the table?", "mediator R4", noted;
                tanto_value: i64 = 0, in Number(0..=1_000_000, "maravedís, or 0"), "What is a tanto worth in money?", "mediator R5", noted;
                other_payment_customs: Option<Customs> = None, in TariffOrPrices, "Prices agreed in place of the tariff: entrada, Mediator, solo, primeras, bola", "mediator 5.1";
                loser_packets: Switch = Switch::On, in TrueFalse, "May a player who is losing deal in other packets?", "mediator R10", noted;
                $($extra)*
            }
        }

        impl Agreements {
            /// The questions common to all games of the family, as terms of this one.
            fn common(&self, variant: &'static Variant) -> Terms {
                let terms = Terms::of(variant);
                let prices = self.other_payment_customs.map_or(terms.prices, |customs| customs.of(terms.prices));
                Terms {
                    prices,
                    primeras: prices.primeras,
                    fidelity: self.fidelity,
                    seating: self.seating,
                    ante: self.polla,
                    pozo_unit: variant.polla(self.polla),
                    most_hands: self.most_hands,
                    claims: self.claims,
                    ..terms
                }
            }
        }
    };
}
pub(super) use family_agreements;

impl Terms {
    /// The terms of a game if nothing is agreed that its book leaves open.
    pub const fn of(variant: &'static Variant) -> Terms {
        Terms {
            variant,
            fidelity: Fidelity::Strict,
            seating: Seating::Drawn,
            pack: Stripped::Forty,
            packets: variant.packets[0],
            favourite: Switch::Off,
            undeclared: Switch::Off,
            king: variant.kings[0],
            trump_king: Switch::Off,
            liability: variant.liability,
            ante: variant.stakes.ante,
            pass_fee: variant.stakes.pass,
            pozo: Pozo::Stakes(variant.stakes.pozo),
            pozo_unit: variant.polla(variant.stakes.ante),
            prices: variant.prices,
            estuches: variant.prices.estuches,
            primeras: variant.prices.primeras,
            claims: Claims::Auto,
            chillar: Switch::Off,
            fondo_mate: FondoMate::Choice,
            fondo_redeem: 0,
            signals: Switch::Off,
            fine_card: None,
            zangano: Zangano::Off,
            most_hands: 40,
        }
    }
}

/// The kings a game for five or six is played with.
pub struct KingHere;

impl Ask<King> for KingHere {
    fn read(&self, text: &str) -> Option<King> {
        use engine::agreement::Choice as _;
        King::from_word(text).filter(|king| matches!(king, King::Named | King::NamedReturnable | King::FirstOut))
    }

    fn write(&self, answer: &King) -> Option<String> {
        use engine::agreement::Choice as _;
        Some(answer.word().to_owned())
    }

    fn values(&self) -> Values {
        Values::OneOf(["named", "first_out", "named_returnable"].map(str::to_owned).to_vec())
    }
}
