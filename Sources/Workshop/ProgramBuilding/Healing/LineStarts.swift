/// Where the lines of a text begin: found once, as a file may have thousands of errors.
struct LineStarts {
  private let starts: [Int]
  private let end: Int

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    end = bytes.count
  }

  /// The byte at a position; nil if the text has none there.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: bytes, counted from 1.
  func offset(_ line: Int, _ column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset < end ? offset : nil
  }
}
