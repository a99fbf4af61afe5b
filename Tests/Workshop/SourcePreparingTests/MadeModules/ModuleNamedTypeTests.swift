import Testing

@testable import SourcePreparing

/// Types that are called as the module is, and what code of such modules looks like.
@Suite struct ModuleNamedTypeTests {
  private func names(_ code: String, known: Set<String> = ["Int"]) -> String {
    MadeModulesTests.made(["import Kit\n" + code], known: known).names.map(\.text).joined()
  }

  @Test func `what is named by the module is inside of the type, which hides it`() {
    let code = "func f(_ a: Kit.Configuration) throws -> Kit { try Kit(configuration: a) }"
    let lines = names(code).split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("public struct Kit: ") } ?? 0
    #expect(lines[start...].contains("  public typealias Configuration = Made"))
  }

  @Test func `the argument of a generic type is none of the module's`() {
    let code = "struct Own {}\nlet a: Kit<Own> = Kit { Own() }\nlet b: Kit<Int>? = nil"
    let made = MadeModulesTests.made(["import Kit\n" + code])
    #expect(!(made.names + made.modules).contains { $0.text.contains("Own") })
  }

  @Test func `a module that is at hand is no type`() {
    let code = "import Kit\nimport Domain\nfunc f(_ a: Domain.Post, _ b: Kit.Part) {}"
    let made = MadeModulesTests.made([code], known: ["Post"], atHand: ["Domain"])
    let texts = (made.names + made.modules).map(\.text).joined()
    #expect(!texts.contains("Domain") && texts.contains("Part"))
  }

  @Test func `what wraps a variable builds nothing of the next one`() {
    let code = "struct A {\n  @Given(\\.x) var x\n  var y: Int { 1 }\n}"
    #expect(names(code).contains("@propertyWrapper public struct Given<Value>"))
  }

  @Test func `patterns within that of an optional are the cases`() {
    let code = """
      func f(_ state: Kit.State?) -> Int {
        if case .some(.loaded(let a)) = state { return a }
        switch state {
        case .some(.failed(let b)): return b
        case .none: return 0
        }
      }
      """
    let text = names(code)
    #expect(text.contains("  case failed(Made)\n  case loaded(Made)\n"))
    #expect(!text.contains("case none") && !text.contains("case some"))
  }

  @Test func `what the compiler does not take goes line by line, then by declarations, then all`() {
    let text = "import A\npublic struct B {\n  let c: D\n  func e() {\n  }\n}\npublic struct F {}\n"
    let first = MadeModules.smaller(text, without: [3], isCoarse: false)
    #expect(first == text.replacing("  let c: D\n", with: ""))
    let next = MadeModules.smaller(text, without: [3], isCoarse: true) ?? ""
    #expect(next.hasPrefix("import A\n") && next.hasSuffix("\npublic struct F {}\n"))
    #expect(!next.contains("B"))
    #expect(MadeModules.smaller(next, without: [3], isCoarse: true) == "")
    #expect(MadeModules.smaller("", without: [1], isCoarse: true) == nil)
  }
}
