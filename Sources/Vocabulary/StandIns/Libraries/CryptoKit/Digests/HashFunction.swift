public import Foundation

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest

  static var blockByteCount: Int { get }

  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}
