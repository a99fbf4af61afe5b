package import LayoutEngine

/// A value that flows up a view tree.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What holds where no view below says anything.
  static var defaultValue: Value { get }
  /// Joins what one view says with what the next one says, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension PreferenceKey {
  /// The value a node and everything below it ask for, or `nil` where none does.
  package static func value(from node: LayoutNode) -> Value? {
    if let change = node.view?.notes.preferences?[ObjectIdentifier(self)] {
      switch change {
      case .value(let value): return value as? Value
      case .transform(let transform):
        var value: Any = collected(from: node) ?? defaultValue
        transform(&value)
        return value as? Value
      }
    }
    return collected(from: node)
  }

  private static func collected(from node: LayoutNode) -> Value? {
    var result: Value?
    for child in node.children {
      guard let value = value(from: child) else { continue }
      if var sum = result {
        reduce(value: &sum, nextValue: { value })
        result = sum
      } else {
        result = value
      }
    }
    return result
  }
}

/// What a node does to a preference on its way up.
package enum PreferenceChange {
  case value(Any)
  case transform((inout Any) -> Void)
}
