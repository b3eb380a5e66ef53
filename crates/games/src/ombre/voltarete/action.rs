//! Everything a player can say or do, and its one text form.

use super::contract::Item;
use cards::{Card, CardSet, Suit};
use engine::action::{Argument, Behind, Unread};
use engine::agreement::Choice as _;
use engine::{Arg, Msg, Seat};
use std::fmt;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub enum Action {
        /// *Passo*: no more is said in this round of bidding.
        Pass = "pass", "voltarete-pass" at "voltarete R23";
        /// *Licença*: the ordinary game, in which the feito exchanges cards.
        Licenca = "licenca", "voltarete-licenca" at "voltarete R23";
        /// *Entro*: the pé's licença, which needs nobody's leave.
        Entro = "entro", "voltarete-entro" at "voltarete R23";
        /// *Preferência*: licença in copas, over what stands.
        Preferencia = "preferencia", "voltarete-preferencia" at "voltarete R23";
        /// *Só*, the suit named at once or later; `so C` is read as `so_copas`.
        So(suit: Option<Suit>) = "so", (so_words(*suit)) takes "nothing or a suit: O, C, E or B" at "voltarete R23";
        /// *Só em copas*.
        SoCopas = "so_copas", "voltarete-so-copas" at "voltarete R23";
        /// *Voltarete de respeito*: the speaker shows both black aces, and the trump is turned up.
        Respeito = "respeito", "voltarete-respeito" at "voltarete R23";
        /// Leave given to the game that stands.
        Consent = "consent", "voltarete-consent" at "voltarete R28";
        /// *Voltarete segundo*, in the second round of bidding: the trump is turned up.
        Segundo = "segundo", "voltarete-segundo" at "voltarete R52";
        /// To the *casca*, with or without one card.
        Casca(card: Option<Card>) = "casca", (casca_words(*card)) over "voltarete-heading-casca" at "voltarete R52";
        /// The trump named.
        Name(suit: Suit) = "name", "voltarete-name" at "voltarete R35";
        /// The feito's discards.
        Exchange(cards: CardSet) = "exchange", "voltarete-exchange" over "voltarete-heading-exchange" at "voltarete R37";
        /// The casca thrown in.
        ReporCasca = "repor_casca", "voltarete-repor-casca" done "voltarete-said-repor-casca" at "voltarete R58";
        /// An opponent's discards; what they do not buy they pass.
        Buy(cards: CardSet) = "buy", "voltarete-buy" over "voltarete-heading-buy" at "voltarete R45";
        /// "Play": the feito has the play begin.
        OrderPlay = "order_play", "voltarete-order-play" at "voltarete R61";
        /// All nine tricks promised.
        DeclareGeral = "declare_geral", "voltarete-declare-geral" at "voltarete R62";
        /// *Pedir resposta*: the feito asks the opponents to end the hand as a resposta.
        AskResposta = "ask_resposta", "voltarete-ask-resposta" at "voltarete R61";
        /// An opponent grants the resposta that was asked.
        Give = "give", "voltarete-give" done "voltarete-said-give" at "voltarete R64";
        /// An opponent refuses it.
        Refuse = "refuse", "voltarete-refuse" done "voltarete-said-refuse" at "voltarete R64";
        /// A card played.
        Play(card: Card) = "play", "voltarete-play" over "voltarete-heading-play" at "voltarete R61";
        /// Content with the first five tricks.
        Stop = "stop", "voltarete-stop" done "voltarete-said-stop" at "voltarete R85";
        /// On to the sixth trick: an undeclared geral.
        Continue = "continue", "voltarete-continue" at "voltarete R85";
        /// The feito lays the hand down as won.
        ClaimWin(won: Won) = "claim_win", (won.said()) takes "hand, primeiras or geral" at "voltarete R87";
        /// An opponent lays the hand down as codilho.
        ClaimCodilho = "claim_codilho", "voltarete-claim-codilho" at "voltarete R88";
        /// An opponent says the feito has won.
        GrantWin = "grant_win", "voltarete-grant-win" done "voltarete-said-grant-win" at "voltarete R89";
        /// The feito lays the hand down as lost.
        Concede(lost: Lost) = "concede", (lost.said()) takes "resposta or codilho" at "voltarete R90";
        /// Content with what was laid down.
        Accept = "accept", "voltarete-accept" done "voltarete-said-accept" at "voltarete R87";
        /// "Play it out."
        MakePlay = "make_play", "voltarete-make-play" at "voltarete R87";
        /// The fourth player lets the hand go.
        Decline = "decline", "voltarete-decline" done "voltarete-said-decline" at "voltarete R98";
        /// *Casca das treze*: the fourth player plays with the thirteen cards of the talon.
        Treze = "treze", "voltarete-treze" at "voltarete R98";
        /// The four cards the fourth player puts aside.
        Discard4(cards: CardSet) = "discard4", "voltarete-discard4" over "voltarete-heading-discard4" takes "four cards" at "voltarete R99";
        /// A resposta goes into the bolo.
        EnterNow = "enter_now", "voltarete-enter-now" done "voltarete-done-enter-now" at "voltarete R132";
        /// A resposta is left as a remissa.
        LeaveRemissa = "leave_remissa", "voltarete-leave-remissa" done "voltarete-done-leave-remissa" at "voltarete R132";
        /// A second resposta of the hand is left as a remissa, joined to the first.
        Joint = "joint", "voltarete-joint" done "voltarete-done-joint" at "voltarete R136";
        /// A remissa that falls due enters in two parts: so many tentos now.
        Split(now: i64) = "split", "voltarete-split" done "voltarete-done-split" over "voltarete-heading-split" takes "a number of tentos" at "voltarete:II.19.21" under "voltarete:II.19.21";
        /// A revoke mended with this card.
        Amend(card: Card) = "amend", "voltarete-amend" over "voltarete-heading-amend" at "voltarete:II.10.21" under "voltarete:II.10.21";
        /// "Seat revoked in trick n."
        Accuse(seat: Seat, trick: u8) = "accuse", "voltarete-accuse" takes "a seat and the number of a trick" at "voltarete:II.10.16" under "voltarete:II.10.16";
        /// The feito tells an opponent that they have codilho.
        SayCodilho(seat: Seat) = "say_codilho", "voltarete-say-codilho" at "voltarete:II.12.10" under "voltarete:II.12.10";
        /// Pagas asked from a seat.
        AskPagas(seat: Seat, items: Asked) = "ask_pagas", "voltarete-ask-pagas"
            takes "a seat and base, matadores, primeiras, geral or all, and perhaps favorita" at "voltarete:II.17.4" under "voltarete:II.17.4";
        /// Nothing more to claim.
        Content = "content", "voltarete-content" done "voltarete-done-content" at "voltarete R93";
        /// The last packet dealt.
        Deal = "deal", "voltarete-deal" at "voltarete R13";
        /// The game broken off, if all agree.
        BreakOff = "break_off", "voltarete-break-off" at "voltarete R140";
    }
    plays Play;
    // Copas named at once is the higher game (D9), and is written as such.
    reads Action::So(Some(Suit::Copas)) => Action::SoCopas;
    tells {
        fn reveals(&self) -> bool {
            // A card is turned up for the trump, hands are taken up, and at the end an accusation has the cards looked at.
            matches!(self, Action::Respeito | Action::Segundo | Action::Deal | Action::Accuse(..))
        }

        fn turns_up(&self) -> bool {
            // With the last who is content the hand is over, and what pays for itself is shown: matadores, Medalhão (R8).
            matches!(self, Action::Accept | Action::GrantWin)
        }

        fn asks_first(&self) -> bool {
            matches!(self, Action::ClaimWin(_) | Action::ClaimCodilho | Action::GrantWin | Action::Concede(_) | Action::BreakOff)
        }
    }
}

