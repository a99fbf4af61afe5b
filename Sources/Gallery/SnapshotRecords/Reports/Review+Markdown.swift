import DiagnosticRecords

extension Review {
  /// The summary as Markdown for a step summary or a comment. Whole sections are left out, with a
  /// count, rather than cut: a summary that is too long is not shown at all.
  ///
  /// - Parameter limit: bytes; a comment on GitHub holds 64 KB, a step summary 1 MiB
  ///   (reference/gallery-and-review.md §9).
  package func markdown(limit: Int = 60_000) -> String {
    var text = "## \(Self.escaped(title)): \(headline)\n\n\(counts)\n"
    var left = groups.count
    for section in problemSections() + groups.map(section) {
      if text.utf8.count + section.utf8.count > limit {
        text += "\n… and \(left) more widgets; see verdict.json\n"
        break
      }
      text += section
      if section.hasPrefix("\n### ") { left -= 1 }
    }
    return text
  }

  private var headline: String {
    if verdict.isIncomplete { return "not everything rendered" }
    if verdict.isUnstable { return "some pictures are not the same twice" }
    if verdict.isOnlyFilledIn { return "more is drawn than was recorded" }
    return verdict.needsReview ? "pictures differ" : "pictures are as recorded"
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

  private func section(_ group: Group) -> String {
    var text = "\n### \(Self.escaped(group.name)): \(Self.counts(of: group.differences))\n\n"
    for difference in group.differences.prefix(20) {
      text += "- \(difference.change.words) `\(difference.id)`\n"
      for words in (words[difference.id] ?? []).prefix(5) {
        text += "  - \(Self.escaped(words))\n"
      }
    }
    if group.differences.count > 20 { text += "- … and \(group.differences.count - 20) more\n" }
    return text
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
