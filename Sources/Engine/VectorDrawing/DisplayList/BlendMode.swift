/// How colours meet what is behind them.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension BlendMode {
  /// Whether pictures can mix colours so. CSS, whose names pictures use, knows no `plusDarker`.
  package var isDrawn: Bool { self != .plusDarker }
}
