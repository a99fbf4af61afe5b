import Foundation
import ResourceCatalogs
import Testing

@testable import WidgetHost

struct RenderAxesTests {
  /// The names of the files of this module that hold an axis.
  private static let files: [String] = {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    let folder = String(root.dropFirst()) + "/Sources/Engine/WidgetHost/Axes"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix("Axis.swift") && $0 != "RenderAxis.swift" }
      .map { String($0.dropLast("Axis.swift".count)) }.sorted()
  }()

  @Test func `each file of words has a type, and each type a file of words`() {
    let types = RenderAxes.names.filter { RenderAxes.type($0) != nil }
    #expect(types == RenderAxes.names && !types.isEmpty)
    #expect(
      RenderAxes.names.map { $0.prefix(1).uppercased() + $0.dropFirst() }.sorted() == Self.files)
    #expect(RenderAxes.all.map(\.name) == RenderAxes.names)
    #expect(RenderAxes.type("nothing") == nil)
  }

  @Test func `words name values, and options belong to one axis`() throws {
    for words in try VariantAxis.all() {
      let axis = try #require(RenderAxes.named(words.id))
      #expect(words.values.allSatisfy { axis.value($0.id) == $0.id }, "\(words.id)")
    }
    let options = RenderAxes.all.flatMap(\.options)
    #expect(Set(options).count == options.count && options.allSatisfy { $0.hasPrefix("--") })
    for axis in RenderAxes.all {
      #expect(axis.values.allSatisfy { axis.value($0.uppercased()) == $0 }, "\(axis.name)")
      #expect(axis.aliases.allSatisfy { axis.value($0) == $1 }, "\(axis.name)")
    }
  }

  @Test func `a word that is no value is refused with those that are`() throws {
    let axis = try #require(RenderAxes.named("scheme"))
    #expect(axis.value("drak") == nil)
    #expect(RenderAxes.refusal(of: "drak", on: axis) == "Did you mean dark? Known: light, dark.")
  }
}
