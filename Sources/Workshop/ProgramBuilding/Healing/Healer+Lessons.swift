import Foundation
import SourceLexing

extension Healer {
  /// Errors with the lines that they stand in.
  func lessons(of errors: [CompilerMessage]) -> [HealingLessons.Lesson] {
    let byFile = Dictionary(grouping: errors) { $0.file ?? "" }
    return files.filter { !$0.isAdded }.flatMap { file in
      guard let errors = byFile[file.original] else { return [HealingLessons.Lesson]() }
      let lines = NumberedLines(file)
      return errors.compactMap { error in
        guard let line = error.line, let column = error.column, let text = lines.text(line) else {
          return nil
        }
        return HealingLessons.Lesson(
          file: file.original, line: line, column: column, text: text, message: error.text,
          isOfMacro: error.isOfMacro)
      }
    }
  }

  /// Heals what the compiler has said of the same files in another program. Where a file is not as
  /// it was there, or what was missing there is declared here, the rest of what is known of it is
  /// left to the compiler.
  ///
  /// - Returns: whether anything was changed.
  mutating func follow(_ lessons: HealingLessons) -> Bool {
    var others: Set<String> = []
    var hasChanged = false
    for round in lessons.rounds {
      let byFile = Dictionary(grouping: round.filter { !others.contains($0.file) }, by: \.file)
      var errors: [CompilerMessage] = []
      for file in files {
        guard let lessons = byFile[file.original] else { continue }
        let lines = NumberedLines(file)
        // What no widget needs here is blank.
        let there = lessons.filter { !(lines.text($0.line) ?? "").allSatisfy(\.isWhitespace) }
        let isKnown = there.allSatisfy { lesson in
          lines.text(lesson.line) == lesson.text
            && MissingName(lesson.message).map { names.declares($0.name) } != true
        }
        if isKnown { errors += there.map(\.error) } else { others.insert(file.original) }
      }
      if !errors.isEmpty, heal(errors, mayGiveIn: false) { hasChanged = true }
    }
    startAnew()
    return hasChanged
  }
}

/// The lines of a file as messages count them.
private struct NumberedLines {
  private let lines: [Substring.UTF8View.SubSequence]
  private let own: Int

  init(_ file: HealedFile) {
    let text = String(decoding: file.bytes, as: UTF8.self)
    lines = text[...].utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    own = file.ownLines
  }

  func text(_ line: Int) -> String? {
    lines.indices.contains(line + own - 1) ? String(Substring(lines[line + own - 1])) : nil
  }
}
