import ViewGraph

/// Draws text its own way, glyph by glyph. Pictures hold text as text, so that nobody can.
@available(*, unavailable, message: "Pictures hold text as text: use Text's modifiers or Canvas.")
public protocol TextRenderer {}
