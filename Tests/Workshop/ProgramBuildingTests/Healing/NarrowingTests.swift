import Foundation
import ProjectReader
import TestSupport
import Testing

@testable import ProgramBuilding

/// What of a large module is compiled when widgets need little of it.
@Suite struct NarrowingTests {
  /// A module of two functions and much that nobody needs.
  private static let kit =
    "public func used() -> Int { 1 }\npublic func spare() -> Int { 2 }\n"
    + (0..<2_000).map { "public struct Unused\($0) { var value = \($0) }\n" }.joined()

  private func widget(_ code: String) -> String {
    "import Kit\n@main struct B: WidgetBundle { \(code) }"
  }

  /// The module's file as it was compiled, without blank lines.
  private func compiled(_ fake: FakeToolchain) throws -> [Substring] {
    let folder = try #require(fake.cached("programs").first)
    let sources = try #require(
      fake.names(folder).map { "\(folder)/\($0)/Libraries/Kit/Sources" }
        .first { (try? fake.names($0)) != nil })
    let text = try fake.names(sources).compactMap { fake.folder.read("\(sources)/\($0)") }.joined()
    return text.split(separator: "\n").filter {
      $0.hasPrefix("public func ") || $0.hasPrefix("public struct Unused")
    }
  }

  private func fake() throws -> FakeToolchain {
    let fake = try FakeToolchain()
    try fake.folder.write(Self.kit, "widget/stubs/Kit/K.swift")
    try fake.folder.write(widget("let a = used()"), "widget/B.swift")
    return fake
  }

  @Test func `only what widgets need is compiled, and nothing is said`() throws {
    let fake = try fake()
    let first = try fake.build()
    #expect(first.executable != nil && first.diagnostics.isEmpty)
    #expect(try compiled(fake) == ["public func used() -> Int { 1 }"])
    #expect(try !fake.build().compilerRan)
  }

  @Test func `it is compiled again once they need more, and not before`() throws {
    let fake = try fake()
    _ = try fake.build()
    let calls = fake.log.count
    try fake.folder.write(widget("let b = used()"), "widget/B.swift")
    _ = try fake.build()
    #expect(fake.log.count == calls + 1)
    #expect(try compiled(fake).count == 1)
    try fake.folder.write(widget("let b = spare() + used()"), "widget/B.swift")
    _ = try fake.build()
    #expect(fake.log.count == calls + 3)
    #expect(try compiled(fake).count == 2)
  }

  @Test func `a small module is compiled whole`() throws {
    let fake = try fake()
    try fake.folder.write(
      "public func used() {}\npublic func spare() {}", "widget/stubs/Kit/K.swift")
    _ = try fake.build()
    #expect(try compiled(fake).count == 2)
  }

  @Test func `a module with previews is compiled whole`() throws {
    let fake = try fake()
    try fake.folder.write(Self.kit + "#Preview { Text(\"a\") }\n", "widget/stubs/Kit/K.swift")
    _ = try fake.build()
    #expect(try compiled(fake).count == 2_002)
  }

  @Test func `a package of others is not, as nobody draws its previews`() throws {
    let fake = try fake()
    try fake.folder.write(Self.kit + "#Preview { Text(\"a\") }\n", "widget/stubs/Kit/K.swift")
    var project = try fake.project()
    project.modules[0].root = fake.folder.url
    #expect(fake.builder.build(project).executable != nil)
    #expect(try compiled(fake) == ["public func used() -> Int { 1 }"])
  }

  @Test func `two that leave out the same agree, whatever the program is`() {
    let one = Narrowing(program: "a", asked: [], left: ["A": Data([1]), "B": Data([2])])
    let other = Narrowing(program: "b", asked: ["c"], left: ["B": Data([2]), "A": Data([1])])
    #expect(one.leavesOut(other) && !one.leavesOut(nil))
    #expect(!one.leavesOut(Narrowing(program: "a", asked: [], left: ["A": Data([1])])))
  }
}
