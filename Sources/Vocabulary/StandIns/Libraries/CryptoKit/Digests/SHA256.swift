import Encodings

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }
  private var hash = BlockHash<Mixing>()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalized()) }

  private enum Mixing: Compression {
    static let start = Encodings.SHA256.start
    static let isBigEndian = true

    static func mix(_ block: UnsafeBufferPointer<UInt8>, _ state: inout [UInt32]) {
      var schedule = [UInt32](repeating: 0, count: 64)
      Encodings.SHA256.mix(block, &schedule, &state)
    }
  }
}