engine::choices! {
    /// Kinds of a hand laid down as won.
    #[serde(rename_all = "snake_case")]
    pub enum Won {
        Hand = "hand" => "voltarete-claim-hand",
        /// The hand with the first five tricks.
        Primeiras = "primeiras" => "voltarete-claim-primeiras",
        /// All nine tricks.
        Geral = "geral" => "voltarete-claim-geral",
    }

    /// Kinds of a hand laid down as lost.
    #[serde(rename_all = "snake_case")]
    pub enum Lost {
        Resposta = "resposta" => "voltarete-concede-resposta",
        Codilho = "codilho" => "voltarete-concede-codilho",
    }
}

fn so_words(suit: Option<Suit>) -> Msg {
    suit.map_or(Msg::new("voltarete-so"), |suit| Msg::new("voltarete-so-in").with("suit", suit))
}

fn casca_words(kept: Option<Card>) -> Msg {
    kept.map_or(Msg::new("voltarete-casca"), |card| Msg::new("voltarete-casca-keeping").with("card", card))
}

/// The paga asked for, and its rate: single, or doubled in copas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Asked {
    /// One item, or all that is due.
    pub item: Option<Item>,
    /// At which rate.
    pub rate: Rate,
}

/// The rate at which pagas are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rate {
    /// The ordinary one.
    Single,
    /// That of copas.
    Favorita,
}

impl Asked {
    /// Every form in which pagas can be asked.
    pub fn all() -> impl Iterator<Item = Asked> {
        let items = [None].into_iter().chain(Item::ALL.map(Some));
        items.flat_map(|item| [Rate::Single, Rate::Favorita].map(|rate| Asked { item, rate }))
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rate = if self.rate == Rate::Favorita { " favorita" } else { "" };
        write!(f, "{}{rate}", self.item.map_or("all", Item::name))
    }
}

impl Argument for Asked {
    type Value = Asked;
    const EXPECTED: &'static str = "base, matadores, primeiras, geral or all, and perhaps favorita";

    fn write(asked: &Asked, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {asked}")
    }

    fn read(behind: &mut Behind<'_>) -> Result<Asked, Unread> {
        let text = behind.rest();
        Asked::all().find(|asked| asked.to_string() == text).ok_or(Unread::Unfit)
    }

    fn arg(asked: &Asked) -> Arg {
        let item = Msg::new(match asked.item {
            None => "voltarete-asked-all",
            Some(Item::Base) => "voltarete-asked-base",
            Some(Item::Matadores) => "voltarete-asked-matadores",
            Some(Item::Primeiras) => "voltarete-asked-primeiras",
            Some(Item::Geral) => "voltarete-asked-geral",
        });
        match asked.rate {
            Rate::Single => item.into(),
            Rate::Favorita => Msg::new("voltarete-asked-favorita").with("item", item).into(),
        }
    }
}
