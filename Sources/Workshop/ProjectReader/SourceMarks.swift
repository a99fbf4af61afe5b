/// Comments by which code says that a finding is meant so: `// vitrine:ignore text-cut-off`, with
/// several rules parted by commas, and a reason behind. One counts for its own line and the next;
/// above or at the declaration of a view or widget, for all that is found in it.
package struct SourceMarks: Sendable {
  /// A mark.
  package struct Mark: Hashable, Sendable {
    package var position: SourceIndex.Position
    /// The ids of the rules that it names.
    package var rules: [String]
  }

  /// In the order of the files and lines.
  package private(set) var all: [Mark] = []

  /// The marks of no program.
  package init() {}

  package init(_ project: WidgetProject) {
    for file in project.files + project.modules.flatMap(\.files) {
      all += Self.marks(in: file.prepared, of: file.path)
    }
  }

  /// Whether a rule may be broken at a position.
  package func covers(_ rule: String, at position: SourceIndex.Position) -> Bool {
    all.contains { mark in
      mark.position.file == position.file && mark.rules.contains(rule)
        && (mark.position.line == position.line || mark.position.line + 1 == position.line)
    }
  }

  private static let word = Array("vitrine:ignore".utf8)

  /// - Parameter prepared: The file as the compiler gets it: its own lines begin behind the
  ///   directive that sets the line back to 1.
  private static func marks(in prepared: [UInt8], of file: String) -> [Mark] {
    guard prepared.holds(word) else { return [] }
    let lines = prepared.split(separator: 10, omittingEmptySubsequences: false)
    let directive = Array("#sourceLocation".utf8)
    let own = lines.firstIndex { $0.starts(with: directive) }.map { $0 + 1 } ?? 0
    return lines.indices.dropFirst(own).compactMap { index in
      // To make the expression takes longer than to see that it is not worth while.
      guard Array(lines[index]).holds(word) else { return nil }
      let text = String(decoding: lines[index], as: UTF8.self)
      guard let match = text.firstMatch(of: /\/\/.*?vitrine:ignore\b([\w\-, ]*)/) else {
        return nil
      }
      // What follows the name of a rule is a reason.
      let rules = match.1.split(separator: ",").compactMap { part in
        part.split(separator: " ").first.map(String.init)
      }
      return Mark(position: SourceIndex.Position(file: file, line: index - own + 1), rules: rules)
    }
  }
}
