//! Everything a game shows to one viewer, as bytes.

use crate::show::{Choice, HandView, SeatView, TableView};
use crate::{Arg, Game, Msg, Offer, Seat, Viewer};
use cards::{Card, CardSet};

/// All viewers of a table.
pub fn all_viewers(players: usize) -> impl Iterator<Item = Viewer> + Clone {
    Seat::first(players).map(Viewer::Seat).chain([Viewer::Public])
}

/// The view of this viewer and the table drawn from it.
pub(super) fn leaves<G: Game>(game: &G, viewer: Viewer) -> String {
    let view = game.view(viewer);
    written(&(&view, &G::show(&view)))
}

fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| panic!("what is seen cannot be written: {error}"))
}

/// All offers to a seat: those of its turn and the optional ones.
pub(super) fn offers<G: Game>(game: &G, seat: Seat) -> Vec<Offer<G::Action>> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    game.optional_offers(seat, &mut offers);
    offers
}

/// Everything this viewer is shown of a game, and the cards they see there.
#[derive(Clone, PartialEq)]
pub(super) struct Seen {
    bytes: String,
    /// The cards in the viewer's hand.
    pub(super) hand: CardSet,
    /// The cards that lie open besides: turned up, played, or shown by their owners.
    pub(super) open: Vec<Vec<Card>>,
}

impl Seen {
    pub(super) fn of<G: Game>(game: &G, viewer: Viewer) -> Seen {
        let view = game.view(viewer);
        let table = G::show(&view);
        let ways = |offers: &[Offer<G::Action>]| offers.iter().map(Choice::new).collect::<Vec<_>>();
        let offered = viewer.seat().map(|seat| ways(&offers(game, seat)));
        let deal = game.deal_number();
        let told = written(&(&view, &table, ways(G::offered(&view)), offered, game.ledger().since(deal.saturating_sub(1))));
        let mut layout = Vec::new();
        game.layout(&mut layout);
        // Of a long match the deals before the last two were compared when they were played.
        let reports = game.reports();
        let last = &reports[reports.len().saturating_sub(2)..];
        let rest =
            (game.turn(), deal, game.dealer(), game.sides(), game.winners(), G::to_act(&view), last, layout, game.figures());
        Seen { bytes: format!("{told}\n{rest:?}"), hand: held(&table, viewer), open: lies_open(&table, viewer) }
    }

    /// The first difference of the two, with a little of the text before it.
    pub(super) fn parting(&self, other: &Seen) -> String {
        let same = self.bytes.bytes().zip(other.bytes.bytes()).take_while(|(one, other)| one == other).count();
        let from = same.saturating_sub(160);
        let piece = |text: &str| String::from_utf8_lossy(&text.as_bytes()[from..text.len().min(same + 240)]).into_owned();
        format!("{}\n{}", piece(&self.bytes), piece(&other.bytes))
    }
}

fn faces(seat: &SeatView) -> &[Card] {
    if let HandView::Faces(cards) = &seat.hand { cards } else { &[] }
}

fn held(table: &TableView, viewer: Viewer) -> CardSet {
    table.seats.iter().filter(|seat| viewer.are(seat.seat)).flat_map(faces).copied().collect()
}

/// Place by place, for it matters where a card lies.
fn lies_open(table: &TableView, viewer: Viewer) -> Vec<Vec<Card>> {
    let centre = &table.centre;
    let taken = centre.taken.iter().flat_map(|trick| &trick.cards);
    let played = centre.trick.iter().chain(&centre.last_trick).chain(taken).map(|played| played.card).collect();
    let others = table.seats.iter().filter(|seat| !viewer.are(seat.seat)).map(|seat| faces(seat).to_vec());
    let shown = table.seats.iter().map(|seat| seat.shown.iter().collect());
    // A card that was seen and put away again is told.
    let mut told = Vec::new();
    table.log.iter().for_each(|msg| cards_told(msg, &mut told));
    [played, centre.turned.clone(), told].into_iter().chain(others).chain(shown).collect()
}

fn cards_told(msg: &Msg, out: &mut Vec<Card>) {
    for (_, arg) in &msg.args {
        match arg {
            Arg::Card(card) => out.push(*card),
            Arg::Cards(cards) => out.extend(cards.iter()),
            Arg::Msg(msg) => cards_told(msg, out),
            _ => {}
        }
    }
}

/// The cards an act names.
pub(super) fn named(action: &impl std::fmt::Display) -> CardSet {
    action.to_string().split_whitespace().filter_map(|word| word.parse::<Card>().ok()).collect()
}
