//! FSRS-6, a model of memory: how a fact is forgotten, and what a review does to it. The formulas and the default parameters are those
//! published by the Open Spaced Repetition project, which fitted them to hundreds of millions of reviews.

/// The default parameters, w0 to w20.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014,
    1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// Bounds of stability, in days, and of difficulty.
const STABILITY: (f64, f64) = (0.001, 36_500.0);
const DIFFICULTY: (f64, f64) = (1.0, 10.0);

/// Outcome of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    Again,
    Good,
}

impl Grade {
    /// Its number in the model, which knows two grades between and beyond.
    const fn number(self) -> f64 {
        match self {
            Grade::Again => 1.0,
            Grade::Good => 3.0,
        }
    }

    /// Stability after a first review with this grade.
    const fn first(self) -> f64 {
        match self {
            Grade::Again => W[0],
            Grade::Good => W[2],
        }
    }
}

/// Memory of one fact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct State {
    /// Days after which nine of ten still know it.
    pub stability: f64,
    /// From 1 to 10.
    pub difficulty: f64,
}

fn bounded(value: f64, (least, most): (f64, f64)) -> f64 {
    value.clamp(least, most)
}

fn first_difficulty(number: f64) -> f64 {
    W[4] - (W[5] * (number - 1.0)).exp() + 1.0
}

/// The factor of the forgetting curve: recall is 0.9 after `stability` days.
fn factor() -> f64 {
    0.9f64.powf(-1.0 / W[20]) - 1.0
}

impl State {
    /// After the first review.
    pub fn new(grade: Grade) -> State {
        let (stability, difficulty) = (grade.first(), first_difficulty(grade.number()));
        State { stability: bounded(stability, STABILITY), difficulty: bounded(difficulty, DIFFICULTY) }
    }

    /// The chance that the fact is recalled after so many days.
    pub fn recall(self, days: f64) -> f64 {
        (days / self.stability * factor() + 1.0).powf(-W[20])
    }

    /// Days until recall has sunk to this.
    pub fn days_until(self, recall: f64) -> f64 {
        self.stability / factor() * (recall.powf(-1.0 / W[20]) - 1.0)
    }

    /// After a review so many days after the last one.
    pub fn reviewed(self, grade: Grade, days: f64) -> State {
        let (last, number) = (bounded(self.stability, STABILITY), grade.number());
        let hard = bounded(self.difficulty, DIFFICULTY);
        let recall = State { stability: last, ..self }.recall(days);
        let stability = if days == 0.0 {
            let growth = (W[17] * (number - 3.0 + W[18])).exp() * last.powf(-W[19]);
            last * if grade == Grade::Again { growth } else { growth.max(1.0) }
        } else {
            match grade {
                Grade::Again => {
                    let relearnt = W[11] * hard.powf(-W[12]) * ((last + 1.0).powf(W[13]) - 1.0) * ((1.0 - recall) * W[14]).exp();
                    relearnt.min(last / (W[17] * W[18]).exp())
                }
                Grade::Good => {
                    let growth = W[8].exp() * (11.0 - hard) * last.powf(-W[9]) * (((1.0 - recall) * W[10]).exp() - 1.0);
                    last * (growth + 1.0)
                }
            }
        };
        let moved = hard + (10.0 - hard) * (-W[6] * (number - 3.0)) / 9.0;
        let difficulty = W[7] * (first_difficulty(4.0) - moved) + moved;
        State { stability: bounded(stability, STABILITY), difficulty: bounded(difficulty, DIFFICULTY) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) -> bool {
        (found - wanted).abs() < 1e-3 * wanted.max(1.0)
    }

    /// Vectors published with the reference implementation, for the default parameters.
    #[test]
    fn states_are_those_of_the_reference_implementation() {
        let (again, good) = (State::new(Grade::Again), State::new(Grade::Good));
        assert!(near(again.stability, 0.212) && near(again.difficulty, 6.4133), "{again:?}");
        assert!(near(good.stability, 2.3065) && near(good.difficulty, 2.118_104), "{good:?}");
        let after = |state: State, days: f64| state.reviewed(Grade::Good, days);
        let state = [0.0, 1.0, 3.0, 8.0, 21.0].into_iter().fold(again, after);
        assert!(near(state.stability, 53.626_91) && near(state.difficulty, 6.357_486_7), "{state:?}");
    }

    #[test]
    fn intervals_are_those_of_the_reference_implementation() {
        let state = State { stability: 1.0, difficulty: 5.0 };
        let intervals: Vec<i64> =
            (1..=9).map(|tenths| state.days_until(f64::from(tenths) / 10.0).round().max(1.0) as i64).collect();
        // The reference counts in single precision, which shows in the largest figure only.
        assert!((intervals[0] - 3_116_766).abs() < 50, "{intervals:?}");
        assert_eq!(intervals[1..], [34793, 2508, 387, 90, 27, 9, 3, 1]);
    }

    #[test]
    fn recall_is_nine_tenths_after_the_stability() {
        for stability in [0.5, 2.0, 30.0, 400.0] {
            let state = State { stability, difficulty: 5.0 };
            assert!(near(state.recall(stability), 0.9) && near(state.days_until(0.9), stability));
        }
    }
}
