//! The battery, for every game of the Spanish family.

use engine::Game;
use engine::battery::{Compared, run, run_long, run_pairs};
use games::ombre::spanish::{
    Dosillo, Hombre, Mediator, Quadrillo, QuadrilloReyForzado, QuadrilloSolitario, Quintillo, Seisillo, Tresillo36,
    TresilloRefavor, TresilloSimple,
};

type Options = &'static [(&'static str, &'static str)];

const TABLES: [Options; 2] = [&[("table", "strict")], &[("table", "honour")]];

const MEDIATOR: [Options; 3] = [
    &[],
    &[("introduced_laws", "true"), ("estuche_count", "first_three_as_one"), ("pozo_pollas", "open"), ("most_hands", "4")],
    &[("favour_undeclared", "true"), ("claims", "spoken"), ("seating", "free"), ("fine_card", "RB"), ("most_hands", "6")],
];
const TRESILLO: [Options; 2] = [&[("most_hands", "3")], &[("claims", "spoken")]];
const SIMPLE: [Options; 2] = [&[("removed", "C"), ("most_hands", "3")], &[("favourite", "off")]];
const THIRTY_SIX: [Options; 2] = [&[("packets", "3-3-3-3"), ("most_hands", "3")], &[("favourite", "off")]];
const DOSILLO: [Options; 3] = [
    &[("most_hands", "4")],
    &[("variant", "dosillo_rey"), ("removed", "C"), ("claims", "spoken")],
    &[("removed", "C"), ("favourite", "off")],
];
const QUADRILLO: [Options; 3] =
    [&[("zangano", "on"), ("most_hands", "4")], &[("introduced", "true")], &[("zangano", "may_join"), ("claims", "spoken")]];
const SOLITARIO: [Options; 2] = [&[("zangano", "may_join"), ("most_hands", "4")], &[("claims", "spoken")]];
const FORZADO: [Options; 2] = [&[("zangano", "on"), ("most_hands", "4")], &[("forced_king_trump_counts", "true")]];
const MANY: [Options; 3] = [
    &[("most_hands", "3")],
    &[("king", "named_returnable"), ("zangano", "on"), ("claims", "spoken")],
    &[("king", "named"), ("zangano", "may_join"), ("forced_king_trump_counts", "true")],
];
const HOMBRE: [Options; 3] = [
    &[("most_hands", "4")],
    &[("chillar", "true"), ("pass_fee", "0"), ("primeras", "true")],
    &[
        ("chillar", "true"),
        ("fondo_mate_trump", "suit_shown"),
        ("claims", "spoken"),
        ("signals", "false"),
        ("pozo_fichas", "open"),
    ],
];

/// Every check at both tables, then whole matches, then two worlds side by side.
fn holds<G: Game>(agreements: &[Options]) {
    let mut all = Compared::default();
    for table in TABLES {
        for (seed, options) in agreements.iter().enumerate() {
            let options = [table, options].concat();
            run::<G>(&options, 1, 160);
            run_long::<G>(&options, 30);
            all.add(run_pairs::<G>(&options, seed as u64, 60, &[], &[]));
        }
    }
    println!("{}: {all:?}", G::FACTS.id);
    all.at_least(8, 150, 300);
}

macro_rules! battery {
    ($($name:ident: $Game:ty, $agreements:expr;)+) => {$(
        #[test]
        fn $name() {
            holds::<$Game>(&$agreements);
        }
    )+};
}

battery! {
    mediator: Mediator, MEDIATOR;
    tresillo_refavor: TresilloRefavor, TRESILLO;
    tresillo_simple: TresilloSimple, SIMPLE;
    tresillo_36: Tresillo36, THIRTY_SIX;
    dosillo: Dosillo, DOSILLO;
    quadrillo: Quadrillo, QUADRILLO;
    quadrillo_solitario: QuadrilloSolitario, SOLITARIO;
    quadrillo_rey_forzado: QuadrilloReyForzado, FORZADO;
    quintillo: Quintillo, MANY;
    seisillo: Seisillo, MANY;
    hombre: Hombre, HOMBRE;
}
