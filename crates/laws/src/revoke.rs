//! What the books do about a wrong card, and which law stands behind an act of an honour table.

use crate::cited;
use crate::desk::declared;
use crate::registry::law;
use engine::law::Law;

/// The laws that say what follows a wrong card at a table of this game. None: its book has no such law.
pub fn of_revoke(game: &str) -> Vec<&'static Law> {
    let revokes = declared::desk(game).map_or(&[][..], |desk| desk.revokes);
    revokes.iter().filter_map(|id| law(id)).collect()
}

/// The law that stands behind what is said by this message: it cites the message itself, or the refusal of the same act.
pub fn behind(message: &str) -> Option<&'static Law> {
    let (game, act) = message.split_once('-')?;
    let refusal = format!("{game}-refused-{act}");
    let citing = |wanted: &str| cited::citing(wanted).and_then(law);
    citing(message).or_else(|| citing(&refusal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_law_of_a_wrong_card_is_in_its_book() {
        for entry in games::catalogue() {
            let revokes = (entry.desk)().map_or(&[][..], |desk| desk.revokes);
            assert!(revokes.iter().all(|id| law(id).is_some()), "{revokes:?}");
        }
        for (game, first) in [("voltarete", "voltarete:II.10.10"), ("seisillo", "mediator:REN.1"), ("yukon", "yukon:1")] {
            assert_eq!(of_revoke(game).first().map(|law| law.id.0), Some(first));
        }
        assert!(of_revoke("truco").is_empty(), "no suit need be followed there");
    }

    #[test]
    fn who_accuses_does_it_by_a_law() {
        for (message, id) in
            [("voltarete-accuse", "voltarete:II.10.16"), ("spanish-accuse", "mediator:REN.5"), ("yukon-accuse", "yukon:1")]
        {
            assert_eq!(behind(message).map(|law| law.id.0), Some(id), "{message}");
        }
        assert_eq!(behind("voltarete-nothing-of-the-kind"), None);
    }
}
