//! The aim of a hand, and how far it is: counted by side (mediator R44), or each defender for themselves (hombre R34).

use super::state::{Bola, Partner, Phase};
use super::variant::Reckoning;
use super::view::View;
use engine::{Msg, Seat};

pub(super) fn aim(view: &View) -> Option<Msg> {
    let (own, open) = (view.seat()?, &view.open);
    let plays = open.round.plays_cards(own);
    if !plays || matches!(open.phase, Phase::Over | Phase::Lots | Phase::Draw | Phase::Favourite | Phase::Raffle | Phase::Shuffle)
    {
        return None;
    }
    let variant = view.terms.variant;
    let bola = open.bola == Bola::Bid || open.bola == Bola::Tried;
    if let Some(hombre) = open.hombre.filter(|_| bola) {
        return Some(all_tricks(view, own, hombre));
    }
    Some(match (open.hombre.filter(|_| open.bid.is_some()), variant.reckoning) {
        (None, Reckoning::Counted { win }) => {
            Msg::new("spanish-aim-bid").with("win", i64::from(win)).with("tricks", variant.hand)
        }
        (None, Reckoning::Compared) => Msg::new("spanish-aim-bid-compared"),
        (Some(hombre), Reckoning::Counted { win }) => counted(view, own, hombre, win),
        (Some(hombre), Reckoning::Compared) => compared(view, own, hombre),
    })
}

/// The tricks of the Hombre's side as far as the viewer knows who belongs to it.
fn counted(view: &View, own: Seat, hombre: Seat, win: u8) -> Msg {
    let open = &view.open;
    let is_called = open.partner == Partner::Unknown && open.called.is_some_and(|card| view.hand.contains(card));
    let partner = match open.partner {
        Partner::Seat(seat) => Some(seat),
        Partner::Unknown if is_called => Some(own),
        Partner::Unknown | Partner::Nobody => None,
    };
    let side = [Some(hombre), partner.filter(|&seat| seat != hombre)];
    let made: u8 = side.into_iter().flatten().map(|seat| open.play.of(seat)).sum();
    let with = side.contains(&Some(own));
    let id = match (with, open.partner) {
        (true, Partner::Nobody) => "spanish-aim-alone",
        (true, Partner::Unknown) if !is_called => "spanish-aim-side-hidden",
        (true, _) => "spanish-aim-side",
        (false, Partner::Unknown) => "spanish-aim-against-hidden",
        (false, Partner::Seat(_) | Partner::Nobody) => "spanish-aim-against",
    };
    let msg = Msg::new(id).with("seat", hombre).with("win", i64::from(win)).with("tricks", i64::from(made));
    msg.with("rest", open.play.takers.len() as i64 - i64::from(made))
}

/// A bola: every trick, or one that stops it (mediator R48-R50).
fn all_tricks(view: &View, own: Seat, hombre: Seat) -> Msg {
    let open = &view.open;
    let is_called = open.called.is_some_and(|card| view.hand.contains(card));
    let with = own == hombre || open.partner == Partner::Seat(own) || open.partner == Partner::Unknown && is_called;
    let id = if with { "spanish-aim-bola" } else { "spanish-aim-bola-against" };
    Msg::new(id).with("seat", hombre).with("all", view.terms.variant.hand).with("tricks", open.play.takers.len())
}

/// The Hombre's tricks beside those of each defender.
fn compared(view: &View, own: Seat, hombre: Seat) -> Msg {
    let open = &view.open;
    let of = |seat: Seat| i64::from(open.play.of(seat));
    let others: Vec<Seat> =
        view.match_state.places.iter().copied().filter(|&seat| seat != hombre && open.round.plays_cards(seat)).collect();
    let msg = |ids: [&'static str; 2]| Msg::new(ids[usize::from(own != hombre)]).with("seat", hombre).with("tricks", of(hombre));
    match others[..] {
        [one, other] => {
            let msg = msg(["spanish-aim-compared", "spanish-aim-compared-against"]).with("one", one).with("first", of(one));
            msg.with("other", other).with("second", of(other))
        }
        _ => {
            let most = others.iter().copied().map(of).max().unwrap_or(0);
            msg(["spanish-aim-more", "spanish-aim-more-against"]).with("most", most)
        }
    }
}
