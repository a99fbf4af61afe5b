/// What becomes of a part of a picture when the system takes its colours away, as on a tinted Home
/// Screen.
package enum ModeRole: Hashable, Sendable {
  /// A template in the colour of the main group: only its alpha counts.
  case primary
  /// A template in the colour of the accent group.
  case accent
  /// The brighter, the more opaque, in the colour of the main group.
  case primaryDesaturated
  /// The brighter, the more opaque, in the colour of the accent group.
  case accentDesaturated
  /// Keeps its colours.
  case fullColor
}
