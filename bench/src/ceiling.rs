//! The ceiling: random playouts of a 4 x 13-card no-trump deal on bare bit sets, with no rules engine around them. Ours is
//! judged as a fraction of it, measured in the same run and compiled with the same flags.

const SUIT: [u64; 4] = [0x1fff, 0x1fff << 16, 0x1fff << 32, 0x1fff << 48];

/// Four hands of thirteen cards.
pub type Deal = [u64; 4];

/// A fast source of chance.
pub struct Chance(u64);

impl Chance {
    /// The chance of this seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// Sixty-four random bits.
    #[inline(always)]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        z ^ (z >> 32)
    }
}

/// The k-th set bit of a word, as a one-bit mask: one instruction where the build allows it, as the ceiling should.
#[cfg(target_feature = "bmi2")]
#[inline(always)]
#[expect(unsafe_code, reason = "the instruction is there: the build was told so, or this function would not exist")]
fn select(bits: u64, k: u32) -> u64 {
    // SAFETY: compiled only where `bmi2` is enabled for the whole build.
    unsafe { std::arch::x86_64::_pdep_u64(1 << k, bits) }
}

/// The k-th set bit of a word, as a one-bit mask.
#[cfg(not(target_feature = "bmi2"))]
#[inline(always)]
fn select(mut bits: u64, k: u32) -> u64 {
    for _ in 0..k {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// A random member of a set, from sixteen random bits.
#[inline(always)]
fn pick(set: u64, chance: u64) -> u64 {
    let many = u64::from(set.count_ones());
    select(set, (((chance & 0xffff) * many) >> 16) as u32)
}

/// A random deal.
pub fn deal(chance: &mut Chance) -> Deal {
    let mut pack: [u8; 52] = std::array::from_fn(|n| ((n / 13) * 16 + n % 13) as u8);
    let mut bits = 0;
    for i in (1..52).rev() {
        bits = if i & 1 == 1 { chance.bits() } else { bits >> 32 };
        let j = (((bits & 0xffff_ffff) * (i as u64 + 1)) >> 32) as usize;
        pack.swap(i, j);
    }
    std::array::from_fn(|seat| pack[seat * 13..seat * 13 + 13].iter().fold(0, |hand, &card| hand | 1u64 << card))
}

/// One random playout without trumps; the tricks of the first and third hand.
#[inline(always)]
pub fn playout(mut hands: Deal, chance: &mut Chance) -> u32 {
    let (mut leader, mut tricks) = (0, 0);
    for _ in 0..13 {
        let bits = chance.bits();
        let card = pick(hands[leader], bits);
        hands[leader] ^= card;
        let led = SUIT[card.trailing_zeros() as usize >> 4];
        let (mut best, mut winner) = (card, leader);
        for step in 1..4 {
            let seat = (leader + step) & 3;
            let hand = hands[seat];
            let following = hand & led;
            let card = pick(std::hint::select_unpredictable(following != 0, following, hand), bits >> (16 * step));
            hands[seat] = hand ^ card;
            let better = (card & led) > best;
            best = std::hint::select_unpredictable(better, card, best);
            winner = std::hint::select_unpredictable(better, seat, winner);
        }
        tricks += u32::from(winner & 1 == 0);
        leader = winner;
    }
    tricks
}

/// "play": so many playouts from one deal.
pub fn play(playouts: u64) -> u64 {
    let mut chance = Chance::new(1);
    let dealt = deal(&mut chance);
    (0..playouts).map(|_| u64::from(playout(std::hint::black_box(dealt), &mut chance))).sum()
}

/// "with deal": so many playouts, each from a deal of its own.
pub fn with_deal(playouts: u64) -> u64 {
    let mut chance = Chance::new(1);
    (0..playouts)
        .map(|_| {
            let dealt = deal(&mut chance);
            u64::from(playout(dealt, &mut chance))
        })
        .sum()
}
