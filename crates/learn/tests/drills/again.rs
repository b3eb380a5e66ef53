//! The answers of drills computed a second time: by the orders a rule book draws, and by arithmetic written from the rules.

use cards::{Card, CardSet, Rank, Suit};
use engine::Entry;
use engine::chart::{Chart, What as Of};
use engine::{Arg, Msg};
use learn::drill::{Drill, What};

const BLACK: [Suit; 2] = [Suit::Espadas, Suit::Bastos];

fn colour(suit: Suit) -> bool {
    BLACK.contains(&suit)
}

/// The Matto of Minchiate is no part of a trick.
fn is_matto(card: Card) -> bool {
    card.number() == Some(0)
}

/// The trumps, or what stands above the suits, from the highest down; equals together.
fn above(entry: &Entry, drill: &Drill) -> Vec<CardSet> {
    let charts = (entry.charts)();
    let wanted = |heading: &Msg| match heading.id {
        "minchiate-chart-tarocchi" | "yukon-chart-yukons" | "chart-order" => true,
        "chart-trump" => heading.args.iter().any(|(_, arg)| drill.table.trump.is_some_and(|suit| *arg == Arg::Suit(suit))),
        _ => false,
    };
    let drawn = charts.iter().find_map(|chart| match chart {
        Chart::Order { heading, steps, .. } if wanted(heading) => Some(steps.clone()),
        Chart::Order { .. } | Chart::Tariff { .. } => None,
    });
    match (drawn, drill.table.trump) {
        (Some(steps), _) => steps.into_iter().filter(|step| !step.iter().any(is_matto)).collect(),
        (None, None) => Vec::new(),
        (None, Some(trump)) => {
            let eucre = format!("{:?}", drill.table.facts).contains("eucre");
            let of = |suit: Suit, rank: Rank| CardSet::of(Card::new(suit, rank));
            let other = Suit::ALL.into_iter().find(|&suit| suit != trump && colour(suit) == colour(trump)).expect("a suit");
            let bowers = if eucre { vec![of(trump, Rank::Jack), of(other, Rank::Jack)] } else { Vec::new() };
            let all: CardSet = bowers.iter().fold(CardSet::EMPTY, |all, one| all | *one);
            let plain = ranks(entry).into_iter().map(|rank| of(trump, rank)).filter(|one| !one.meets(all));
            bowers.iter().copied().chain(plain).collect()
        }
    }
}

/// The ranks of a suit that is drawn once for all.
fn ranks(entry: &Entry) -> Vec<Rank> {
    let drawn = (entry.charts)().into_iter().find_map(|chart| match chart {
        Chart::Order { heading, steps, .. } if heading.id == "chart-suits" => Some(steps),
        Chart::Order { .. } | Chart::Tariff { .. } => None,
    });
    let cards = drawn.into_iter().flatten().filter_map(|step| step.first());
    cards.filter_map(|card| card.rank()).collect()
}

/// The ranks of this suit where it is not trump, from the highest down.
fn plain(entry: &Entry, suit: Suit) -> Vec<Rank> {
    let names = |heading: &Msg| heading.args.iter().any(|(_, arg)| *arg == Arg::Suit(suit));
    let drawn = (entry.charts)().into_iter().find_map(|chart| match chart {
        Chart::Order { heading, steps, .. }
            if (heading.id.starts_with("chart-plain") || heading.id == "chart-two-suits") && names(&heading) =>
        {
            Some(steps)
        }
        Chart::Order { .. } | Chart::Tariff { .. } => None,
    });
    match drawn {
        Some(steps) => steps.iter().filter_map(|step| step.first()?.rank()).collect(),
        None => ranks(entry),
    }
}

/// The card that takes the trick; none if the sides tie.
pub(crate) fn best(entry: &Entry, drill: &Drill) -> Option<Card> {
    let steps = above(entry, drill);
    let place = |card: Card| steps.iter().position(|step| step.contains(card));
    let plays = &drill.table.trick;
    let highest = plays.iter().filter_map(|&(_, card)| place(card)).min();
    if let Some(highest) = highest {
        let mut top = plays.iter().filter(|(_, card)| place(*card) == Some(highest));
        let &(seat, first) = top.next()?;
        // In Truco equal cards of both sides tie; in Yukon the first one played wins.
        let tied = entry.facts.id == "truco" && top.any(|(other, _)| other.index() % 2 != seat.index() % 2);
        return (!tied).then_some(first);
    }
    let led = plays.iter().find(|(_, card)| !is_matto(*card))?.1.suit()?;
    let order = plain(entry, led);
    let followed = plays.iter().filter(|(_, card)| card.suit() == Some(led));
    followed.map(|&(_, card)| card).min_by_key(|card| order.iter().position(|rank| card.rank() == Some(*rank)))
}

