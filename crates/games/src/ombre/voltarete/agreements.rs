//! Agreements that the book leaves open (section 7 of the rules), with the book's defaults.

pub use engine::agreement::{Fidelity, Switch};

use engine::BadAgreement;
use engine::agreement::{Few, Named, Number, Written};
use serde::Serialize;

engine::choices! {
    /// Finding of the seats.
    pub enum Seating {
        Drawn = "drawn",
        /// As they please.
        Free = "free",
    }

    /// An end of the talon.
    pub enum End {
        Top = "top",
        Bottom = "bottom",
    }

    /// Fate of a resposta while a remissa is pending.
    pub enum WithRemissa {
        /// It becomes a remissa too.
        Remissa = "remissa",
        /// It enters the bolo.
        Enters = "enters",
    }

    /// When remissas may be shared out.
    pub enum Divide {
        /// Only if the game can be neither continued nor resumed.
        IfUnresumable = "if_unresumable",
        /// Between any two hands, all agreeing.
        ByAgreement = "by_agreement",
    }

    /// Permission for the fourth player to give up a casca das treze.
    pub enum Surrender {
        /// If all three agree.
        ByConsent = "by_consent",
        Refused = "refused",
    }

    /// Payment of pagas.
    pub enum PaymentClaims {
        /// By themselves, exactly.
        Auto = "auto",
        /// Only what is asked for in time.
        OnRequest = "on_request",
    }

    /// Until when pagas may be asked.
    pub enum ClaimDeadline {
        /// Until the next deal is complete.
        EndOfNextDeal = "end_of_next_deal",
        /// Until the next pack is cut.
        NextCut = "next_cut",
    }

    /// Price of a wrong number of cards at the end (a question for the referee: no program deals wrong).
    pub enum WrongCount {
        /// The winner wins and pays the penalty.
        WinsAndPays = "wins_and_pays",
        /// The hand is void and the winner pays.
        VoidAndPays = "void_and_pays",
    }

    /// Which penalties follow a revoke.
    pub enum PenaltyCode {
        /// Those of the book's second part.
        Reformed = "reformed",
        /// Only a resposta; the trick stays where it is.
        OldTariff = "old_tariff",
    }

    /// Receiver of a codilho that two opponents have earned alike.
    pub enum CodilhoTie {
        /// Both, in halves.
        Split = "split",
        /// The one nearer the feito's right.
        NearestRight = "nearest_right",
    }

    /// Visibility of the players of a taken trick's cards.
    pub enum Attribution {
        Hidden = "hidden",
        Shown = "shown",
    }
}

/// When the holder of Espadilha must go to the casca.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Obrigada {
    Always,
    /// While the bolo holds no more than this.
    UpTo(i64),
    Never,
}

/// Packets in which nine cards are dealt: up to nine, with a sum of nine.
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
}

/// Chips are counted, not weighed: a figure above this is a slip of the pen.
const MOST_TENTOS: i64 = 1_000_000;

