import CatalogueManifest
import Foundation
import Testing
import WidgetHost

@testable import WidgetProgram

/// What a program says of its widgets, which may be anything.
struct ProgramDescriptionTests {
  private func read(_ shares: [DrawingShare]) throws -> [DrawingShare] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let entry = ProgramDescription.Entry(
      kind: "k", type: "T", name: "n", description: "", configuration: .static, families: [],
      instances: [], shares: shares)
    try ProgramDescription(widgets: [entry]).write(file.path)
    return try ProgramDescription.read(file.path).widgets[0].shares
  }

  @Test("A widget has one share at least, of a number of pictures that can be added up")
  func sharesAreSound() throws {
    #expect(try read([]) == [DrawingShare(pictures: 0)])
    let counts = try read([.min, -1, 7, .max].map { DrawingShare(pictures: $0) }).map(\.pictures)
    #expect(counts.prefix(3) == [0, 0, 7])
    #expect(counts.reduce(0, +) > 7)
  }

  @Test("Names of families lead nowhere")
  func journalsAreSafe() {
    let options = ProgramOptions()
    #expect(options.journal("A/Clock") == "A/Clock")
    #expect(options.journal("A/Clock", families: ["small", "large"]) == "A/Clock+small-large")
    let hostile = options.journal(
      "A/Clock", families: ["/../../etc", String(repeating: "x", count: 300)])
    #expect(hostile.hasPrefix("A/Clock+etc") && hostile.count < 80)
    #expect(hostile.split(separator: "/").count == 2)
  }
}
