public import FoundationAdditions

/// Whence chance comes; there is one.
public final class SecRandomRef: Sendable {}

public let kSecRandomDefault: SecRandomRef? = nil

/// Writes chance, which in a gallery program is the same in every run.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(
      of: UInt8(truncatingIfNeeded: generator.next()), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
