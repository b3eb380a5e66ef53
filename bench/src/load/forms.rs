//! Forms as they are sent, and what is looked for in the answers.

use super::Failed;

/// Letters as they stand in a form.
fn spelt(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// The fields of a form, as a body.
pub fn fields(fields: &[(&str, &str)]) -> String {
    fields.iter().map(|(name, value)| format!("{name}={}", spelt(value))).collect::<Vec<_>>().join("&")
}

/// The text between two others.
pub fn between<'t>(text: &'t str, from: &str, to: &str) -> Result<&'t str, Failed> {
    let rest = text.split_once(from).ok_or_else(|| format!("no `{from}` in {text}"))?.1;
    Ok(rest.split_once(to).ok_or_else(|| format!("no `{to}`"))?.0)
}
