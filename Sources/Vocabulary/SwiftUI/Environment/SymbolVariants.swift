import ViewGraph

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
