import Foundation
import ProgramBuilding
import ProjectReader
import TestSupport
import Testing

/// Which program another learns from what does not compile.
@Suite struct HealingTeacherTests {
  private func projects(_ files: [String]...) throws -> [WidgetProject] {
    let fake = try FakeToolchain()
    for name in Set(files.flatMap { $0 }) {
      let text =
        "enum \(name) { static let a = \"" + String(repeating: name, count: 20_000) + "\" }"
      try fake.folder.write(text, "widget/\(name).swift")
    }
    let project = try fake.project()
    return files.map { names in
      var one = project
      one.files = project.files.filter {
        names.contains($0.url.deletingPathExtension().lastPathComponent)
      }
      return one
    }
  }

  @Test func `the first that shares enough of its code`() throws {
    let all = try projects(["K"], ["M"], ["K"], ["K", "M"])
    #expect(HealingTeacher.of(1, among: all) == nil)
    #expect(HealingTeacher.of(2, among: all) == 0)
    // Nobody waits for a little more.
    #expect(HealingTeacher.of(3, among: all) == 0)
  }

  @Test func `a later one that shares far more`() throws {
    let all = try projects(["K"], ["L", "M", "N"], ["K", "L", "M", "N"], ["N"])
    #expect(HealingTeacher.of(2, among: all) == 1)
    #expect(HealingTeacher.of(3, among: all) == 1)
  }
}
