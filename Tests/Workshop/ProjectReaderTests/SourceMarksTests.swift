import ProjectReader
import SourcePreparing
import TestSupport
import Testing

@Suite struct SourceMarksTests {
  private static let file = """
    import SwiftUI
    // vitrine:ignore text-cut-off, low-contrast-text
    struct Row: View {
      var body: some View {
        Text("A")  // vitrine:ignore nothing-drawn: there is nothing yet
        Text("B")
        Text("C")
      }
    }
    """

  @Test func `a mark counts for its line and the next, by rule`() throws {
    let folder = try TemporaryFolder(["V.swift": Self.file + "\n@main struct B: WidgetBundle {}\n"])
    let modules = ModuleAvailability(offered: ["SwiftUI", "WidgetKit"])
    let read = FolderReader.read(folder.url, ReadRequest(modules: modules))
    let marks = SourceMarks(try #require(read.projects.first))
    func covered(_ rule: String) -> [Int] {
      (1...9).filter { marks.covers(rule, at: .init(file: "V.swift", line: $0)) }
    }
    #expect(marks.all.count == 2)
    #expect(covered("text-cut-off") == [2, 3])
    #expect(covered("low-contrast-text") == [2, 3])
    #expect(covered("nothing-drawn") == [5, 6])
    #expect(covered("there").isEmpty)
    #expect(!marks.covers("text-cut-off", at: .init(file: "W.swift", line: 3)))
  }
}
