public import Observation

extension AsyncStream: _VitrineMissingValue {
  /// One that has ended.
  public static func vitrineMissing(_ name: String) -> Any? { Self { $0.finish() } }
}

extension AsyncThrowingStream: _VitrineMissingValue where Failure == any Error {
  public static func vitrineMissing(_ name: String) -> Any? {
    Self { $0.finish(throwing: _VitrineMissingError(name)) }
  }
}

extension Task: _VitrineMissingValue where Failure == any Error {
  public static func vitrineMissing(_ name: String) -> Any? {
    Self { throw _VitrineMissingError(name) }
  }
}

extension ObservationRegistrar: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { Self() }
}
