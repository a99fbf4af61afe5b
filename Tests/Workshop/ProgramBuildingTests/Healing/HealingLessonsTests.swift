import Testing

@testable import ProgramBuilding

/// What one program has learnt of files that another compiles too.
@Suite struct HealingLessonsTests {
  private static let shared = "func f() -> Int { Far.one }\nfunc g() -> Int { Far.two }"

  private func healer(_ text: String, beside: String = "") -> Healer {
    Healer(
      [
        HealedFile(name: "S", original: "/p/S", path: "S", bytes: Array(text.utf8)),
        HealedFile(name: "B", original: "/p/B", path: "B", bytes: Array(beside.utf8)),
      ], flags: [])
  }

  private func error(_ line: Int) -> CompilerMessage {
    CompilerMessage(
      file: "/p/S", line: line, column: 19, kind: "error", text: "cannot find 'Far' in scope")
  }

  /// Those of two rounds.
  private func lessons() -> (lessons: HealingLessons, text: [UInt8]) {
    var (teacher, lessons) = (healer(Self.shared), HealingLessons())
    for line in 1...2 {
      lessons.add(round: teacher.lessons(of: [error(line)]))
      _ = teacher.heal([error(line)])
    }
    return (lessons, teacher.files[0].bytes)
  }

  @Test func `the same file heals as it did`() {
    var other = healer(Self.shared, beside: "struct B {}")
    let hasHealed = other.follow(lessons().lessons)
    #expect(hasHealed)
    #expect(other.files[0].bytes == lessons().text)
    #expect(other.parts.map(\.line) == [1, 2])
    #expect(other.round == 0)
  }

  @Test func `what is declared there is not missing`() {
    var other = healer(Self.shared, beside: "enum Far { static let one = 1 }")
    let hasHealed = other.follow(lessons().lessons)
    #expect(!hasHealed && other.parts.isEmpty)
  }

  @Test func `from the line on that is another nothing is known`() {
    var other = healer(Self.shared.replacing("Far.two", with: "Far.six"))
    let hasHealed = other.follow(lessons().lessons)
    #expect(hasHealed)
    #expect(other.parts.map(\.line) == [1])
  }

  @Test func `what nobody needs there is passed over`() {
    var other = healer(String(repeating: " ", count: 27) + "\nfunc g() -> Int { Far.two }")
    let hasHealed = other.follow(lessons().lessons)
    #expect(hasHealed)
    #expect(other.parts.map(\.line) == [2])
  }

  /// Branches of conditions are told apart by what the preparer writes into them.
  @Test func `code that is not compiled there is left as it is`() {
    func text(_ isFirst: Bool) -> String {
      """
      #if \(isFirst)
      func f() -> Int { Far.one }
      #else
      func f() -> Int { 1 }
      #endif
      """
    }
    var (teacher, lessons) = (healer(text(true)), HealingLessons())
    lessons.add(round: teacher.lessons(of: [error(2)]))
    let isHealed = teacher.heal([error(2)])
    #expect(isHealed)
    var other = healer(text(false))
    let hasHealed = other.follow(lessons)
    #expect(!hasHealed && other.parts.isEmpty)
    #expect(other.files[0].bytes == Array(text(false).utf8))
  }

  @Test func `lessons of several modules are told apart by their files`() {
    var all = HealingLessons()
    all.add(lessons().lessons)
    all.add(lessons().lessons)
    #expect(all.rounds.map(\.count) == [2, 2])
    #expect(all.of(["/p/B"]).isEmpty && !all.of(["/p/S"]).isEmpty)
  }
}
