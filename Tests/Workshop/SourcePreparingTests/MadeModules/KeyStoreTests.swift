import Testing

@testable import SourcePreparing

/// Stores that are asked by keys of the project.
extension MadeModulesTests {
  @Test func `keys of a store know what they begin with`() {
    let lines = Self.lines(
      """
      extension Store.Keys {
        static let name = Key<String>("name", default: "a")
        static let at = Store.Key<Date?>("at", suite: .shared)
        static let new = Key<Date>("new", default: { .now })
      }
      struct V { @Stored(.name) var name: String }
      let a = Store[.name]
      """, known: ["String", "Date"])
    for line in [
      "public typealias Key = Store.Key",
      "public final class Key<Value>: Keys, @unchecked Sendable {",
      "public init(_ a0: Any?, `default` a1: Value) "
        + "{ start = MadeKept(\"Store\", key: a0, start: a1, suite: nil) }",
      "public init(_ a0: Any?, suite a1: Made) "
        + "{ start = MadeKept(\"Store\", key: a0, start: nil, suite: a1) }",
      "public init(_ a0: Any?, `default` a1: () -> Value) "
        + "{ start = MadeKept(\"Store\", key: a0, start: a1(), suite: nil) }",
      "public static subscript<Value>(_ key: Key<Value>) -> Value "
        + "{ get { key.value } set { key.value = newValue } }",
      "public init(_ a0: Store.Key<Value>) { start = MadeStart { a0.value } }",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
    #expect(!lines.contains { $0.contains("struct Key") })
  }

  @Test func `a store may have the name of its module`() {
    let code = "extension Kit.Keys { static let name = Key<String>(\"name\", default: \"a\") }\n"
    let use = "let a = Kit[.name]\nstruct V { @Stored(.name) var name: String }"
    let lines = Self.lines(code + use, known: ["String"])
    #expect(
      lines.contains("public init(_ a0: Kit.Key<Value>) { start = MadeStart { a0.value } }"))
    #expect(lines.contains("public typealias Key = Kit.Key"), "\(lines)")
    #expect(lines.contains("public final class Key<Value>: Keys, @unchecked Sendable {"))
    #expect(!lines.contains { $0.contains("struct Key") })
  }

  @Test func `a type with keys in it that nobody adds to is no store`() {
    let lines = Self.lines("let a = Store.Key<Int>(1)")
    #expect(lines.contains { $0.hasPrefix("public struct Key<T0>: MadeValue,") })
  }
}
