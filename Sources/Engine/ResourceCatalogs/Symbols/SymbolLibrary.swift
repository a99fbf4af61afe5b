package import DiagnosticRecords

/// The symbols of `themes/symbols/`, drawn for this project, found by SF Symbols' names.
package final class SymbolLibrary: Sendable {
  /// The library of the themes folder in use.
  package static let standard = SymbolLibrary(folder: .standard)

  /// Where the drawings are.
  let folder: ThemeFolder

  /// A library reading from a themes folder; drawings are read when first asked for.
  package init(folder: ThemeFolder) {
    self.folder = folder
  }

  /// Everything wrong that was met so far.
  package var diagnostics: [Diagnostic] { [] }

  /// Every name the library can draw, sorted.
  package var names: [String] { [] }

  /// The drawing of a name such as `star.fill`, or nil if there is none.
  package func drawing(
    named name: String, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolDrawing? {
    nil
  }

  /// Known names most like an unknown one, best first.
  package func nearestNames(to name: String, limit: Int = 3) -> [String] { [] }
}
