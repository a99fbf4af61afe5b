import Testing

@testable import SourcePreparing

/// Members of made values that are declared, as what any name is would not do.
extension MadeModulesTests {
  @Test(arguments: [
    ("switch x.y { case .success(let a): 1\ncase .failure: 2 }", "public var y: Result<Made, any"),
    ("x.sorted(byKey: 1)", "public func sorted(byKey a0: Any?) -> Made "),
  ])
  func `what else would be of another type is declared`(code: String, part: String) {
    let lines = Self.lines("func f(_ x: Thing) {\n\(code)\n}")
    #expect(lines.contains { $0.contains(part) }, "\(lines)")
  }

  @Test func `a type of the project has what its protocols may bring`() {
    let code = "struct Own: Record {}\nlet a = try Own.filter(1)\nlet b = Other.all(2)"
    let lines = Self.lines(code + "\nstruct Other {}")
    let start = lines.firstIndex(of: "extension MadeMembers {") ?? 0
    let function = "@discardableResult public static func filter(_ a0: Any?) -> Made "
    #expect(lines[start...].contains { $0.hasPrefix(function) }, "\(lines)")
    #expect(!lines.contains { $0.contains("func all") })
  }

  @Test func `a parameter is there of which a part is asked for`() {
    let lines = Self.lines(
      "func f(done: @escaping (Any?) -> Void) {\n"
        + "Thing.go { guard let b = $0.c else { return done(1) } }\n}")
    #expect(lines.contains { $0.contains("static func go<R0>(_ a0: (Made) throws") }, "\(lines)")
  }

  @Test(arguments: ["switch x.y { case .success: 1\ncase .other: 2 }", "x.sorted(by: { $0 < $1 })"])
  func `what others have is not`(code: String) {
    let lines = Self.lines("func f(_ x: Thing) {\n\(code)\n}")
    #expect(!lines.contains { $0.contains("Result<") || $0.contains("func sorted") }, "\(lines)")
  }
}
