public import Foundation

/// What two sides agree on. No curve is computed here, so nothing makes one.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable {
  let bytes: [UInt8]

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
}
