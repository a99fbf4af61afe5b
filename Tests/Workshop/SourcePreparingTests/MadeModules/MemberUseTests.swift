import SourceLexing
import Testing

@testable import SourcePreparing

/// What is made where the compiler finds that a type at hand lacks a member.
@Suite struct MemberUseTests {
  /// - Parameter marked: code, with `‸` where the compiler points at.
  private func use(_ marked: String) -> MemberUse? {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    return MemberUse(SourceText(bytes), at: parts[0].utf8.count)
  }

  @Test(arguments: [
    ("let a = Color.‸brand", "brand", "Color", true, "extension Color { static var brand: Self"),
    ("f(.‸brand)", "brand", "ShapeStyle", true, "extension ShapeStyle where Self == Color {"),
    (
      "Color.‸mix(1, by: 2)", "mix", "Color", true,
      "static func mix(_ a0: Any?, by a1: Any?) -> Self"
    ),
    ("date.‸moved(by: .day)", "moved", "Date", false, "func moved(by a0: Made) -> Made "),
    ("list.‸unique { $0.id }", "unique", "[Item]", false, "extension Array { "),
    ("list.map(\\.‸rank)", "rank", "Item?", false, "extension Item { var rank: Made"),
    ("date.‸isHoliday", "isHoliday", "Date", false, "func isHoliday<Made_>() -> Made_"),
    ("d.‸first", "first", "Date.Type", false, "static var first: Self"),
    (
      "title.‸localized()", "localized", "String", false,
      "func localized() -> String { madeText(self) }"
    ),
    (
      "title.‸localized", "localized", "String", false,
      "func localized() -> String { madeText(self) }"
    ),
    ("tint.‸darker(by: 1)", "darker", "Color", false, "func darker(by a0: Any?) -> Color { self }"),
  ])
  func `a member is made as it is used`(
    code: String, name: String, owner: String, isStatic: Bool, part: String
  ) {
    let found = use(code)?.member(name, of: owner, isStatic: isStatic)
    #expect(found?.member.declaration.contains(part) == true, "\(String(describing: found))")
  }

  @Test func `of a long file only what is near is read`() {
    let lines = String(repeating: "let a = (b, c)\n", count: 1000)
    let found = use(lines + "let d = day.‸isHoliday && e\n" + lines)
    let offset = (lines + "let d = day.isHoliday").utf8.count
    #expect(found?.member("isHoliday", of: "Date", isStatic: false)?.call == offset)
    #expect(use(lines + "‸")?.member("a", of: "Date", isStatic: false) == nil)
  }

