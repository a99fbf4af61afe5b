import DiagnosticRecords

extension ReviewRecord {
  /// The summary as Markdown for a step summary or a comment. Whole sections are left out, with a
  /// count, rather than cut: a summary that is too long is not shown at all.
  ///
  /// - Parameters:
  ///   - limit: bytes; a comment on GitHub holds 64 KB, a step summary 1 MiB
  ///     (reference/gallery-and-review.md §9).
  ///   - pictures: where the report is published, so that pictures can be shown; nil if nowhere.
  package func markdown(limit: Int = 60_000, pictures: String? = nil) -> String {
    var text = "## \(Self.escaped(title)): \(headline)\n\n\(total)\n"
    let sections = problemSections() + groups.map { section($0, pictures) }
    let problems = sections.count - groups.count
    for (index, section) in sections.enumerated() {
      // The line that counts the rest must fit, too.
      if text.utf8.count + section.utf8.count + 80 > limit {
        let left = sections.count - max(index, problems)
        text += "\n… and \(left) more groups; see \(Self.fileName)\n"
        break
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

  private func problemSections() -> [String] {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [] }
    var text = "\n**\(errors.count) errors**\n\n"
    for error in errors.prefix(20) {
      let position = error.file.map { file in
        "`\(file)\(error.line.map { ":\($0)" } ?? "")`: "
      }
      text += "- \(position ?? "")\(Self.escaped(error.message)) (`\(error.rule)`)\n"
    }
    if errors.count > 20 { text += "- … and \(errors.count - 20) more\n" }
    return [text]
  }

  private func section(_ group: Group, _ pictures: String?) -> String {
    var text = "\n### \(group.change.words): \(Self.escaped(group.words.first ?? ""))\n\n"
    for words in group.words.dropFirst() { text += "- \(Self.escaped(words))\n" }
    text += "\(group.words.count > 1 ? "\n" : "")\(Self.escaped(extent(of: group)))\n"
    if let pictures, let item = items.first(where: { $0.id == group.items.first }) {
      text += shown(item, at: pictures)
    }
    text += "\n<details><summary>\(group.items.count) in all</summary>\n\n"
    for id in group.items.prefix(20) { text += "- `\(id)`\n" }
    if group.items.count > 20 { text += "- … and \(group.items.count - 20) more\n" }
    return text + "\n</details>\n"
  }

  /// Both sides of an item as pictures of a published report.
  private func shown(_ item: Item, at address: String) -> String {
    let base = address.hasSuffix("/") ? address : address + "/"
    let shown = zip(sides, [item.old, item.new]).compactMap { name, side -> String? in
      guard let side, side.file.hasSuffix(".svg") else { return nil }
      let path = side.file.split(separator: "/").map { Self.address(String($0)) }
      let (label, file) = (Self.escaped(name), base + path.joined(separator: "/"))
      return "| \(label) | ![\(label)](\(file)) |"
    }
    return shown.isEmpty ? "" : "\n| | |\n|---|---|\n\(shown.joined(separator: "\n"))\n"
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
