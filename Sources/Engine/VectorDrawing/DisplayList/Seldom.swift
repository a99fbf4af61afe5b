/// A value that few have. It lies apart, so that what could have it stays small and quick to make,
/// to copy and to drop.
@propertyWrapper package struct Seldom<Value> {
  /// Where the value lies, if there is one.
  package var box: Box?

  /// The value, kept apart.
  package final class Box {
    package let value: Value
    @inlinable package init(_ value: Value) { self.value = value }
  }

  @inlinable @inline(__always) package init() {}

  @inlinable @inline(__always) package init(wrappedValue: Value?) {
    if let wrappedValue { box = Box(wrappedValue) }
  }

  /// Whether there is a value: asking for it would copy it.
  @inlinable package var projectedValue: Bool { box != nil }

  @inlinable package var wrappedValue: Value? {
    @inline(__always) get { box?.value }
    @inline(__always) set {
      if let newValue { box = Box(newValue) } else { box = nil }
    }
  }
}

extension Seldom: @unchecked Sendable where Value: Sendable {}
