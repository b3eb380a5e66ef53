//! The battery, for every game of the house.

use engine::battery::{run, run_long};
use games::minchiate::Minchiate;
use games::ombre::voltarete::Voltarete;

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

#[test]
fn minchiate_holds_at_every_table() {
    for table in ["strict", "honour"] {
        for agreements in MINCHIATE {
            run::<Minchiate>(&[&[("table", table)], agreements].concat(), 2, 260);
        }
    }
}

#[test]
fn minchiate_whole_matches_end() {
    for table in ["strict", "honour"] {
        run_long::<Minchiate>(&[("table", table)], 60);
    }
}
