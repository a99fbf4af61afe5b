import ViewGraph

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
