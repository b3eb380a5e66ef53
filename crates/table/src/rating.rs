//! How strong a person is, as far as rated matches have shown: Weng and Lin's method, which serves two to seven players and pairs.

use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Whether a match changes the ratings of those who play it. It is a matter of the house: no book knows of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rating {
    #[default]
    Unrated,
    /// People play, without bots and without the tutor.
    Rated,
}

impl Rating {
    /// Both of them, the usual first.
    pub const ALL: [Rating; 2] = [Rating::Unrated, Rating::Rated];

    /// Its machine name.
    pub const fn name(self) -> &'static str {
        match self {
            Rating::Unrated => "unrated",
            Rating::Rated => "rated",
        }
    }
}

/// Estimated strength of a person in one game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Skill {
    pub rating: f64,
    /// The standard deviation of the belief: it shrinks with every match.
    pub uncertainty: f64,
}

impl Default for Skill {
    /// Before the first match.
    fn default() -> Skill {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Skill {
    fn from(rating: WengLinRating) -> Skill {
        Skill { rating: rating.rating, uncertainty: rating.uncertainty }
    }
}

impl From<Skill> for WengLinRating {
    fn from(skill: Skill) -> WengLinRating {
        WengLinRating { rating: skill.rating, uncertainty: skill.uncertainty }
    }
}

impl Skill {
    /// Nineteen times in twenty the strength is within so much of the rating.
    pub fn margin(self) -> f64 {
        1.96 * self.uncertainty
    }
}

/// Somebody in a rated match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rival {
    /// Number of their side; players of the same side win and lose together.
    pub side: u32,
    /// The place of the side, from 1.
    pub place: u32,
    /// Estimate before the match.
    pub skill: Skill,
}

/// Estimates after the match, in the order of the rivals.
pub fn rated(rivals: &[Rival]) -> Vec<Skill> {
    let mut sides: Vec<u32> = rivals.iter().map(|rival| rival.side).collect();
    sides.sort_unstable();
    sides.dedup();
    // Who played against nobody has shown nothing.
    if sides.len() < 2 {
        return rivals.iter().map(|rival| rival.skill).collect();
    }
    let of_side = |side: u32| rivals.iter().filter(move |rival| rival.side == side);
    let teams: Vec<(Vec<WengLinRating>, MultiTeamOutcome)> = sides
        .iter()
        .map(|&side| {
            let place = of_side(side).map(|rival| rival.place).min().unwrap_or(1);
            (of_side(side).map(|rival| rival.skill.into()).collect(), MultiTeamOutcome::new(place as usize))
        })
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams.iter().map(|(team, place)| (&team[..], *place)).collect();
    let mut after: Vec<_> = weng_lin_multi_team(&ranked, &WengLinConfig::new()).into_iter().map(Vec::into_iter).collect();
    let mut next = |rival: &Rival| {
        let team = sides.iter().position(|&side| side == rival.side)?;
        after.get_mut(team)?.next()
    };
    rivals.iter().map(|rival| next(rival).map_or(rival.skill, Skill::from)).collect()
}

#[cfg(test)]
mod tests {
    use super::{Rival, Skill, rated};

    fn rivals(places: &[(u32, u32)]) -> Vec<Rival> {
        places.iter().map(|&(side, place)| Rival { side, place, skill: Skill::default() }).collect()
    }

    /// Two to seven for themselves: who came before another is rated above them, and everybody is better known than before.
    #[test]
    fn a_better_place_is_a_better_rating_at_two_to_seven() {
        for players in 2..=7 {
            let places: Vec<(u32, u32)> = (0..players).map(|n| (n, n + 1)).collect();
            let after = rated(&rivals(&places));
            assert_eq!(after.len(), places.len());
            assert!(after.windows(2).all(|pair| pair[0].rating > pair[1].rating), "{players}: {after:?}");
            assert!(after.iter().all(|skill| skill.uncertainty < Skill::default().uncertainty), "{players}: {after:?}");
        }
    }

    /// Partners across the table: what one wins the other wins, and a tie between equals changes no rating.
    #[test]
    fn partners_rise_and_fall_together() {
        let after = rated(&rivals(&[(0, 1), (1, 2), (0, 1), (1, 2)]));
        assert_eq!((after[0], after[1]), (after[2], after[3]));
        assert!(after[0].rating > 25.0 && after[1].rating < 25.0, "{after:?}");
        let tied = rated(&rivals(&[(0, 1), (1, 1)]));
        assert!(tied.iter().all(|skill| (skill.rating - 25.0).abs() < 1e-9), "{tied:?}");
    }

    #[test]
    fn who_plays_against_nobody_shows_nothing() {
        assert_eq!(rated(&rivals(&[(0, 1), (0, 1)])), [Skill::default(); 2]);
        assert_eq!(rated(&[]), []);
    }
}
