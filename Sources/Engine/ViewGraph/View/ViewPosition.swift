/// Where in the code a view stands: address and line in the room of an address, as nearly every
/// view and node has one.
package struct ViewPosition: Hashable, @unchecked Sendable {
  /// The address of the path above sixteen bits for the line. A pointer, of which none is nil, so
  /// that a position that may be missing takes no more room.
  private let both: UnsafeRawPointer

  /// - Parameter file: As `#filePath` spells it.
  package init(_ file: StaticString, _ line: UInt) {
    let line = UInt(UInt16(clamping: line))
    let bits = UInt(bitPattern: file.utf8Start) << 16 | line
    guard let both = UnsafeRawPointer(bitPattern: bits) else {
      preconditionFailure("a literal lies somewhere")
    }
    self.both = both
  }

  /// The path as `#filePath` spells it, up to a zero: the characters of a literal, which ends with
  /// the program.
  package var path: UnsafePointer<UInt8> {
    guard let path = UnsafePointer<UInt8>(bitPattern: UInt(bitPattern: both) >> 16) else {
      preconditionFailure("a literal lies somewhere")
    }
    return path
  }

  /// Counted from 1; all lines beyond the 65,535th are that.
  package var line: UInt32 { UInt32(truncatingIfNeeded: UInt(bitPattern: both) & 0xFFFF) }
}
