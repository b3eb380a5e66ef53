//! The hand of the incidents ruled on: faults combined as the book says (A.5), how the table stood, and the settlement of the game.

use super::super::action::Lost;
use super::super::agreements::CodilhoTie;
use super::super::contract::{Contract, Geral, Item, Score, cause};
use super::super::facts::BOLO;
use super::super::open::Resposta;
use super::super::result::{But, Ending, Hand, Pagas};
use super::super::state::{HAND, LaidAs, SEATS};
use super::figures::*;
use super::outcomes::*;
use cards::Suit;
use engine::law::{Asked, Field, HandFate, Kind, Outcome, Payment, Question, Ruling, TrickFate, Undecided, Value, join};
use engine::{Account, Cite, Msg, Seat, SeatSet, answers};

const WHOLE_HAND: Field<bool> = Field::yes_no("whole-hand");
const REMISSA_PENDING: Field<bool> = Field::yes_no("remissa-pending");
const GRANTER: Field<Seat> = Field::player("granter");
const PRIMEIRAS: Field<bool> = Field::yes_no("primeiras");
const TRICKS: [Field<i64>; SEATS] = [
    Field::number("tricks-mao", HAND as i64),
    Field::number("tricks-contra-pe", HAND as i64),
    Field::number("tricks-pe", HAND as i64),
    Field::number("tricks-quarto", HAND as i64),
];

answers! { enum Tried { No = "no", Silently = "tried", Declared = "declared" } }
answers! { enum Said { Reposta = "resposta", Codilho = "codilho" } }
answers! { enum Came { Won = "won", Lost = "lost" } }

/// What the settlement can ask.
pub(super) const STANDING: &[(&str, Kind)] = &[
    (WHOLE_HAND.key, WHOLE_HAND.kind),
    ("contract", Kind::Choice(Named::WORDS)),
    (FEITO.key, FEITO.kind),
    (BOLO_HOLDS.key, BOLO_HOLDS.kind),
    (GRANTER.key, GRANTER.kind),
    ("said-lost", Kind::Choice(Said::WORDS)),
    (TRICKS[0].key, TRICKS[0].kind),
    (TRICKS[1].key, TRICKS[1].kind),
    (TRICKS[2].key, TRICKS[2].kind),
    (TRICKS[3].key, TRICKS[3].kind),
    (COPAS.key, COPAS.kind),
    (MATADORES.key, MATADORES.kind),
    (PRIMEIRAS.key, PRIMEIRAS.kind),
    ("geral", Kind::Choice(Tried::WORDS)),
    (REMISSA_PENDING.key, REMISSA_PENDING.kind),
];

/// The questions that all faults of a hand answer alike.
pub(super) const OF_HAND: &[&str] = &[
    "whole-hand",
    "contract",
    "feito",
    "bolo",
    "granter",
    "said-lost",
    "tricks-mao",
    "tricks-contra-pe",
    "tricks-pe",
    "tricks-quarto",
    "copas",
    "matadores",
    "primeiras",
    "remissa-pending",
    "dealer",
    "feito-won",
];

/// Answers about the feito implied by a role, and about the winner implied by a result.
pub(super) fn implied(answers: &[(Question, Value)]) -> Vec<(&'static str, Value)> {
    let answer = |key: &str| answers.iter().find(|(question, _)| question.key == key).map(|(_, value)| *value);
    let feito = answer("by").filter(|_| answer("role") == Some(Value::Word("feito")));
    let won = answer("result").map(|result| ("feito-won", Value::yes_if(result == Came::Won.value())));
    feito.map(|by| (FEITO.key, by)).into_iter().chain(won).collect()
}

/// Incidents that are one continuing fault of a player: one reposta, whichever of them is proved (C1, D11, II.10.31).
const CONTINUING: &[&[&str]] =
    &[&["count-at-deal", "second-round-count", "too-many-drawn", "too-few-drawn", "geral-count", "count-at-end"], &["revoke"]];

/// Laws that take the place of the ruling on another incident of the same act.
const OVERRIDES: &[(&str, &str)] = &[
    ("voltarete:II.3.23", "confused-cards"),
    ("voltarete:II.3.24", "confused-cards"),
    ("voltarete:II.3.17", "count-at-deal"),
    ("voltarete:II.3.17", "thrown-in"),
    ("voltarete:II.8.17", "looked-at-discards"),
    ("voltarete:II.8.18", "looked-at-discards"),
];

