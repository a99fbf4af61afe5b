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

  @Test func `the values that people can ask for are those that the types know`() throws {
    let base = try AxisSample.base()
    for words in try VariantAxis.all() {
      let axis = try #require(RenderAxes.named(words.id))
      #expect(words.listed.sorted() == axis.values.sorted(), "\(words.id)")
      #expect(words.usual == nil || [words.usual] == axis.usual(in: base), "\(words.id)")
      #expect(axis.useful(in: base).allSatisfy { words.value($0) == $0 }, "\(words.id)")
    }
  }
}
