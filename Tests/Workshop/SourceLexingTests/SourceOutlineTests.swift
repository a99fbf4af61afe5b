import SourceLexing
import Testing

@Suite struct SourceOutlineTests {
  private func outline(_ text: String) -> SourceOutline {
    let source = SourceText(text)
    return SourceOutline(source, isActive: source.tokens.map { _ in true })
  }

  /// Keyword and name of each declaration, behind that of the one around it.
  private func names(_ text: String) -> [String] {
    let outline = outline(text)
    return outline.declarations.map { declaration in
      let parent = declaration.parent.map { outline.declarations[$0].name + "." } ?? ""
      return "\(declaration.keyword) \(parent)\(declaration.name)"
    }
  }

  @Test func `declarations are found down to accessors`() {
    let text = """
      import SwiftUI
      @available(iOS 17, *) public final class A<T: B>: C, D where T: E {
        @State private var x = 1 { didSet { f() } }
        private(set) lazy var y: Int = { 1 }()
        static let z: [String: Int]
        var body: some View {
          Text("}")
        }
        var w: Int { get { 1 } set { } }
        init?(_ x: Int = 1) throws { }
        class func f<T>() -> [T] where T: B { [] }
        enum K: String { case a = "x", b; case c(Int) }
        subscript(i: Int) -> Int { 1 }
        deinit { }
      }
      extension A.K { func g() async throws -> (Int) -> Void { { _ in } } }
      #Preview { A() }
      func h()
      """
    #expect(
      names(text) == [
        "import SwiftUI", "class A", "var A.x", "didSet x.", "var A.y", "let A.z", "var A.body",
        "var A.w", "get w.", "set w.", "init A.init", "func A.f", "enum A.K", "case K.a",
        "case K.c", "subscript A.(", "deinit A.deinit", "extension A.K", "func A.K.g",
        "#Preview ", "func h",
      ])
  }

  @Test func `a declaration knows its parts`() throws {
    let text =
      "class A: B, C<D> where T: E {\n  let x: [Int: A] = f {\n 1 }\n  func g() -> some V { 1 } }"
    let outline = outline(text)
    let type = try #require(outline.declarations.first)
    #expect(type.inheritance.map(outline.text) == "B, C<D>")
    let variable = outline.declarations[1]
    #expect(variable.type.map(outline.text) == "[Int: A]")
    #expect(variable.value.map(outline.text) == "f {\n 1 }")
    let function = outline.declarations[2]
    #expect(function.type.map(outline.text) == "some V")
    #expect(function.body.map(outline.text) == "{ 1 }")
  }

  @Test func `statements end where lines do unless they go on`() throws {
    let text = """
      { a, b in
        Text("a")
          .font(.body)
        if x {
          A()
        } else {
          B()
        }
        let y = 1 +
          2; z()
        return f { c in
          d
        }
      }
      """
    let outline = outline(text)
    #expect(
      outline.statements(in: 0).map { outline.text($0).split(separator: "\n")[0] } == [
        "Text(\"a\")", "if x {", "let y = 1 +", "z()", "return f { c in",
      ])
  }

  /// A chain, its base, and the names of its modifiers.
  private static let chains: [(String, String, [String])] = [
    ("Text(\"a\").font(.body).padding()", "Text(\"a\")", ["font", "padding"]),
    ("Kit.Card(x) { y } footer: { z }.frame(1)", "Kit.Card(x) { y } footer: { z }", ["frame"]),
    ("Image.icon(1)\n.resizable()", "Image.icon(1)", ["resizable"]),
    ("Theme.shared.background.frame(1)", "Theme.shared.background", ["frame"]),
    ("try await content.padding()", "content", ["padding"]),
    ("List<Int, Text>(x).bold()", "List<Int, Text>(x)", ["bold"]),
    ("a < b", "a", []), ("x?.y![0].z()", "x?.y![0]", ["z"]),
  ]

  @Test(arguments: chains)
  func `a chain has a base and modifiers`(text: String, base: String, modifiers: [String]) throws {
    let outline = outline(text)
    let chain = try #require(outline.chain(from: 0, until: outline.tokens.count))
    #expect(outline.text(chain.base) == base)
    #expect(chain.modifiers.map(\.name) == modifiers)
  }

  @Test func `what is not compiled is not seen`() {
    let source = SourceText("#if false\nstruct A {\n#else\nstruct B {\n#endif\n}")
    let outline = SourceOutline(
      source, isActive: source.tokens.map { $0.line > 2 })
    #expect(outline.declarations.map(\.name) == ["B"])
  }
}
