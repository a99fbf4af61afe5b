extension Font {
  /// How far apart the lines of a font stand.
  public enum Leading: Hashable, Sendable {
    /// The font's own line spacing.
    case standard
    /// Reduced line spacing.
    case tight
    /// Increased line spacing.
    case loose
  }
}
