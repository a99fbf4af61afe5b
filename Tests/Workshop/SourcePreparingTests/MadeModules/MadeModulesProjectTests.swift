import Testing

@testable import SourcePreparing

/// How what is made goes together with what the project declares itself.
extension MadeModulesTests {
  @Test(arguments: [
    ("extension Thing { static func own(a: Int, b: Int = 1) {} }\nlet a = Thing.own(a: 1)", "own("),
    ("extension Thing { init(b: Int) { self.init(a: b) } }\nlet a = Thing(b: 1)", "init(b"),
    ("extension Thing: Identifiable { var id: Int { 1 } }\nThing(a: 1)", "typealias ID"),
    ("struct Own { enum Thing {}\nvar a: Thing }", " Thing "),
    ("class Own { enum Thing {} }\nclass Other: Own { var a: Thing }", " Thing "),
    ("struct Own: Source { func f() -> Entry? { nil } }", " Entry "),
    ("extension Result { func f() -> Entry? { nil } }", " Entry "),
    ("extension Text { func f() -> Entry? { nil } }", " Entry "),
    ("struct Own: TimelineProvider { func f() -> Entry? { nil } }", " Entry "),
    ("struct Own: GeometryEffect { func f() -> AnimatableData? { nil } }", " AnimatableData "),
  ])
  func whatTheProjectDeclaresIsNotMade(code: String, part: String) {
    let lines = Self.lines(code, known: ["GeometryEffect", "Text", "TimelineProvider", "View"])
    #expect(!lines.contains { $0.contains(part) }, "\(lines)")
  }

  /// Only what its protocol gives does a type see in itself.
  @Test(arguments: [
    "struct Own: View { let a: Item }", "struct Own: View, Hashable { let a: Item? }",
    "struct Own: GeometryEffect { let a: Item }", "extension View { func f(_ a: Item) {} }",
  ])
  func aNameOfAnotherProtocolIsMade(code: String) {
    let lines = Self.lines(code, known: ["GeometryEffect", "View"])
    #expect(lines.contains { $0.hasPrefix("public typealias Item = Made") }, "\(lines)")
  }

  /// What an attribute leads to that asks the project's own values by their keys.
  @Test func anAttributeLeadsToWhatTheProjectHas() {
    let lines = Self.lines(
      """
      struct One: Kept { static let live = 1; static let test = 2 }
      struct Two: Kept { static let live = "b" }
      struct Three: Kept { static let live = 3, other = 4 }
      extension Values { var a: Int { get { self[One.self] } set {} } }
      struct V { @Thing(\\.a) var a; @Thing(Two.self) var b; @Thing var c: Int }
      """, known: ["String"])
    for line in [
      "public init(_ a0: KeyPath<Values, Value>) "
        + "{ start = MadeStart { Values(madePath: \"Values\")[keyPath: a0] } }",
      "public init(_ a0: Value.Type) { start = MadeStart { madeKeyed(a0) } }",
      "public protocol Kept: MadeMembers { associatedtype live_ = Made; "
        + "static var live: live_ { get }; }",
      "extension Kept { public static var live: live_ { madeAnswer(\"Kit.Kept.live\") } }",
      "func madeKeyed<Value>(_ key: Any.Type) -> Value? "
        + "{ if let value = (key as? any Kept.Type)?.live as? Value { return value }; return nil }",
    ] {
      #expect(lines.contains(line), "\(line) in \(lines)")
    }
    #expect(
      !lines.contains { $0.contains("KeyPath<Made, Made>") && $0.contains("start = MadeStart()") })
  }

  @Test(arguments: [
    ("store(1, expiry: .never)", true), ("store(1, expiry: .after(1))", true),
    ("kept = .never", true), ("if kept == .never {}", true), ("hold(.never)", true),
    ("kinds = [.never]", true), ("other = .never", false), ("store(1, other: .never)", false),
  ])
  func membersAreOfWhatTheyAreGivenTo(code: String, isMade: Bool) {
    let declaring =
      "import Kit\nfunc store(_ a: Int, expiry: Thing?) {}\nvar kept: Thing\n"
      + "func hold(_ a: Thing) {}\nvar kinds: [Thing]\nvar other: Int"
    let names = Self.made([declaring, code], known: ["Int"]).names
    let hasMember = names.contains {
      $0.text.contains("static var never: Self") || $0.text.contains("static func after(_ a0")
    }
    #expect(hasMember == isMade)
  }
}
