@_spi(Reflection) import Swift

/// Functions of a type that is only known when the program runs, which answer what stands for a
/// missing value: from the type's record of what it is called with and what it answers (Swift ABI,
/// "Type Metadata": "Function Metadata").
enum MissingFunction {
  /// Bits of a record's flags (`swift/ABI/MetadataValues.h`, `TargetFunctionTypeFlags`).
  private static let countMask: UInt = 0xffff
  private static let asyncFlag: UInt = 0x2000_0000
  /// How it is called, how its parameters are passed, whether it is differentiable, and on which
  /// actor it runs: of those none can be made here but what is usual.
  private static let unusual: UInt = 0x00ff_0000 | 0x0200_0000 | 0x0800_0000 | 0x1000_0000

  /// - Parameter name: what is missing.
  /// - Returns: nil for other types, and functions with more than two parameters.
  static func of<Function>(_ type: Function.Type, _ name: String) -> Function? {
    let record = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    guard _MetadataKind(rawValue: record[0]) == .function, record[1] & unusual == 0 else {
      return nil
    }
    let types = (0...Int(record[1] & countMask)).map {
      unsafeBitCast(record[2 + $0], to: Any.Type.self)
    }
    let isAsync = record[1] & asyncFlag != 0
    func plain<Value>(_ value: Value.Type) -> [Any] {
      isAsync ? awaited(value, name) : called(value, name)
    }
    func one<Value>(_ value: Value.Type) -> [Any] {
      func one<First>(_ first: First.Type) -> [Any] {
        isAsync ? awaited(value, first, name) : called(value, first, name)
      }
      return _openExistential(types[1], do: one)
    }
    func two<Value>(_ value: Value.Type) -> [Any] {
      func two<First>(_ first: First.Type) -> [Any] {
        func two<Second>(_ second: Second.Type) -> [Any] {
          isAsync
            ? awaited(value, first, second, name) : called(value, first, second, name)
        }
        return _openExistential(types[2], do: two)
      }
      return _openExistential(types[1], do: two)
    }
    let made =
      switch types.count {
      case 1: _openExistential(types[0], do: plain)
      case 2: _openExistential(types[0], do: one)
      case 3: _openExistential(types[0], do: two)
      default: [Any]()
      }
    return made.lazy.compactMap { $0 as? Function }.first
  }

  private static func value<Value>(_ name: String) -> Value {
    guard let value = MissingValue.of(Value.self, name) else {
      fatalError("Missing name: \(name)")
    }
    return value
  }

  // A type says whether a function may fail and whether any thread may call it. One that may not
  // fail is no other's stand-in where it is awaited, so those that may come first.

  private static func called<V>(
    _ value: V.Type, _ name: String
  ) -> [Any] {
    let function: @Sendable () -> V = { Self.value(name) }
    let failing: @Sendable () throws -> V = { Self.value(name) }
    return [failing as () throws -> V, failing, function as () -> V, function]
  }

  private static func called<V, A>(
    _ value: V.Type, _ first: A.Type, _ name: String
  ) -> [Any] {
    let function: @Sendable (A) -> V = { _ in Self.value(name) }
    let failing: @Sendable (A) throws -> V = { _ in Self.value(name) }
    return [failing as (A) throws -> V, failing, function as (A) -> V, function]
  }

  private static func called<V, A, B>(
    _ value: V.Type, _ first: A.Type, _ second: B.Type, _ name: String
  ) -> [Any] {
    let function: @Sendable (A, B) -> V = { _, _ in Self.value(name) }
    let failing: @Sendable (A, B) throws -> V = { _, _ in Self.value(name) }
    return [failing as (A, B) throws -> V, failing, function as (A, B) -> V, function]
  }

  private static func awaited<V>(
    _ value: V.Type, _ name: String
  ) -> [Any] {
    let function: @Sendable () async -> V = { Self.value(name) }
    let failing: @Sendable () async throws -> V = { Self.value(name) }
    return [failing as () async throws -> V, failing, function as () async -> V, function]
  }

  private static func awaited<V, A>(
    _ value: V.Type, _ first: A.Type, _ name: String
  ) -> [Any] {
    let function: @Sendable (A) async -> V = { _ in Self.value(name) }
    let failing: @Sendable (A) async throws -> V = { _ in Self.value(name) }
    return [failing as (A) async throws -> V, failing, function as (A) async -> V, function]
  }

  private static func awaited<V, A, B>(
    _ value: V.Type, _ first: A.Type, _ second: B.Type, _ name: String
  ) -> [Any] {
    let function: @Sendable (A, B) async -> V = { _, _ in Self.value(name) }
    let failing: @Sendable (A, B) async throws -> V = { _, _ in Self.value(name) }
    return [failing as (A, B) async throws -> V, failing, function as (A, B) async -> V, function]
  }
}
