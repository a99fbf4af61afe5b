import Testing

@testable import SourcePreparing

/// Capitalised constants, as frameworks in C have them.
extension MadeModulesTests {
  @Test(arguments: [
    "switch a {\ncase KTOne: b()\ndefault: c()\n}",
    "switch a {\ncase x, KTOne,\n  KTTwo:\n  b()\ndefault: c()\n}",
    "let x = [KTOne, y].contains(z)",
  ])
  func `what a branch is for, or an array holds, is a constant`(code: String) {
    let lines = Self.lines("func f() {\n\(code)\n}")
    #expect(lines.contains { $0.hasPrefix("public var KTOne") })
    #expect(!lines.contains { $0.contains("typealias KTOne") })
  }

  @Test(arguments: ["enum A { case KTOne, KTTwo }", "enum A {\n  case KTOne\n  case b(KTTwo)\n}"])
  func `what an enumeration declares is none`(code: String) {
    #expect(!Self.lines(code).contains { $0.contains("KTOne") })
  }
}