engine::agreements! {
    /// All agreements of a table.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    pub struct Agreements {
        fidelity as "table": Fidelity = Fidelity::Strict,
            "Are irregular acts refused, or allowed and penalised?", "II.10, II.12, II.17";
        players: usize = 3, in Few([3, 4]),
            "Three players, or four with the dealer sitting out?", "book 112-114";
        seating: Seating = Seating::Drawn,
            "Are seats drawn with cards or taken freely?", "book 1004";
        packs: u8 = 2, in Few([1, 2]),
            "How many packs are on the table? A program shuffles at once.", "book 102, 2866", noted;
        deal_packets: Packets = Packets::THREES, in NINE,
            "How are the nine cards dealt?", "book 1026";
        abonos: i64 = 120, in Number(1..=MOST_TENTOS, "tentos"),
            "How many counters does each player get at the start?", "book 172", noted;
        cash_table: Switch = Switch::Off,
            "Is money used, with only twenty tentos each for change?", "book 176", noted;
        dealer_ante: i64 = 5, in Number(0..=MOST_TENTOS, "tentos"),
            "What does each dealer pay into the bolo?", "book 2568";
        medalhao: Switch = Switch::On,
            "Does the medalhão start each new bolo?", "book 180, 188-190, 2572";
        medalhao_value: i64 = 20, in Number(0..=MOST_TENTOS, "tentos"),
            "How much is paid for the medalhão?", "book 190, 2572-2574";
        draw_from: End = End::Top,
            "From which end of the talon are cards drawn?", "book 1563";
        pass_from: End = End::Bottom,
            "From which end are cards passed on?", "book 1567";
        espadilha_obrigada: Obrigada = Obrigada::Always, in UNTIL,
            "With four: when must the player with Espadilha go to the casca?", "book 2357-2378";
        pe_obrigado: Switch = Switch::On,
            "With four: must the pé go to the casca if nobody before them has Espadilha?", "book 2307-2311, 2365, 2372";
        no_reposta_above_limit: Switch = Switch::Off,
            "Do repostas become remissas above the limit of the obligation?", "book 2382";
        remissa_from_hand: u32 = 2, in Number(2..=1000, "a number from 2"),
            "From which hand of a bolo may a reposta be left as a remissa?", "book 2636, 2650-2654";
        reposta_with_remissa_pending: WithRemissa = WithRemissa::Remissa,
            "What happens to a reposta while a remissa is owed?", "book 2642";
        split_remissa: Switch = Switch::Off,
            "May a remissa be paid in two parts?", "book 2698-2702";
        divide_remissas_at_end: Divide = Divide::IfUnresumable,
            "When may remissas be shared out?", "book 2672-2676";
        treze_surrender: Surrender = Surrender::ByConsent,
            "May a casca das treze be given up if all three agree?", "book 2333-2335, 2474";
        recambo_size: i64 = 10, in Number(1..=100, "a number"),
            "How many bolos won fill the box?", "book 2604";
        recambos: u32 = 1, in Number(1..=1000, "a number"),
            "How many recambós make a match?", "D51";
        most_hands: u32 = 200, in Number(1..=100_000, "a number"),
            "After how many hands in one recambó does the match end? What is left is shared out.", "book 2676, D52";
        reseat_each_recambo: Switch = Switch::On,
            "Are seats drawn again for each recambó?", "book 2618";
        payment_claims: Option<PaymentClaims> = None, settled claims or "on_request at an honour table",
            "Are pagas paid automatically, or must they be asked for?", "book 2436-2464";
        claim_deadline: ClaimDeadline = ClaimDeadline::EndOfNextDeal,
            "Until when may you ask for pagas?", "book 2456, 2862-2866";
        wrong_count_at_end: WrongCount = WrongCount::WinsAndPays,
            "What does a wrong number of cards cost? For the referee: the program never misdeals.", "book 2838-2846", noted;
        penalty_code: PenaltyCode = PenaltyCode::Reformed,
            "What does a revoke cost: what the book’s laws say, or only a reposta?", "book 956-972";
        segundo_max: usize = 8, in Few([8, 9]),
            "How many cards may a Voltarete segundo replace?", "D10";
        last_buyer_max: usize = 8, in Named(&[("8", 8), ("none", 9)]),
            "How many cards may the last player draw?", "D11";
        codilho_tie: CodilhoTie = CodilhoTie::Split,
            "Who gets a codilho when two opponents tie for it?", "D12";
        tento_on_consent: Switch = Switch::Off,
            "Does letting another player go ahead cost a tento?", "D5";
        history_attribution: Attribution = Attribution::Hidden,
            "Does the table show who played each card of a taken trick?", "book 1982-1984";
    }
}

impl Packets {
    fn read(text: &str) -> Option<Packets> {
        let mut packets = Packets { sizes: [0; 9], count: 0 };
        for size in text.split('-') {
            let slot = packets.sizes.get_mut(usize::from(packets.count))?;
            *slot = size.parse().ok().filter(|size| (1..=9).contains(size))?;
            packets.count += 1;
        }
        (packets.sizes.iter().sum::<u8>() == 9).then_some(packets)
    }
}

const NINE: Written<Packets> = Written {
    read: Packets::read,
    write: |packets| Some(packets.sizes().iter().map(u8::to_string).collect::<Vec<_>>().join("-")),
    values: "sizes that add up to nine",
    expected: "packets that add up to nine, such as 3-3-3 or 4-5",
};

/// While the bolo holds no more than this, or without a limit.
const UNTIL: Written<Obrigada> = Written {
    read: |text| match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["always"] => Some(Obrigada::Always),
        ["never"] => Some(Obrigada::Never),
        ["up_to", limit] => limit.parse().ok().filter(|limit| (0..=MOST_TENTOS).contains(limit)).map(Obrigada::UpTo),
        _ => None,
    },
    write: |until| match until {
        Obrigada::Always => Some("always".to_owned()),
        Obrigada::UpTo(limit) => Some(format!("up_to {limit}")),
        Obrigada::Never => Some("never".to_owned()),
    },
    values: "always, up_to N, never",
    expected: "always, never, or up_to and a number of tentos up to 1000000",
};

impl Agreements {
    /// Is this an honour table?
    pub fn honour(&self) -> bool {
        self.fidelity == Fidelity::Honour
    }

    /// Must pagas be asked for?
    pub fn on_request(&self) -> bool {
        self.claims() == PaymentClaims::OnRequest
    }

    fn claims(&self) -> PaymentClaims {
        let default = if self.honour() { PaymentClaims::OnRequest } else { PaymentClaims::Auto };
        self.payment_claims.unwrap_or(default)
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
