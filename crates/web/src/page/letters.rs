//! Letters as outlines, from the serif of the house: a picture that leaves the page takes its letters with it.

use std::fmt::Write;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

const SERIF: &[u8] = include_bytes!("../../assets/serif.otf");

/// Where a line of letters stands to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stands {
    /// It begins there.
    Left,
    /// It ends there.
    Right,
}

/// The letters of a font.
pub(super) struct Letters(Option<Face<'static>>);

impl Letters {
    /// Those of the house.
    pub(super) fn of_the_house() -> Letters {
        Letters(Face::parse(SERIF, 0).ok())
    }

    /// How far a line of this size reaches.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        self.0
            .as_ref()
            .map_or(0.0, |face| placed(face, text).map(|(glyph, _)| advance(face, glyph)).sum::<f32>() * scale(face, size))
    }

    /// A line as the data of a path. A letter the font lacks leaves its place empty.
    pub(super) fn line(&self, text: &str, (x, y): (f32, f32), size: f32, stands: Stands) -> String {
        let Some(face) = &self.0 else { return String::new() };
        let begins = match stands {
            Stands::Left => x,
            Stands::Right => x - self.width(text, size),
        };
        let mut pen = Pen { path: String::new(), at: (begins, y), scale: scale(face, size) };
        for (glyph, _) in placed(face, text) {
            face.outline_glyph(glyph, &mut pen);
            pen.at.0 += advance(face, glyph) * pen.scale;
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

fn placed<'t>(face: &'t Face<'static>, text: &'t str) -> impl Iterator<Item = (GlyphId, char)> + 't {
    text.chars().map(|letter| (face.glyph_index(letter).or_else(|| face.glyph_index(' ')).unwrap_or_default(), letter))
}

fn advance(face: &Face<'static>, glyph: GlyphId) -> f32 {
    face.glyph_hor_advance(glyph).map_or(0.0, f32::from)
}

fn scale(face: &Face<'static>, size: f32) -> f32 {
    size / f32::from(face.units_per_em())
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

impl OutlineBuilder for Pen {
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
