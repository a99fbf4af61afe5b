public import Foundation

public enum AES: Sendable {
  public enum GCM: Sendable {
    static let tagByteCount = 16
  }
}

extension AES.GCM {
  public struct Nonce: Hashable, ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    public init() { bytes = RandomBytes.make(12) }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  }

  public struct SealedBox: Hashable, Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    /// Nil unless the nonce has 12 bytes.
    public var combined: Data? {
      nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
    }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 12 + tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      try self.init(
        nonce: Nonce(data: Data(combined.prefix(12))),
        ciphertext: Data(combined.dropFirst(12).dropLast(tagByteCount)),
        tag: Data(combined.suffix(tagByteCount)))
    }
  }

  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating open: A
  ) throws -> SealedBox {
    let counter = try counter(key)
    let nonce = nonce ?? Nonce()
    let text = counter.streamed(Array(message), nonce: nonce.bytes)
    return try SealedBox(
      nonce: nonce, ciphertext: text,
      tag: counter.tag(text, with: Array(open), nonce: nonce.bytes))
  }

  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  public static func open<A: DataProtocol>(
    _ box: SealedBox, using key: SymmetricKey, authenticating open: A
  ) throws -> Data {
    let counter = try counter(key)
    let text = Array(box.ciphertext)
    guard counter.tag(text, with: Array(open), nonce: box.nonce.bytes) == Array(box.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(counter.streamed(text, nonce: box.nonce.bytes))
  }

  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: [UInt8]())
  }

  private static func counter(_ key: SymmetricKey) throws -> GaloisCounter {
    guard let block = AESBlock(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    return GaloisCounter(block)
  }
}
