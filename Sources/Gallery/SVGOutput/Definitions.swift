import Foundation

/// The definitions of a picture: gradients, clips, masks and filters, each written once and named
/// by a hash of what it says.
struct Definitions: ~Copyable {
  let prefix: String
  private(set) var elements = ElementWriter()
  /// What is there, each where its own hash says, or in the next slot that is free: a set of the
  /// library would hash the hashes.
  private var names = [DefinitionName?](repeating: nil, count: 32)
  private var count = 0

  init(prefix: String) { self.prefix = prefix }

  var isEmpty: Bool { count == 0 }

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
    let slot = slot(of: name)
    guard names[slot] == nil else { return false }
    names[slot] = name
    count += 1
    if count * 2 > names.count { growTable() }
    return true
  }

  /// Where a name is, or would be.
  private func slot(of name: DefinitionName) -> Int {
    // Never full, and as long as a power of two.
    var slot = Int(name.hash) & (names.count - 1)
    while let other = names[slot], other.hash != name.hash { slot = (slot + 1) & (names.count - 1) }
    return slot
  }

  private mutating func growTable() {
    let all = names.compactMap { $0 }
    names = Array(repeating: nil, count: names.count * 2)
    for name in all { names[slot(of: name)] = name }
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
