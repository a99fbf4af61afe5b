import ViewGraph

public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any]

  package init(values: [ObjectIdentifier: Any] = [:]) { self.values = values }

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
