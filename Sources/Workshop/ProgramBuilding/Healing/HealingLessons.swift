/// What the compiler has said of a program's files in each round of healing: another program that
/// compiles the same files need not find it out anew.
package struct HealingLessons: Codable, Sendable {
  /// An error, with the line as it was then: only there it means the same.
  struct Lesson: Codable, Hashable, Sendable {
    /// As the compiler calls it.
    var file: String
    var line: Int
    var column: Int
    var text: String
    var message: String
    var isOfMacro: Bool

    var error: CompilerMessage {
      CompilerMessage(
        file: file, line: line, column: column, kind: "error", text: message, isOfMacro: isOfMacro)
    }
  }

  /// By round, each in the order of the compiler.
  private(set) var rounds: [[Lesson]] = []

  package init() {}

  var isEmpty: Bool { rounds.allSatisfy(\.isEmpty) }

  mutating func add(round: [Lesson]) { rounds.append(round) }

  /// Takes what was learnt in another module.
  mutating func add(_ other: HealingLessons) {
    for (index, round) in other.rounds.enumerated() {
      if rounds.indices.contains(index) { rounds[index] += round } else { rounds.append(round) }
    }
  }

  /// Those of some files.
  func of(_ files: Set<String>) -> HealingLessons {
    var lessons = HealingLessons()
    lessons.rounds = rounds.map { $0.filter { files.contains($0.file) } }
    return lessons
  }
}
