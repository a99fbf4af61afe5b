public import Foundation

/// Keys derived from keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt.map { Array($0) } ?? [])))
  }

  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let info = info.map { Array($0) } ?? []
    var (output, block): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 0
    // The RFC allows 255 blocks.
    while output.count < outputByteCount, number < 255 {
      number += 1
      block = Array(HMAC<H>.authenticationCode(for: block + info + [number], using: key))
      output += block
    }
    return SymmetricKey(data: Array(output.prefix(max(outputByteCount, 0))))
  }

  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
      outputByteCount: outputByteCount)
  }
}
