import ViewGraph

/// A key to a value that a view says to the container that takes it apart.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// What holds for views that say nothing.
  static var defaultValue: Value { get }
}

/// What a view says to the container that takes it apart. Values of an app's own are declared in an
/// extension, by `@Entry` or a key.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any]

  package init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values a change makes of none.
  static func changed(
    _ change: (inout ContainerValues) -> Void
  ) -> [ObjectIdentifier: Any] {
    var container = ContainerValues()
    change(&container)
    return container.values
  }
}
