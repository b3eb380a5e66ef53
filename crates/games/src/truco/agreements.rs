//! Agreements that the book leaves open (section 7 of the rules), with the book's defaults.

pub use engine::agreement::Switch;

use engine::BadAgreement;
use engine::agreement::{Few, Named, Number};
use serde::Serialize;

engine::choices! {
    /// Treatment of irregular acts: refused, or played and penalised. "Real table" is this book's own name for a table of honour.
    pub enum Fidelity {
        /// The program refuses what the book forbids; songs are true, flores are sung, winners show by themselves.
        Strict = "strict",
        /// False songs, hidden flores and the rest are possible, and can be claimed until the cards are gathered.
        RealTable = "real_table",
    }

    /// Seating of four (D2).
    pub enum Seating {
        Alternate = "alternate",
        /// Partners side by side, each opposite their testa.
        Facing = "facing",
    }

    /// Scoring of the voltas of one against one (D4).
    pub enum IndividualForm {
        /// All as roda.
        Roda = "roda",
        /// Every second one with the limits of a testa, until the last six tentos.
        Alternate = "alternate",
        /// All with the limits of a testa, until the last six tentos.
        Testa = "testa",
    }

    /// Permission to raise the truco after its answer.
    pub enum RaiseLater {
        /// By who accepted it, at any time of the contest.
        Yes = "true",
        /// Only in the answer itself.
        No = "false",
    }

    /// Payer of the tentos; the program keeps the books in any case.
    pub enum Tenteio {
        /// One player for all.
        OnePayer = "one_payer",
        /// Each their own opponent.
        EachOpponent = "each_opponent",
        Judge = "judge",
    }

    /// When one may open one's mouth (D46).
    pub enum Speech {
        /// Anybody at any time.
        Free = "free",
        /// Only the player on turn may open; answers, and a flor over a pending call, are free.
        Turn = "turn",
    }

    /// Treatment of a flor that another's word would cut off (D15).
    pub enum FlorWindow {
        /// The word is held until all concerned have sung or waived.
        Guaranteed = "guaranteed",
        /// The faster word counts.
        FirstCome = "first_come",
    }

    /// Presence of a judge at the table.
    pub enum Judge {
        None = "none",
        Seat = "seat",
    }

    /// Permission for partners to signal in roda.
    pub enum Senhas {
        /// They may, and all may see it.
        Allowed = "allowed",
        Off = "off",
    }
}

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    pub struct Agreements {
        players: usize = 4, in Few([4, 2]),
            "Two against two, or one against one?", "book 18, 82";
        seating: Seating = Seating::Alternate,
            "Do the sides sit alternately, or partners side by side?", "book 82, D2";
        individual_form: IndividualForm = IndividualForm::Roda,
            "With two players: do voltas have the limits of a testa?", "D4";
        tampa_baralho: Switch = Switch::Off,
            "Does the pack rest on a tampa baralho, two cards glued together? Either side can ask for it.", "book 104";
        tenteio: Option<Tenteio> = None, settled payer or "judge if appointed",
            "Who keeps the tally? Here the program does.", "book 102, 40", noted;
        speech: Speech = Speech::Free,
            "May you open a call at any time, or only on your turn?", "book 120, 214, D46";
        flor_window: FlorWindow = FlorWindow::Guaranteed,
            "Does a word that would cut off a flor wait until everyone has sung or given up theirs?", "D15";
        fidelity: Fidelity = Fidelity::Strict,
            "Are irregular acts refused, or can they be done, claimed and penalised?", "book 106-195";
        chat_binding: Option<Switch> = None, settled talk or "on at a real table",
            "Does what you say at the table bind you, as at a real table?", "book 120, 155";
        max_simple_envidos: Option<u8> = Some(2), in Named(&[("2", Some(2)), ("unlimited", None)]),
            "How many simple envidos may be called?", "D10";
        raise_later: RaiseLater = RaiseLater::Yes,
            "Can the truco be raised after the answer?", "D21";
        senhas_in_roda: Option<Senhas> = None, settled signals or "allowed at a real table",
            "May partners signal in a roda?", "book 98";
        answer_clock_s: u32 = 20, in Number(0..=600, "seconds from 0 to 600"),
            "How many seconds do you have to answer? 0 for no limit.", "book 126, 170, D31", noted;
        lei: Switch = Switch::On,
            "Can “na lei do jogo está tudo dito” be said?", "book 247";
        judge: Judge = Judge::None,
            "Is a judge appointed?", "book 40", noted;
    }
}

impl Agreements {
    /// Is this a real table?
    pub fn real_table(&self) -> bool {
        self.fidelity == Fidelity::RealTable
    }

    /// The payer of the tentos.
    pub fn payer(&self) -> Tenteio {
        let default = if self.judge == Judge::Seat { Tenteio::Judge } else { Tenteio::OnePayer };
        self.tenteio.unwrap_or(default)
    }

    /// May partners signal in roda?
    pub fn senhas(&self) -> bool {
        self.signals() == Senhas::Allowed
    }

    fn signals(&self) -> Senhas {
        let default = if self.real_table() { Senhas::Allowed } else { Senhas::Off };
        self.senhas_in_roda.unwrap_or(default)
    }

    /// Does table talk bind?
    pub fn talk_binds(&self) -> bool {
        self.talk() == Switch::On
    }

    /// Unless the company says otherwise, talk binds at a real table only.
    fn talk(&self) -> Switch {
        self.chat_binding.unwrap_or(if self.real_table() { Switch::On } else { Switch::Off })
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
