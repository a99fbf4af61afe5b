/// What separates two texts, line by line (Myers, "An O(ND) Difference Algorithm", 1986).
package struct LineDiff: Hashable, Sendable {
  /// One line of the comparison.
  package enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// All lines of both texts in order.
  package let lines: [Line]
  /// Whether the texts were too different to be compared well: all of one, then all of the other.
  package let isCoarse: Bool

  /// - Parameter limit: the most differing lines that are worth an exact answer.
  package init(_ old: String, _ new: String, limit: Int = 1000) {
    self.init(Self.lines(old), Self.lines(new), limit: limit)
  }

  init(_ old: [Substring], _ new: [Substring], limit: Int) {
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    { tail += 1 }
    let oldMiddle = Array(old[head..<old.count - tail])
    let newMiddle = Array(new[head..<new.count - tail])
    let path = ShortestEdit(oldMiddle, newMiddle, limit: limit).lines
    isCoarse = path == nil
    let middle =
      path ?? oldMiddle.map { .removed(String($0)) } + newMiddle.map { .added(String($0)) }
    lines =
      old[..<head].map { .same(String($0)) } + middle
      + old[(old.count - tail)...].map { .same(String($0)) }
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether the texts are the same.
  package var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// The comparison in the style of `diff -u`, without a header.
  ///
  /// - Parameter context: lines shown around each difference.
  package func unified(context: Int = 2) -> String {
    var shown = Set<Int>()
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      for near in max(0, index - context)...min(lines.count - 1, index + context) {
        shown.insert(near)
      }
    }
    var text = ""
    var (oldLine, newLine) = (1, 1)
    var isInside = false
    for (index, line) in lines.enumerated() {
      if shown.contains(index) {
        if !isInside { text += "@@ -\(oldLine) +\(newLine) @@\n" }
        text += Self.text(line) + "\n"
      }
      isInside = shown.contains(index)
      if case .added = line {} else { oldLine += 1 }
      if case .removed = line {} else { newLine += 1 }
    }
    return text
  }

  private static func text(_ line: Line) -> String {
    switch line {
    case .same(let text): " " + text
    case .removed(let text): "-" + text
    case .added(let text): "+" + text
    }
  }
}
