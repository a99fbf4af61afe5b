import DiagnosticRecords
public import ViewGraph

/// How images and symbols are drawn, where a picture knows one way only.
extension View {
  /// How layers of symbols take colour; gradients are drawn flat, which a warning says.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> _ModifiedView {
    if mode != .gradient { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .symbolModeNotDrawn, "Symbols with gradients are drawn in flat colours.",
        hint: "Apple does not publish how the gradients of symbols run."))
  }

  /// How a value shows in symbols; always by the colour of layers, which a warning says.
  public nonisolated func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> _ModifiedView {
    if mode != .draw { return modified(InertModifier()) }
    return modified(
      ReportModifier(
        .symbolModeNotDrawn,
        "Symbols show their value by the colour of layers instead of the length of strokes.",
        hint: "Use the mode color to say the same."))
  }

  /// How bright images may be; a picture has the range of a page.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> _ModifiedView {
    modified(InertModifier())
  }
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
}

extension Rule {
  static let symbolModeNotDrawn = Rule(
    "symbol-mode-not-drawn", fault: .vitrine, .warning, "A mode of symbols is not drawn",
    why: "How gradients and variable strokes of symbols run is not published, so flat "
      + "colours and layers are drawn.",
    remedy: "Use flat colours and the mode color to say the same.")
}
