/// A value that few have. It lies apart, so that what could have it stays small and quick to make,
/// to copy and to drop.
@propertyWrapper package struct Seldom<Value> {
  private var box: Box?

  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  package init() {}

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}
