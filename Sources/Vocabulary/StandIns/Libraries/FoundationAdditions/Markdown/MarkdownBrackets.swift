/// Which bracket of a Markdown text closes which; a backslash takes the meaning of what follows.
struct MarkdownBrackets {
  /// The position of the closing bracket, by that of the opening one.
  private var ends: [Int: Int] = [:]

  init(_ characters: [Character]) {
    var square: [Int] = []
    var round: [Int] = []
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": square.append(index)
      case "(": round.append(index)
      case "]": if let start = square.popLast() { ends[start] = index }
      case ")": if let start = round.popLast() { ends[start] = index }
      default: break
      }
      index += 1
    }
  }

  /// Where a bracket is closed, if it is within a stretch of the text.
  func end(of start: Int, in range: Range<Int>) -> Int? {
    ends[start].flatMap { range.contains($0) ? $0 : nil }
  }
}
