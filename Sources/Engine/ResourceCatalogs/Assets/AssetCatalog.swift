package import DiagnosticRecords

/// The colours, pictures, symbols and data that a widget's `.xcassets` folders and loose files
/// hold.
package struct AssetCatalog: Sendable {
  /// Which kind of asset a name is looked up among.
  package enum Kind: Hashable, Sendable { case color, image, symbol }

  /// Everything wrong that was met while reading, in the order of the folders.
  package internal(set) var diagnostics: [Diagnostic] = []

  var colors: [String: AssetColor] = [:]
  var images: [String: AssetImage] = [:]
  var symbols: [String: SymbolDrawing] = [:]
  var data: [String: AssetData] = [:]
  /// What modules with bundles of their own hold, by the bundles' names.
  private var modules: [String: AssetCatalog] = [:]

  /// An empty catalog.
  package init() {}

  /// Reads `.xcassets` folders, and pictures that lie loose in any other folder or are named.
  ///
  /// Where a name is given twice the first wins; catalogs win over loose pictures.
  package init(reading paths: [String]) {
    var reader = AssetCatalogReader()
    for path in paths { reader.read(path) }
    self = reader.finish()
  }

  /// Adds what another holds under names that are not taken. Nothing is said of either.
  package mutating func add(_ other: AssetCatalog) {
    colors.merge(other.colors) { own, _ in own }
    images.merge(other.images) { own, _ in own }
    symbols.merge(other.symbols) { own, _ in own }
    data.merge(other.data) { own, _ in own }
  }

  /// Adds what a module holds. Without the name of its bundle it is found where no other has it.
  package mutating func add(_ other: AssetCatalog, bundle: String) {
    add(other)
    diagnostics += other.diagnostics
    modules[bundle] = other
  }

  private func find<Asset>(
    _ name: String, _ assets: (AssetCatalog) -> [String: Asset]
  ) -> Asset? {
    let asked = BundledName(name)
    let own = asked.bundle.flatMap { modules[$0] }.flatMap { assets($0)[asked.name] }
    return own ?? assets(self)[asked.name]
  }

  /// A colour set, or nil.
  package func color(named name: String) -> AssetColor? { find(name, \.colors) }

  /// An image set or loose picture, or nil.
  package func image(named name: String) -> AssetImage? { find(name, \.images) }

  /// The regular drawing of a symbol set, or nil.
  package func symbol(named name: String) -> SymbolDrawing? { find(name, \.symbols) }

  /// The file of a data set, or nil.
  package func data(named name: String) -> AssetData? { find(name, \.data) }

  /// Every name of a kind, sorted.
  package func names(of kind: Kind) -> [String] {
    switch kind {
    case .color: colors.keys.sorted()
    case .image: images.keys.sorted()
    case .symbol: symbols.keys.sorted()
    }
  }

  /// Known names most like an unknown one, best first.
  package func nearestNames(to name: String, of kind: Kind, limit: Int = 3) -> [String] {
    NearestNames.find(name, among: names(of: kind), limit: limit)
  }
}
