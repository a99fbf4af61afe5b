@_spi(Reflection) import Swift

/// How many cases an enumeration has and what they carry, from its type's descriptor and field
/// records; and values of it, made by its value witnesses (Swift ABI, "Type Metadata": "Enum
/// Metadata", "Nominal Type Descriptor", "Value Witness Table").
///
/// The number of a case counts those that carry something first, each kind in the order of the
/// source.
struct EnumerationLayout {
  private let metadata: UnsafePointer<UInt>
  private let descriptor: UnsafeRawPointer
  /// Of the cases, those that carry something, and those that do not.
  let payloadCount: Int
  let plainCount: Int

  /// Nil for any other type.
  init?(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    guard _MetadataKind(rawValue: metadata[0]) == .enum,
      let descriptor = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    self.descriptor = descriptor
    payloadCount = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff)
    plainCount = Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
  }

  /// The first case that carries nothing; else the first of all, if what it carries can be had.
  ///
  /// - Parameters:
  ///   - type: the one that was read.
  ///   - payload: a value of a type; nil for none.
  func first<Value>(of type: Value.Type, payload: (Any.Type) -> Any?) -> Value? {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let bytes = UnsafeMutableRawPointer(memory)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    if plainCount > 0 {
      tag(bytes, payloadCount)
    } else {
      guard payloadCount > 0, let carried = firstPayload.flatMap(payload) else { return nil }
      ReflectedValue.write(carried, at: bytes)
      tag(bytes, 0)
    }
    return memory.move()
  }

  /// Makes of memory that holds what a case carries a value of the case: the last of the witnesses,
  /// behind eight functions, two lengths, flags and two more functions.
  private func tag(_ memory: UnsafeMutableRawPointer, _ number: Int) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    guard let witnesses = UnsafePointer<UInt>(bitPattern: (metadata - 1).pointee) else { return }
    unsafeBitCast(witnesses[13], to: Inject.self)(memory, UInt32(number), metadata)
  }

  /// What the first case carries; nil if that lies elsewhere (`indirect`) or cannot be read.
  private var firstPayload: Any.Type? {
    let fields = Self.target(descriptor + 16)
    // Behind the head of the records: flags, type name, case name, each four bytes.
    let record = fields + 16
    guard record.load(as: UInt32.self) & 1 == 0 else { return nil }
    let name = Self.target(record + 4)
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), Self.length(name),
      genericContext: descriptor, genericArguments: UnsafeRawPointer(metadata + 2))
  }

  /// Where a relative pointer leads to.
  private static func target(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.load(as: Int32.self))
  }

  /// The bytes of a mangled name: symbolic references in it hold any bytes (Swift ABI, "Mangling":
  /// "Symbolic references").
  private static func length(_ name: UnsafeRawPointer) -> UInt {
    var length = 0
    while true {
      switch name.load(fromByteOffset: length, as: UInt8.self) {
      case 0: return UInt(length)
      case 0x01...0x17: length += 5
      case 0x18...0x1f: length += 9
      default: length += 1
      }
    }
  }
}
