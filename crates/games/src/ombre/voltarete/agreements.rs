//! What the book leaves to the company (section 7 of the rules): one small enum a question, with the book's default.

use engine::agreement::{Choice, choose, number, unknown};
use engine::{BadAgreement, OptionFact};
use serde::Serialize;

/// Whether irregular acts are refused or played and penalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fidelity {
    /// The program refuses what the book forbids.
    Strict,
    /// Revokes, payments nobody asks for and hands thrown in are possible, and the book's penalties follow.
    Honour,
}

impl Choice for Fidelity {
    const ALL: &'static [(&'static str, Fidelity)] = &[("strict", Fidelity::Strict), ("honour", Fidelity::Honour)];
}

/// How the company sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Seating {
    Drawn,
    /// As they please.
    Free,
}

impl Choice for Seating {
    const ALL: &'static [(&'static str, Seating)] = &[("drawn", Seating::Drawn), ("free", Seating::Free)];
}

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Switch {
    On,
    Off,
}

impl Choice for Switch {
    const ALL: &'static [(&'static str, Switch)] =
        &[("on", Switch::On), ("off", Switch::Off), ("true", Switch::On), ("false", Switch::Off)];
}

/// An end of the talon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum End {
    Top,
    Bottom,
}

impl Choice for End {
    const ALL: &'static [(&'static str, End)] = &[("top", End::Top), ("bottom", End::Bottom)];
}

/// When the holder of Espadilha must go to the casca.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Obrigada {
    Always,
    /// While the bolo holds no more than this.
    UpTo(i64),
    Never,
}

/// What becomes of a resposta while a remissa is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum WithRemissa {
    /// It becomes a remissa too.
    Remissa,
    /// It enters the bolo.
    Enters,
}

impl Choice for WithRemissa {
    const ALL: &'static [(&'static str, WithRemissa)] = &[("remissa", WithRemissa::Remissa), ("enters", WithRemissa::Enters)];
}

/// When remissas may be shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Divide {
    /// Only if the game can be neither continued nor resumed.
    IfUnresumable,
    /// Between any two hands, all agreeing.
    ByAgreement,
}

impl Choice for Divide {
    const ALL: &'static [(&'static str, Divide)] =
        &[("if_unresumable", Divide::IfUnresumable), ("by_agreement", Divide::ByAgreement)];
}

/// Whether the fourth player may give up a casca das treze.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Surrender {
    /// If all three agree.
    ByConsent,
    Refused,
}

impl Choice for Surrender {
    const ALL: &'static [(&'static str, Surrender)] = &[("by_consent", Surrender::ByConsent), ("refused", Surrender::Refused)];
}

/// How pagas are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PaymentClaims {
    /// By themselves, exactly.
    Auto,
    /// Only what is asked for in time.
    OnRequest,
}

impl Choice for PaymentClaims {
    const ALL: &'static [(&'static str, PaymentClaims)] =
        &[("auto", PaymentClaims::Auto), ("on_request", PaymentClaims::OnRequest)];
}

/// Until when pagas may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ClaimDeadline {
    /// Until the next deal is complete.
    EndOfNextDeal,
    /// Until the next pack is cut.
    NextCut,
}

impl Choice for ClaimDeadline {
    const ALL: &'static [(&'static str, ClaimDeadline)] =
        &[("end_of_next_deal", ClaimDeadline::EndOfNextDeal), ("next_cut", ClaimDeadline::NextCut)];
}

/// What a wrong number of cards at the end costs (a question for the referee: no program deals wrong).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum WrongCount {
    /// The winner wins and pays the penalty.
    WinsAndPays,
    /// The hand is void and he pays.
    VoidAndPays,
}

impl Choice for WrongCount {
    const ALL: &'static [(&'static str, WrongCount)] =
        &[("wins_and_pays", WrongCount::WinsAndPays), ("void_and_pays", WrongCount::VoidAndPays)];
}

/// Which penalties follow a revoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum PenaltyCode {
    /// Those of the book's second part.
    Reformed,
    /// Only a resposta; the trick stays where it is.
    OldTariff,
}

impl Choice for PenaltyCode {
    const ALL: &'static [(&'static str, PenaltyCode)] =
        &[("reformed", PenaltyCode::Reformed), ("old_tariff", PenaltyCode::OldTariff)];
}

