//! Letters as outlines, from the serif of the house: a picture that leaves the page takes its letters with it.

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::fmt::Write;

const SERIF: &[u8] = include_bytes!("../assets/serif.otf");

/// Where a line of letters stands to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stands {
    /// It begins there.
    Left,
    /// It ends there.
    Right,
}

/// The letters of a font.
pub(super) struct Letters(Option<FontRef<'static>>);

impl Letters {
    /// Those of the house.
    pub(super) fn of_the_house() -> Letters {
        Letters(FontRef::new(SERIF).ok())
    }

    /// How far a line of this size reaches.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        self.0.as_ref().map_or(0.0, |font| placed(font, text).map(|glyph| advance(font, glyph)).sum::<f32>() * scale(font, size))
    }

    /// A line as the data of a path. A letter the font lacks leaves its place empty.
    pub(super) fn line(&self, text: &str, (x, y): (f32, f32), size: f32, stands: Stands) -> String {
        let Some(font) = &self.0 else { return String::new() };
        let begins = match stands {
            Stands::Left => x,
            Stands::Right => x - self.width(text, size),
        };
        let mut pen = Pen { path: String::new(), at: (begins, y), scale: scale(font, size) };
        let outlines = font.outline_glyphs();
        for glyph in placed(font, text) {
            if let Some(outline) = outlines.get(glyph) {
                // A glyph that cannot be drawn leaves its place empty.
                let _ = outline.draw(DrawSettings::unhinted(Size::unscaled(), LocationRef::default()), &mut pen);
            }
            pen.at.0 += advance(font, glyph) * pen.scale;
        }
        pen.path
    }

    /// So much of a text as there is room for.
    pub(super) fn fitted(&self, text: &str, size: f32, room: f32) -> String {
        if self.width(text, size) <= room {
            return text.to_owned();
        }
        let mut kept: String = text.to_owned();
        while !kept.is_empty() && self.width(&format!("{kept}…"), size) > room {
            kept.pop();
        }
        format!("{}…", kept.trim_end())
    }
}

/// The glyphs of a text.
fn placed<'t>(font: &FontRef<'static>, text: &'t str) -> impl Iterator<Item = GlyphId> + 't {
    let glyphs = font.charmap();
    text.chars().map(move |letter| glyphs.map(letter).or_else(|| glyphs.map(' ')).unwrap_or_default())
}

fn advance(font: &FontRef<'static>, glyph: GlyphId) -> f32 {
    font.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(glyph).unwrap_or_default()
}

fn scale(font: &FontRef<'static>, size: f32) -> f32 {
    size / f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em.max(1))
}

/// Draws outlines one behind the other.
struct Pen {
    path: String,
    at: (f32, f32),
    scale: f32,
}

impl Pen {
    fn put(&mut self, verb: char, points: &[(f32, f32)]) {
        self.path.push(verb);
        for (x, y) in points {
            // Writing to a string cannot fail.
            let _ = write!(self.path, "{:.2} {:.2} ", self.at.0 + x * self.scale, self.at.1 - y * self.scale);
        }
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.put('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.put('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('Z');
    }
}
