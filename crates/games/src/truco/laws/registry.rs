//! Every law of section 8 of the rules and of the championship's regulation, as it stands there.

use engine::law::{Class, Law, Moment, Protects};

macro_rules! laws {
    ($($book:literal { $($class:ident $id:literal $lines:literal $shield:ident $(until $moment:ident)?;)* })*) => {
        /// Every law, with its lines in the book, how the house carries it out, whom it protects and until when it can be called.
        pub const LAWS: &[Law] = &[$($(
            Law::new(concat!($book, ":", $id), concat!("book ", $lines), Class::$class)
                .shielding(Protects::$shield)$(.until(Moment::$moment))?
        ),*),*];
    };
}

laws! {
    "truco" {
        Prevent "9.III.1" "82" Others;
        Prevent "9.III.2" "84" Everybody;
        Referee "9.III.3a" "86" Others;
        Referee "9.III.3b" "86" Others;
        Conduct "9.III.4" "88" Doer;
        Prevent "9.III.5a" "90" Everybody;
        Prevent "9.III.5b" "90" Everybody;
        Prevent "9.III.5c" "90" Everybody;
        Referee "9.IV.1" "92" Everybody;
        Prevent "9.IV.2" "94" Everybody;
        Referee "9.IV.3a" "96" Others until PlayBegun;
        Referee "9.IV.3b" "96" Others;
        Referee "9.IV.3c" "96" Doer;
        Prevent "9.IV.4" "96" Everybody;
        Referee "9.IV.5" "96" Everybody;
        Referee "9.V.1a" "98" Others;
        Honour "9.V.1b" "98" Others;
        Honour "9.V.1c" "98" Others;
        Referee "9.V.2a" "100" Others;
        Referee "9.V.2b" "100" Others;
        Referee "9.V.2c" "100" Doer;
        Prevent "9.VI.1" "102, 40" Everybody;
        Conduct "9.VI.2" "102" Everybody;
        Enforce "9.VII.1" "104" Everybody;
        Enforce "9.VIII.a.1" "108" Others;
        Enforce "9.VIII.a.2" "110" Doer;
        Honour "9.VIII.a.3" "110" Others;
        Enforce "9.VIII.a.4" "110, 247" Others;
        Honour "9.VIII.a.5" "110, 191" Others;
        Prevent "9.VIII.b.1" "112" Others;
        Referee "9.VIII.b.2" "112" Others;
        Enforce "9.VIII.b.3" "112" Doer;
        Prevent "9.VIII.c" "114" Everybody;
        Enforce "9.VIII.d.1" "116" Doer;
        Referee "9.VIII.d.2" "116" Doer until PlayBegun;
        Referee "9.VIII.d.3" "116" Others;
        Enforce "9.VIII.e.1" "118" Doer until CardsLookedAt;
        Enforce "9.VIII.e.2" "118" Everybody;
        Honour "9.VIII.f.1" "120" Others;
        Prevent "9.VIII.f.2" "122, 183" Others;
        Enforce "9.VIII.g" "124" Others;
        Referee "9.VIII.h.1" "126" Others;
        Enforce "9.VIII.h.2" "126" Others;
        Enforce "9.VIII.h.3" "126, 167" Others;
        Prevent "9.VIII.h.4" "128" Others;
        Honour "9.VIII.h.5" "130" Others;
        Honour "9.VIII.h.6" "132" Others;
        Honour "9.VIII.h.7" "132" Others;
        Enforce "9.VIII.i" "134-141, 249" Others;
        Honour "9.VIII.j.1" "143" Others;
        Honour "9.VIII.j.2" "143" Others;
        Honour "9.VIII.k.1" "145" Others;
        Honour "9.VIII.k.2" "145" Others;
        Honour "9.IX.a" "149" Others;
        Honour "9.X.1" "155" Others until PlayBegun;
        Honour "9.X.2" "155" Others;
        Honour "9.X.3" "157" Others;
        Honour "9.X.4" "157" Others;
        Honour "9.XI.1" "159" Others;
        Prevent "9.XI.2" "161" Others;
        Enforce "9.XI.3" "161" Others;
        Enforce "9.XI.4" "161" Others;
        Prevent "9.XII" "163" Everybody;
        Prevent "9.XIII.a" "167" Others;
        Honour "9.XIII.g" "174" Others;
        Honour "9.XIV.1" "185-187" Others;
        Prevent "9.XIV.2" "187" Others;
        Honour "9.XIV.3" "189" Others;
        Enforce "9.XIV.4" "191" Everybody;
        Prevent "9.XIV.5" "193" Others;
        Honour "9.XIV.6" "193, 255" Others;
        Honour "9.XIV.7a" "195" Others;
        Honour "9.XIV.7b" "195" Others;
        Prevent "9.XV.b.1" "202" Everybody;
        Prevent "9.XV.b.2" "202" Others;
        Prevent "9.XV.c.1" "208" Others;
        Enforce "9.XV.c.2" "208" Others;
        Prevent "9.XVI.1" "214" Others;
        Prevent "9.XVI.2" "214" Others;
        Prevent "9.XVI.3" "216" Others;
        Enforce "9.XVI.4" "239" Others;
        Enforce "9.XVI.5" "241" Doer;
        Enforce "9.XVI.6" "243" Others;
        Enforce "9.XVI.7" "243-245" Others;
        Prevent "9.XVI.8" "247" Others until FirstCardDealt;
        Enforce "9.XVI.9" "247, 251" Doer;
        Prevent "9.XVI.10" "249" Others;
        Prevent "9.XVI.11" "253" Others;
        Enforce "9.XVI.12" "257" Others;
    }
    "campeonato" {
        Referee "salao.1" "30" Everybody;
        Referee "salao.2" "31" Everybody;
        Referee "salao.3" "32" Everybody;
        Conduct "1" "36" Everybody;
        Prevent "2a" "38" Others;
        Enforce "2b" "38" Everybody;
        Enforce "3a" "40" Everybody;
        Prevent "3b" "40" Others;
        Enforce "3.par.a" "42" Everybody;
        Enforce "3.par.b" "42" Everybody;
        Prevent "4a" "44" Others;
        Prevent "4b" "44" Others;
        Referee "5a" "46" Everybody;
        Referee "5b" "46" Everybody;
        Referee "6.I" "50" Everybody;
        Referee "6.II" "52" Everybody;
        Enforce "6.III" "54" Everybody;
        Referee "6.IV" "56" Everybody;
        Referee "6.V" "58" Everybody;
        Referee "6.VI.a" "60" Everybody;
        Referee "6.VI.b" "60" Everybody;
        Referee "6.VII" "62" Everybody;
        Referee "6.VIII" "64" Everybody;
        Enforce "6.par1" "66" Everybody;
        Enforce "6.par2" "68" Doer;
        Enforce "6.par3" "70" Everybody;
        Referee "7" "72" Everybody;
        Conduct "9.VI" "102" Everybody;
        Enforce "9.VII" "104" Everybody;
        Prevent "inscr.1" "26, 44" Others;
        Prevent "inscr.2" "26" Others;
    }
}
