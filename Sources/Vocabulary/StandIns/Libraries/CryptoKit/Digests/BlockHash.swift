/// How a hash mixes one block into its state.
protocol Compression: Sendable {
  associatedtype Scalar: FixedWidthInteger & UnsignedInteger & Sendable
  static var start: [Scalar] { get }
  /// Whether words are read and written with their highest byte first.
  static var isBigEndian: Bool { get }
  /// Mixes sixteen words of the message into the state.
  static func mix(_ block: UnsafeBufferPointer<UInt8>, _ state: inout [Scalar])
}

extension Compression {
  /// Sixteen words.
  static var blockByteCount: Int { 16 * Scalar.bitWidth / 8 }

  /// The words of a block.
  static func words(_ block: UnsafeBufferPointer<UInt8>) -> [Scalar] {
    let size = Scalar.bitWidth / 8
    return (0..<16).map { index in
      let bytes = block[index * size..<index * size + size]
      return isBigEndian
        ? bytes.reduce(0) { $0 << 8 | Scalar($1) }
        : bytes.reversed().reduce(0) { $0 << 8 | Scalar($1) }
    }
  }

  /// A number's bytes in the order of the hash.
  static func bytes<N: FixedWidthInteger>(_ number: N) -> [UInt8] {
    withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { Array($0) }
  }
}

/// A hash that cuts the message into blocks and ends with a one bit, zeros and the length in bits,
/// as MD5, SHA-1 and SHA-2 do.
struct BlockHash<C: Compression>: Sendable {
  private var state = C.start
  /// Less than a block.
  private var waiting: [UInt8] = []
  private var count: UInt64 = 0

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    waiting += bytes
    takeBlocks()
  }

  /// The bytes of the whole state.
  func finalized() -> [UInt8] {
    var copy = self
    let size = C.blockByteCount
    let length = C.Scalar.bitWidth / 4
    copy.waiting.append(0x80)
    while copy.waiting.count % size != size - length { copy.waiting.append(0) }
    // Messages of 2 to the 64 bits do not fit a machine, so the upper half of two long words is 0.
    let bits = C.bytes(count << 3)
    let zeros = [UInt8](repeating: 0, count: length - bits.count)
    copy.waiting += C.isBigEndian ? zeros + bits : bits + zeros
    copy.takeBlocks()
    return copy.state.flatMap(C.bytes)
  }

  private mutating func takeBlocks() {
    let size = C.blockByteCount
    let whole = waiting.count / size * size
    waiting.withUnsafeBufferPointer { message in
      for start in stride(from: 0, to: whole, by: size) {
        C.mix(UnsafeBufferPointer(rebasing: message[start..<start + size]), &state)
      }
    }
    waiting.removeFirst(whole)
  }
}
