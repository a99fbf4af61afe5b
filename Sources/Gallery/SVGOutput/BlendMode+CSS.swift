import VectorDrawing

extension BlendMode {
  /// The value of `mix-blend-mode` that mixes colours so (W3C, Compositing and Blending; its
  /// formulas are Apple's but for soft light, where Apple's is a little lighter).
  var cssName: StaticString? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}

extension GroupItem {
  /// Whether anything in the group mixes its colours with what is behind it.
  var mixes: Bool {
    children.contains { item in
      guard case .group(let group) = item else { return false }
      return group.blend != .normal || group.mixes
    }
  }
}
