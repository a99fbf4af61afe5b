extension Bool: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { false }
}

extension String: _VitrineMissingValue {
  /// The name, so that it is seen; empty it would leave a blank that nobody misses.
  public static func vitrineMissing(_ name: String) -> Any? { MissingValue.text(name) }
}

extension Substring: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { Substring(MissingValue.text(name)) }
}

extension Character: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? { "?" as Character }
}

extension Range: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? {
    MissingValue.of(Bound.self, name).map { $0..<$0 }
  }
}

extension ClosedRange: _VitrineMissingValue {
  public static func vitrineMissing(_ name: String) -> Any? {
    MissingValue.of(Bound.self, name).map { $0...$0 }
  }
}

extension Result: _VitrineMissingValue {
  /// It failed, if its errors let it say so.
  public static func vitrineMissing(_ name: String) -> Any? {
    if let error = MissingValue.of(Failure.self, name) { return Self.failure(error) }
    return MissingValue.of(Success.self, name).map { Self.success($0) }
  }
}