/// Who gets a codilho that two opponents have earned alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CodilhoTie {
    /// Both, in halves.
    Split,
    /// The one nearer the feito's right.
    NearestRight,
}

impl Choice for CodilhoTie {
    const ALL: &'static [(&'static str, CodilhoTie)] =
        &[("split", CodilhoTie::Split), ("nearest_right", CodilhoTie::NearestRight)];
}

/// Whether a page may say who played a card of a taken trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Attribution {
    /// It may not.
    Hidden,
    Shown,
}

impl Choice for Attribution {
    const ALL: &'static [(&'static str, Attribution)] = &[("hidden", Attribution::Hidden), ("shown", Attribution::Shown)];
}

/// How nine cards are dealt: up to nine packets that add up to nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Packets {
    sizes: [u8; 9],
    count: u8,
}

impl Packets {
    const THREES: Packets = Packets { sizes: [3, 3, 3, 0, 0, 0, 0, 0, 0], count: 3 };

    /// The sizes, in order.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes[..usize::from(self.count)]
    }

    fn parse(text: &str) -> Option<Packets> {
        let mut packets = Packets { sizes: [0; 9], count: 0 };
        for size in text.split('-') {
            let slot = packets.sizes.get_mut(usize::from(packets.count))?;
            *slot = size.parse().ok().filter(|size| (1..=9).contains(size))?;
            packets.count += 1;
        }
        (packets.sizes.iter().sum::<u8>() == 9).then_some(packets)
    }
}

/// All agreements of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Agreements {
    /// Strict or honour.
    pub fidelity: Fidelity,
    /// Three or four.
    pub players: usize,
    /// Drawn or free.
    pub seating: Seating,
    /// One or two packs.
    pub packs: u8,
    /// How the cards are dealt out.
    pub deal_packets: Packets,
    /// The counters each receives at the start.
    pub abonos: i64,
    /// Twenty tentos for change, the rest in money.
    pub cash_table: Switch,
    /// What the dealer puts in.
    pub dealer_ante: i64,
    /// Is there a medalhão?
    pub medalhao: Switch,
    /// What it puts in.
    pub medalhao_value: i64,
    /// From which end the feito and the last buyer draw.
    pub draw_from: End,
    /// From which end cards are passed on.
    pub pass_from: End,
    /// When Espadilha must go to the casca.
    pub espadilha_obrigada: Obrigada,
    /// Must the pé go in its stead?
    pub pe_obrigado: Switch,
    /// Above the limit of the obligation, respostas do not enter the bolo.
    pub no_reposta_above_limit: Switch,
    /// From which hand of a bolo's life a resposta may be left as a remissa.
    pub remissa_from_hand: u32,
    /// What becomes of a resposta while a remissa is pending.
    pub reposta_with_remissa_pending: WithRemissa,
    /// May a remissa enter in two parts?
    pub split_remissa: Switch,
    /// When remissas may be shared out.
    pub divide_remissas_at_end: Divide,
    /// May a treze be given up?
    pub treze_surrender: Surrender,
    /// How many lifted bolos fill the box.
    pub recambo_size: i64,
    /// How many recambós make a match.
    pub recambos: u32,
    /// After how many hands of one recambó the company rises.
    pub most_hands: u32,
    /// Are seats drawn again for each?
    pub reseat_each_recambo: Switch,
    /// How pagas are paid; by default exactly at a strict table, on request at an honour table.
    pub payment_claims: Option<PaymentClaims>,
    /// Until when they may be asked.
    pub claim_deadline: ClaimDeadline,
    /// A question for the referee.
    pub wrong_count_at_end: WrongCount,
    /// Which penalties follow a revoke.
    pub penalty_code: PenaltyCode,
    /// How many cards a segundo may replace.
    pub segundo_max: usize,
    /// How many the last buyer may buy; 9 means no limit.
    pub last_buyer_max: usize,
    /// Who gets a codilho two have earned.
    pub codilho_tie: CodilhoTie,
    /// Does leave cost a tento?
    pub tento_on_consent: Switch,
    /// May a page say who played a card?
    pub history_attribution: Attribution,
}

