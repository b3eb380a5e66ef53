//! Unseen cards matched with the places where they can lie, at random.

use engine::Luck;

/// Which of `cards` cards lies at each of as many places, each where it fits, and one of `pairs` (place and card) as it
/// says, if there are any. Every matching that fits can come out.
pub fn matched(
    cards: usize,
    places: usize,
    fits: &dyn Fn(usize, usize) -> bool,
    pairs: &[(usize, usize)],
    luck: &mut Luck,
) -> Vec<usize> {
    let mut matching = Matching { fits, card_at: vec![None; places], place_of: vec![None; cards] };
    let found = matching.complete(pairs, luck);
    debug_assert!(found && cards == places, "the real world is always one of those imagined");
    matching.card_at.into_iter().flatten().collect()
}

/// Cards at places.
struct Matching<'a> {
    fits: &'a dyn Fn(usize, usize) -> bool,
    card_at: Vec<Option<usize>>,
    place_of: Vec<Option<usize>>,
}

impl Matching<'_> {
    /// Fills all places; if there are `pairs`, one of them stands.
    fn complete(&mut self, pairs: &[(usize, usize)], luck: &mut Luck) -> bool {
        if pairs.is_empty() {
            return self.fill(None, luck);
        }
        let mut pairs = pairs.to_vec();
        luck.shuffle(&mut pairs);
        pairs.into_iter().any(|pair| (self.fits)(pair.0, pair.1) && self.fill(Some(pair), luck))
    }

    fn fill(&mut self, fixed: Option<(usize, usize)>, luck: &mut Luck) -> bool {
        self.card_at.fill(None);
        self.place_of.fill(None);
        let mut order: Vec<usize> = (0..self.place_of.len()).collect();
        luck.shuffle(&mut order);
        let mut places: Vec<usize> = (0..self.card_at.len()).collect();
        luck.shuffle(&mut places);
        if let Some((place, card)) = fixed {
            self.put(place, card);
            places.retain(|&other| other != place);
            order.retain(|&other| other != card);
        }
        let filled = places.iter().all(|&place| {
            let mut tried = vec![false; self.place_of.len()];
            self.find(place, &order, &mut tried)
        });
        if filled {
            self.mix(fixed, luck);
        }
        filled
    }

    fn put(&mut self, place: usize, card: usize) {
        self.card_at[place] = Some(card);
        self.place_of[card] = Some(place);
    }

    /// Finds a card for a place, moving others if it must.
    fn find(&mut self, place: usize, order: &[usize], tried: &mut [bool]) -> bool {
        for &card in order {
            if self.place_of[card].is_none() && (self.fits)(place, card) {
                self.put(place, card);
                return true;
            }
        }
        for &card in order {
            if tried[card] || !(self.fits)(place, card) {
                continue;
            }
            tried[card] = true;
            if let Some(other) = self.place_of[card]
                && self.find(other, order, tried)
            {
                self.put(place, card);
                return true;
            }
        }
        false
    }

    /// Exchanges cards at random where both fit, so that no world is favoured by the way it was found.
    fn mix(&mut self, fixed: Option<(usize, usize)>, luck: &mut Luck) {
        let many = self.card_at.len();
        for _ in 0..4 * many {
            let (one, other) = (luck.below(many), luck.below(many));
            let (Some(a), Some(b)) = (self.card_at[one], self.card_at[other]) else { continue };
            let held = fixed.is_some_and(|(place, _)| place == one || place == other);
            if !held && (self.fits)(one, b) && (self.fits)(other, a) {
                self.put(one, b);
                self.put(other, a);
            }
        }
    }
}
