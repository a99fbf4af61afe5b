public import Foundation

public enum ChaChaPoly: Sendable {
  private static let tagByteCount = 16
  private static let nonceByteCount = 12

  public struct Nonce: Hashable, ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    public init() { bytes = RandomBytes.make(nonceByteCount) }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count == nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
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

    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= nonceByteCount + tagByteCount else {
        throw CryptoKitError.incorrectParameterSize
      }
      try self.init(
        nonce: Nonce(data: Data(combined.prefix(nonceByteCount))),
        ciphertext: Data(combined.dropFirst(nonceByteCount).dropLast(tagByteCount)),
        tag: Data(combined.suffix(tagByteCount)))
    }
  }

  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating open: A
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try cipher(key, nonce)
    let text = cipher.streamed(Array(message))
    return try SealedBox(nonce: nonce, ciphertext: text, tag: tag(text, Array(open), cipher))
  }

  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  public static func open<A: DataProtocol>(
    _ box: SealedBox, using key: SymmetricKey, authenticating open: A
  ) throws -> Data {
    let cipher = try cipher(key, box.nonce)
    let text = Array(box.ciphertext)
    guard tag(text, Array(open), cipher) == Array(box.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(cipher.streamed(text))
  }

  public static func open(_ box: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: [UInt8]())
  }

  private static func cipher(_ key: SymmetricKey, _ nonce: Nonce) throws -> ChaCha20 {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    return ChaCha20(key: key.bytes, nonce: nonce.bytes)
  }

  /// The code of RFC 8439 §2.8.
  private static func tag(_ text: [UInt8], _ open: [UInt8], _ cipher: ChaCha20) -> [UInt8] {
    var message: [UInt8] = []
    for part in [open, text] {
      message += part + [UInt8](repeating: 0, count: (16 - part.count % 16) % 16)
    }
    for part in [open, text] {
      message += withUnsafeBytes(of: UInt64(part.count).littleEndian) { Array($0) }
    }
    return Poly1305.code(message, key: Array(cipher.block(0).prefix(32)))
  }
}
