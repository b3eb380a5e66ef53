//! The battery, for every game.

use engine::battery::{Compared, Walk, agreed, run, run_long, run_pairs, run_trying};
use engine::{Game, Seat, Setup, Turn};
use games::grand::{self, Grand};
use games::minchiate::{self, Minchiate};
use games::ombre::voltarete::Voltarete;
use games::yukon::{self, Yukon};

const TABLES: [&[(&str, &str)]; 4] = [
    &[("table", "strict"), ("players", "3")],
    &[("table", "strict"), ("players", "4")],
    &[("table", "honour"), ("players", "3")],
    &[("table", "honour"), ("players", "4")],
];

/// Agreements that change the course of the game, each tried at every table.
const AGREEMENTS: [&[(&str, &str)]; 8] = [
    &[],
    &[("seating", "free"), ("medalhao", "off"), ("deal_packets", "4-5"), ("draw_from", "bottom"), ("pass_from", "top")],
    &[("espadilha_obrigada", "never"), ("treze_surrender", "refused"), ("segundo_max", "9"), ("last_buyer_max", "none")],
    &[("espadilha_obrigada", "up_to 40"), ("no_reposta_above_limit", "on"), ("pe_obrigado", "off"), ("tento_on_consent", "on")],
    &[("split_remissa", "on"), ("divide_remissas_at_end", "by_agreement"), ("recambo_size", "2"), ("recambos", "2")],
    &[("payment_claims", "on_request"), ("claim_deadline", "next_cut"), ("history_attribution", "shown")],
    &[("payment_claims", "auto"), ("penalty_code", "old_tariff"), ("codilho_tie", "nearest_right"), ("remissa_from_hand", "4")],
    &[
        ("payment_claims", "on_request"),
        ("recambos", "2"),
        ("recambo_size", "1"),
        ("reseat_each_recambo", "off"),
        ("reposta_with_remissa_pending", "enters"),
    ],
];

#[test]
fn voltarete_holds_at_every_table() {
    for table in TABLES {
        for agreements in AGREEMENTS {
            run::<Voltarete>(&[table, agreements].concat(), 1, 320);
        }
    }
}

/// Adds up what was compared under each of these options.
fn compared<G: Game>(
    tables: impl IntoIterator<Item = Vec<(&'static str, &'static str)>>,
    events: usize,
    probes: &[G::Action],
    opens: &[&str],
) -> Compared {
    let mut all = Compared::default();
    for (seed, options) in tables.into_iter().enumerate() {
        all.add(run_pairs::<G>(&options, seed as u64, events, probes, opens));
    }
    println!("{}: {all:?}", G::FACTS.id);
    all
}

#[test]
fn voltarete_tells_nobody_what_is_hidden() {
    let tables = TABLES.iter().flat_map(|table| AGREEMENTS.map(|agreements| [table, agreements].concat()));
    // Who claims what is left, or gives it up, lays their cards down.
    let opens = ["claim_win", "claim_codilho", "concede"];
    compared::<Voltarete>(tables, 100, &[], &opens).at_least(280, 3_500, 8_000);
}

#[test]
fn voltarete_whole_matches_end() {
    for table in TABLES {
        run_long::<Voltarete>(table, 400);
        for agreements in AGREEMENTS {
            run_long::<Voltarete>(&[table, agreements, &[("most_hands", "30")]].concat(), 60);
        }
    }
}

/// Agreements of Minchiate that change the course of the game, each tried at both tables.
const MINCHIATE: [&[(&str, &str)]; 4] = [
    &[],
    &[("rob_round", "dealer_only"), ("partners", "agreed"), ("match_giochi", "1"), ("broken_resto", "counts")],
    &[("tarot_revoke", "as_suit"), ("revoke_payer", "offender_alone"), ("match_giochi", "open"), ("most_giochi", "3")],
    &[
        ("resto_points", "40"),
        ("first_dealer", "agreed"),
        ("resto_value", "3"),
        ("pacts", "no looking back"),
        ("match_giochi", "2"),
    ],
];

fn calls() -> Vec<minchiate::Action> {
    Seat::first(4).flat_map(|seat| (1..=21).map(move |trick| minchiate::Action::CallRevoke(seat, trick))).collect()
}

#[test]
fn minchiate_holds_at_every_table() {
    let calls = calls();
    for table in ["strict", "honour"] {
        for agreements in MINCHIATE {
            run_trying::<Minchiate>(&[&[("table", table)], agreements].concat(), 2, 260, &calls);
        }
    }
}

