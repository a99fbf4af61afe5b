import DiagnosticRecords
import Encodings

extension ReviewRecord {
  /// The summary as Markdown for a step summary or a comment. Whole sections are left out, with a
  /// count, rather than cut: a summary that is too long is not shown at all.
  ///
  /// - Parameters:
  ///   - limit: bytes; a comment on GitHub holds 64 KB, a step summary 1 MiB.
  ///   - address: where the report is published, so that pictures can be shown; nil if nowhere.
  package func markdown(limit: Int = 60_000, address: String? = nil) -> String {
    let base = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let report = base.map { "[the report](<\($0)index.html>)" } ?? "the report"
    var text = "## \(Self.escaped(title)): \(headline)\n\n\(total)\n"
    if base != nil { text += "\nSee \(report).\n" }
    // The line that counts the rest must fit, too.
    let room = limit - report.utf8.count - 40
    let problems = problemSection()
    if text.utf8.count + problems.utf8.count <= room { text += problems }
    for (index, group) in groups.enumerated() {
      let section = section(group, base)
      if text.utf8.count + section.utf8.count > room {
        return text + "\n… and \(groups.count - index) more groups; see \(report)\n"
      }
      text += section
    }
    return text
  }

  private var headline: String {
    if isIncomplete { return "not everything rendered" }
    if isUnstable { return "some pictures are not the same twice" }
    if isOnlyFilledIn { return "more is drawn than was recorded" }
    return needsReview ? "pictures differ" : "pictures are as recorded"
  }

  private func problemSection() -> String {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return "" }
    var text = "\n**\(errors.count) errors**\n\n"
    for error in errors.prefix(20) {
      let position = error.file.map { file in
        "`\(file)\(error.line.map { ":\($0)" } ?? "")`: "
      }
      text += "- \(position ?? "")\(Self.escaped(error.message)) (`\(error.rule)`)\n"
    }
    if errors.count > 20 { text += "- … and \(errors.count - 20) more\n" }
    return text
  }

  private func section(_ group: Group, _ base: String?) -> String {
    var text = "\n### \(group.change.words): \(Self.escaped(group.words.first ?? ""))\n\n"
    for words in group.words.dropFirst() { text += "- \(Self.escaped(words))\n" }
    text += "\(group.words.count > 1 ? "\n" : "")\(Self.escaped(extent(of: group)))\n"
    if let base, let item = items.first(where: { $0.id == group.items.first }) {
      text += shown(item, at: base)
    }
    text += "\n<details><summary>\(group.items.count) in all</summary>\n\n"
    for id in group.items.prefix(20) { text += "- `\(id)`\n" }
    if group.items.count > 20 { text += "- … and \(group.items.count - 20) more\n" }
    return text + "\n</details>\n"
  }

  /// Wider pictures would be shown one below the other, or fill a comment.
  private static let mostWidth = 240.0

  /// Both sides of an item as small pictures of a published report.
  private func shown(_ item: Item, at base: String) -> String {
    let known = zip(sides, [item.old, item.new]).compactMap { name, side -> (String, Side)? in
      side.flatMap { $0.file.hasSuffix(".svg") ? (name, $0) : nil }
    }
    guard !known.isEmpty else { return "" }
    let pictures = known.map { name, side in
      let path = side.file.split(separator: "/").map { Self.address(String($0)) }
      // In a cell of a table a bar would end it.
      let label = String(name.map { $0.isNewline || $0 == "|" ? " " : $0 })
      let width = Int(min(max(side.width ?? Self.mostWidth, 1), Self.mostWidth))
      let source = XMLText.escaped(base + path.joined(separator: "/"))
      return "<img alt=\"\(XMLText.escaped(label))\" src=\"\(source)\" width=\"\(width)\">"
    }
    let rows = [known.map { Self.escaped($0.0) }, known.map { _ in "---" }, pictures]
    return "\n" + rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// A part of a path as addresses have it: all but letters, digits, `-`, `.` and `_` as bytes.
  private static func address(_ part: String) -> String {
    part.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber)
      if isPlain || "-._".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// Text of a widget as Markdown that shows it as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else {
        if "\\`*_[]<>#|&@".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }
}
