import DiagnosticRecords
import Foundation
import SourcePreparing
import TestSupport
import Testing

@testable import ProjectReader

@Suite struct PackageReaderTests {
  @Test func `what cannot be read is said, and its folder is looked through`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/W/B.swift": "@main struct B: WidgetBundle {}",
    ])
    var request = ReadRequest(modules: ModuleAvailability(offered: ["SwiftUI", "WidgetKit"]))
    request.manifests = ManifestSource { _ in .failure("unknown package 'tea'") }
    let result = InputReader.read(folder.url, request)
    #expect(result.projects.map { $0.files.map(\.path) } == [["Sources/W/B.swift"]])
    let found = try #require(result.diagnostics.first)
    #expect(found.rule == "package-unreadable" && found.file == "Package.swift")
    #expect(found.message == "The package cannot be read: unknown package 'tea'")
  }
}
