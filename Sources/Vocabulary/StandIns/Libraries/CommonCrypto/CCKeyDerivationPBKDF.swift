import CryptoKit
import Foundation

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCRNGStatus = Int32

public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// A key of a password (RFC 8018 §5.2).
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let hashes = [
    kCCPRFHmacAlgSHA1: kCCHmacAlgSHA1, kCCPRFHmacAlgSHA256: kCCHmacAlgSHA256,
    kCCPRFHmacAlgSHA384: kCCHmacAlgSHA384, kCCPRFHmacAlgSHA512: kCCHmacAlgSHA512,
  ]
  guard algorithm == kCCPBKDF2, rounds > 0, derivedKeyLen >= 0, let hash = hashes[Int(prf)] else {
    return Int32(kCCParamError)
  }
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: password, count: passwordLen))
  let salt = Data(UnsafeRawBufferPointer(start: salt, count: saltLen))
  var (result, number): ([UInt8], UInt32) = ([], 0)
  while result.count < derivedKeyLen {
    number += 1
    var next = code(hash, salt + withUnsafeBytes(of: number.bigEndian) { Data($0) }, key)
    var sum = next
    for _ in 1..<rounds {
      next = code(hash, Data(next), key)
      for (index, byte) in next.enumerated() { sum[index] ^= byte }
    }
    result += sum
  }
  for (index, byte) in result.prefix(derivedKeyLen).enumerated() { derivedKey[index] = byte }
  return Int32(kCCSuccess)
}

/// Bytes by chance, which in a gallery program are the same in every run.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
  bytes.copyMemory(from: RandomBytes.make(count), byteCount: count)
  return CCRNGStatus(kCCSuccess)
}
