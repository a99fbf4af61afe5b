@_spi(Reflection) import Swift

/// Structures, tuples, enumerations and objects put together of values that stand for missing ones,
/// by what the standard library's reflection knows of them.
enum ReflectedValue {
  /// - Parameter name: what is missing.
  /// - Returns: nil if a part has no value, and for the standard library's own types, whose parts
  ///   do not say which of their values hold.
  static func of<Value>(_ type: Value.Type, _ name: String) -> Any? {
    guard !_typeName(type, qualified: true).hasPrefix("Swift.") else { return nil }
    if let layout = EnumerationLayout(type) {
      return layout.first(of: type) { MissingValue.find($0, name) }
    }
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    switch _MetadataKind(rawValue: metadata[0]) {
    case .struct, .tuple: return whole(type, name)
    case .class: return (type as? AnyClass).flatMap { MissingObject.of($0, name) }
    // Behind the kind stands the type that it is of.
    case .metatype: return unsafeBitCast(metadata[1], to: Any.Type.self)
    default: return nil
    }
  }

  private static func whole<Value>(_ type: Value.Type, _ name: String) -> Value? {
    guard let parts = parts(of: type, options: [], name) else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for part in parts { write(part.value, at: UnsafeMutableRawPointer(memory) + part.offset) }
    return memory.move()
  }

  /// What a type holds, each at its offset in bytes; nil if one of them has no value.
  static func parts(
    of type: Any.Type, options: _EachFieldOptions, _ name: String
  ) -> [(offset: Int, value: Any)]? {
    var parts: [(offset: Int, value: Any)] = []
    let isWhole = _forEachField(of: type, options: options) { _, offset, type, _ in
      guard let value = MissingValue.find(type, name) else { return false }
      parts.append((offset, value))
      return true
    }
    return isWhole ? parts : nil
  }

  /// Writes a value as one of its own type.
  static func write(_ value: Any, at address: UnsafeMutableRawPointer) {
    func write<Value>(_ value: Value) { address.initializeMemory(as: Value.self, to: value) }
    _openExistential(value, do: write)
  }
}
