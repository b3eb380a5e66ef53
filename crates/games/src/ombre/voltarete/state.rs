//! What lasts (the company, the bolo's age, the remissas), what lies open in the running hand, and what is hidden.
//!
//! The three are different types on purpose: a view takes the open parts as they are and cannot hold the hidden one.

use super::action::{Lost, Won};
use super::contract::{Contract, Geral, Item};
use crate::ombre::auction::Auction;
use crate::ombre::trumps::Trumps;
use arrayvec::ArrayVec;
use cards::{Card, CardSet, Suit};
use engine::trick::Trick;
use engine::{Cite, Seat, SeatSet};
use serde::Serialize;

/// Seats at the table, at most.
pub(super) const SEATS: usize = 4;

/// Cards to a hand.
pub(super) const HAND: usize = 9;

/// Cards of the talon.
pub(super) const TALON: usize = 13;

/// Where the hand stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are to be drawn.
    Draw,
    /// Somebody's remissa falls due, and he may split it.
    SplitDue,
    /// The pack is to be shuffled.
    Shuffle,
    /// The last packet is still to be dealt: pagas can be asked until then.
    Dealing,
    /// The first passage.
    Round1,
    /// The second passage.
    Round2,
    /// All have passed twice: the fourth player's choice.
    Quarto,
    /// The fourth player puts four cards aside.
    TrezeDiscard,
    /// The feito names the trump.
    Naming,
    /// The feito exchanges cards.
    Exchange,
    /// The feito looks at his casca: he names or throws it in.
    CascaChoice,
    /// The opponents buy.
    Buying,
    /// The feito opens the play.
    Opening,
    /// The others answer his asking resposta.
    Answers,
    Tricks,
    /// Five tricks are the feito's: stop or go on?
    StopOrGeral,
    /// The others answer cards laid down.
    Claim,
    /// An honour table before the cards are mixed: revokes can be accused.
    Inspection,
    /// Respostas are placed.
    Placing,
    /// Pagas can be asked.
    Pagas,
    /// The match is over.
    Over,
}

/// A resposta left as a debt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Remissa {
    /// Who owes it.
    pub owner: Seat,
    /// How many tentos.
    pub amount: i64,
    /// The deal it was made in.
    pub deal: u32,
}

/// How far the recambó has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The box fills.
    Filling,
    /// The box is in the bolo: when it is lifted the recambó is over.
    InTheBolo,
    /// It has been lifted; what is still owed is played off.
    Lifted,
}

/// What lasts from hand to hand. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Company {
    /// How many sit at the table.
    pub players: usize,
    /// Who sits where: each at the right of the one before.
    pub round: [Seat; SEATS],
    pub dealer: Seat,
    /// Who holds the medalhão.
    pub medalhao: Seat,
    /// In which hand of its life the bolo is; 0 before it is formed.
    pub life: u32,
    /// What is owed.
    pub remissas: Vec<Remissa>,
    /// How far the recambó has come.
    pub closing: Closing,
    /// Recambós finished.
    pub recambos: u32,
    /// Hands dealt in this one.
    pub hands: u32,
    /// The number of the deal.
    pub deal: u32,
    /// Who wants to break the game off.
    pub break_off: SeatSet,
}

impl Company {
    /// The places round the table.
    pub fn places(&self) -> &[Seat] {
        &self.round[..self.players]
    }

    /// The seat `steps` places to the right.
    pub fn right_of(&self, seat: Seat, steps: usize) -> Seat {
        let at = self.places().iter().position(|&there| there == seat).unwrap_or(0) + steps;
        self.round[if at >= self.players { at - self.players } else { at } % SEATS]
    }
}

/// Something said or done that all could hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Said {
    Pass,
    Consent,
    /// Named this game.
    Bid(Contract),
    /// Named this game in this suit.
    BidIn(Contract, Suit),
    /// Went to the casca with one card kept.
    CascaKeeping,
    /// Named the trump.
    Named(Suit),
    /// Turned this card up.
    Turned(Card),
    /// Took so many cards.
    Took(u8),
    /// Passed so many on.
    PassedOn(u8),
    /// Threw the casca in.
    ReporCasca,
    OrderPlay,
    DeclareGeral,
    AskResposta,
    Give,
    Refuse,
    /// Stopped after five tricks.
    Stop,
    /// Went on after five tricks.
    Continue,
    /// Laid down as won.
    ClaimWin(Won),
    /// Laid down as codilho.
    ClaimCodilho,
    /// Said the feito has won.
    GrantWin,
    /// Laid down as lost.
    Concede(Lost),
    Accept,
    /// Made it be played.
    MakePlay,
    /// Let the hand go.
    Decline,
    /// Mended a revoke.
    Amend,
    /// Was accused of a revoke in this trick, and it was so.
    Revoked(u8),
    /// Was accused of a revoke in this trick, and it was not so.
    Cleared(u8),
    /// Told this opponent that he has codilho.
    SayCodilho(Seat),
    /// Showed Espadilha.
    ShowedEspadilha,
}

