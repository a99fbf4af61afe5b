import VectorDrawing

extension GraphicsContext {
  /// How what is drawn meets what is there.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// Core Graphics' number.
    public let rawValue: Int32
    /// A mode by Core Graphics' number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Over what is there.
    public static let normal = BlendMode(rawValue: 0)
    /// Colours multiplied: never lighter.
    public static let multiply = BlendMode(rawValue: 1)
    /// Opposites multiplied: never darker.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplied or screened, as what is there is dark or bright.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of each component.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of each component.
    public static let lighten = BlendMode(rawValue: 5)
    /// What is there brightened by the drawing.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// What is there darkened by the drawing.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkened or brightened a little, as the drawing is dark or bright.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplied or screened, as the drawing is dark or bright.
    public static let hardLight = BlendMode(rawValue: 9)
    /// How far the components lie apart.
    public static let difference = BlendMode(rawValue: 10)
    /// As the difference, with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The drawing's hue.
    public static let hue = BlendMode(rawValue: 12)
    /// The drawing's saturation.
    public static let saturation = BlendMode(rawValue: 13)
    /// The drawing's hue and saturation.
    public static let color = BlendMode(rawValue: 14)
    /// The drawing's brightness.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Nothing stays where the drawing covers.
    public static let clear = BlendMode(rawValue: 16)
    /// Only the drawing where it covers.
    public static let copy = BlendMode(rawValue: 17)
    /// The drawing where something is.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The drawing where nothing is.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The drawing on what is there, not beside it.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// Below what is there.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// What is there, as opaque as the drawing.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// What is there, cut by the drawing.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// What is there on the drawing, not beside it.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// Either, but not both.
    public static let xor = BlendMode(rawValue: 25)
    /// Colours added and one subtracted; drawn as normal, and told.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// Colours added.
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
