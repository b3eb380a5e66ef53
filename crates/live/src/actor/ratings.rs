//! What a rated match made of the ratings of its players, read from the store when the match is over.

use super::Actor;
use store::MatchResult;
use table::{Chair, PersonId, Phase, Rating, RatingChange};

/// Results of a person in which the match before is looked for.
const LATEST: u32 = 100;

/// The change of each person's rating.
pub(super) type Ratings = Vec<(PersonId, RatingChange)>;

impl Actor {
    /// Reads them once, and shows them to those who look.
    pub(super) async fn learn_ratings(&mut self) {
        let table_config = self.table.table_config();
        if self.ratings.is_some() || table_config.rating != Rating::Rated || self.table.phase() != Phase::Over {
            return;
        }
        let (table, game) = (table_config.id.clone(), table_config.game.clone());
        let people: Vec<PersonId> = self.table.chairs().iter().filter_map(Chair::person).cloned().collect();
        let mut ratings = Ratings::new();
        for person in people {
            // What cannot be read is left out: the account page has it all the same.
            let results = self.store.results(&person, LATEST).await.unwrap_or_default();
            let of_the_game: Vec<MatchResult> =
                results.into_iter().filter(|result| result.game == game && result.skill.is_some()).collect();
            let Some(at) = of_the_game.iter().position(|result| result.table == table) else { continue };
            let Some(after) = of_the_game[at].skill else { continue };
            let before = of_the_game.get(at + 1).and_then(|result| result.skill).unwrap_or_default();
            ratings.push((person, RatingChange { before: before.rating, after: after.rating }));
        }
        self.ratings = Some(ratings);
        self.show_all();
    }

    /// The change of this person's rating, once it is known.
    pub(super) fn rating_change(&self, person: &PersonId) -> Option<RatingChange> {
        self.ratings.iter().flatten().find(|(known, _)| known == person).map(|(_, change)| *change)
    }
}
