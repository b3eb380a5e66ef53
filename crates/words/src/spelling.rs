//! What was meant by what was written: accents and capitals do not matter, and a slip of the pen is forgiven.

/// The same in small letters, without the accents of Portuguese, Spanish and Italian, and with one blank between words.
pub fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'á' | 'à' | 'ã' | 'â' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' => 'i',
        'ó' | 'ò' | 'õ' | 'ô' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase().chars().map(letter).collect()
}

/// Those of the known words that are written nearly so, or contain what was written, the nearest first; at most four.
pub fn near<'a>(written: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let written = plain(written);
    let letters = written.chars().count();
    let distance = |word: &str| {
        let word = plain(word);
        let part = letters >= 3 && (word.contains(&written) || word.chars().count() >= 3 && written.contains(&word));
        let slips = slips(&written, &word);
        // A third of the letters may be wrong; in a word of one or two there is nothing to guess.
        (slips * 3 <= letters).then_some(slips).or(part.then_some(letters))
    };
    let mut found: Vec<(usize, &str)> = known.into_iter().filter_map(|word| Some((distance(word)?, word))).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|(_, word)| word).take(4).collect()
}

/// How many letters must be put in, left out or changed to make one word of the other.
fn slips(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (n, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], n + 1);
        for (m, &there) in other.iter().enumerate() {
            let changed = corner + usize::from(letter != there);
            corner = row[m + 1];
            row[m + 1] = changed.min(row[m] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_put_in_left_out_and_changed_are_slips() {
        assert_eq!((slips("casca", "casca"), slips("casca", "cascas"), slips("cazca", "casca"), slips("", "só")), (0, 1, 1, 2));
    }

    #[test]
    fn the_nearest_comes_first_and_what_is_far_not_at_all() {
        assert_eq!(near("volterete", ["truco", "voltarete", "yukon"]), ["voltarete"]);
        assert_eq!(near("ENVIDO ", ["falta envido", "envido", "flor"]), ["envido", "falta envido"]);
        assert!(near("xyzzy", ["truco", "voltarete", "yukon"]).is_empty());
        assert!(near("", ["truco"]).is_empty());
    }
}
