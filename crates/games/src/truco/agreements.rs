//! What the book leaves to the company (section 7 of the rules): one small enum a question, with the book's default.

use super::facts::OPTIONS;
use engine::agreement::{Choice, choose, number, unknown};
use engine::{BadAgreement, OptionFact};
use serde::Serialize;

/// Whether irregular acts are refused or played and penalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fidelity {
    /// The program refuses what the book forbids; songs are true, flores are sung, winners show by themselves.
    Strict,
    /// False songs, hidden flores and the rest are possible, and can be claimed until the cards are gathered.
    RealTable,
}

impl Choice for Fidelity {
    const ALL: &'static [(&'static str, Fidelity)] = &[("strict", Fidelity::Strict), ("real_table", Fidelity::RealTable)];
}

/// How four sit (D2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Seating {
    Alternate,
    /// Partners side by side, each opposite his testa.
    Facing,
}

impl Choice for Seating {
    const ALL: &'static [(&'static str, Seating)] = &[("alternate", Seating::Alternate), ("facing", Seating::Facing)];
}

/// How the voltas of one against one are scored (D4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum IndividualForm {
    /// All as roda.
    Roda,
    /// Every second one with the limits of a testa, until the last six tentos.
    Alternate,
    /// All with the limits of a testa, until the last six tentos.
    Testa,
}

impl Choice for IndividualForm {
    const ALL: &'static [(&'static str, IndividualForm)] =
        &[("roda", IndividualForm::Roda), ("alternate", IndividualForm::Alternate), ("testa", IndividualForm::Testa)];
}

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Switch {
    On,
    Off,
}

impl Choice for Switch {
    const ALL: &'static [(&'static str, Switch)] = &[("on", Switch::On), ("off", Switch::Off)];
}

/// Whether the truco can be raised after its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum RaiseLater {
    /// By who accepted it, at any time of the contest.
    Yes,
    /// Only in the answer itself.
    No,
}

impl Choice for RaiseLater {
    const ALL: &'static [(&'static str, RaiseLater)] = &[("true", RaiseLater::Yes), ("false", RaiseLater::No)];
}

/// Who pays the tentos out; the books are kept by the program in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Tenteio {
    /// One player for all.
    OnePayer,
    /// Each his own opponent.
    EachOpponent,
    Judge,
}

impl Choice for Tenteio {
    const ALL: &'static [(&'static str, Tenteio)] =
        &[("one_payer", Tenteio::OnePayer), ("each_opponent", Tenteio::EachOpponent), ("judge", Tenteio::Judge)];
}

/// When one may open one's mouth (D46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Speech {
    /// Anybody at any time.
    Free,
    /// To open only who is on turn to play; answers, and a flor over a pending call, are free.
    Turn,
}

impl Choice for Speech {
    const ALL: &'static [(&'static str, Speech)] = &[("free", Speech::Free), ("turn", Speech::Turn)];
}

/// What becomes of a flor that another's word would cut off (D15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FlorWindow {
    /// The word is held until all concerned have sung or waived.
    Guaranteed,
    /// Who comes first.
    FirstCome,
}

impl Choice for FlorWindow {
    const ALL: &'static [(&'static str, FlorWindow)] =
        &[("guaranteed", FlorWindow::Guaranteed), ("first_come", FlorWindow::FirstCome)];
}

/// Whether a judge sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Judge {
    None,
    Seat,
}

impl Choice for Judge {
    const ALL: &'static [(&'static str, Judge)] = &[("none", Judge::None), ("seat", Judge::Seat)];
}

/// Whether partners may signal in roda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Senhas {
    /// They may, and all may see it.
    Allowed,
    /// They may not.
    Off,
}

impl Choice for Senhas {
    const ALL: &'static [(&'static str, Senhas)] = &[("allowed", Senhas::Allowed), ("off", Senhas::Off)];
}

/// All agreements of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Agreements {
    /// Four or two.
    pub players: usize,
    /// How four sit.
    pub seating: Seating,
    /// How one against one is scored.
    pub individual_form: IndividualForm,
    /// Is the tampa baralho used from the first deal?
    pub tampa_baralho: Switch,
    /// Who pays; by default one player, or the judge if there is one.
    pub tenteio: Option<Tenteio>,
    /// When one may speak.
    pub speech: Speech,
    /// What becomes of a flor about to be cut off.
    pub flor_window: FlorWindow,
    /// Strict or a real table.
    pub fidelity: Fidelity,
    /// Does table talk bind? By default only at a real table.
    pub chat_binding: Option<Switch>,
    /// How many simple envidos; none means as many as they please.
    pub max_simple_envidos: Option<u8>,
    /// May the truco be raised later than in the answer?
    pub raise_later: RaiseLater,
    /// Signals in roda; by default only at a real table.
    pub senhas_in_roda: Option<Senhas>,
    /// Seconds for an answer; 0 for no clock. The rules take no time: the house keeps it.
    pub answer_clock_s: u32,
    /// Can the lei do jogo be said?
    pub lei: Switch,
    /// Is there a judge?
    pub judge: Judge,
}

