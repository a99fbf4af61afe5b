public import Foundation

public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  /// A new key. In a gallery program chance is the same in every run, and so are keys.
  public init(size: SymmetricKeySize) { bytes = RandomBytes.make(max(size.bitCount, 0) / 8) }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Chance for keys and nonces: the system's, which gallery programs have replaced
/// (`OwnedSurroundings`).
package enum RandomBytes {
  package static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }
}
