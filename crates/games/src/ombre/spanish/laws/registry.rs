//! The laws of the three rule files, each with the trait of the games in which it holds.

use engine::law::{Class, Law, Moment, Protects};

macro_rules! laws {
    ($($book:literal { $($(@ $only:ident)? $class:ident $id:literal $source:literal $shield:ident $(until $moment:ident)?;)* })*) => {
        /// Every law, with its place in the book, how the house carries it out, whom it protects and until when it can be called.
        pub(super) const LAWS: &[Law] = &[$($(
            Law::new(concat!($book, ":", $id), $source, Class::$class).shielding(Protects::$shield)$(.until(Moment::$moment))?
        ),*),*];

        /// The trait without which a law does not hold, in the order of [`LAWS`].
        pub(super) const HOLDS: &[Option<&str>] = &[$($(laws!(@only $($only)?)),*),*];
    };
    (@only) => { None };
    (@only $only:ident) => { Some(stringify!($only)) };
}

laws! {
    "mediator" {
        Enforce "I.1" "book 221-232" Others;
        @called Enforce "I.2" "book 226-236" Others;
        Enforce "I.3" "book 226-238" Others;
        Prevent "I.4" "book 571-573" Others;
        @chillada Enforce "I.5" "book 567" Others;
        Referee "II.1" "book 244, 551" Everybody until PlayBegun;
        Referee "II.2" "book 240-246" Everybody until HandOver;
        Referee "II.3" "book 244" Others until NextCut;
        Referee "II.4" "book 244" Doer;
        Honour "III.1" "book 248-252, 256" Others until NextCut;
        Honour "III.2" "book 252" Opponents until NextCut;
        @many Honour "III.3" "book 252-256" Others until NextCut;
        @many Honour "III.4" "book 256" Declarer until NextCut;
        @many Honour "III.5" "book 256" Declarer until NextCut;
        Honour "III.6" "book 258" Others until NextCut;
        Honour "IV.0" "book 260" Others until NextCut;
        Honour "IV.1" "book 262" Others until NextCut;
        @partner Honour "IV.2" "book 262, 270" Others until NextCut;
        Honour "IV.3" "book 264-268" Others until NextCut;
        Honour "IV.4" "book 268" Others until NextCut;
        Referee "IV.5" "book 270" Everybody;
        Conduct "IV.6" "book 274" Doer;
        Honour "IV.7" "book 276" Declarer until NextCut;
        Honour "V.1" "book 278-282" Others until OwnNextCard;
        Honour "V.2" "book 284" Others until NextCut;
        // The table shows what is trump: nobody is asked, so nobody is misled. The desk rules on it.
        Honour "V.3" "book 286-288" Doer until NextCut;
        Referee "VI.0" "book 292" Others until NextCut;
        Referee "VI.1" "book 294-297" Opponents until NextCut;
        @partner Referee "VI.2" "book 299" Opponents until NextCut;
        @many Referee "VI.3" "book 301" Declarer until NextCut;
        @partner Honour "VII.1" "book 307, 321" Opponents;
        @partner Enforce "VII.2" "book 307" Doer;
        @partner Enforce "VII.3" "book 307-310" Opponents;
        @partner Honour "VII.4" "book 312-319" Opponents;
        Conduct "VII.5" "book 321" Doer;
        Enforce "VIII.1" "book 323-331" Opponents;
        @partner Enforce "VIII.2" "book 333" Everybody;
        @partner Honour "VIII.3" "book 333-337" Opponents until NextCut;
        @bola_bid Enforce "VIII.4" "book 339-341" Opponents;
        @partner Prevent "VIII.5" "book 683-694" Opponents;
        @bare Prevent "VIII.6" "book 688" Opponents;
        Prevent "VIII.7" "book 911" Opponents;
        Honour "IX.1" "book 343-345" Others until NextCut;
        Honour "IX.2" "book 345" Others until NextCut;
        Honour "IX.3" "book 347-351" Others until NextCut;
        Conduct "IX.4" "book 353" Doer;
        Honour "IX.5" "book 353" Others until NextCut;
        Honour "REN.1" "book 363" Others until NextCut;
        Honour "REN.2" "book 363" Others until NextCut;
        Honour "REN.3" "book 365" Doer;
        Honour "REN.4" "book 365" Others until NextCut;
        Referee "REN.5" "book 367" Doer until NextLead;
        Honour "REN.6" "book 367" Doer until NextLead;
        Conduct "REN.7" "book 371" Doer until NextLead;
        Referee "REN.8" "book 373" Doer;
        Referee "REN.9" "book 373" Others until NextCut;
        Referee "REN.10" "book 375" Doer;
        Conduct "REN.11" "book 377-381" Everybody;
        Conduct "REN.12" "book 383" Others;
        Prevent "DEAL.1" "book 551" Everybody until PlayBegun;
        Referee "DEAL.2" "book 557" Everybody until HandOver;
        Referee "DEAL.3" "book 557" Everybody;
        Prevent "DEAL.4" "book 536" Others;
        @packets Prevent "DEAL.5" "book 543" Others;
        @packets Enforce "DEAL.6" "book 545-547" Others until FirstCardDealt;
        @spared Enforce "LIG.1" "book 594-596" Everybody;
        @bare Enforce "LIG.2" "book 598" Declarer;
        @returned Enforce "INT.1" "book 608-610" Doer until PlayBegun;
        @returned Honour "INT.2" "book 612-615" Declarer;
        @returned Enforce "INT.3" "book 615" Declarer;
        @spared Enforce "INT.4" "book 617-623" Everybody;
        @returned Referee "INT.5" "book 625" Everybody;
        @returned Prevent "INT.6" "book 627" Opponents;
        @claims Honour "CAL.1" "book 698" Opponents until NextCut;
        @claims Honour "CAL.2" "book 700" Doer until NextCut;
        @raffled Enforce "MUL.1" "book 1051-1057" Others;
        @raffled Enforce "MUL.2" "book 1059" Everybody;
        @called Prevent "CALL.1" "book 656-657, 907" Opponents;
        @called Prevent "CALL.2" "book 648, 905" Opponents;
        @bought Prevent "CALL.3" "book 909" Opponents;
        @bought Prevent "GIVE.1" "book 95-97" Declarer;
        Conduct "DEBT.1" "book 525-529" Everybody;
    }
    "hombre" {
        @monte Referee "X.0" "book 1105" Everybody;
        // Nobody is dealt a wrong number here that a draw could cover, and who draws sees at once what they drew: of X.1 and X.2 the desk
        // knows; X.2b, X.3 and X.4 can be played.
        @monte Honour "X.1" "book 1107-1111" Others until NextCut;
        @monte Honour "X.2" "book 1113" Doer until NextDrew;
        @monte Honour "X.2b" "book 1113" Others until NextCut;
        @monte Honour "X.3" "book 1115" Doer until NextDrew;
        @monte Honour "X.4" "book 1117-1121" Doer;
        @monte Enforce "X.5" "book 1123" Everybody;
        @monte Honour "XI.0" "book 1125-1127" Others until NextCut;
        @monte Honour "XI.1" "book 1129" Others until NextCut;
        @monte Honour "XI.2" "book 1131-1133" Declarer until NextCut;
        @hombre Referee "XI.3" "book 1135" Declarer until NextCut;
        @monte Honour "XI.4" "book 1137" Opponents until NextCut;
        @hombre Referee "XI.5" "book 1141" Opponents until NextCut;
        @monte Referee "XII.0" "book 1145" Others until NextCut;
        @monte Honour "XII.1" "book 1147-1150" Opponents until NextCut;
        @monte Honour "XII.2" "book 1152" Declarer until NextCut;
        @hombre Honour "XII.3" "book 1154" Declarer until NextCut;
        @monte Referee "XII.4" "book 1156" Others until NextCut;
        @monte Enforce "XIII.1" "book 1158-1160" Doer until PlayBegun;
        @monte Honour "XIII.2" "book 1158-1160" Others until NextCut;
        @monte Honour "XIII.3" "book 1160" Others until NextCut;
        @hombre Enforce "XIV.1" "book 1162" Doer;
        @hombre Enforce "XIV.2" "book 1162-1166" Opponents;
        @hombre Honour "XIV.3" "book 1168" Declarer;
        @hombre Honour "XIV.4" "book 1168" Others;
        @hombre Enforce "XV.1" "book 1170" Opponents;
        @monte Prevent "XV.2" "book 1172" Opponents;
        @monte Honour "XV.3" "book 1172" Opponents;
        @hombre Prevent "XV.4" "book 1174" Declarer;
        @hombre Honour "XVI.1" "book 1176-1178" Others until NextCut;
        @hombre Enforce "SIG.1" "book 1299" Declarer;
        @hombre Enforce "SIG.2" "book 1301" Opponents;
        @monte Honour "NAM.1" "book 1287-1291" Opponents;
        @monte Honour "NAM.2" "book 1293" Opponents;
        @monte Honour "NAM.3" "book 1295" Opponents;
        @hombre Honour "CAL.1" "book 1317" Others until NextCut;
        @hombre Honour "CAL.2" "book 1317" Others until NextCut;
        @monte Prevent "DEAL.1" "book 1188" Everybody;
        @monte Referee "DEAL.2" "book 1188" Everybody;
        @hombre Prevent "DEAL.3" "book 1190" Everybody;
        @hombre Enforce "LEAVE.1" "book 1329" Others;
        @hombre Prevent "LEAVE.2" "book 1331-1333" Others;
        @hombre Enforce "FIN.1" "book 1319" Others;
    }
    "family" {
        @dosillo Honour "DOS.1" "book 1600" Opponents until NextCut;
        @dosillo Honour "DOS.2" "book 1607" Others until NextCut;
        @tresillo_36 Prevent "T36.1" "book 1576" Others;
        @quintillo Prevent "QUI.1" "book 1681" Others;
        @free_bola Enforce "QUI.2" "book 1685" Doer;
        @forced Enforce "RF.1" "book 1634" Opponents;
        @forced Honour "RF.2" "book 1636-1639" Others until NextCut;
        @forced Honour "RF.3" "book 1643" Others until NextCut;
        @forced Honour "RF.4" "decision D2 of the family" Others until NextCut;
        @forced Enforce "RF.5" "book 1669" Everybody;
        @forced Enforce "RF.6" "book 1671" Doer;
        @quadrillo_solitario Prevent "SOL.1" "book 1620" Declarer;
        @zangano Enforce "ZAN.1" "book 1731-1733" Doer;
    }
}
