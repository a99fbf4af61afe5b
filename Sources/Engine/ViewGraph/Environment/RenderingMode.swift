package import ResourceCatalogs

/// What the location of a widget makes of its colours and its background: the axis `mode` of the
/// catalogue (Facts/redaction.md#rendering-modes).
package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
  /// The Home Screen as usual.
  case fullColor
  /// The tinted Home Screen; faces of a watch in one colour.
  case accented
  /// The Lock Screen; the desktop of a Mac.
  case vibrant
  /// An iPhone on its side while charging: no background, on black.
  case standBy
  /// The same in the dark: all in red.
  case standByNight

  /// Whether a phone stands on its side, by day or by night.
  package var isStandBy: Bool { self == .standBy || self == .standByNight }

  /// Whether the background of the container is shown. Macs keep it (HIG, Widgets).
  package func showsBackground(on platform: Device.Platform) -> Bool {
    self == .fullColor || self == .vibrant && platform == .macOS
  }

  /// Whether the picture follows the person's appearance, light or dark. The Lock Screen draws all
  /// content in white, and StandBy knows no appearance.
  package var followsScheme: Bool { self == .fullColor || self == .accented }

  /// Whether content is drawn for dark surroundings whatever the appearance: the Lock Screen is
  /// seen through, StandBy is black, and watches have no light appearance.
  package func isAlwaysDark(on platform: Device.Platform) -> Bool {
    platform == .watchOS || !followsScheme
  }
}
