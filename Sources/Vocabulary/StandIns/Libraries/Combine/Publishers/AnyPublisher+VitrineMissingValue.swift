public import FoundationAdditions

extension AnyPublisher: _VitrineMissingValue {
  /// One that never says anything, so that what waits for it stays as it begins.
  public static func vitrineMissing(_ name: String) -> Any? {
    Self(Empty(completeImmediately: false))
  }
}

extension Published: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? {
    MissingValue.of(Value.self, name).map { Self(initialValue: $0) }
  }
}