impl Default for Agreements {
    fn default() -> Agreements {
        Agreements {
            players: 4,
            seating: Seating::Alternate,
            individual_form: IndividualForm::Roda,
            tampa_baralho: Switch::Off,
            tenteio: None,
            speech: Speech::Free,
            flor_window: FlorWindow::Guaranteed,
            fidelity: Fidelity::Strict,
            chat_binding: None,
            max_simple_envidos: Some(2),
            raise_later: RaiseLater::Yes,
            senhas_in_roda: None,
            answer_clock_s: 20,
            lei: Switch::On,
            judge: Judge::None,
        }
    }
}

impl Agreements {
    /// Is this a real table?
    pub fn real_table(&self) -> bool {
        self.fidelity == Fidelity::RealTable
    }

    /// Who pays the tentos out.
    pub fn payer(&self) -> Tenteio {
        let default = if self.judge == Judge::Seat { Tenteio::Judge } else { Tenteio::OnePayer };
        self.tenteio.unwrap_or(default)
    }

    /// May partners signal in roda?
    pub fn senhas(&self) -> bool {
        let default = if self.real_table() { Senhas::Allowed } else { Senhas::Off };
        self.senhas_in_roda.unwrap_or(default) == Senhas::Allowed
    }

    /// Does table talk bind?
    pub fn talk_binds(&self) -> bool {
        let default = if self.real_table() { Switch::On } else { Switch::Off };
        self.chat_binding.unwrap_or(default) == Switch::On
    }

    /// Can these stand together?
    pub(super) fn check(&self) -> Result<(), BadAgreement> {
        if self.judge == Judge::Seat && self.payer() != Tenteio::Judge {
            let why = "a judge is appointed, and then only the judge pays (truco:9.VI.1)".to_owned();
            return Err(BadAgreement::Together { name: "tenteio", why });
        }
        if self.judge == Judge::None && self.payer() == Tenteio::Judge {
            let why = "needs `judge seat`: there is no judge to pay".to_owned();
            return Err(BadAgreement::Together { name: "tenteio", why });
        }
        Ok(())
    }
}

impl engine::Agreements for Agreements {
    fn facts() -> &'static [OptionFact] {
        OPTIONS
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), BadAgreement> {
        match name {
            "players" => {
                let players = number(name, value, 2, 4)?;
                if players == 3 {
                    let (name, value) = (name.to_owned(), value.to_owned());
                    return Err(BadAgreement::Value { name, value, expected: "2 or 4".to_owned() });
                }
                self.players = players;
            }
            "seating" => self.seating = choose(name, value)?,
            "individual_form" => self.individual_form = choose(name, value)?,
            "tampa_baralho" => self.tampa_baralho = choose(name, value)?,
            "tenteio" => self.tenteio = Some(choose(name, value)?),
            "speech" => self.speech = choose(name, value)?,
            "flor_window" => self.flor_window = choose(name, value)?,
            "fidelity" => self.fidelity = choose(name, value)?,
            "chat_binding" => self.chat_binding = Some(choose(name, value)?),
            "max_simple_envidos" if value == "unlimited" => self.max_simple_envidos = None,
            "max_simple_envidos" if value == "2" => self.max_simple_envidos = Some(2),
            "max_simple_envidos" => {
                let (name, value) = (name.to_owned(), value.chars().take(40).collect());
                return Err(BadAgreement::Value { name, value, expected: "2 or unlimited".to_owned() });
            }
            "raise_later" => self.raise_later = choose(name, value)?,
            "senhas_in_roda" => self.senhas_in_roda = Some(choose(name, value)?),
            "answer_clock_s" => self.answer_clock_s = number(name, value, 0, 600)?,
            "lei" => self.lei = choose(name, value)?,
            "judge" => self.judge = choose(name, value)?,
            _ => return Err(unknown::<Agreements>(name)),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        let word = match name {
            "players" => return Some(self.players.to_string()),
            "seating" => self.seating.word(),
            "individual_form" => self.individual_form.word(),
            "tampa_baralho" => self.tampa_baralho.word(),
            "tenteio" => self.payer().word(),
            "speech" => self.speech.word(),
            "flor_window" => self.flor_window.word(),
            "fidelity" => self.fidelity.word(),
            "chat_binding" if self.talk_binds() => Switch::On.word(),
            "chat_binding" => Switch::Off.word(),
            "max_simple_envidos" => {
                return Some(self.max_simple_envidos.map_or("unlimited".to_owned(), |most| most.to_string()));
            }
            "raise_later" => self.raise_later.word(),
            "senhas_in_roda" if self.senhas() => Senhas::Allowed.word(),
            "senhas_in_roda" => Senhas::Off.word(),
            "answer_clock_s" => return Some(self.answer_clock_s.to_string()),
            "lei" => self.lei.word(),
            "judge" => self.judge.word(),
            _ => return None,
        };
        Some(word.to_owned())
    }
}
