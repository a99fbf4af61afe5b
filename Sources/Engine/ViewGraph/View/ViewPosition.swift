/// Where in the code a view stands.
package struct ViewPosition: Hashable, @unchecked Sendable {
  /// The path as `#filePath` spells it, up to a zero: the characters of a literal, which ends with
  /// the program. Positions are copied with every node.
  package let path: UnsafePointer<UInt8>
  /// Counted from 1.
  package let line: UInt32

  /// - Parameter file: As `#filePath` spells it.
  package init(_ file: StaticString, _ line: UInt) {
    path = file.utf8Start
    self.line = UInt32(clamping: line)
  }
}
