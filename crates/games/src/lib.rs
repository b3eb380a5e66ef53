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
#[cfg(test)]
mod looking;
pub mod malilla;
pub mod minchiate;
pub mod ombre;
pub mod rebesino;
mod sentence;
#[cfg(feature = "trial")]
pub mod trial;
pub mod truco;
pub mod yukon;

use engine::{Ease, Entry, Game, Listing, Place};

/// The one list of games. It calls a macro once for each: with the type of the game, a comma, and the fields of its [`Entry`] that
/// differ from [`Entry::of`].
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! { $crate::ombre::voltarete::Voltarete, shelf: "ombre", ease: Ease::Demanding, family: Some("ombre"), short: &[("most_hands", "6")], }
        $then! { $crate::truco::Truco, shelf: "truco", honour: &[("fidelity", "real_table")], }
        $then! { $crate::minchiate::Minchiate, shelf: "tarot", ease: Ease::Demanding, short: &[("match_giochi", "1")], }
        $then! { $crate::yukon::Yukon, shelf: "brazil", ease: Ease::Easy, family: Some("brazil"), short: &[("target", "50")], }
        $then! { $crate::grand::Grand, shelf: "brazil", family: Some("brazil"), short: &[("most_hands", "6"), ("target", "50")], }
        $then! { $crate::malilla::Malilla, shelf: "madrid", ease: Ease::Easy, short: &[("vueltas", "1")], }
        $then! { $crate::cientos::Cientos, shelf: "madrid", }
        $then! { $crate::rebesino::Rebesino, shelf: "madrid", short: &[("vueltas", "1")], }
        $then! { $crate::ombre::spanish::Hombre, shelf: "ombre", ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Mediator, shelf: "ombre", ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::TresilloRefavor, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::TresilloSimple, shelf: "ombre", place: Place::Variant, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Tresillo36, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Dosillo, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Quadrillo, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::QuadrilloSolitario, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::QuadrilloReyForzado, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Quintillo, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
        $then! { $crate::ombre::spanish::Seisillo, shelf: "ombre", place: Place::Variant, ease: Ease::Demanding, family: Some("spanish"), short: &[("most_hands", "6")], }
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

/// All games.
///
/// ```
/// let catalogue = games::catalogue();
/// assert!(catalogue.iter().any(|entry| entry.facts.title == "Voltarete"));
/// ```
pub fn catalogue() -> Vec<Entry> {
    entries().into_iter().filter(|entry| entry.listing == Listing::Open).collect()
}

/// The game of this machine name, whether or not the catalogue lists it.
///
/// ```
/// assert_eq!(games::entry("truco").map(|entry| entry.facts.id), Some("truco"));
/// assert!(games::entry("whist").is_none());
/// ```
pub fn entry(id: &str) -> Option<Entry> {
    entries().into_iter().find(|entry| entry.facts.id == id)
}

/// Something to be done with the type of a game.
pub trait Visitor {
    type Out;

    fn visit<G: Game>(self) -> Self::Out;
}

/// Does something with the type of the game of this machine name, if there is one.
///
/// ```
/// use engine::Game;
///
/// struct Verbs;
///
/// impl games::Visitor for Verbs {
///     type Out = usize;
///
///     fn visit<G: Game>(self) -> usize {
///         <G::Action as engine::Action>::VERBS.len()
///     }
/// }
/// assert!(games::visit("voltarete", Verbs).unwrap() > 20);
/// ```
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
