//! Results by comparison of tricks, where they are not counted up to a number.

/// Comparison of three trick counts, the ombre's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result3 {
    /// The ombre has more than either.
    Win,
    /// They have as many as the best of them.
    Resposta,
    /// One of them has more.
    Codilho,
}

/// The result of the hand by tricks: the ombre's and each opponent's.
pub fn result(ombre: u8, a: u8, b: u8) -> Result3 {
    match ombre.cmp(&a.max(b)) {
        std::cmp::Ordering::Greater => Result3::Win,
        std::cmp::Ordering::Equal => Result3::Resposta,
        std::cmp::Ordering::Less => Result3::Codilho,
    }
}