#[test]
fn minchiate_tells_nobody_what_is_hidden() {
    let tables =
        ["strict", "honour"].into_iter().flat_map(|table| MINCHIATE.map(|agreed| [&[("table", table)], agreed].concat()));
    // Behind the cut the cards are dealt, of which some are turned up.
    compared::<Minchiate>(tables, 220, &calls(), &["cut"]).at_least(45, 1_500, 4_500);
}

#[test]
fn minchiate_whole_matches_end() {
    for table in ["strict", "honour"] {
        run_long::<Minchiate>(&[("table", table)], 60);
    }
}

const YUKON: [&[(&str, &str)]; 3] = [&[("players", "2")], &[("players", "3")], &[("players", "4")]];

/// Agreements that change the course of Yukon, each tried with every number of players.
const YUKON_AGREEMENTS: [&[(&str, &str)]; 4] = [
    &[],
    &[("table", "honour"), ("stake", "5")],
    &[("table", "honour"), ("yukon_optional", "true"), ("pairs_draw", "same_colour"), ("target", "600")],
    &[("jack_has_suit", "false"), ("removed_card", "9E"), ("pairs_draw", "same_colour"), ("target", "60"), ("stake", "1")],
];

#[test]
fn yukon_holds_at_every_table() {
    let accusations: Vec<_> = Seat::first(4).map(yukon::Action::Accuse).collect();
    for table in YUKON {
        for agreements in YUKON_AGREEMENTS {
            run_trying::<Yukon>(&[table, agreements].concat(), 1, 200, &accusations);
        }
    }
}

#[test]
fn yukon_tells_nobody_what_is_hidden() {
    let accusations: Vec<_> = Seat::first(4).map(yukon::Action::Accuse).collect();
    let tables = YUKON.iter().flat_map(|table| YUKON_AGREEMENTS.map(|agreements| [table, agreements].concat()));
    compared::<Yukon>(tables, 200, &accusations, &[]).at_least(170, 2_500, 6_500);
}

/// The points of every round add up to 125 (R14).
#[test]
fn yukon_rounds_total_125() {
    for table in YUKON {
        for agreements in [YUKON_AGREEMENTS[0], YUKON_AGREEMENTS[2]] {
            let mut walk = Walk::<Yukon>::new(agreed::<Yukon>(&[table, agreements].concat()), Setup::default(), 125);
            walk.go(usize::MAX, &mut |walk| {
                let game = walk.game();
                let counted = game.reports().iter().filter(|report| matches!(report.outcome, Some("counted" | "won"))).count();
                let both = if game.players() == 4 { 2 } else { 1 };
                let points: i64 = Seat::first(game.players()).map(|seat| game.ledger().balance(seat)).sum();
                assert_eq!(points, 125 * both * counted as i64, "{}", walk.describe());
            });
            assert_eq!(walk.game().turn(), Turn::Over);
        }
    }
}

/// Agreements that change the course of Grand.
const GRAND: [&[(&str, &str)]; 6] = [
    &[],
    &[("table", "honour"), ("stake", "5")],
    &[("eucre_defender_exchange", "own_partner"), ("pairs", "chosen"), ("rebid_after_pass", "false"), ("end_mode", "hands")],
    &[("eucre_defender_exchange", "off"), ("end_mode", "time"), ("slam_wins", "false"), ("stake", "1"), ("most_hands", "40")],
    &[("table", "honour"), ("eucre_defender_exchange", "own_partner"), ("end_mode", "time"), ("copas_opening_bid", "50")],
    &[("table", "honour"), ("target", "30"), ("copas_opening", "false")],
];

#[test]
fn grand_holds_at_every_table() {
    for agreements in GRAND {
        run_trying::<Grand>(agreements, 3, 220, &Seat::first(4).map(grand::Action::Accuse).collect::<Vec<_>>());
    }
}

#[test]
fn grand_tells_nobody_what_is_hidden() {
    let accusations: Vec<_> = Seat::first(4).map(grand::Action::Accuse).collect();
    let tables = GRAND.iter().chain(&GRAND).map(|agreements| agreements.to_vec());
    compared::<Grand>(tables, 240, &accusations, &[]).at_least(180, 3_000, 9_000);
}

/// Deals of a long run: many with `SPADILLE_LONG` set, a few otherwise.
fn deals(many: u64) -> u64 {
    if std::env::var_os("SPADILLE_LONG").is_some() { many } else { many / 100 }
}

#[test]
fn yukon_whole_matches_end() {
    for table in YUKON {
        for agreements in YUKON_AGREEMENTS {
            run_long::<Yukon>(&[table, agreements].concat(), deals(8_400));
        }
    }
}

#[test]
fn grand_whole_matches_end() {
    for agreements in GRAND {
        run_long::<Grand>(agreements, deals(17_000));
    }
}
