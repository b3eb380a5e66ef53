//! Every law of section 8 of the rules, as it stands there.

use engine::law::{Class, Law};

macro_rules! laws {
    ($($class:ident $id:literal $lines:literal;)*) => {
        /// Every law of the book, with its lines and how the house carries it out.
        pub const LAWS: &[Law] = &[$(Law::new(concat!("truco:", $id), concat!("book ", $lines), Class::$class)),*];
    };
}

laws! {
    Prevent "9.III.1" "82";
    Prevent "9.III.2" "84";
    Referee "9.III.3a" "86";
    Referee "9.III.3b" "86";
    Conduct "9.III.4" "88";
    Prevent "9.III.5a" "90";
    Prevent "9.III.5b" "90";
    Prevent "9.III.5c" "90";
    Referee "9.IV.1" "92";
    Prevent "9.IV.2" "94";
    Referee "9.IV.3a" "96";
    Referee "9.IV.3b" "96";
    Referee "9.IV.3c" "96";
    Prevent "9.IV.4" "96";
    Referee "9.IV.5" "96";
    Referee "9.V.1a" "98";
    Honour "9.V.1b" "98";
    Honour "9.V.1c" "98";
    Referee "9.V.2a" "100";
    Referee "9.V.2b" "100";
    Referee "9.V.2c" "100";
    Prevent "9.VI.1" "102, 40";
    Conduct "9.VI.2" "102";
    Enforce "9.VII.1" "104";
    Enforce "9.VIII.a.1" "108";
    Enforce "9.VIII.a.2" "110";
    Honour "9.VIII.a.3" "110";
    Enforce "9.VIII.a.4" "110, 247";
    Honour "9.VIII.a.5" "110, 191";
    Prevent "9.VIII.b.1" "112";
    Referee "9.VIII.b.2" "112";
    Enforce "9.VIII.b.3" "112";
    Prevent "9.VIII.c" "114";
    Enforce "9.VIII.d.1" "116";
    Referee "9.VIII.d.2" "116";
    Referee "9.VIII.d.3" "116";
    Enforce "9.VIII.e.1" "118";
    Enforce "9.VIII.e.2" "118";
    Honour "9.VIII.f.1" "120";
    Prevent "9.VIII.f.2" "122, 183";
    Enforce "9.VIII.g" "124";
    Referee "9.VIII.h.1" "126";
    Enforce "9.VIII.h.2" "126";
    Enforce "9.VIII.h.3" "126, 167";
    Prevent "9.VIII.h.4" "128";
    Honour "9.VIII.h.5" "130";
    Honour "9.VIII.h.6" "132";
    Honour "9.VIII.h.7" "132";
    Enforce "9.VIII.i" "134-141, 249";
    Honour "9.VIII.j.1" "143";
    Honour "9.VIII.j.2" "143";
    Honour "9.VIII.k.1" "145";
    Honour "9.VIII.k.2" "145";
    Honour "9.IX.a" "149";
    Honour "9.X.1" "155";
    Honour "9.X.2" "155";
    Honour "9.X.3" "157";
    Honour "9.X.4" "157";
    Honour "9.XI.1" "159";
    Prevent "9.XI.2" "161";
    Enforce "9.XI.3" "161";
    Enforce "9.XI.4" "161";
    Prevent "9.XII" "163";
    Prevent "9.XIII.a" "167";
    Honour "9.XIII.g" "174";
    Honour "9.XIV.1" "185-187";
    Prevent "9.XIV.2" "187";
    Honour "9.XIV.3" "189";
    Enforce "9.XIV.4" "191";
    Prevent "9.XIV.5" "193";
    Honour "9.XIV.6" "193, 255";
    Honour "9.XIV.7a" "195";
    Honour "9.XIV.7b" "195";
    Prevent "9.XV.b.1" "202";
    Prevent "9.XV.b.2" "202";
    Prevent "9.XV.c.1" "208";
    Enforce "9.XV.c.2" "208";
    Prevent "9.XVI.1" "214";
    Prevent "9.XVI.2" "214";
    Prevent "9.XVI.3" "216";
    Enforce "9.XVI.4" "239";
    Enforce "9.XVI.5" "241";
    Enforce "9.XVI.6" "243";
    Enforce "9.XVI.7" "243-245";
    Prevent "9.XVI.8" "247";
    Enforce "9.XVI.9" "247, 251";
    Prevent "9.XVI.10" "249";
    Prevent "9.XVI.11" "253";
    Enforce "9.XVI.12" "257";
}
