//! What everybody pays and gets when a hand is settled by a ruling: the figures of A.2, A.3 and A.6.

use super::Effect;
use super::standing::{Contract, Geral, Standing};

/// What changes hands.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Settlement {
    /// What each seat wins or loses.
    pub seats: [i64; 4],
    /// What the bolo holds then.
    pub bolo: i64,
    /// The penal respostas, by seat: they enter the bolo, or wait as remissas.
    pub respostas: Vec<usize>,
}

impl Settlement {
    fn pay(&mut self, from: usize, to: usize, amount: i64) {
        self.seats[from] -= amount;
        self.seats[to] += amount;
    }

    fn put(&mut self, from: usize, amount: i64) {
        self.seats[from] -= amount;
        self.bolo += amount;
    }

    fn lift(&mut self, to: usize) {
        self.seats[to] += self.bolo;
        self.bolo = 0;
    }
}

/// How a hand comes out by its tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Won,
    Resposta,
    Codilho(usize),
    /// Two opponents have most tricks.
    Split,
    /// Nobody wins, and only the penalty is paid (D6).
    Nothing,
}

/// Settles a hand under what follows from an incident. What is not known moves nothing: no tricks, no result.
pub fn settle(standing: &Standing, effects: &[Effect]) -> Settlement {
    let has = |effect: Effect| effects.contains(&effect);
    let bolo = standing.bolo;
    let mut paid = Settlement { bolo, ..Settlement::default() };
    if has(Effect::Undone) {
        // A hand that does not count gives back what it brought, and the bolo is what it was (D28).
        let mut was = paid.clone();
        standing.feito.into_iter().for_each(|feito| result(standing, &[], feito, &mut was));
        paid.seats = was.seats.map(|amount| -amount);
    }
    if has(Effect::Void) || has(Effect::DealAgain) || has(Effect::Undone) {
        for (seat, &passed) in standing.passes.iter().enumerate() {
            paid.put(seat, -passed);
        }
    }
    if let Some(feito) = standing.feito.filter(|_| !has(Effect::Undone)) {
        ordered(standing, effects, feito, &mut paid);
        if !has(Effect::Void) {
            result(standing, effects, feito, &mut paid);
        }
    }
    // The penal respostas, each as much as the bolo held (A.2).
    let mut owed: Vec<usize> = Vec::new();
    for effect in effects {
        match *effect {
            Effect::RespostaBy => owed.extend(standing.by),
            Effect::RespostaAlso => owed.extend(&standing.also),
            Effect::RespostaQuarto => owed.push(3),
            _ => {}
        }
    }
    for &seat in &owed {
        paid.put(seat, bolo);
    }
    Settlement { respostas: owed, ..paid }
}

/// What the ruling itself orders to be paid.
fn ordered(standing: &Standing, effects: &[Effect], feito: usize, paid: &mut Settlement) {
    let doubled = if standing.favorita { 2 } else { 1 };
    let base = standing.contract.base() * doubled;
    let to_each = |paid: &mut Settlement, amount: i64| opponents(feito).for_each(|seat| paid.pay(feito, seat, amount));
    for effect in effects {
        match *effect {
            Effect::PaysEach => to_each(paid, base),
            Effect::PaysLost => to_each(paid, pagas(standing, Counted::Lost)),
            Effect::PaysFeitoDouble => standing.by.into_iter().for_each(|by| paid.pay(by, feito, 2 * base)),
            Effect::GivesUp | Effect::Granted => {
                paid.put(feito, standing.bolo);
                to_each(paid, base);
            }
            Effect::GameResposta if effects.contains(&Effect::Void) => paid.put(feito, standing.bolo),
            Effect::FeitoWins => {
                paid.lift(feito);
                let won = pagas(standing, Counted::Won);
                opponents(feito).for_each(|seat| paid.pay(seat, feito, won));
            }
            _ => {}
        }
    }
}

