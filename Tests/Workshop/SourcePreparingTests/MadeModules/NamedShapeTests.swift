import Testing

@testable import SourcePreparing

/// What stands for types whose names say what they are.
extension MadeModulesTests {
  @Test(arguments: [
    ("var x: OrderedDictionary<Int, Int> = [:]", "MadeDictionary<T0, T1>"),
    ("let x = OrderedDictionary(grouping: y) { $0.a }", "MadeDictionary<T0, T1>"),
    ("var x: LinkedDictionary<Int, Int>", "MadeDictionary<T0, T1>"),
    ("var x: OrderedSet<Int>", "MadeSet<T0>"), ("let x = Deque<Int>()", "[T0]"),
    ("var x: IdentifiedArrayOf<Own> = []", "[T0]"),
    ("let x = BigInt(1)", "Int128"), ("var x: BigUInt?", "UInt128"),
  ])
  func `collections and numbers hold what they are given`(code: String, type: String) {
    let lines = Self.lines(code)
    #expect(lines.contains { $0.hasPrefix("public typealias ") && $0.hasSuffix(" = " + type) })
  }

  @Test(arguments: [
    "var x: AssetSet", "var x: SortedSet<Int>",
    "class A: SortedSet<Int> { init() { super.init() } }",
    "struct A: OrderedSet {}", "var x: OrderedSet<Int, Int>", "@Deque(1) var x: Int",
  ])
  func `other types are what their use says`(code: String) {
    #expect(!Self.lines(code).contains { $0.contains("= MadeSet") || $0.contains("= [T0]") })
  }
}
