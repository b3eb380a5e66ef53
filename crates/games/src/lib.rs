//! The rule books: one folder a family, small files by concern.
//!
//! **Invariant:** no game knows where it is played. Rules do no I/O, take no time and draw no chance.
//!
//! **Invariant:** a game is entered once, in [`each_game!`]. Other crates say by trait or by folder what they have for it.

pub mod brazil;
pub mod cientos;
#[cfg(test)]
mod coverage;
pub mod grand;
pub mod malilla;
pub mod minchiate;
pub mod ombre;
pub mod rebesino;
mod told;
#[cfg(feature = "trial")]
pub mod trial;
pub mod truco;
pub mod yukon;

use engine::{Entry, Game, Listing};

/// The one list of games. It calls a macro once for each: with the type of the game, a comma, and the fields of its [`Entry`] that
/// differ from [`Entry::of`].
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! { $crate::ombre::voltarete::Voltarete, family: Some("ombre"), short: &[("most_hands", "6")], }
        $then! { $crate::truco::Truco, honour: &[("fidelity", "real_table")], }
        $then! { $crate::minchiate::Minchiate, short: &[("match_giochi", "1")], }
        $then! { $crate::yukon::Yukon, family: Some("brazil"), short: &[("target", "50")], }
        $then! { $crate::grand::Grand, family: Some("brazil"), short: &[("most_hands", "6"), ("target", "50")], }
        $then! { $crate::malilla::Malilla, short: &[("vueltas", "1")], }
        $then! { $crate::cientos::Cientos, }
        $then! { $crate::rebesino::Rebesino, short: &[("vueltas", "1")], }
        $then! { $crate::ombre::spanish::Hombre, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Mediator, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::TresilloRefavor, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::TresilloSimple, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Tresillo36, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Dosillo, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Quadrillo, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::QuadrilloSolitario, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::QuadrilloReyForzado, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Quintillo, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Seisillo, family: Some("spanish"), short: &[("most_hands", "6")], }
        $crate::on_trial! { $then! { $crate::trial::Trial, listing: Listing::Trial, honour: &[], } }
    };
}

/// Keeps a line of the list for builds with the feature `trial`. The feature is asked for here, not where the list is used.
#[cfg(feature = "trial")]
#[macro_export]
macro_rules! on_trial {
    ($($line:tt)*) => { $($line)* };
}

/// Keeps a line of the list for builds with the feature `trial`.
#[cfg(not(feature = "trial"))]
#[macro_export]
macro_rules! on_trial {
    ($($line:tt)*) => {};
}

fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    macro_rules! enter {
        ($game:ty, $($field:tt)*) => {
            entries.push(Entry { $($field)* ..Entry::of::<$game>() });
        };
    }
    each_game!(enter);
    entries
}

/// Every game of the house.
pub fn catalogue() -> Vec<Entry> {
    entries().into_iter().filter(|entry| entry.listing == Listing::Open).collect()
}

/// The game of this machine name, whether or not the catalogue lists it.
pub fn entry(id: &str) -> Option<Entry> {
    entries().into_iter().find(|entry| entry.facts.id == id)
}

/// Something to be done with the type of a game.
pub trait Visitor {
    type Out;

    fn visit<G: Game>(self) -> Self::Out;
}

/// Does something with the type of the game of this machine name, if there is one.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
    macro_rules! visit {
        ($game:ty, $($field:tt)*) => {
            if id == <$game as Game>::FACTS.id {
                return Some(visitor.visit::<$game>());
            }
        };
    }
    each_game!(visit);
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_entered_under_its_own_name_and_can_be_agreed_short_and_on_honour() {
        struct Named;
        impl Visitor for Named {
            type Out = &'static str;

            fn visit<G: Game>(self) -> &'static str {
                G::FACTS.id
            }
        }
        for (n, entry) in entries().iter().enumerate() {
            let id = entry.facts.id;
            assert!(entries()[..n].iter().all(|other| other.facts.id != id), "{id} is entered twice");
            assert_eq!(visit(id, Named), Some(id));
            for terms in [entry.short, entry.honour] {
                let options: Vec<_> = terms.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
                (entry.agreed)(&options).expect(id);
            }
        }
        assert!(visit("whist", Named).is_none() && entry("whist").is_none());
    }
}