/// How the hand comes out by its tricks, and what that pays.
fn result(standing: &Standing, effects: &[Effect], feito: usize, paid: &mut Settlement) {
    let has = |effect: Effect| effects.contains(&effect);
    let ended = [Effect::GivesUp, Effect::Granted, Effect::FeitoWins, Effect::MustPlay];
    let Some(tricks) = standing.tricks.filter(|_| !ended.into_iter().any(has)) else { return };
    let alone = has(Effect::RefuserAlone) || has(Effect::EachAlone);
    let refused = |seat: usize| alone && seat != feito && standing.granter != Some(seat);
    let outcome = barred(standing, effects, feito, by_tricks(standing, feito, &tricks, alone));
    let pays_pagas = |seat: &usize| !(has(Effect::BarPagas) && standing.by == Some(*seat));
    match outcome {
        Outcome::Won => {
            paid.lift(feito);
            let won = pagas(standing, Counted::Won);
            opponents(feito).for_each(|seat| paid.pay(seat, feito, won));
        }
        Outcome::Nothing => {}
        Outcome::Resposta | Outcome::Codilho(_) | Outcome::Split => {
            match outcome {
                Outcome::Codilho(_) if standing.contract == Contract::Treze => {
                    let share = standing.bolo / 3;
                    let over = (standing.bolo % 3) as usize;
                    (0..3).for_each(|seat| paid.pay(feito, seat, share + i64::from(seat < over)));
                }
                Outcome::Codilho(seat) => paid.pay(feito, seat, standing.bolo),
                Outcome::Split => {
                    let mut both = opponents(feito);
                    if let (Some(first), Some(second)) = (both.next(), both.next()) {
                        paid.pay(feito, first, standing.bolo - standing.bolo / 2);
                        paid.pay(feito, second, standing.bolo / 2);
                    }
                }
                _ => paid.put(feito, standing.bolo),
            }
            // The ordinary pagas only, where a feito turned up the talon and another plays for codilho (II.20.7).
            let counted = if has(Effect::GameResposta) { Counted::Base } else { Counted::Lost };
            let lost = pagas(standing, counted);
            opponents(feito).filter(pays_pagas).for_each(|seat| paid.pay(feito, seat, lost));
        }
    }
    for seat in opponents(feito).filter(|&seat| refused(seat) && outcome != Outcome::Codilho(seat)) {
        paid.put(seat, standing.bolo);
    }
    geral(standing, effects, feito, outcome, &tricks, paid);
}

/// The result that the tricks alone give.
fn by_tricks(standing: &Standing, feito: usize, tricks: &[u8; 4], alone: bool) -> Outcome {
    if standing.contract == Contract::Treze {
        return if tricks[feito] >= 5 { Outcome::Won } else { Outcome::Codilho(0) };
    }
    let most = opponents(feito).map(|seat| tricks[seat]).max().unwrap_or_default();
    let mut leaders = opponents(feito).filter(|&seat| tricks[seat] == most);
    match (leaders.next(), leaders.next()) {
        _ if tricks[feito] > most => Outcome::Won,
        _ if tricks[feito] == most => Outcome::Resposta,
        (Some(_), Some(_)) if alone => Outcome::Resposta,
        (Some(_), Some(_)) => Outcome::Split,
        (Some(seat), None) => Outcome::Codilho(seat),
        (None, _) => Outcome::Resposta,
    }
}

/// The result, if somebody may not win (D6, D7; II.9.2, II.9.4).
fn barred(standing: &Standing, effects: &[Effect], feito: usize, outcome: Outcome) -> Outcome {
    let has = |effect: Effect| effects.contains(&effect);
    let by_feito = standing.by == Some(feito);
    match outcome {
        Outcome::Won if has(Effect::RefuserAlone) => Outcome::Resposta,
        Outcome::Won if by_feito && has(Effect::BarWin) => {
            // Whoever pays a penalty besides takes nothing and pays nothing; whoever gave the hand up has lost it.
            if has(Effect::RespostaBy) { Outcome::Nothing } else { Outcome::Resposta }
        }
        Outcome::Codilho(seat) if standing.contract != Contract::Treze => {
            let offender = standing.by == Some(seat) && (has(Effect::BarWin) || has(Effect::BarCodilho));
            let granter = standing.granter == Some(seat);
            if offender || granter { Outcome::Resposta } else { outcome }
        }
        _ => outcome,
    }
}

/// A geral that was tried: won if all nine tricks are the feito's, else lost to whoever may be paid for it.
fn geral(standing: &Standing, effects: &[Effect], feito: usize, outcome: Outcome, tricks: &[u8; 4], paid: &mut Settlement) {
    let has = |effect: Effect| effects.contains(&effect);
    let Some(tried) = standing.geral.filter(|_| standing.contract != Contract::Treze && !has(Effect::BarGeral)) else { return };
    let times = if tried == Geral::Declared { 2 } else { 1 } * if standing.favorita { 2 } else { 1 };
    let each = standing.contract.geral() * times;
    let made = tricks[feito] == 9 && outcome == Outcome::Won && !has(Effect::GeralLost);
    for seat in opponents(feito) {
        if made {
            let payer = if has(Effect::GeralForBoth) { standing.by.unwrap_or(seat) } else { seat };
            paid.pay(payer, feito, each);
        } else if !(has(Effect::BarGeralPaid) && standing.by == Some(seat)) {
            paid.pay(feito, seat, each);
        }
    }
}

/// Who plays against the feito, beginning with the mão. The quarto plays only a casca das treze, against all three.
fn opponents(feito: usize) -> impl Iterator<Item = usize> {
    (0..3).filter(move |&seat| seat != feito)
}

/// What is counted in the pagas.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Base,
    Lost,
    Won,
}

/// The pagas of each opponent: the base, matadores, and the first five tricks if they were won (II.17.18).
fn pagas(standing: &Standing, counted: Counted) -> i64 {
    let matadores = if counted == Counted::Won { standing.matadores } else { standing.matadores.min(4) };
    let first_five = if counted == Counted::Won && standing.primeiras { 2 } else { 0 };
    let matadores = if counted == Counted::Base { 0 } else { matadores };
    (standing.contract.base() + matadores + first_five) * if standing.favorita { 2 } else { 1 }
}
