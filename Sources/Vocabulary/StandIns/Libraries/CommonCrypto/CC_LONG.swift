import CryptoKit

// The functions of Common Crypto, by the hashes of CryptoKit. Digests are written to where the last
// argument points; there must be room.

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.MD5.hash(bufferPointer: bytes(data, Int(len))), to: md)
}

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(Insecure.SHA1.hash(bufferPointer: bytes(data, Int(len))), to: md)
}

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA256.hash(bufferPointer: bytes(data, Int(len))), to: md)
}

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA384.hash(bufferPointer: bytes(data, Int(len))), to: md)
}

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  write(SHA512.hash(bufferPointer: bytes(data, Int(len))), to: md)
}

private func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count)
}

private func write(
  _ digest: some Digest, to room: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  for (index, byte) in digest.enumerated() { room?[index] = byte }
  return room
}
