//! Figures as they are told, of hints and of bouts alike.

/// A figure with its sign and a number of decimals; zero after rounding has no sign.
///
/// ```
/// assert_eq!(bots::signed(-0.26, 1), "\u{2212}0.3");
/// assert_eq!(bots::signed(0.001, 1), "0.0");
/// ```
pub fn signed(value: f64, places: usize) -> String {
    let text = format!("{value:+.places$}");
    let is_nothing = text.bytes().all(|byte| !byte.is_ascii_digit() || byte == b'0');
    if is_nothing { text.replace(['+', '-'], "") } else { text.replace('-', "−") }
}
