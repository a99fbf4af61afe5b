/// Reads a user's own symbol, drawn with Apple's SVG template.
enum SymbolTemplate {
  /// The regular weight at medium scale, or the nearest there is; nil if nothing can be drawn.
  static func read(_ bytes: [UInt8]) -> SymbolDrawing? { nil }
}
