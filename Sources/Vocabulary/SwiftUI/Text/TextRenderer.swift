import ViewGraph

/// Draws text its own way, glyph by glyph. Pictures hold text as text, so that nobody can.
@available(
  *, unavailable,
  message: "Pictures hold text as text and know no glyphs. Use Text's own modifiers, or Canvas."
)
public protocol TextRenderer {}
