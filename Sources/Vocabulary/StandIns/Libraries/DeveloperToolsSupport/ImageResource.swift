public import Foundation

public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog, with its namespaces: `Icons/Logo`.
  package let name: String

  /// The image of that name. There is one bundle here: the widget's.
  public init(name: String, bundle: Bundle) { self.name = name }
}
