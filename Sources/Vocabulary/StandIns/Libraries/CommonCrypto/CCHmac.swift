import CryptoKit
import Foundation

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the code of a message to where the last argument points; nothing for another algorithm.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let data = Data(UnsafeRawBufferPointer(start: data, count: dataLength))
  let bytes = code(Int(algorithm), data, key)
  macOut.copyMemory(from: bytes, byteCount: bytes.count)
}

/// The code by one of the algorithms above; empty for another.
func code(_ algorithm: Int, _ data: Data, _ key: SymmetricKey) -> [UInt8] {
  switch algorithm {
  case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
  case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
  default: []
  }
}