/// Did the suit led bind the player? An error if the answer does not follow from it.
pub(crate) fn duty(entry: &Entry, drill: &Drill) -> Result<bool, String> {
    let steps = above(entry, drill);
    let is_above = |card: Card| steps.iter().any(|step| step.contains(card));
    let Some(&(_, led)) = drill.table.trick.iter().find(|(_, card)| !is_matto(*card)) else {
        // After the Matto alone anything may be played.
        return if drill.choices.iter().all(|choice| choice.right) { Ok(false) } else { Err("nothing was led".to_owned()) };
    };
    let game = entry.facts.id;
    let ombre = entry.shelf == "ombre";
    // A Yukon follows the suit printed on it, and no other Yukon.
    let follows = |card: Card| match (is_above(led), is_above(card)) {
        _ if game == "yukon" => card.suit() == led.suit(),
        (true, true) => true,
        (false, false) => card.suit() == led.suit(),
        (true, false) | (false, true) => false,
    };
    let cards = drill.choices.iter().filter_map(|choice| match choice.what {
        What::Card(card) => Some((card, choice.right)),
        What::Cards(_) | What::Said(_) | What::Number(_) | What::Follows(_) => None,
    });
    let cards: Vec<(Card, bool)> = cards.collect();
    // A rule besides the duty to follow may forbid a card: a king too soon, where the first king played makes the partner.
    let forbidden = |card: Card| {
        let why = drill.choices.iter().find(|choice| choice.what == What::Card(card)).and_then(|choice| choice.why.as_ref());
        why.and_then(|why| why.says.as_ref()).is_some_and(|says| !says.id.ends_with("-refused-follow"))
    };
    // The three highest trumps may be held back.
    let mate = |card: Card| ombre && steps.iter().take(3).any(|step| step.contains(card));
    let follower = |&&(card, _): &&(Card, bool)| follows(card) && !is_matto(card) && !mate(card);
    let must = cards.iter().filter(follower).count();
    if must == 0 {
        // Without the suit: trump in Malilla, a tarocco in Minchiate, a Yukon in Yukon; elsewhere any card.
        let trumping = matches!(game, "malilla" | "minchiate" | "yukon") && cards.iter().any(|&(card, _)| is_above(card));
        let wrong = |&&(card, right): &&(Card, bool)| !right && !forbidden(card);
        let has_mate = cards.iter().any(|&(card, _)| mate(card));
        let held_back = ombre && has_mate && is_above(led);
        let free = !(trumping || held_back);
        return match cards.iter().find(wrong) {
            Some((card, _)) if free && !matches!(game, "yukon" | "minchiate") => Err(format!("{card} may be thrown")),
            _ => Ok(false),
        };
    }
    // A napolitana of Rebesino need not follow.
    let pays = |card: Card| games::rebesino::deck::PAY.contains(card);
    let napolitana =
        game == "rebesino" && cards.iter().filter(|&&(card, _)| pays(card)).count() > 0 && cards.iter().all(|&(_, right)| right);
    for &(card, right) in &cards {
        let owed = follows(card) || is_matto(card);
        if right && !owed && !napolitana {
            return Err(format!("{card} does not follow"));
        }
        // In Malilla one must also beat the trick; elsewhere any card of the suit will do.
        if !right && owed && game != "malilla" && !forbidden(card) {
            return Err(format!("{card} follows"));
        }
    }
    Ok(true)
}

fn argument(drill: &Drill, name: &str) -> i64 {
    let found = drill.question.args.iter().find(|(known, _)| *known == name);
    match found {
        Some((_, Arg::Number(number))) => *number,
        _ => panic!("no figure `{name}` in {:?}", drill.question),
    }
}

fn number(card: Card) -> i64 {
    card.rank().map_or(0, |rank| rank as i64)
}

