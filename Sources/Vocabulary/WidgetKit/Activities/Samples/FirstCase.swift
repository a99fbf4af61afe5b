@_spi(Reflection) import Swift

/// The first case of enumerations that do not list their cases.
enum FirstCase {
  /// The first case of an enumeration whose cases carry nothing; nil for any other type.
  ///
  /// `CaseIterable` would tell, but few state types have it, and the keys of `Codable` never. A
  /// value is the number of its case, from 0 in the order of the source (Swift ABI, "Enum Layout");
  /// how many there are stands in the type's descriptor (Swift ABI, "Nominal Type Descriptor").
  static func value<Value>(of type: Value.Type) -> Value? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<UInt>.self)
    guard _MetadataKind(rawValue: metadata[0]) == .enum, MemoryLayout<Value>.size <= 1,
      let counts = UnsafePointer<UInt32>(bitPattern: metadata[1])
    else { return nil }
    let (withPayload, without) = (counts[5] & 0xff_ffff, counts[6])
    guard withPayload == 0, without > 0 else { return nil }
    return withUnsafeBytes(of: UInt8(0)) { $0.baseAddress?.load(as: Value.self) }
  }

  /// The same of one that lists its cases, whatever they carry.
  static func listed(of type: Any.Type) -> Any? {
    func first<Value: CaseIterable>(_ type: Value.Type) -> Any? { type.allCases.first }
    return (type as? any CaseIterable.Type).flatMap { first($0) }
  }
}
