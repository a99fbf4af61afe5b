/// Answers for a value whose code could not be had: one that says that it is missing, or an empty
/// one (``MissingValue``), so that who asked goes on; else the end of the program with the name.
/// Written by the tool into the code that it heals; not for widget code.
///
/// - Parameter name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
@_disfavoredOverload
public func _vitrineMissingValue<Value>(
  _ name: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
) -> Value {
  guard let value = MissingValue.of(Value.self, "\(name)") else {
    _vitrineMissing(name, file, line)
  }
  return value
}

/// The same for a function, of which not every kind can be made when the program runs: one that
/// answers such a value, whatever it is called with.
///
/// - Parameter name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
public func _vitrineMissingValue<each Argument, Value>(
  _ name: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
) -> @Sendable (repeat each Argument) -> Value {
  { (_: repeat each Argument) in _vitrineMissingValue(name, file, line) }
}

/// The same for a function that is awaited.
///
/// - Parameter name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
public func _vitrineMissingValue<each Argument, Value>(
  _ name: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
) -> @Sendable (repeat each Argument) async -> Value {
  { (_: repeat each Argument) in _vitrineMissingValue(name, file, line) }
}

/// Calls back who waits for work whose code could not be had, with such values.
///
/// - Parameters:
///   - answer: what the work was to call when done; nil if nobody waits.
///   - name: what is missing, with its module where that is known: `CryptoKit.SHA256`.
public func _vitrineMissingAnswer<each Argument>(
  _ answer: ((repeat each Argument) -> Void)?, _ name: StaticString,
  _ file: StaticString = #fileID, _ line: UInt = #line
) {
  answer?(repeat _vitrineMissingValue(name, file, line) as (each Argument))
}

/// A type that says itself which value is to be taken where the code of one could not be had. Not
/// for widget code.
public protocol _VitrineMissingValue {
  /// - Parameter name: what is missing.
  /// - Returns: A value of the type; nil if there is none. Classes cannot say that it is one of
  ///   theirs.
  static func vitrineMissing(_ name: String) -> Any?
}
