extension Font {
  /// The shape of the system font's letters.
  public enum Design: Hashable, Sendable {
    /// San Francisco.
    case `default`
    /// New York.
    case serif
    /// San Francisco Rounded.
    case rounded
    /// San Francisco Mono.
    case monospaced
  }
}
