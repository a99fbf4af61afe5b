package import DiagnosticRecords

/// The colours, pictures and symbols that a widget's `.xcassets` folders and loose files hold.
package struct AssetCatalog: Sendable {
  /// Which kind of asset a name is looked up among.
  package enum Kind: Hashable, Sendable { case color, image, symbol }

  /// Everything wrong that was met while reading.
  package private(set) var diagnostics: [Diagnostic] = []

  /// An empty catalog.
  package init() {}

  /// Reads `.xcassets` folders, and pictures that lie loose in any other folder or are named.
  package init(reading paths: [String]) {}

  /// A colour set, or nil.
  package func color(named name: String) -> AssetColor? { nil }

  /// An image set or loose picture, or nil.
  package func image(named name: String) -> AssetImage? { nil }

  /// A symbol set, or nil.
  package func symbol(named name: String) -> SymbolDrawing? { nil }

  /// Every name of a kind, sorted.
  package func names(of kind: Kind) -> [String] { [] }

  /// Known names most like an unknown one, best first.
  package func nearestNames(to name: String, of kind: Kind, limit: Int = 3) -> [String] { [] }
}
