import Foundation

/// Reduces Markdown's blocks to the single line of text that `Text` shows of them.
enum MarkdownBlocks {
  /// Joins lines with spaces; with the full syntax, also drops the markers of headings, lists and
  /// quotes and joins blocks without a separator, as Foundation's attributed strings do.
  static func flattened(
    _ text: String, syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> String {
    var blocks: [[String]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let content = syntax == .full ? withoutMarker(trimmed) : trimmed
      if trimmed.isEmpty || content != trimmed { blocks.append([]) }
      if !content.isEmpty { blocks[blocks.count - 1].append(content) }
    }
    let paragraphs = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    return paragraphs.joined(separator: syntax == .full ? "" : " ")
  }

  /// The line without `#`, `-`, `*`, `+`, `>` or `1.` in front of it.
  private static func withoutMarker(_ line: String) -> String {
    guard let space = line.firstIndex(of: " ") else { return line }
    let marker = line[..<space]
    let isHeading = marker.count <= 6 && marker.allSatisfy { $0 == "#" }
    let isBullet = ["-", "*", "+", ">"].contains(marker)
    let isNumber = marker.last == "." && marker.dropLast().allSatisfy(\.isNumber)
    guard isHeading || isBullet || (isNumber && marker.count > 1) else { return line }
    return line[space...].trimmingCharacters(in: .whitespaces)
  }
}
