public import ViewGraph

/// How symbols with several layers are coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
  enum Kind { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// All layers in the foreground style, the further ones paler.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A style of its own for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The colours the symbol itself brings.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Variants of symbols: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  var isFilled = false
  var isSlashed = false
  var enclosure: String?

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: "circle")
  /// In a square.
  public static let square = SymbolVariants(enclosure: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variants in a circle instead of another shape.
  public var circle: SymbolVariants { enclosed("circle") }
  /// The variants in a square instead of another shape.
  public var square: SymbolVariants { enclosed("square") }
  /// The variants in a rectangle instead of another shape.
  public var rectangle: SymbolVariants { enclosed("rectangle") }
  /// The variants, filled.
  public var fill: SymbolVariants {
    var copy = self
    copy.isFilled = true
    return copy
  }
  /// The variants, crossed out.
  public var slash: SymbolVariants {
    var copy = self
    copy.isSlashed = true
    return copy
  }

  private func enclosed(_ shape: String) -> SymbolVariants {
    var copy = self
    copy.enclosure = shape
    return copy
  }

  /// Whether all of the other's variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
      && (other.enclosure == nil || other.enclosure == enclosure)
  }

  /// The names to try for a symbol, best first.
  func names(for name: String) -> [String] {
    if self == .none { return [name] }
    var best = name
    if let enclosure, !best.contains(".\(enclosure)") { best += ".\(enclosure)" }
    if isSlashed, !best.contains(".slash") { best += ".slash" }
    if isFilled, !best.hasSuffix(".fill") { best += ".fill" }
    return best == name ? [name] : [best, name]
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}
private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// How symbols with several layers are coloured; `nil` for one colour, unless the image says so.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants to take of symbols, where they exist.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// How symbols in the view are coloured; `nil` for one colour, unless the image says more.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolRenderingMode = mode })
  }

  /// The variant to take of symbols in the view, where it exists.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolVariants = variant })
  }

  /// The size of symbols in the view relative to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> _ModifiedView {
    modified(ValuesModifier { $0.imageScale = scale })
  }
}
