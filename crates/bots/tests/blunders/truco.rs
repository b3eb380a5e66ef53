//! Blunders at Truco Cego.

use crate::ending;
use crate::watch::{Blunder, Kind, Taken};
use engine::Seat;
use games::truco::points::{envido, power};
use games::truco::stakes::PARTIDA;
use games::truco::state::{First, Leaving, Reply, Side, Song, Stay};
use games::truco::view::Proposal;
use games::truco::{Action, Truco, View, volta_winner};

/// The blunders looked for.
pub(crate) fn blunders() -> Vec<Blunder<Truco>> {
    vec![
        Blunder { name: "takes a truco that is lost", cite: "R83", kind: Kind::Certain, look: takes_what_is_lost },
        Blunder { name: "refuses a truco that is won", cite: "R83", kind: Kind::Certain, look: refuses_what_is_won },
        Blunder { name: "leaves where waiting costs no more", cite: "A16", kind: Kind::Certain, look: leaves },
        Blunder { name: "refuses points nobody beats", cite: "R8, R10", kind: Kind::Certain, look: refuses_the_best_points },
        Blunder { name: "refuses a truco nobody beats", cite: "R83", kind: Kind::Certain, look: refuses_the_best_card },
        Blunder { name: "hides the points that win", cite: "A7, A8", kind: Kind::Certain, look: hides_what_wins },
        Blunder { name: "beats his companheiro", cite: "A14", kind: Kind::Doubtful, look: beats_his_fellow },
        ending::the_wrong_one(),
    ]
}

/// Those who have still to play to the vaza.
fn to_come(view: &View) -> impl Iterator<Item = Seat> + '_ {
    let open = &view.open;
    let waits = |seat: &Seat| open.stay[seat.index()] == Stay::In && !open.vaza.iter().any(|(player, _)| player == seat);
    open.order[..open.active].iter().copied().filter(waits)
}

/// The strength that holds the vaza, the earliest seat that has it, and the side: none if both sides have it.
fn best(vaza: &[(Seat, u8)], view: &View) -> Option<(u8, Seat, Option<Side>)> {
    let most = vaza.iter().map(|&(_, power)| power).max()?;
    let mut top = vaza.iter().filter(|&&(_, power)| power == most).map(|&(seat, _)| seat);
    let first = top.next()?;
    let side = view.sides[first.index()];
    Some((most, first, top.all(|seat| view.sides[seat.index()] == side).then_some(side)))
}

/// The certain winner of the volta, as the viewer knows it: in the third vaza, when their one card is the last to be played.
fn decided(view: &View) -> Option<Side> {
    let (open, me) = (&view.open, view.seat()?);
    let waiting: Vec<Seat> = to_come(view).collect();
    if open.vazas.len() != 2 || waiting != [me] {
        return None;
    }
    let own = view.hand.first().filter(|_| view.hand.len() == 1)?;
    let mut vaza: Vec<(Seat, u8)> = open.vaza.iter().map(|&(seat, card)| (seat, power(card))).collect();
    vaza.push((me, power(own)));
    let (_, first, side) = best(&vaza, view)?;
    volta_winner(&[open.vazas[0], open.vazas[1], side], view.sides[first.index()])
}

/// *Quero*, with a card that cannot win what lies on the table, while *não quero* would not cost the partida.
fn takes_what_is_lost(view: &View, action: &Action) -> Option<Taken> {
    let (figures, mine) = (view.pending?.truco?, view.sides[view.seat()?.index()]);
    let spared = view.scores[mine.other() as usize] + figures.nao_quero < PARTIDA;
    (decided(view)? != mine && spared).then(|| Taken::when(*action == Action::Answer(Reply::Quero)))?
}

/// *Não quero*, with a card that wins what lies on the table.
fn refuses_what_is_won(view: &View, action: &Action) -> Option<Taken> {
    let (_, mine) = (view.pending?.truco?, view.sides[view.seat()?.index()]);
    (decided(view)? == mine).then(|| Taken::when(*action == Action::Answer(Reply::NaoQuero)))?
}

/// Leaving is dominated: staying and refusing every raise loses no more, and may still win.
fn leaves(view: &View, action: &Action) -> Option<Taken> {
    let may = view.offers.iter().any(|offer| offer.includes(&Action::Leave(Leaving::Pass)));
    may.then(|| Taken::when(matches!(action, Action::Leave(_))))?
}

/// *Não quero* to an envido alone, by the mão with thirty-three.
fn refuses_the_best_points(view: &View, action: &Action) -> Option<Taken> {
    let (pending, me) = (view.pending?, view.seat()?);
    let envidos = pending.truco.is_none() && matches!(pending.first?.what, Proposal::Envido(_));
    let best = envidos && envido(view.dealt) == 33 && view.open.order[0] == me && pending.asked == view.sides[me.index()];
    best.then(|| Taken::when(*action == Action::Answer(Reply::NaoQuero)))?
}

/// *Não quero* to a truco, with the first vaza won and the highest card still to come.
fn refuses_the_best_card(view: &View, action: &Action) -> Option<Taken> {
    let (pending, me) = (view.pending?, view.seat()?);
    let mine = view.sides[me.index()];
    let asked = pending.first.is_none() && pending.truco.is_some() && pending.asked == mine;
    let espadilha: cards::Card = "1E".parse().ok()?;
    let won = view.open.vazas.first() == Some(&Some(mine)) && view.hand.contains(espadilha);
    (asked && won).then(|| Taken::when(*action == Action::Answer(Reply::NaoQuero)))?
}

/// *Não mato*, with more points than the opponents sang and no companheiro to sing after.
fn hides_what_wins(view: &View, action: &Action) -> Option<Taken> {
    let (open, me) = (&view.open, view.seat()?);
    let mine = view.sides[me.index()];
    if open.first != First::Singing || !matches!(action, Action::Sing(_) | Action::NaoMato) {
        return None;
    }
    let sung = |seat: Seat| match open.songs[seat.index()] {
        Some(Song::Points(points)) => Some(points),
        _ => None,
    };
    let others = || open.order[..open.active].iter().copied().filter(|&seat| seat != me);
    let theirs = others().filter(|seat| view.sides[seat.index()] != mine).filter_map(sung).max()?;
    let ours = others().filter(|seat| view.sides[seat.index()] == mine);
    let helped = ours.clone().filter_map(sung).any(|points| points >= theirs);
    let may_help = ours.clone().any(|seat| open.songs[seat.index()].is_none() && open.stay[seat.index()] == Stay::In);
    (envido(view.dealt) > theirs && !helped && !may_help).then(|| Taken::when(*action == Action::NaoMato))?
}

/// Last of all to a vaza that their companheiro holds: they beat them, though a lower card would leave it.
fn beats_his_fellow(view: &View, action: &Action) -> Option<Taken> {
    let (Action::Play(card), me) = (action, view.seat()?) else { return None };
    let vaza: Vec<(Seat, u8)> = view.open.vaza.iter().map(|&(seat, card)| (seat, power(card))).collect();
    let (most, first, side) = best(&vaza, view)?;
    let last = to_come(view).all(|seat| seat == me);
    let lower = view.hand.iter().any(|card| power(card) <= most) && view.hand.iter().any(|card| power(card) > most);
    (last && lower && first != me && side == Some(view.sides[me.index()])).then(|| Taken::when(power(*card) > most))?
}