/// Cards laid down, and who has still to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Claim {
    /// Who laid them down.
    pub by: Seat,
    pub what: Laid,
    /// Who answers next, and then to the right.
    pub answers: SeatSet,
}

/// As what cards are laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Laid {
    /// The feito: won.
    Won(Won),
    /// The feito: lost.
    Lost(Lost),
    /// An opponent: codilho.
    Codilho,
    /// An opponent: the feito has won.
    Granted,
}

/// How the asking of resposta stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Resposta {
    pub gave: SeatSet,
    pub refused: SeatSet,
}

/// A paga not yet asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Due {
    /// Who owes it.
    pub from: Seat,
    pub to: Seat,
    pub item: Item,
    /// How many tentos are still owed.
    pub amount: i64,
    /// How many were owed at first.
    pub full: i64,
    /// Of these, how many at the single rate: all, or half in copas.
    pub single: i64,
    /// By which rule.
    pub cite: Cite,
}

/// A resposta to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Owed {
    pub owner: Seat,
    /// By which rule.
    pub cite: Cite,
}

/// The cards of a hand in the order played. Every trick has as many as there are players in the hand.
pub type Plays = ArrayVec<(Seat, Card), { HAND * SEATS }>;

/// What lies open in the running hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Open {
    /// Where it stands.
    pub phase: Phase,
    /// Mão, contra-pé, pé, and the fourth.
    pub order: [Seat; SEATS],
    /// How many play cards: three, or four in a treze.
    pub active: usize,
    /// Who is to speak in a passage.
    pub auction: Auction<Contract>,
    /// Tentos each has passed with.
    pub passes: [u8; SEATS],
    /// Who passed the second time.
    pub passed_twice: SeatSet,
    /// Is the holder of Espadilha obliged?
    pub obliged: bool,
    /// What was said.
    pub said: ArrayVec<(Seat, Said), 64>,
    pub contract: Option<Contract>,
    /// Who made himself.
    pub feito: Option<Seat>,
    /// The suit a só was named in while it could still be overcalled.
    pub named: Option<Suit>,
    pub trump: Option<Suit>,
    /// The card turned up.
    pub turned: Option<Card>,
    /// Cards in each hand that all have seen.
    pub shown: [CardSet; SEATS],
    /// Whose hands lie open.
    pub exposed: SeatSet,
    /// The part of the talon not yet drawn.
    pub talon: (usize, usize),
    /// Cards each has laid aside.
    pub discarded: [usize; SEATS],
    /// Cards each has drawn.
    pub bought: [usize; SEATS],
    /// Who must buy now, by place behind the feito: 1 or 2.
    pub buyer: usize,
    /// How the geral stands.
    pub geral: Geral,
    pub resposta: Option<Resposta>,
    /// The trick on the table.
    pub trick: Trick,
    /// Who plays next.
    pub to_play: Seat,
    /// Every card played, in order.
    pub plays: Plays,
    /// The last full trick, kept until the next is full, also into the next hand.
    pub last_trick: Trick,
    /// Who took each trick.
    pub takers: ArrayVec<Seat, HAND>,
    /// Tricks taken, as they count.
    pub tricks: [u8; SEATS],
    /// Cards laid down.
    pub claim: Option<Claim>,
    /// Who has laid cards down already.
    pub laid: SeatSet,
    /// Who has lost the right to examine.
    pub unexamining: SeatSet,
    /// Who cannot win, having said that he has lost.
    pub resigned: SeatSet,
    /// Opponents who alone showed their cards: who, as what, and after how many plays.
    pub exposures: ArrayVec<(Seat, Laid, usize), 8>,
    /// A trick given to one from another to make a revoke good (II.10.17).
    pub made_good: Option<(Seat, Seat)>,
    /// Proved revokes of each.
    pub revokes: [u8; SEATS],
    /// Accusations made: accuser, accused, trick.
    pub accused: Vec<(Seat, Seat, u8)>,
    /// Cards that an accusation not proved has shown each not to have held.
    pub cleared: [CardSet; SEATS],
    /// Respostas by the laws.
    pub penalties: ArrayVec<Owed, 8>,
    /// What the bolo held when play ended.
    pub measure: i64,
    /// Respostas to be placed, the next last.
    pub owed: ArrayVec<Owed, 12>,
    /// Remissas left in this hand.
    pub left: ArrayVec<Seat, 12>,
    /// Pagas not yet asked for.
    pub dues: Vec<Due>,
    /// Who has nothing more to claim.
    pub content: SeatSet,
    /// Was the bolo lifted?
    pub lifted: bool,
    /// How the hand ended.
    pub outcome: Option<&'static str>,
}

