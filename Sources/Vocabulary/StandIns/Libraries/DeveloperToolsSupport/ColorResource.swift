public import Foundation

public struct ColorResource: Hashable, Sendable {
  /// The name in the catalog, with its namespaces: `Theme/Brand`.
  package let name: String

  /// The colour of that name. There is one bundle here: the widget's.
  public init(name: String, bundle: Bundle) { self.name = name }
}
