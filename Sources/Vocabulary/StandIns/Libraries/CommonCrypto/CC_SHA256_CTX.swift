import CryptoKit

// Hashing piece by piece. Each function answers 1, as Apple's do.

public struct CC_MD5state_st {
  fileprivate var hash = Insecure.MD5()
  public init() {}
}

public typealias CC_MD5_CTX = CC_MD5state_st

public struct CC_SHA1state_st {
  fileprivate var hash = Insecure.SHA1()
  public init() {}
}

public typealias CC_SHA1_CTX = CC_SHA1state_st

public struct CC_SHA256state_st {
  fileprivate var hash = SHA256()
  public init() {}
}

public typealias CC_SHA256_CTX = CC_SHA256state_st

public struct CC_SHA512state_st {
  fileprivate var hash = SHA512()
  public init() {}
}

public typealias CC_SHA512_CTX = CC_SHA512state_st

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.pointee.hash = Insecure.MD5()
  return 1
}

@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.hash, data, len) }

@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { finish(c.pointee.hash, md) }

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.pointee.hash = Insecure.SHA1()
  return 1
}

@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.hash, data, len) }

@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { finish(c.pointee.hash, md) }

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.pointee.hash = SHA256()
  return 1
}

@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.hash, data, len) }

@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { finish(c.pointee.hash, md) }

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.pointee.hash = SHA512()
  return 1
}

@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 { update(&c.pointee.hash, data, len) }

@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { finish(c.pointee.hash, md) }

private func update(
  _ hash: inout some HashFunction, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 {
  if let data {
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
  }
  return 1
}

private func finish(_ hash: some HashFunction, _ room: UnsafeMutablePointer<UInt8>) -> Int32 {
  for (index, byte) in hash.finalize().enumerated() { room[index] = byte }
  return 1
}
