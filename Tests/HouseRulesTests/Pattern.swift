import Foundation

/// A regular expression, applied to whole files at once: tests are built without optimisation,
/// where asking line by line is slow.
struct Pattern: @unchecked Sendable {
  /// Where it was found.
  struct Match {
    /// From 1.
    let line: Int
    /// What each pair of parentheses held; the whole first.
    let parts: [String]
  }

  private let expression: NSRegularExpression

  /// - Parameter text: `^` and `$` stand for the ends of lines.
  init(_ text: String) {
    do {
      expression = try NSRegularExpression(pattern: text, options: [.anchorsMatchLines])
    } catch {
      preconditionFailure("\(text) is no regular expression: \(error)")
    }
  }

  func matches(in lines: SourceLines) -> [Match] {
    let whole = NSRange(location: 0, length: lines.text.length)
    return expression.matches(in: lines.text as String, range: whole).map { result in
      let parts = (0..<result.numberOfRanges).map { index in
        let range = result.range(at: index)
        return range.location == NSNotFound ? "" : lines.text.substring(with: range)
      }
      return Match(line: lines.line(at: result.range.location), parts: parts)
    }
  }

  func matches(_ text: String) -> Bool {
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}

/// A text that knows where its lines begin.
struct SourceLines: @unchecked Sendable {
  let text: NSString
  private let starts: [Int]

  init(_ text: String) {
    self.text = text as NSString
    var (starts, offset) = ([0], 0)
    for unit in text.utf16 {
      offset += 1
      if unit == 10 { starts.append(offset) }
    }
    self.starts = starts
  }

  /// The number of the line an offset lies in, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
