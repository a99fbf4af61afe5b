import Foundation

/// The definitions of a picture: gradients, clips, masks and filters, each written once and named
/// by a hash of what it says.
struct Definitions: ~Copyable {
  let prefix: String
  private(set) var elements = ElementWriter()
  /// In order: there are few, which are quicker found so than by hashing their hashes.
  private var names: [DefinitionName] = []

  init(prefix: String) {
    self.prefix = prefix
    names.reserveCapacity(16)
  }

  var isEmpty: Bool { names.isEmpty }

  /// Adds an element by what stands after its id and returns what it is called.
  mutating func add(_ element: StaticString, _ rest: borrowing ElementWriter) -> DefinitionName {
    let name = DefinitionName(rest.bytes.bytes)
    if insert(name) {
      elements.append(element, id: name, prefix, rest.bytes.bytes)
    }
    return name
  }

  /// Adds an element that was written for another picture.
  mutating func add(_ element: StaticString, _ known: WrittenDefinition) -> DefinitionName {
    if insert(known.name) {
      known.rest.withUnsafeBufferPointer {
        elements.append(element, id: known.name, prefix, $0)
      }
    }
    return known.name
  }

  /// Notes a name and returns whether it is new.
  private mutating func insert(_ name: DefinitionName) -> Bool {
    var (start, end) = (0, names.count)
    while start < end {
      let middle = (start + end) / 2
      if names[middle].hash == name.hash { return false }
      if names[middle].hash < name.hash { start = middle + 1 } else { end = middle }
    }
    names.insert(name, at: start)
    return true
  }
}

/// What a definition is called, after the picture's prefix: a hash of what it says.
struct DefinitionName {
  fileprivate let hash: UInt32

  /// FNV-1a over the content.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.hash = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

extension ByteBuffer {
  /// The name: eight hexadecimal digits after a letter.
  mutating func append(_ name: DefinitionName, _ prefix: String) {
    append(text: prefix)
    append(9) { target in
      target[0] = UInt8(ascii: "d")
      for digit in 0..<8 { target[1 + digit] = Self.hex(Int(name.hash >> (28 - 4 * digit))) }
    }
  }
}