/// The figure asked for.
pub(crate) fn count(entry: &Entry, drill: &Drill) -> i64 {
    let hand = &drill.table.hand;
    let all: CardSet = hand.iter().copied().collect();
    match drill.question.id {
        "drill-ask-trumps" => hand.iter().filter(|&&card| is_trump(entry, drill, card)).count() as i64,
        "drill-ask-run" => above(entry, drill).iter().take_while(|step| step.meets(all)).count() as i64,
        "drill-ask-counts" => hand.iter().map(|&card| counts(entry, "chart-counts", card)).sum(),
        "drill-ask-sold" => hand.iter().map(|&card| counts(entry, "rebesino-chart-pay", card)).sum(),
        "drill-ask-price-tentos" | "drill-ask-price-tantos" | "drill-ask-price-tantos-in" => price(entry, drill),
        "drill-ask-envido" => {
            let branca = |card: Card| if number(card) <= 7 { number(card) } else { 0 };
            let pairs = hand.iter().enumerate().flat_map(|(n, &one)| hand[..n].iter().map(move |&other| (one, other)));
            let paired =
                pairs.filter(|(one, other)| one.suit() == other.suit()).map(|(one, other)| 20 + branca(one) + branca(other));
            paired.max().unwrap_or_else(|| hand.iter().map(|&card| branca(card)).max().unwrap_or(0))
        }
        "drill-ask-flor" => 20 + hand.iter().map(|&card| number(card)).filter(|&number| number <= 7).sum::<i64>(),
        "drill-ask-verzigole" => games::minchiate::verzigole::verzigole(all).iter().map(|one| one.points).sum(),
        "drill-ask-whist" => tricks(drill, 5, 65),
        "drill-ask-grand" => tricks(drill, 9, 103),
        "drill-ask-eucre" => eucre(drill, 20, argument(drill, "bid") + 20),
        "drill-ask-eucre-alone" => eucre(drill, 25, 2 * argument(drill, "bid")),
        "drill-ask-copas" => match argument(drill, "taken") {
            0 => 50,
            hearts => -(argument(drill, "bid") + hearts),
        },
        "drill-ask-punto" => {
            let value = |card: &Card| match card.rank() {
                Some(Rank::Ace) => 11,
                Some(Rank::Seven | Rank::Eight | Rank::Nine) => number(*card),
                _ => 10,
            };
            let of = |suit: Suit| hand.iter().filter(|card| card.suit() == Some(suit)).map(value).sum::<i64>();
            (Suit::ALL.into_iter().map(of).max().unwrap_or(0) + 5) / 10
        }
        "drill-ask-secansas" => Suit::ALL.into_iter().map(|suit| runs(hand, suit)).sum(),
        "drill-ask-sets" => {
            let of = |rank: Rank| hand.iter().filter(|card| card.rank() == Some(rank)).count();
            let ranks = [Rank::Ace, Rank::King, Rank::Knight, Rank::Jack, Rank::Two];
            ranks.into_iter().map(|rank| if of(rank) == 4 { 14 } else { 3 * i64::from(of(rank) == 3) }).sum()
        }
        other => panic!("{other}"),
    }
}

/// The points of the runs in a suit of Cientos.
fn runs(hand: &[Card], suit: Suit) -> i64 {
    let order = ranks(&games::entry("cientos").expect("Cientos"));
    let held: String = order.iter().map(|&rank| if hand.contains(&Card::new(suit, rank)) { 'x' } else { ' ' }).collect();
    let points = |run: &str| if run.len() < 3 { 0 } else { [3, 4, 15, 16, 17, 18][run.len() - 3] };
    held.split(' ').map(points).sum()
}

/// A trump of the ombre family by the words of the rule: the suit, both black aces, and nothing else.
fn is_trump(entry: &Entry, drill: &Drill, card: Card) -> bool {
    assert_eq!(entry.shelf, "ombre");
    let black_ace = card.rank() == Some(Rank::Ace) && card.suit().is_some_and(colour);
    black_ace || card.suit() == drill.table.trump
}

fn counts(entry: &Entry, wanted: &str, card: Card) -> i64 {
    let charts = (entry.charts)();
    let rows = charts.iter().flat_map(|chart| match chart {
        Chart::Tariff { heading, rows, .. } if heading.id == wanted => rows.as_slice(),
        Chart::Tariff { .. } | Chart::Order { .. } => &[],
    });
    let of = |row: &engine::chart::Row| matches!(&row.what, Of::Cards(cards) if cards.contains(card)).then(|| row.figures[0]);
    rows.filter_map(of).flatten().sum()
}

/// The figure at the row and column of the tariff that the question names.
fn price(entry: &Entry, drill: &Drill) -> i64 {
    let named = |name: &str| drill.question.args.iter().find(|(known, _)| *known == name).map(|(_, arg)| arg.clone());
    let (Some(Arg::Msg(game)), Some(Arg::Msg(column))) = (named("game"), named("column")) else { panic!("{:?}", drill.question) };
    let found = (entry.charts)().into_iter().find_map(|chart| match chart {
        Chart::Tariff { columns, rows, .. } => {
            let at = columns.iter().position(|known| *known == column)?;
            rows.into_iter().find(|row| row.what == Of::Said(game.clone()))?.figures[at]
        }
        Chart::Order { .. } => None,
    });
    found.unwrap_or_else(|| panic!("no price of {game:?} under {column:?}"))
}

/// Whist and Grand: so much for each trick above six, a figure for all; less than the bid loses it.
fn tricks(drill: &Drill, each: i64, all: i64) -> i64 {
    let (bid, taken) = (argument(drill, "bid"), argument(drill, "taken"));
    let earned = if taken == 13 { all } else { each * (taken - 6).max(0) };
    if earned >= bid { earned } else { -bid }
}

fn eucre(drill: &Drill, all: i64, fine: i64) -> i64 {
    let earned = [0, 0, 0, 5, 10, all][argument(drill, "taken") as usize];
    if earned >= argument(drill, "bid") { earned } else { -fine }
}
