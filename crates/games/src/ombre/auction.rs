//! Overcalling: the precedence of games, the same in every book of the family.
//!
//! A higher game beats a lower one; of equal games the one whose speaker sits earlier is preferred. A player is bound by their
//! word until they are overcalled, and out once they have passed or consented.

use serde::Serialize;

/// The most who speak in one passage.
const SPEAKERS: usize = 6;

/// A passage in which games are named. Speakers are counted from the mão, 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Auction<B> {
    speakers: usize,
    at: usize,
    out: [bool; SPEAKERS],
    standing: Option<(usize, B)>,
}

/// State of an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionStep<B> {
    /// It goes on.
    GoesOn,
    AllPassed,
    /// This speaker plays this game.
    Made(usize, B),
}

impl<B: Copy> Auction<B> {
    /// Nobody has spoken; the mão is first.
    pub fn new(speakers: usize) -> Auction<B> {
        Auction { speakers: speakers.min(SPEAKERS), at: 0, out: [false; SPEAKERS], standing: None }
    }

    /// Place of the next speaker.
    pub fn speaker(&self) -> usize {
        self.at
    }

    /// The game that stands, and its bidder.
    pub fn standing(&self) -> Option<(usize, B)> {
        self.standing
    }

    /// Has this speaker passed or consented?
    pub fn is_out(&self, speaker: usize) -> bool {
        self.out.get(speaker).is_some_and(|&out| out)
    }

    /// Would a game of this level, named now, stand? `level` gives the rank of a game.
    pub fn stands(&self, level: u8, rank: impl Fn(B) -> u8) -> bool {
        match self.standing {
            None => true,
            Some((holder, bid)) => level > rank(bid) || level == rank(bid) && self.at < holder,
        }
    }

    /// The speaker passes, or consents to the game that stands: they are out.
    pub fn pass(&mut self) -> AuctionStep<B> {
        self.out[self.at] = true;
        self.next()
    }

    /// The speaker names a game that stands.
    pub fn bid(&mut self, bid: B) -> AuctionStep<B> {
        self.standing = Some((self.at, bid));
        self.next()
    }

    /// The speaker names a game that stands, and whom they overcall has no second word.
    pub fn bid_once(&mut self, bid: B) -> AuctionStep<B> {
        if let Some((holder, _)) = self.standing {
            self.out[holder] = true;
        }
        self.bid(bid)
    }

    /// The speaker takes the game with a bid nobody can beat.
    pub fn take(&mut self, bid: B) -> AuctionStep<B> {
        self.standing = Some((self.at, bid));
        AuctionStep::Made(self.at, bid)
    }

    /// The word goes round to the next who is still in, the overcalled player included.
    fn next(&mut self) -> AuctionStep<B> {
        let holder = self.standing.map(|(holder, _)| holder);
        let mut speaker = self.at;
        for _ in 0..self.speakers {
            speaker = if speaker + 1 >= self.speakers { 0 } else { speaker + 1 };
            if !self.out[speaker] && Some(speaker) != holder {
                self.at = speaker;
                return AuctionStep::GoesOn;
            }
        }
        match self.standing {
            Some((holder, bid)) => AuctionStep::Made(holder, bid),
            None => AuctionStep::AllPassed,
        }
    }
}
