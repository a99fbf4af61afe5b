public import ViewGraph

extension View {
  /// How symbols in the view are coloured; `nil` for one colour, unless the image says more.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> _ModifiedView {
    modified(ValuesModifier { $0.symbolRenderingMode = mode })
  }
}

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