  @Test func `a value that is read is called, in texts too`() {
    #expect(
      use("date.‸isHoliday && b")?.member("isHoliday", of: "Date", isStatic: false)?.call == 14)
    let text = use("\"on \\(date.‸isHoliday) a\"")?.member("isHoliday", of: "Date", isStatic: false)
    #expect(text?.call == 20)
    #expect(use("date.‸isHoliday()")?.member("isHoliday", of: "Date", isStatic: false)?.call == nil)
  }

  @Test func `what is set and what has no name is not made`() {
    #expect(use("date.‸mark = 1")?.member("mark", of: "Date", isStatic: false) == nil)
    #expect(use("date.‸mark += 1")?.member("mark", of: "Date", isStatic: false) == nil)
    #expect(use("a.‸b")?.member("b", of: "(Int, Int)", isStatic: false) == nil)
    #expect(use("a.‸b")?.member("b", of: "Self", isStatic: false) == nil)
    #expect(use("") == nil)
  }

  @Test(arguments: [
    (
      "let a = ‸Color(brand: 1)", "Color",
      "init(brand a0: Any?) { self = madeAnswer(\"Color(brand:)\") }"
    ),
    ("let a = Color‸(hex: 1)", "Color", "init(hex a0: Any?) {"),
    (
      "let a = UIColor‸(hexString: b, alpha: 0.5)", "UIColor",
      "convenience init(hexString a0: Any?, alpha a1: Any?) { let color = MadeHex(a0, alpha: a1); "
        + "self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }"
    ),
    ("let a = Color(‸hex: 1, 2)", "Color", "init(hex a0: Any?, _ a1: Any?) {"),
    (
      "Image(systemSymbol: .‸heartFill)", "Image",
      "init(systemSymbol a0: Made) { self.init(systemName: madeSymbol(a0)) }"
    ),
    (
      "Label‸(a, systemSymbol: b)", "Label",
      "extension Label where Title == Text, Icon == Image { init(_ a0: Any?, systemSymbol a1: Any?)"
    ),
    ("UIImage‸(symbol: .a)", "UIImage", "{ self.init(systemName: madeSymbol(a0))! }"),
    ("Image‸(symbol: 1, 2)", "Image", "{ self = madeAnswer(\"Image(symbol:_:)\") }"),
    ("if let a = ‸Color(hex: 1) {}", "Color", "init?(hex a0: Any?) {"),
    ("let a = ‸Color(hex: 1) ?? b", "Color", "init?(hex a0: Any?) {"),
  ])
  func `a way of making one is made`(code: String, type: String, part: String) {
    let found = use(code)?.initialiser(in: nil)
    #expect(found?.type == type)
    #expect(found?.member.declaration.contains(part) == true, "\(String(describing: found))")
  }

  @Test func `an extension makes one of what it extends`() {
    let use = use("init(a: Int) { ‸self.init(b: a) }")
    #expect(use?.initialiser(in: nil) == nil)
    #expect(use?.initialiser(in: "Log")?.type == "Log")
    let text = use?.initialiser(in: "Log")?.member.declaration
    #expect(text?.hasPrefix("extension Log { init(b a0: Any?) {") == true)
  }

  @Test func `a format shows what it is given`() {
    let format = use("a.formatted(.‸brief(b))")?.member("brief", of: "FormatStyle", isStatic: true)
    #expect(
      format?.member.declaration.hasPrefix(
        "extension FormatStyle where Self == MadeFormat<Int> "
          + "{ static func brief(_ a0: Any?) -> Self { Self() } }; ") == true)
    let value = use("a.formatted(.‸brief)")?.member("brief", of: "FormatStyle", isStatic: true)
    #expect(value?.member.declaration.contains("{ static var brief: Self { Self() } }") == true)
  }

  @Test func `of a class it is a convenience that never returns`() {
    let member = use("‸UIColor(brand: 1)")?.initialiser(in: nil)?.member.ofClass
    #expect(
      member?.declaration == "extension UIColor { convenience init(brand a0: Any?)"
        + " { madeTrap(\"UIColor(brand:)\") } }")
  }

  @Test(arguments: [
    ("‸Text(count)", "extension Text { init(_ a0: Any?) { self.init(verbatim: madeWords(a0, "),
    ("‸String(count)", "{ self = madeWords(a0, \"String(_:)\") }"),
    ("‸Text(price: 1)", "init(price a0: Any?) { self = madeAnswer(\"Text(price:)\") }"),
    ("‸Date(count)", "{ self = madeAnswer(\"Date(_:)\") }"),
  ])
  func `a text of one value says it`(code: String, part: String) {
    let member = use(code)?.initialiser(in: nil)?.member
    #expect(member?.declaration.contains(part) == true, "\(member?.declaration ?? "")")
  }

  @Test func `operators are declared as they stand`() {
    let infix = use("a ‸<~ b")?.operator("<~", isPrefix: false, isPostfix: false)
    #expect(infix?.declaration.hasPrefix("infix operator <~: AdditionPrecedence; ") == true)
    let prefix = use("‸~~b")?.operator("~~", isPrefix: true, isPostfix: false)
    #expect(prefix?.declaration.contains("prefix func ~~<A>(_ a: A) -> Made") == true)
    for symbol in ["", "=", "//", "a", "&"] {
      #expect(use("a ‸b")?.operator(symbol, isPrefix: false, isPostfix: false) == nil)
    }
  }
}