type Ruled = (&'static str, Ruling);

fn has(ruling: &Ruling, outcome: &Outcome) -> bool {
    ruling.follows.iter().any(|said| said.token == outcome.says.token)
}

fn is_penalty(payment: &Payment) -> bool {
    payment.to == Account::from(BOLO)
}

/// The rulings that remain when one overrides another, with one reposta for each fault of a player.
fn combined(rulings: &[Ruled]) -> Vec<Ruled> {
    let stands = |(id, ruling): &&Ruled| {
        let overrides = |(_, other): &Ruled| {
            let same_player = other.at_fault.or(ruling.at_fault).len() <= 1;
            let by_law = |&(law, under): &(&str, &str)| other.cites.first().is_some_and(|cite| cite.0 == law) && under == *id;
            same_player && other.cites != ruling.cites && OVERRIDES.iter().any(by_law)
        };
        !rulings.iter().any(overrides)
    };
    let mut kept: Vec<Ruled> = rulings.iter().filter(stands).cloned().collect();
    // A player who loses or pays a geral for a wrong count owes no reposta for it (C2).
    let absorbed: SeatSet = kept
        .iter()
        .filter(|(_, ruling)| has(ruling, &GERAL_LOST) || has(ruling, &GERAL_FOR_BOTH))
        .fold(SeatSet::EMPTY, |seats, (_, ruling)| seats.or(ruling.at_fault));
    let mut paid: Vec<(usize, Account)> =
        Seat::first(SEATS).filter(|&seat| absorbed.contains(seat)).map(|seat| (0, seat.into())).collect();
    for (id, ruling) in &mut kept {
        let Some(fault) = CONTINUING.iter().position(|ids| ids.contains(id)) else { continue };
        ruling.payments.retain(|payment| {
            let again = is_penalty(payment) && paid.contains(&(fault, payment.from));
            if is_penalty(payment) {
                paid.push((fault, payment.from));
            }
            !again
        });
    }
    kept
}

/// One ruling of all: the hand is settled with them where it is over.
pub(super) fn settle(asked: &Asked<'_>, rulings: &[Ruled]) -> Result<Ruling, Undecided> {
    let kept = combined(rulings);
    let mut all = join(&kept);
    if all.hand == HandFate::DealtAgain {
        all.follows.retain(|said| said.token != STANDS.says.token);
    }
    if has(&all, &UNDONE) {
        let before = all.payments.len();
        settle_hand(asked, &kept[..0], &mut all)?;
        // The payments of the hand go back the way they came.
        for payment in &mut all.payments[before..] {
            (payment.from, payment.to) = (payment.to, payment.from);
        }
        return Ok(all);
    }
    order(asked, &mut all)?;
    if is_settled(asked, &kept, &all)? {
        settle_hand(asked, &kept, &mut all)?;
    }
    wait(asked, &mut all)?;
    Ok(all)
}

/// The pagas that a law orders which voids the hand: the ordinary ones, or those of a hand lost (D50).
fn order(asked: &Asked<'_>, all: &mut Ruling) -> Result<(), Undecided> {
    let [each, lost, double] = [PAYS_EACH, PAYS_LOST, PAYS_FEITO_DOUBLE].map(|outcome| has(all, &outcome));
    if !(each || lost || double) {
        return Ok(());
    }
    let (contract, feito) = contract_and_feito(asked)?;
    let trump = asked.ask(&COPAS)?.then_some(Suit::Copas);
    let matadores = if lost { matadores(asked)?.min(4) } else { 0 };
    let score = Score { contract, trump, won: false, matadores, primeiras: false, geral: Geral::No, all_nine: false };
    let offender = Seat::first(SEATS).find(|&seat| all.at_fault.contains(seat) && seat != feito);
    if double && offender.is_none() {
        return impossible("laws-impossible-opponent-is-feito");
    }
    for (item, amount, cause) in score.items().into_iter().filter(|(_, amount, _)| *amount != 0) {
        for opponent in opponents(feito) {
            match offender.filter(|_| double) {
                Some(offender) => pay(all, offender, feito, -amount, with_item(item, cause)),
                None => pay(all, opponent, feito, amount, with_item(item, cause)),
            }
        }
    }
    Ok(())
}

/// The game and its feito: the quarto in a casca das treze, and there alone.
fn contract_and_feito(asked: &Asked<'_>) -> Result<(Contract, Seat), Undecided> {
    let contract = contract(asked)?;
    let feito = if contract == Contract::Treze { asked.known(&FEITO).unwrap_or(QUARTO) } else { asked.ask(&FEITO)? };
    if (contract == Contract::Treze) == (feito == QUARTO) {
        Ok((contract, feito))
    } else {
        impossible("laws-impossible-quarto-plays")
    }
}

/// Outcomes that end the hand by themselves.
const ENDING: [Outcome; 4] = [GRANTED, GIVES_UP, FEITO_WINS, AS_SAID];

/// Outcomes that change how the hand is settled.
const CHANGING: [Outcome; 9] =
    [BAR_WIN, BAR_CODILHO, BAR_GERAL, BAR_PAGAS, BAR_GERAL_PAID, GERAL_LOST, GERAL_FOR_BOTH, REFUSER_ALONE, EACH_ALONE];

/// Is the hand to be settled with the ruling? Asked only where the ruling touches it and it can be over.
fn is_settled(asked: &Asked<'_>, kept: &[Ruled], all: &Ruling) -> Result<bool, Undecided> {
    let says = |outcomes: &[Outcome]| outcomes.iter().any(|outcome| has(all, outcome));
    let plays_on = all.trick == TrickFate::PlayedAgain || has(all, &engine::law::outcome::MUST_PLAY);
    if all.hand == HandFate::DealtAgain || plays_on {
        Ok(false)
    } else if says(&ENDING) || kept.iter().any(|(id, _)| *id == super::pots::SETTLEMENT.id) {
        Ok(true)
    } else if says(&CHANGING) || all.payments.iter().any(is_penalty) {
        asked.ask(&WHOLE_HAND)
    } else {
        Ok(false)
    }
}

/// A reposta waits while a remissa is owed: it moves nothing yet (II.19.9, D62).
fn wait(asked: &Asked<'_>, all: &mut Ruling) -> Result<(), Undecided> {
    if !all.payments.iter().any(is_penalty) || !asked.under(Cite("voltarete:II.19.9")).ask(&REMISSA_PENDING)? {
        return Ok(());
    }
    let (waiting, paid): (Vec<Payment>, Vec<Payment>) = all.payments.iter().partition(|payment| is_penalty(payment));
    all.payments = paid;
    all.follows.push(WAITS.says);
    all.cites.push(Cite("voltarete:II.19.9"));
    let owes = |payment: &Payment| {
        let seat = payment.from.as_seat()?;
        Some(Msg::new("voltarete-note-remissa").with("seat", seat).with("tentos", payment.amount))
    };
    all.notes.extend(waiting.iter().filter_map(owes));
    Ok(())
}

/// The hand as the desk is told it, changed as the rulings say.
fn told_hand(asked: &Asked<'_>, kept: &[Ruled]) -> Result<Hand, Undecided> {
    let says = |outcome: &Outcome| kept.iter().any(|(_, ruling)| has(ruling, outcome));
    let who = |outcome: &Outcome| {
        let rulings = kept.iter().filter(|(_, ruling)| has(ruling, outcome));
        rulings.fold(SeatSet::EMPTY, |seats, (_, ruling)| seats.or(ruling.at_fault))
    };
    let ((contract, feito), bolo) = (contract_and_feito(asked)?, asked.ask(&BOLO_HOLDS)?);
    let mut hand = Hand {
        feito,
        opponents: opponents(feito).collect(),
        contract,
        trump: None,
        bolo,
        tricks: [0; SEATS],
        ending: Ending::Played,
        answers: None,
        tie: CodilhoTie::Split,
        matadores: 0,
        primeiras: false,
        geral: Geral::No,
        all_nine: false,
        barred: SeatSet::EMPTY,
        resigned: SeatSet::EMPTY,
        but: But { unpaid: who(&BAR_PAGAS), unpaid_geral: who(&BAR_GERAL_PAID), ..But::default() },
    };
    if says(&GIVES_UP) && !matches!(contract, Contract::Casca | Contract::Treze) {
        return impossible("laws-impossible-only-casca");
    }
    // A casca whose suit is named is given up at its own rate (D45); before that no trump counts.
    let named = asked.known(&Field::yes_no("suit-named")) == Some(true);
    if says(&GIVES_UP) && !named {
        return Ok(Hand { ending: Ending::GivenUp, ..hand });
    }
    hand.trump = asked.ask(&COPAS)?.then_some(Suit::Copas);
    if says(&GRANTED) || says(&GIVES_UP) {
        return Ok(Hand { ending: Ending::Granted, ..hand });
    }
    hand.matadores = matadores(asked)?;
    if says(&FEITO_WINS) {
        // Neither the first five tricks nor a geral: the hand was not played (D43).
        return Ok(Hand { ending: Ending::Laid(feito, LaidAs::Granted), ..hand });
    }
    if says(&AS_SAID) {
        let lost = match asked.ask(&Said::field("said-lost"))? {
            Said::Reposta => Lost::Resposta,
            Said::Codilho => Lost::Codilho,
        };
        hand.ending = Ending::Laid(feito, LaidAs::Lost(lost));
    }
    hand.answers = answered(asked, &hand, kept)?;
    if says(&ORDINARY_PAGAS) {
        hand.but.only = Some(Item::Base);
    }
    let cannot = who(&BAR_WIN).or(who(&BAR_CODILHO));
    // A player who pays no penalty besides has given the hand up (D6).
    let penal = kept.iter().flat_map(|(_, ruling)| &ruling.payments).filter(|payment| is_penalty(payment));
    let penal: SeatSet = penal.filter_map(|payment| payment.from.as_seat()).collect();
    hand.barred = cannot;
    hand.resigned = cannot.minus(penal);
    ask_tricks(asked, &mut hand)?;
    hand.but.pays_geral = Seat::first(SEATS).find(|&seat| who(&GERAL_FOR_BOTH).contains(seat));
    if says(&BAR_GERAL) {
        hand.geral = Geral::No;
    }
    hand.all_nine = hand.tricks[feito.index()] == HAND as u8 && !says(&GERAL_LOST);
    Ok(hand)
}

/// The answers to a reposta that was asked for.
fn answered(asked: &Asked<'_>, hand: &Hand, kept: &[Ruled]) -> Result<Option<Resposta>, Undecided> {
    let says = |outcome: &Outcome| kept.iter().any(|(_, ruling)| has(ruling, outcome));
    let both: SeatSet = hand.opponents.iter().copied().collect();
    if says(&EACH_ALONE) {
        return Ok(Some(Resposta { gave: SeatSet::EMPTY, refused: both }));
    }
    if !says(&REFUSER_ALONE) {
        return Ok(None);
    }
    let granter = asked.ask(&GRANTER)?;
    if !both.contains(granter) {
        return impossible("laws-impossible-granter");
    }
    Ok(Some(Resposta { gave: SeatSet::of(granter), refused: both.without(granter) }))
}

/// The tricks of each, and what the feito made of them.
fn ask_tricks(asked: &Asked<'_>, hand: &mut Hand) -> Result<(), Undecided> {
    let players = if hand.contract == Contract::Treze { SEATS } else { SEATS - 1 };
    for (tricks, field) in hand.tricks.iter_mut().zip(&TRICKS).take(players) {
        *tricks = asked.ask(field)? as u8;
    }
    let (made, all) = (hand.tricks[hand.feito.index()], hand.tricks.iter().map(|&tricks| usize::from(tricks)).sum::<usize>());
    // A feito with the first five tricks may stop there; cards laid down end the hand earlier.
    let stopped = usize::from(made) == all && made >= FIRST_FIVE || hand.ending != Ending::Played;
    if all > HAND || all < HAND && !stopped {
        return impossible("laws-impossible-nine-tricks");
    }
    hand.primeiras = made >= FIRST_FIVE && asked.ask(&PRIMEIRAS)?;
    if hand.contract != Contract::Treze {
        hand.geral = match asked.ask(&Tried::field("geral"))? {
            Tried::No => Geral::No,
            Tried::Silently if !hand.primeiras => return impossible("laws-impossible-geral-tried"),
            Tried::Silently => Geral::Tried,
            Tried::Declared => Geral::Declared,
        };
    }
    Ok(())
}

const FIRST_FIVE: u8 = 5;

/// Adds the payments of the hand.
fn settle_hand(asked: &Asked<'_>, kept: &[Ruled], all: &mut Ruling) -> Result<(), Undecided> {
    let hand = told_hand(asked, kept)?;
    let (feito, settled) = (hand.feito, hand.settle());
    let won = match (asked.known(&Came::field("result")), asked.known(&Field::yes_no("feito-won"))) {
        (Some(result), _) => Some(result == Came::Won),
        (None, won) => won,
    };
    if won.is_some_and(|won| won != (settled.pagas == Pagas::Won)) {
        return impossible("laws-impossible-result");
    }
    for paga in settled.paid.iter().filter(|paga| paga.amount != 0) {
        pay(all, paga.opponent, feito, paga.amount, with_item(paga.item, paga.cause));
    }
    for &(winner, amount, cause) in &settled.codilho {
        pay(all, feito, winner, amount, cause);
    }
    if settled.pagas == Pagas::Won {
        pay(all, BOLO, feito, hand.bolo, cause("voltarete-cause-lift", "voltarete R113"));
    }
    for owed in &settled.repostas {
        pay(all, owed.owner, BOLO, hand.bolo, owed.cause);
    }
    Ok(())
}
