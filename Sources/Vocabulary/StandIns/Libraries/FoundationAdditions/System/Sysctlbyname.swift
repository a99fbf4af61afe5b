import Foundation

/// What a system tells of itself by name: here only what the device is called, as `uname` says it.
/// Anything else is not known, which the result says by -1.
@discardableResult
public func sysctlbyname(
  _ name: String, _ oldp: UnsafeMutableRawPointer?, _ oldlenp: UnsafeMutablePointer<Int>?,
  _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  guard ["hw.machine", "hw.model", "hw.product"].contains(name), let oldlenp else { return -1 }
  var system = utsname()
  guard uname(&system) == 0 else { return -1 }
  return withUnsafeBytes(of: &system.machine) { machine in
    let bytes = machine.prefix { $0 != 0 } + [0]
    guard let oldp else {
      oldlenp.pointee = bytes.count
      return 0
    }
    guard oldlenp.pointee >= bytes.count else { return -1 }
    oldp.copyMemory(from: Array(bytes), byteCount: bytes.count)
    oldlenp.pointee = bytes.count
    return 0
  }
}
