import VectorDrawing

extension GraphicsContext {
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// Core Graphics' number.
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let clear = BlendMode(rawValue: 16)
    public static let copy = BlendMode(rawValue: 17)
    public static let sourceIn = BlendMode(rawValue: 18)
    public static let sourceOut = BlendMode(rawValue: 19)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationIn = BlendMode(rawValue: 22)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let destinationAtop = BlendMode(rawValue: 24)
    public static let xor = BlendMode(rawValue: 25)
    /// Colours added and one subtracted; drawn as normal, and told.
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}

extension GraphicsContext.BlendMode {
  /// The modes that mix colours, in the order of their numbers.
  private static let mixing: [VectorDrawing.BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// Draws an item over what a layer holds. The modes of Porter and Duff become masks: S is the
  /// item, D what is there, a their alpha; where the item covers nothing, D stays.
  func draw(_ item: DisplayItem, on layer: GraphicsLayer) {
    let (old, node) = (layer.items, layer.node)
    func cut(_ hole: [DisplayItem], from items: [DisplayItem]) -> [DisplayItem] {
      if items.isEmpty || hole.isEmpty { return items }
      var group = GroupItem(items, node: node)
      group.knockout = hole
      return [.group(group)]
    }
    func within(_ mask: [DisplayItem], _ items: [DisplayItem]) -> [DisplayItem] {
      if items.isEmpty || mask.isEmpty { return [] }
      var group = GroupItem(items, node: node)
      group.mask = mask
      return [.group(group)]
    }
    // A knockout cuts by darkness: its items are drawn in black.
    func dark(_ items: [DisplayItem], alpha: Double = 1) -> [DisplayItem] {
      if items.isEmpty { return [] }
      var group = GroupItem(items, node: -1)
      group.filters = [.template(RGBA(red: 0, green: 0, blue: 0, alpha: alpha))]
      return [.group(group)]
    }
    // All alpha made full, so that the item cuts where it covers, however clear its colour is.
    let covered = dark([item], alpha: 255)
    switch self {
    case .clear: layer.items = cut(covered, from: old)
    case .copy: layer.items = cut(covered, from: old) + [item]
    case .sourceIn: layer.items = cut(covered, from: old) + within(old, [item])
    case .sourceOut: layer.items = cut(covered, from: old) + cut(dark(old), from: [item])
    case .sourceAtop: layer.items = old + within(old, [item])
    case .destinationOver: layer.items = [item] + old
    case .destinationIn: layer.items = cut(covered, from: old) + within([item], old)
    case .destinationOut: layer.items = cut(dark([item]), from: old)
    case .destinationAtop:
      layer.items =
        cut(covered, from: old) + within([item], old) + cut(dark(old), from: [item])
    case .xor: layer.items = cut(dark([item]), from: old) + cut(dark(old), from: [item])
    default: layer.items = old + [mixed(item, node)]
    }
  }

  private func mixed(_ item: DisplayItem, _ node: Int) -> DisplayItem {
    var mode = VectorDrawing.BlendMode.normal
    if Self.mixing.indices.contains(Int(rawValue)) { mode = Self.mixing[Int(rawValue)] }
    if self == .plusDarker { mode = .plusDarker }
    if self == .plusLighter { mode = .plusLighter }
    if mode == .normal { return item }
    var group = GroupItem([item], node: node)
    group.blend = mode
    return .group(group)
  }
}