/// What nobody but its owner, or nobody at all, may see.
#[derive(Clone, Debug)]
pub(super) struct Hidden {
    /// The cards in each hand.
    pub(super) hands: [CardSet; SEATS],
    /// The thirteen, top first; [`Open::talon`] says which are left.
    pub(super) talon: [Card; TALON],
    /// What each laid aside.
    pub(super) discards: [CardSet; SEATS],
    /// Who was dealt Espadilha.
    pub(super) espadilha: Option<Seat>,
}

impl Open {
    /// The trumps of the hand.
    pub(super) fn trumps(&self) -> Option<&'static Trumps> {
        self.trump.map(Trumps::of)
    }

    /// Those who play cards, from the mão on.
    pub(super) fn players(&self) -> &[Seat] {
        &self.order[..self.active]
    }

    /// Those who play cards, as a set.
    #[inline]
    pub(super) fn playing(&self) -> SeatSet {
        let three = SeatSet::of(self.order[0]).with(self.order[1]).with(self.order[2]);
        if self.active == SEATS { three.with(self.order[3]) } else { three }
    }

    /// Is he one of those who play cards?
    pub(super) fn plays_cards(&self, seat: Seat) -> bool {
        self.playing().contains(seat)
    }

    /// The place of a seat, counted from the mão.
    #[inline]
    pub(super) fn place(&self, seat: Seat) -> usize {
        self.order.iter().position(|&there| there == seat).unwrap_or(0)
    }

    /// The player of cards so many places on, counted round the table; without a division, since play asks it all the time.
    #[inline]
    fn at(&self, place: usize) -> Seat {
        self.order[if place >= self.active { place - self.active } else { place } % SEATS]
    }

    /// Those who play cards, beginning at the right of this one, without him.
    pub(super) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (order, active, at) = (self.order, self.active, self.place(seat));
        (1..active).map(move |step| order[if at + step >= active { at + step - active } else { at + step }])
    }

    /// The player of cards to the right.
    #[inline]
    pub(super) fn next(&self, seat: Seat) -> Seat {
        self.at(self.place(seat) + 1)
    }

    /// The feito's opponents, beginning at his right.
    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let feito = self.feito;
        self.after(feito.unwrap_or(self.order[0])).filter(move |_| feito.is_some())
    }

    /// Notes what was said, as long as there is room for more.
    pub(super) fn say(&mut self, seat: Seat, said: Said) {
        let _ = self.said.try_push((seat, said));
    }

    /// Counts the tricks again from who took each, and what was made good.
    pub(super) fn recount(&mut self) {
        self.tricks = [0; SEATS];
        for taker in &self.takers {
            self.tricks[taker.index()] += 1;
        }
        if let Some((from, to)) = self.made_good.filter(|(from, _)| self.tricks[from.index()] > 0) {
            self.tricks[from.index()] -= 1;
            self.tricks[to.index()] += 1;
        }
    }

    /// Has the feito the number to win: more than each opponent, in a treze more than all together (R101, R113)?
    pub(super) fn feito_leads(&self) -> bool {
        let his = self.feito.map_or(0, |feito| self.tricks[feito.index()]);
        let theirs = self.opponents().map(|seat| self.tricks[seat.index()]);
        if self.active == SEATS { his > theirs.sum() } else { his > theirs.max().unwrap_or(0) }
    }

    /// Has the feito taken the first five tricks?
    pub(super) fn primeiras(&self) -> bool {
        self.takers.len() >= 5 && self.takers.iter().take(5).all(|&taker| Some(taker) == self.feito)
    }

    /// May the feito still win the hand by right (R66 bars him)?
    pub(super) fn feito_may_win(&self) -> bool {
        self.resposta.is_none_or(|resposta| resposta.gave.len() != 1)
    }
}