impl Default for Agreements {
    fn default() -> Agreements {
        Agreements {
            fidelity: Fidelity::Strict,
            players: 3,
            seating: Seating::Drawn,
            packs: 2,
            deal_packets: Packets::THREES,
            abonos: 120,
            cash_table: Switch::Off,
            dealer_ante: 5,
            medalhao: Switch::On,
            medalhao_value: 20,
            draw_from: End::Top,
            pass_from: End::Bottom,
            espadilha_obrigada: Obrigada::Always,
            pe_obrigado: Switch::On,
            no_reposta_above_limit: Switch::Off,
            remissa_from_hand: 2,
            reposta_with_remissa_pending: WithRemissa::Remissa,
            split_remissa: Switch::Off,
            divide_remissas_at_end: Divide::IfUnresumable,
            treze_surrender: Surrender::ByConsent,
            recambo_size: 10,
            recambos: 1,
            most_hands: 200,
            reseat_each_recambo: Switch::On,
            payment_claims: None,
            claim_deadline: ClaimDeadline::EndOfNextDeal,
            wrong_count_at_end: WrongCount::WinsAndPays,
            penalty_code: PenaltyCode::Reformed,
            segundo_max: 8,
            last_buyer_max: 8,
            codilho_tie: CodilhoTie::Split,
            tento_on_consent: Switch::Off,
            history_attribution: Attribution::Hidden,
        }
    }
}

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Must pagas be asked for?
    pub fn on_request(&self) -> bool {
        let default = if self.honour() { PaymentClaims::OnRequest } else { PaymentClaims::Auto };
        self.payment_claims.unwrap_or(default) == PaymentClaims::OnRequest
    }

    /// Can these stand together?
    pub(super) fn check(&self) -> Result<(), BadAgreement> {
        let limited = matches!(self.espadilha_obrigada, Obrigada::UpTo(_));
        if self.no_reposta_above_limit == Switch::On && !limited {
            let why = "needs `espadilha_obrigada up_to N`: there is no limit to be above".to_owned();
            return Err(BadAgreement::Together { name: "no_reposta_above_limit", why });
        }
        if self.draw_from == self.pass_from {
            let why = "cards cannot be drawn and passed from the same end".to_owned();
            return Err(BadAgreement::Together { name: "pass_from", why });
        }
        Ok(())
    }
}

/// Chips are counted, not weighed: a figure above this is a slip of the pen.
const MOST_TENTOS: i64 = 1_000_000;

