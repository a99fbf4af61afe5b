@_spi(Reflection) import Swift

/// The dynamic properties among the stored properties of a type, found once per type by the
/// standard library's field reflection.
struct DynamicFields {
  let offset: Int
  let type: any DynamicProperty.Type
  /// Dynamic properties inside the dynamic property itself.
  let inner: [DynamicFields]

  /// Filled on the main actor only.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [DynamicFields]] = [:]

  static func of(_ type: Any.Type) -> [DynamicFields] {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    var fields: [DynamicFields] = []
    _ = _forEachField(of: type) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(DynamicFields(offset: offset, type: property, inner: of(fieldType)))
      }
      return true
    }
    known[id] = fields
    return fields
  }

  /// Connects the property inside a value that starts at `base`.
  func connect(_ base: UnsafeMutableRawPointer, _ environment: EnvironmentValues) {
    let address = base + offset
    for field in inner { field.connect(address, environment) }
    type.connect(at: address, environment)
  }
}

extension DynamicProperty {
  /// Connects a property that lies at an address in memory.
  fileprivate static func connect(
    at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues
  ) {
    if let reader = self as? any EnvironmentReader.Type {
      reader.connectReader(at: address, environment)
    }
    address.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

extension EnvironmentReader {
  fileprivate static func connectReader(
    at address: UnsafeMutableRawPointer, _ environment: EnvironmentValues
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.connect(environment)
  }
}
