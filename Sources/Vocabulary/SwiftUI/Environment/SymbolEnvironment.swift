public import ViewGraph

/// How symbols with several layers are coloured.
public struct SymbolRenderingMode: Sendable, Hashable {
  enum Kind { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Variants of symbols: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  var isFilled = false
  var isSlashed = false
  var enclosure: String?

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: "circle")
  public static let square = SymbolVariants(enclosure: "square")
  public static let rectangle = SymbolVariants(enclosure: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { enclosed("circle") }
  public var square: SymbolVariants { enclosed("square") }
  public var rectangle: SymbolVariants { enclosed("rectangle") }
  public var fill: SymbolVariants {
    var copy = self
    copy.isFilled = true
    return copy
  }
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
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolRenderingMode = mode })
  }

  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolVariants = variant })
  }

  public nonisolated func imageScale(_ scale: Image.Scale) -> _ModifiedView {
    modified(ValuesModifier { $0.imageScale = scale })
  }
}
