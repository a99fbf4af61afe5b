import DiagnosticRecords
import Foundation
import ProjectReader
import SourcePreparing
import TestSupport
import Testing

@testable import GalleryTool

/// What is said of the file of a project's objects before anything is compiled.
struct StoreCheckTests {
  private static let model = """
    <model><entity name="Shelf" representedClassName="NSManagedObject"/></model>
    """

  private func problems(
    _ store: String, _ code: String = "@Model final class Trip {}"
  ) throws -> [Diagnostic] {
    let folder = try TemporaryFolder([
      "W.swift": "import WidgetKit\n@main struct W: Widget {}\n",
      "Models.swift": "import SwiftData\nenum First { \(code) }\nclass Plain {}\n",
      "Home.xcdatamodeld/Home.xcdatamodel/contents": Self.model,
      "given/store.json": store, "vitrine.json": #"{"store": "given/store.json"}"#,
    ])
    let modules = ModuleAvailability(offered: ["SwiftUI", "WidgetKit", "SwiftData", "CoreData"])
    let projects = FolderReader.read(folder.url, ReadRequest(modules: modules)).projects
    #expect(projects.count == 1)
    return withExtendedLifetime(folder) { StoreCheck.problems(of: projects + projects) }
  }

  @Test func `kinds of both stores are known`() throws {
    #expect(try problems(#"{"Shelf": [{}], "Trip": [{}]}"#).isEmpty)
  }

  @Test(arguments: [
    ("{\n\"Shelf\": [{}],\n\"Shelves\": [{}, {}]}", "Shelves", 3), ("{\"Trips\": []}", "Trips", 1),
    ("{\"W\": []}", "W", 1),
  ])
  func `a kind that no store has is said once, with what is like it`(
    store: String, kind: String, line: Int
  ) throws {
    let said = try problems(store)
    #expect(said.map(\.rule) == ["store-kind-unknown"] && said.first?.severity == .warning)
    #expect(said.first?.message.contains(kind) == true)
    #expect(said.first?.hint?.contains("Shelf, Trip") == true)
    #expect(said.first?.file == "given/store.json" && said.first?.line == line)
  }

  @Test(arguments: [("{\n\"Shelf\": [}", 2), ("[]", 1), ("", 1)])
  func `a file that cannot be read is an error though no store opens it`(
    store: String, line: Int
  ) throws {
    let said = try problems(store)
    #expect(said.map(\.rule) == ["settings-wrong-value"])
    #expect(said.first.map(ExitCode.of) == .usage && said.first?.line == line)
  }

  @Test func `where code makes entities any kind may be known`() throws {
    #expect(try problems(#"{"Odd": []}"#, "let e = NSEntityDescription()").isEmpty)
  }

  @Test func `many unknown kinds are said by a few`() throws {
    let kinds = (0..<1000).map { "\"k\($0)\": []" }.joined(separator: ",")
    #expect(try problems("{\(kinds)}").count == 20)
  }
}
