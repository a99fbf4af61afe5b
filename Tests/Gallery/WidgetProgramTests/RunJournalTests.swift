import CatalogueManifest
import DiagnosticRecords
import Foundation
import Testing

@testable import WidgetProgram

/// What a render process says of itself.
final class RunJournalTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(
    "A picture whose names lead out of the folder is a problem, not a picture",
    arguments: [("../a", "b"), ("a", "/etc/passwd"), ("a", "b/../../c"), ("", "b")])
  func disbelieves(_ id: String, _ file: String) throws {
    let journal = RunJournal(output: folder, name: "Clock")
    for (id, file) in [(id, file), ("Clock/a", "renders/a.svg")] {
      try journal.note(
        Render(
          id: id, widget: "Clock", family: "systemSmall", variant: [:],
          date: Date(timeIntervalSince1970: 0), file: file, width: 1, height: 1, hash: "0"))
    }
    try journal.finish()
    let lines = RunJournal.read(output: folder, name: "Clock")
    guard lines.count == 3, case .diagnostic(let problem) = lines[0], case .render = lines[1]
    else {
      Issue.record("\(lines)")
      return
    }
    #expect(problem.rule == "unsafe-path")
  }

  @Test("A process that takes over writes on, behind a line that was cut off")
  func goesOn() throws {
    let step = DrawingStep(.timeline, "systemSmall", instance: 0, slot: 0)
    try RunJournal(output: folder, name: "Clock").begin(step)
    let file = folder.appendingPathComponent("journal/Clock.jsonl")
    try (Data(contentsOf: file) + Data("{\"fin".utf8)).write(to: file)
    let second = RunJournal(output: folder, name: "Clock")
    #expect(second.begun == [step])
    try second.finish()
    let lines = RunJournal.read(output: folder, name: "Clock")
    guard lines.count == 2, case .began = lines[0], case .finished = lines[1] else {
      Issue.record("\(lines)")
      return
    }
  }
}
