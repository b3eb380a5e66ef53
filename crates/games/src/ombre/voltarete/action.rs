//! Everything a player can say or do, and its one text form.

use super::contract::Item;
use cards::{Card, CardSet, Suit};
use engine::action::{Argument, Behind, Unread};
use engine::{Arg, Msg, Seat};
use std::fmt;

engine::actions! {
    /// Everything a player can say or do.
    #[derive(Clone, Debug, PartialEq)]
    pub enum Action {
        /// *Passo*.
        Pass = "pass", "voltarete-pass";
        /// *Licença*.
        Licenca = "licenca", "voltarete-licenca";
        /// *Entro*: the pé's licença, which needs nobody's leave.
        Entro = "entro", "voltarete-entro";
        /// *Preferência*.
        Preferencia = "preferencia", "voltarete-preferencia";
        /// *Só*, the suit named at once or later.
        So(suit: Option<Suit>) = "so", (so_words(*suit)) takes "nothing or a suit: O, C, E or B";
        /// *Só em copas*.
        SoCopas = "so_copas", "voltarete-so-copas";
        /// *Voltarete de respeito*.
        Respeito = "respeito", "voltarete-respeito";
        /// Leave given to the game that stands.
        Consent = "consent", "voltarete-consent";
        /// *Voltarete segundo*.
        Segundo = "segundo", "voltarete-segundo";
        /// To the *casca*, with or without one card.
        Casca(card: Option<Card>) = "casca", (casca_words(*card)) over "voltarete-heading-casca";
        Name(suit: Suit) = "name", "voltarete-name";
        /// The feito's discards.
        Exchange(cards: CardSet) = "exchange", "voltarete-exchange" over "voltarete-heading-exchange";
        /// The casca thrown in.
        ReporCasca = "repor_casca", "voltarete-repor-casca";
        /// An opponent's discards; what they do not buy they pass.
        Buy(cards: CardSet) = "buy", "voltarete-buy" over "voltarete-heading-buy";
        /// "Play."
        OrderPlay = "order_play", "voltarete-order-play";
        /// All nine tricks promised.
        DeclareGeral = "declare_geral", "voltarete-declare-geral";
        /// *Pedir resposta*.
        AskResposta = "ask_resposta", "voltarete-ask-resposta";
        Give = "give", "voltarete-give";
        Refuse = "refuse", "voltarete-refuse";
        Play(card: Card) = "play", "voltarete-play" over "voltarete-heading-play";
        /// Content with the first five tricks.
        Stop = "stop", "voltarete-stop";
        /// On to the sixth trick: an undeclared geral.
        Continue = "continue", "voltarete-continue";
        /// The feito lays the hand down as won.
        ClaimWin(won: Won) = "claim_win", (won_words(*won)) takes "hand, primeiras or geral";
        /// An opponent lays the hand down as codilho.
        ClaimCodilho = "claim_codilho", "voltarete-claim-codilho";
        /// An opponent says the feito has won.
        GrantWin = "grant_win", "voltarete-grant-win";
        /// The feito lays the hand down as lost.
        Concede(lost: Lost) = "concede", (lost_words(*lost)) takes "resposta or codilho";
        /// Content with what was laid down.
        Accept = "accept", "voltarete-accept";
        /// "Play it out."
        MakePlay = "make_play", "voltarete-make-play";
        /// The fourth player lets the hand go.
        Decline = "decline", "voltarete-decline";
        /// *Casca das treze*.
        Treze = "treze", "voltarete-treze";
        /// The four cards the fourth player puts aside.
        Discard4(cards: CardSet) = "discard4", "voltarete-discard4" over "voltarete-heading-discard4";
        /// A resposta goes into the bolo.
        EnterNow = "enter_now", "voltarete-enter-now";
        /// A resposta is left as a remissa.
        LeaveRemissa = "leave_remissa", "voltarete-leave-remissa";
        /// A second resposta of the hand is left as a remissa, joined to the first.
        Joint = "joint", "voltarete-joint";
        /// A remissa that falls due enters in two parts: so many tentos now.
        Split(now: i64) = "split", "voltarete-split" over "voltarete-heading-split" takes "a number of tentos";
        /// A revoke mended with this card.
        Amend(card: Card) = "amend", "voltarete-amend" over "voltarete-heading-amend";
        /// "Seat revoked in trick n."
        Accuse(seat: Seat, trick: u8) = "accuse", "voltarete-accuse" takes "a seat and the number of a trick";
        /// The feito tells an opponent that they have codilho.
        SayCodilho(seat: Seat) = "say_codilho", "voltarete-say-codilho";
        /// Pagas asked from a seat.
        AskPagas(seat: Seat, items: Asked) = "ask_pagas", "voltarete-ask-pagas"
            takes "a seat and base, matadores, primeiras, geral or all, and perhaps favorita";
        /// Nothing more to claim.
        Content = "content", "voltarete-content";
        /// The last packet dealt.
        Deal = "deal", "voltarete-deal";
        /// The game broken off, if all agree.
        BreakOff = "break_off", "voltarete-break-off";
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
    }
}

engine::choices! {
    /// How a hand is laid down as won.
    #[serde(rename_all = "snake_case")]
    pub enum Won {
        Hand = "hand",
        /// The hand with the first five tricks.
        Primeiras = "primeiras",
        /// All nine tricks.
        Geral = "geral",
    }
}

engine::choices! {
    /// How a hand is laid down as lost.
    #[serde(rename_all = "snake_case")]
    pub enum Lost {
        Resposta = "resposta",
        Codilho = "codilho",
    }
}

fn so_words(suit: Option<Suit>) -> Msg {
    suit.map_or(Msg::new("voltarete-so"), |suit| Msg::new("voltarete-so-in").with("suit", suit))
}

fn casca_words(kept: Option<Card>) -> Msg {
    kept.map_or(Msg::new("voltarete-casca"), |card| Msg::new("voltarete-casca-keeping").with("card", card))
}

const fn won_words(won: Won) -> Msg {
    Msg::new(match won {
        Won::Hand => "voltarete-claim-hand",
        Won::Primeiras => "voltarete-claim-primeiras",
        Won::Geral => "voltarete-claim-geral",
    })
}

const fn lost_words(lost: Lost) -> Msg {
    Msg::new(match lost {
        Lost::Resposta => "voltarete-concede-resposta",
        Lost::Codilho => "voltarete-concede-codilho",
    })
}

/// What is asked for, and whether at the doubled rate of copas.
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
