/// A JSON document (RFC 8259): its value, and on which lines its members stand.
package struct JSONDocument {
  package let value: JSONValue
  /// The line of each member's name, from 1, by path: `variants`, `variants.scheme`, `stubs[].a`.
  /// Of members of one name the first counts.
  package let lines: [String: Int]
  /// The lines on which the elements of lists begin, from 1, by the path of the list.
  package let elementLines: [String: [Int]]
  /// Members of a name that one before them has, which are passed over; in the order of the file.
  package let repeated: [(path: String, line: Int)]

  /// What is not JSON.
  package struct Failure: Error, Hashable {
    /// Where reading ended, from 1.
    package let line: Int
  }

  package init(_ bytes: [UInt8]) throws(Failure) {
    var reader = JSONReader(bytes)
    guard let value = reader.document() else { throw Failure(line: reader.line) }
    (self.value, lines, repeated) = (value, reader.lines, reader.repeated)
    elementLines = reader.elementLines
  }
}
