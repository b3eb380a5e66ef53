//! What a program answers to the prompt of a sight, at random.

use engine::Rng;
use serde_json::Value;

/// One of the ways to answer a prompt: a card where one is asked for.
pub(crate) fn answer(prompt: &Value, rng: &mut Rng) -> Option<String> {
    let ways = prompt["ways"].as_array()?;
    let card = ways.iter().find(|way| way["card"]["of"][0].is_string() && !rng.happens(1, 10));
    let way = card.or(rng.one(ways))?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let some = |of: &Value, many: usize, rng: &mut Rng| {
        let mut cards: Vec<String> = of.as_array().into_iter().flatten().map(text).collect();
        rng.shuffle(&mut cards);
        cards.truncate(many);
        cards
    };
    if let Some(word) = way.get("word") {
        return Some(text(&word["action"]));
    }
    if let Some(card) = way.get("card") {
        return Some(format!("{} {}", text(&card["verb"]), some(&card["of"], 1, rng).first()?));
    }
    if let Some(cards) = way.get("cards") {
        let must = some(&cards["must"], usize::MAX, rng);
        let (fewest, most) = (cards["at_least"].as_u64()? as usize, cards["at_most"].as_u64()? as usize);
        let many = fewest + rng.below(most.saturating_sub(fewest) + 1);
        let free = some(&cards["of"], usize::MAX, rng).into_iter().filter(|card| !must.contains(card));
        let chosen: Vec<String> = must.iter().cloned().chain(free).take(many.max(must.len())).collect();
        return Some(std::iter::once(text(&cards["verb"])).chain(chosen).collect::<Vec<_>>().join(" "));
    }
    let number = way.get("number")?;
    let (from, to) = (number["from"].as_i64()?, number["to"].as_i64()?);
    Some(format!("{} {}", text(&number["verb"]), from + rng.below((to - from + 1) as usize) as i64))
}