impl engine::Agreements for Agreements {
    fn facts() -> &'static [OptionFact] {
        super::facts::OPTIONS
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadAgreement> {
        let bad = |expected: &str| BadAgreement::Value {
            name: name.to_owned(),
            value: value.chars().take(40).collect(),
            expected: expected.to_owned(),
        };
        match name {
            "table" => self.fidelity = choose(name, value)?,
            "players" => self.players = number(name, value, 3, 4)?,
            "seating" => self.seating = choose(name, value)?,
            "packs" => self.packs = number(name, value, 1, 2)?,
            "deal_packets" => {
                self.deal_packets =
                    Packets::parse(value).ok_or_else(|| bad("packets that add up to nine, such as 3-3-3 or 4-5"))?
            }
            "abonos" => self.abonos = number(name, value, 1, MOST_TENTOS)?,
            "cash_table" => self.cash_table = choose(name, value)?,
            "dealer_ante" => self.dealer_ante = number(name, value, 0, MOST_TENTOS)?,
            "medalhao" => self.medalhao = choose(name, value)?,
            "medalhao_value" => self.medalhao_value = number(name, value, 0, MOST_TENTOS)?,
            "draw_from" => self.draw_from = choose(name, value)?,
            "pass_from" => self.pass_from = choose(name, value)?,
            "espadilha_obrigada" => {
                self.espadilha_obrigada = match value.split_whitespace().collect::<Vec<_>>()[..] {
                    ["always"] => Obrigada::Always,
                    ["never"] => Obrigada::Never,
                    ["up_to", limit] => Obrigada::UpTo(number(name, limit, 0, MOST_TENTOS)?),
                    _ => return Err(bad("always, never, or up_to and a number of tentos")),
                }
            }
            "pe_obrigado" => self.pe_obrigado = choose(name, value)?,
            "no_reposta_above_limit" => self.no_reposta_above_limit = choose(name, value)?,
            "remissa_from_hand" => self.remissa_from_hand = number(name, value, 2, 1000)?,
            "reposta_with_remissa_pending" => self.reposta_with_remissa_pending = choose(name, value)?,
            "split_remissa" => self.split_remissa = choose(name, value)?,
            "divide_remissas_at_end" => self.divide_remissas_at_end = choose(name, value)?,
            "treze_surrender" => self.treze_surrender = choose(name, value)?,
            "recambo_size" => self.recambo_size = number(name, value, 1, 100)?,
            "recambos" => self.recambos = number(name, value, 1, 1000)?,
            "most_hands" => self.most_hands = number(name, value, 1, 100_000)?,
            "reseat_each_recambo" => self.reseat_each_recambo = choose(name, value)?,
            "payment_claims" => self.payment_claims = Some(choose(name, value)?),
            "claim_deadline" => self.claim_deadline = choose(name, value)?,
            "wrong_count_at_end" => self.wrong_count_at_end = choose(name, value)?,
            "penalty_code" => self.penalty_code = choose(name, value)?,
            "segundo_max" => self.segundo_max = number(name, value, 8, 9)?,
            "last_buyer_max" => {
                self.last_buyer_max = match value {
                    "8" => 8,
                    "none" => 9,
                    _ => return Err(bad("8 or none")),
                }
            }
            "codilho_tie" => self.codilho_tie = choose(name, value)?,
            "tento_on_consent" => self.tento_on_consent = choose(name, value)?,
            "history_attribution" => self.history_attribution = choose(name, value)?,
            _ => return Err(unknown::<Agreements>(name)),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        Some(match name {
            "table" => self.fidelity.word().to_owned(),
            "players" => self.players.to_string(),
            "seating" => self.seating.word().to_owned(),
            "packs" => self.packs.to_string(),
            "deal_packets" => self.deal_packets.sizes().iter().map(u8::to_string).collect::<Vec<_>>().join("-"),
            "abonos" => self.abonos.to_string(),
            "cash_table" => self.cash_table.word().to_owned(),
            "dealer_ante" => self.dealer_ante.to_string(),
            "medalhao" => self.medalhao.word().to_owned(),
            "medalhao_value" => self.medalhao_value.to_string(),
            "draw_from" => self.draw_from.word().to_owned(),
            "pass_from" => self.pass_from.word().to_owned(),
            "espadilha_obrigada" => match self.espadilha_obrigada {
                Obrigada::Always => "always".to_owned(),
                Obrigada::Never => "never".to_owned(),
                Obrigada::UpTo(limit) => format!("up_to {limit}"),
            },
            "pe_obrigado" => self.pe_obrigado.word().to_owned(),
            "no_reposta_above_limit" => self.no_reposta_above_limit.word().to_owned(),
            "remissa_from_hand" => self.remissa_from_hand.to_string(),
            "reposta_with_remissa_pending" => self.reposta_with_remissa_pending.word().to_owned(),
            "split_remissa" => self.split_remissa.word().to_owned(),
            "divide_remissas_at_end" => self.divide_remissas_at_end.word().to_owned(),
            "treze_surrender" => self.treze_surrender.word().to_owned(),
            "recambo_size" => self.recambo_size.to_string(),
            "recambos" => self.recambos.to_string(),
            "most_hands" => self.most_hands.to_string(),
            "reseat_each_recambo" => self.reseat_each_recambo.word().to_owned(),
            "payment_claims" if self.on_request() => PaymentClaims::OnRequest.word().to_owned(),
            "payment_claims" => PaymentClaims::Auto.word().to_owned(),
            "claim_deadline" => self.claim_deadline.word().to_owned(),
            "wrong_count_at_end" => self.wrong_count_at_end.word().to_owned(),
            "penalty_code" => self.penalty_code.word().to_owned(),
            "segundo_max" => self.segundo_max.to_string(),
            "last_buyer_max" if self.last_buyer_max == 9 => "none".to_owned(),
            "last_buyer_max" => self.last_buyer_max.to_string(),
            "codilho_tie" => self.codilho_tie.word().to_owned(),
            "tento_on_consent" => self.tento_on_consent.word().to_owned(),
            "history_attribution" => self.history_attribution.word().to_owned(),
            _ => return None,
        })
    }
}
