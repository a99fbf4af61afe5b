public import Foundation

public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

extension Digest {
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { lhs.elementsEqual(rhs) }
}

/// Sixteenths of bytes, as digests and codes describe themselves.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef")
  return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}

/// A digest that is kept as its bytes.
protocol StoredDigest: Digest {
  static var title: String { get }
  var bytes: [UInt8] { get }
  init(bytes: [UInt8])
}

extension StoredDigest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public var description: String { "\(Self.title) digest: \(hexadecimal(bytes))" }
}

public struct SHA256Digest: Digest, StoredDigest {
  static let title = "SHA256"
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
}

public struct SHA384Digest: Digest, StoredDigest {
  static let title = "SHA384"
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
}

public struct SHA512Digest: Digest, StoredDigest {
  static let title = "SHA512"
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
}

extension Insecure {
  public struct SHA1Digest: Digest, StoredDigest {
    static let title = "SHA1"
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
  }

  public struct MD5Digest: Digest, StoredDigest {
    static let title = "MD5"
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
  }
}
