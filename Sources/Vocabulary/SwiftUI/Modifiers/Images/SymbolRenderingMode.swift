public import ViewGraph

extension View {
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolRenderingMode = mode })
  }
}

public struct SymbolRenderingMode: Sendable, Hashable {
  /// Where the layers of a symbol take their colours from.
  enum Kind { case monochrome, hierarchical, palette, multicolor }
  let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
