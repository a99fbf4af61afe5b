import Testing

@testable import SourcePreparing

/// What is made of the use of a module's names.
@Suite struct MadeModulesTests {
  private static let conditions = BuildConditions(modules: ModuleAvailability(offered: []))

  static func made(
    _ files: [String], missing: Set<String> = ["Kit"], known: Set<String> = [],
    atHand: Set<String> = []
  ) -> MadeModules {
    var use = ModuleUse(missing: missing, atHand: atHand)
    for (index, text) in files.enumerated() {
      let facts = SourcePreparer(conditions: conditions).prepare(Array(text.utf8), path: "/A").facts
      use.read(Array(text.utf8), path: "\(index).swift", facts: facts, conditions: conditions)
    }
    let surroundings = MadeSurroundings(
      names: known, members: ["id", "map", "sorted"], viewMembers: ["id"],
      listFunctions: ["sorted(by:)"], environment: ["colorScheme"])
    return MadeModules(use, known: surroundings, seen: ["UIKit"], implicit: ["inner"])
  }

  /// Lines of all files of names, without what stands before them.
  static func lines(
    _ code: String, known: Set<String> = ["String", "View", "Text"]
  ) -> [String] {
    made(["import Kit\nimport SwiftUI\n" + code], known: known).names
      .flatMap { $0.text.split(separator: "\n") }
      .map { String($0.drop { $0 == " " }) }
  }

  @Test func typesAreFoundInWhatWasMade() {
    let texts = [
      "public struct A<T0>: B {\n  public enum C { case d }\n}", "public typealias E = Made",
      "extension F { func g() {} }",
    ]
    #expect(MadeModules.types(in: texts) == ["A", "C", "E"])
  }

  @Test func wordsOfTheLanguageAreNoNames() {
    let code = "extension Thing where Self == Other { static var a: Self { Self() } }"
    #expect(!Self.lines(code).contains { $0.contains(" Self") })
  }

  @Test(arguments: [
    ("var x: Thing?", "public typealias Thing = Made"),
    ("extension Thing {}\nvar x: Thing?", "public struct Thing: MadeValue,"),
    (
      "extension Thing { var a: Int { switch self { case .one: 1\ncase .two(let a): a } } }",
      "public enum Thing: MadeValue, Hashable,"
    ),
    ("weak var x: Thing?", "public final class Thing: MadeValue,"),
    ("struct A: Thing {}", "public protocol Thing: MadeMembers {}"),
    ("class A: Thing { init() { super.init() } }\nlet b = Thing()", "open class Thing: NSObject,"),
    ("func f<A: Thing>(_ a: A) {}", "public protocol Thing: MadeMembers {}"),
    ("let x = make(1)", "@discardableResult public func make(_ a0: Any?)"),
    ("let x = kName", "public var kName: Made"),
    ("let x = API_KEY", "public var API_KEY: Made"),
    ("let x = make(key: ApiKey)", "public var ApiKey: Made"),
    ("let x = make(ApiKey, 1)", "public var ApiKey: Made"),
    ("func f() -> Any { return ApiKey }", "public var ApiKey: Made"),
    ("let x = make(Thing)\nvar y: Thing?", "public typealias Thing = Made"),
    ("typealias A = Thing", "public typealias Thing = Made"),
    ("enum A { case one(Thing), two(Thing) }", "public typealias Thing = Made"),
    ("enum A { case one(it: Thing) }", "public typealias Thing = Made"),
    ("struct A { init(it: Thing) {} }", "public typealias Thing = Made"),
    ("func f() throws(Thing) {}", "public typealias Thing = Made"),
    ("let x = make(Thing.self)", "public typealias Thing = Made"),
    ("extension Thing { var a: Int { inner } }", "public var inner: Made"),
    (
      "class A: Thing { override func go(a: Int) {} }", "open func go(a: Int) { return madeAnswer("
    ),
    (
      "class A: Thing { override var isOn: Bool { true } }",
      "open var isOn: Bool { return madeAnswer(\"Kit.Thing\") }"
    ),
    ("class A: Thing { override func go() { inner = 1 } }", "public var inner: Made"),
    ("struct V { @ObservedObject var x: Thing }", "public final class Thing: MadeValue, Observa"),
    ("struct V { @Environment(Thing.self) var x }", "public final class Thing: MadeValue, Observa"),
    ("enum A: Thing.Part { case one }", "public protocol Part: MadeMembers {}"),
    ("extension Thing.Part { static let a = Key<Int>(1) }", "public struct Key<T0>: MadeValue,"),
    ("extension Kit.Part { static let a = Key<Int>(1) }", "public struct Part: MadeValue,"),
    ("@ThingActor func f() -> Int { 1 }", "@globalActor public actor ThingActor {"),
    ("func f(a: Thing, in b: Int) {}", "public typealias Thing = Made"),
    (
      "struct V { @Thing var a: Int\nvar b: Any { T(a: $a) } }",
      "public var projectedValue: Binding<Value> {"
    ),
    ("struct V { @Thing var a: Int\nvar b: Any { $a.b } }", "public var projectedValue: Made {"),
    ("@Environment(\\.part) var x", "public var part: Made { get { madeAnswer("),
    ("@Environment(\\.part) var x: Thing?", "public var part: Thing? { get { madeAnswer("),
    ("func f() async { for await x in Thing.all {} }", "extension Made: AsyncSequence {"),
    ("let x = Thing<Int, String>()", "public struct Thing<T0, T1>: MadeValue,"),
    ("let x = Thing.Part.one", "public struct Part: MadeValue,"),
    ("let x: Thing.Part", "public typealias Part = Made"),
    ("let x = CC_MAKE(1, 2)", "@discardableResult public func CC_MAKE(_ a0: Any?, _ a1: Any?)"),
    ("struct V { @Thing(1) var a: Int }", "@propertyWrapper public struct Thing<Value>:"),
    ("var body: some View {\n Thing(1)\n .bold()\n}", "public struct Thing: MadeView,"),
    ("let x = Kit.Thing()", "public struct Thing: MadeValue,"),
    ("extension Thing: Hashable {}", "public struct Thing: MadeValue, Codable,"),
    ("let x: any Thing<Int>", "public protocol Thing<T0>: MadeMembers { associatedtype T0 = Made;"),
    ("func f(@Thing _ a: () -> Int) {}", "@resultBuilder public enum Thing: MadeMembers {"),
    ("@Thing func f() -> [Int] { 1 }", "@resultBuilder public enum Thing: MadeMembers {"),
    ("struct V { @Thing var a: [Int] { 1 } }", "@resultBuilder public enum Thing: MadeMembers {"),
    ("struct V { @Thing var a: [Int]\nvar b: Int { 1 } }", "@propertyWrapper public struct Thing"),
    ("let x = Thing.Self.one", "public typealias Thing = Made"),
    (
      "func f<A: Thing>(_ a: A) where A.Part == Int {}",
      "public protocol Thing: MadeMembers { associatedtype Part = Made; }"
    ),
    (
      "struct A: Thing {}\nextension Thing where Output == Int {}",
      "public protocol Thing: MadeMembers { associatedtype Output = Made; }"
    ),
    (
      "struct A: Thing { typealias Part = Int }\nfunc f(_ a: any Thing<Int>) {}",
      "public protocol Thing<Part>: MadeMembers { associatedtype Part = Made; }"
    ),
    (
      "let x = kitWith { $0.a = 1 } operation: { B() }",
      "@discardableResult public func kitWith<R0, R1>(_ a0: (Made) async throws -> R0, operation"
    ),
    (
      "let x = kitWith(1, operation: { try await b() })",
      "@discardableResult public func kitWith<R1>(_ a0: Any?, operation a1: () async throws -> R1)"
    ),
    ("struct A: Thing {}", "extension Made: Thing {}"),
    ("class A: Thing { override init(a: Int) { super.init() } }", "public init(a: Int) { madePath"),
    ("class A: Thing { init() { super.init(b: 1) } }", "public init(b a0: Any?) { madePath"),
    (
      "class A: Thing { override var a: Int { get { 1 } set {} } }",
      "open var a: Int { get { madeAnswer(\"Kit.Thing\") } set {} }"
    ),
    ("func f() {\n kitRun { g() }\n}", "@discardableResult public func kitRun<R0>(_ a0: () async"),
    ("extension Thing { static func a() -> Int { inner } }", "public static var inner: Made"),
    ("extension Thing { init(b: Int) { self.init(a: b) } }", "public init(a a0: Any?) {"),
    (
      "extension Thing.Part: Error { var a: Int { switch self { case .one: 1\ncase .two: 2 } } }",
      "public enum Part: MadeValue,"
    ),
    ("func f(_ a: Thing.Part) { switch a { case .one(let x): g(x) } }", "public enum Part: Made"),
    (
      "func f() { if case .one(let x) = try? await Thing(a: 1) {} }", "public enum Thing: MadeValue"
    ),
    (
      "let x: Thing = f(a: [.one, .two])\nThing.go(a: [.one])",
      "@discardableResult public static func go(a a0: Made)"
    ),
    ("Thing.go(a: b ? .one : .two)", "@discardableResult public static func go(a a0: Made)"),
    ("let x = Thing()", "public typealias ID = Made"),
    ("struct Own { enum Thing {} }\nlet a: Thing", "public typealias Thing = Made"),
    ("final class Own { func f() -> Entry? { nil } }", "public typealias Entry = Made"),
    ("final class Own { @Dependency(1) var a: Int }", "@propertyWrapper public struct Dependency"),
  ])
  func takesANameForWhatItIsUsedAs(code: String, line: String) {
    let lines = Self.lines(code)
    let isThere = lines.contains { $0.hasPrefix(line) }
    #expect(isThere, "\(lines)")
  }

  @Test(arguments: [
    ("switch a { case .one(let x): g(x)\ncase .two(b: let y): g(y) }", "case two(b: Made)"),
    ("switch self.a { case .one: 1\ncase .two: 2 }", "case two"),
    ("switch a { case .one(let x): g(x)\ndefault: 1 }", "case one(Made)"),
    ("switch a { case .one: 1\ncase .two where a.b: 2 }", "public typealias Thing = Made"),
    ("switch a { case .one: 1\ndefault: 2 }", "public typealias Thing = Made"),
    ("switch a { case .some(let x): g(x)\ncase .none: 1 }", "public typealias Thing = Made"),
    ("if case .one(let x) = a {}", "case one(Made)"),
    ("switch b { case .one(let x): g(x) }\n}\nfunc f(b: Thing) {", "case one(Made)"),
    ("let b: Thing = c\nswitch b { case .one(let x): g(x) }\nlet b: Int = 1", "case one(Made)"),
    ("guard case let .one(x) = a else { return }", "public typealias Thing = Made"),
    ("do {} catch Thing.one {}", "case one"),
    ("if case Thing.one(let x) = g() {}", "case one(Made)"),
  ])
  func casesAreThoseOfSwitchesAndPatterns(code: String, line: String) {
    let lines = Self.lines("func f(_ a: Thing) {\n\(code)\n}")
    #expect(lines.contains(line), "\(lines)")
  }

  @Test func aValueRemembersWhatItIsMadeWith() {
    let lines = Self.lines("let a = Thing(a: 1, 2, b: .c)")
    let line =
      "public init(a a0: Any?, _ a1: Any?, b a2: Made) { madePath = \"Kit.Thing(a:_:b:)\"; "
      + "madeGiven = MadeGiven([\"a\": a0, \"b\": a2]) }"
    #expect(lines.contains(line), "\(lines)")
    #expect(lines.contains("public private(set) var madeGiven: MadeGiven?"))
    #expect(!Self.lines("let a = Thing(1)").contains { $0.contains("madeGiven") })
  }

  @Test func aViewRemembersWhatItIsMadeOf() {
    let lines = Self.lines(
      "var body: some View {\n Thing(\"a\", b: .c) {\n if d { Text(\"e\") }\n }\n}")
    let line =
      "public init<R2>(_ a0: Any?, b a1: Made, @ViewBuilder _ a2: () -> R2) { "
      + "madePath = \"Kit.Thing(_:b:_:)\"; madeContent = MadeContent(\"Kit.Thing\", "
      + "[\"_\": a0, \"b\": a1, \"_\": MadeContent.views(a2)]); "
      + "madeGiven = MadeGiven([\"b\": a1]) }"
    #expect(lines.contains(line), "\(lines)")
  }

  @Test func aViewDoesNotAskWhatMayWait() {
    let lines = Self.lines("var body: some View {\n Thing {\n try await go()\n }\n}")
    #expect(
      lines.contains(
        "public init<R0>(_ a0: () async throws -> R0) { madePath = \"Kit.Thing(_:)\" }"),
      "\(lines)")
  }

  @Test(arguments: [
    ("Thing(a: 1, 2)", "public init(a a0: Any?, _ a1: Any?)"),
    ("if let a = Thing(a: 1) {}", "public init?(a a0: Any?)"),
    ("Thing.go(&x)", "public static func go<A0>(_ a0: inout A0) -> Made "),
    ("Thing.go(at: .main)", "public static func go(at a0: Made) -> Made "),
    ("f(a,\n  b: x.go { $0 })", "public func go<R0>(_ a0: (Made) async throws -> R0)"),
    ("Thing.go { a, b in }", "public static func go<R0>(_ a0: (Made, Made) async throws -> R0)"),
    ("Thing.go { $0 + $1 }", "public static func go<R0>(_ a0: (Made, Made) async throws -> R0)"),
    ("x.go(to: 1) { (a: Int) in }", "public func go<R1, P1_0>(to a0: Any?, _ a1: (P1_0)"),
    ("x.go(path: \\.name)", "public func go(path a0: KeyPath<Made, Made>) -> Made "),
    ("if let a = x.name {}", "public var name: Made!"),
    ("let y: Thing = .custom", "public static var custom: Self"),
    ("f(.custom(name: 1))", "public static func custom(name a0: Any?) -> Self"),
    ("f(.KIND_OF_C)", "public static var KIND_OF_C: Self"),
    ("let y: Thing = .init(of: 1)", "public init(of a0: Any?) { self.init(madePath:"),
    ("x[part: 1, .two]", "public subscript(part a0: Any?, _ a1: Made) -> Made { get {"),
    ("x[part: 1, .two]", "public subscript<Made_>(part a0: Any?, _ a1: Made) -> Made_ { get {"),
    ("x.id", "@_disfavoredOverload public var id: String! { get {"),
    ("x.id", "extension MadeMembers where Self: View {"),
    ("ForEach(x, id: \\.id) {}", "@_disfavoredOverload public var id: Int! { get {"),
  ])
  func acceptsCallsAsTheyAreWritten(code: String, part: String) {
    let lines = Self.lines("func f(_ x: Thing) {\n\(code)\n}")
    #expect(lines.contains { $0.contains(part) }, "\(lines)")
  }

  @Test(arguments: [
    ("func f() { Thing.go { a in print(a) } }", false),
    ("func f(done: Int) { Thing.go { a in done } }", false),
    ("func f(@ViewBuilder part: @escaping () -> Int) { Thing.go { a in part() } }", false),
    ("func f() { Thing.go { a in g(done: a) } }\nfunc h(done: @escaping () -> Void) {}", false),
    ("func f(done: @escaping () -> Void) { Thing.go { a in done() } }", true),
    ("func f(done: @Sendable @escaping () -> Void) { Thing.go(then: { a in done() }) }", true),
    ("func f(done: ((Int) -> Void)?) { Thing.go { a in done?(1) } }", true),
    ("func f() async { await g { line in Thing.go { a in line.resume(returning: a) } } }", true),
  ])
  func answersOnlyWhereSomebodyWaitsForAClosure(code: String, isAwaited: Bool) {
    let calls = Self.lines(code).filter { $0.contains("static func go") }
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { $0.contains("{ madeTell(") == isAwaited }, "\(calls)")
  }

  @Test(arguments: [
    ("go { a in done(a) }", "(Made) throws -> R0", "a0(Made(madePath: \"Kit.Thing.go(_:)\"))"),
    ("go { guard let b = $0 else { return done() } }", "(Made?) throws -> R0", "a0(nil)"),
    ("go { if let a = $1 { done() } }", "(Made, Made?) throws", "\"), nil)"),
    ("go { a, _ in done(a?.b ?? 1) }", "(Made?, Made) throws", "a0(nil, Made("),
    ("go { a in if a == nil { done() } }", "(Made?) throws", "a0(nil)"),
    ("go { a, error in done(error) }", "(Made, any Error) throws", "), madeError(\"Kit."),
    ("go { a, error in if let error { done() } }", "(Made, (any Error)?) throws", "madeError("),
    (
      "go { r in switch r { case .success(let a): done(a); case .failure: done() } }",
      "(Result<Made, any Error>) throws", "a0(.failure(madeError("
    ),
    ("go { r in if case .success(let a) = r { done(a) } }", "(Result<Made, ", ".failure("),
    ("go { r in done(try? r.get()) }", "@escaping (Result<Made, any Error>) async throws", ".fail"),
    ("go { (a: Int) in done(a) }", "(P0_0) throws", "a0(madeAnswer(\"Kit.Thing.go(_:)\"))"),
    ("go { a in await b(a); done() }", "@escaping (Made) async", "Task { _ = try? await a0("),
    ("go(yes: { a in done() }, onError: { done() })", "onError a1: () throws", "{ _ = try a1() }"),
    ("go(a: { done() }, b: { done() })", "b a1: () throws", "{ _ = try a1() }"),
    ("go { a in done(a) }; Thing.go { if let a = $0 { b(a) } }", "(Made?) throws", "a0(nil)"),
  ])
  func answersWhoWaits(code: String, type: String, call: String) {
    let calls = Self.lines("func f(done: @escaping (Any?) -> Void) {\nThing.\(code)\n}")
      .filter { $0.contains("static func go") }
    #expect(calls.count == 3, "\(calls)")
    #expect(calls.allSatisfy { $0.contains(type) && $0.contains(call) }, "\(calls)")
  }

  @Test(arguments: [
    ("let a = try Thing.go(1)", true), ("let a = try? await Thing.go(1)", true),
    ("do { try await Kit.Thing.go(1) } catch { print(error) }", true),
    ("let a = try! Thing.go(1)", false), ("let a = Thing.go(1)", false),
    ("let a = try Thing.go(1)\nlet b = Thing.go(2)", false),
    ("let a = try Thing.go(1)\nlet b = Thing.go(to: 2)", true),
    ("do { try Thing.go(1) } catch { fatalError() }", false),
    ("do { do { try Thing.go(1) } catch is A {} catch { exit(1) } } catch {}", false),
  ])
  func failsWhereItIsOnlyCalledWhereItMay(code: String, fails: Bool) {
    let calls = Self.lines("func f() async throws {\n\(code)\n}")
      .filter { $0.contains("static func go") && $0.contains("(_ a0") }
    #expect(calls.count == 3)
    #expect(calls.allSatisfy { $0.contains(" throws ->") == fails }, "\(calls)")
    #expect(calls.allSatisfy { $0.contains("throw madeError(\"Kit.Thing.go(_:)\")") == fails })
  }

  @Test func makingOneFailsWhereItIsOnlyTried() {
    let lines = Self.lines("func f() throws { let a = try Thing(a: 1)\nlet b = try kitMake(2) }")
    #expect(
      lines.contains(
        "public init(a a0: Any?) throws { throw madeError(\"Kit.Thing(a:)\") }"), "\(lines)")
    #expect(
      lines.contains { $0.contains("func kitMake(_ a0: Any?) throws -> Made ") }, "\(lines)")
  }

  @Test(arguments: [
    ("if let a = x.name {}\nprint(x.name)", "public var name"),
    ("list.map(\\.name)", "static var name"),
    ("@Environment(\\.colorScheme) var y", "public var colorScheme"),
    ("@Environment(\\.own) var y\n}\nextension EnvironmentValues { var own: Int { 1 } ", "var own"),
    ("let a = x as [name: Int]", "public subscript"),
    ("if let a = b,\n  let c = x.name?.part { g() }", "func part"),
    ("guard a,\n  b == f(1),\n  let c = x.part else { return }", "func part"),
    ("let a: Int? = if a,\n  let c = x\n    .part { 1 } else { nil }", "func part"),
  ])
  func doesNotMakeWhatWouldHideOthers(code: String, part: String) {
    let lines = Self.lines("func f(_ x: Thing) {\n\(code)\n}")
    #expect(!lines.contains { $0.contains(part) }, "\(lines)")
  }

  @Test func oneFileHoldsAllThatIsMadeInsteadOfAModule() {
    let files = [
      "@_exported import A\nimport B\n\nstruct C {}\n", "import B\n",
      "import B\n\ntypealias D = MadeNames.C\n",
    ]
    #expect(
      MadeModules.joined(files)
        == "@_exported import MadeFromUse\nimport Foundation\nimport SwiftUI\n\n"
        + "struct C {}\n\ntypealias D = C\n")
  }

  @Test func leavesAloneWhatIsDeclaredOrKnown() {
    let code = """
      import Kit
      struct Own<Element> { typealias Alias = Int; enum Inner { case One } }
      let a: (Own<Int>, Own<Int>.Inner, Element, Own<Int>.Alias, String)
      """
    let made = Self.made([code], known: ["String", "Int"])
    #expect(made.counts == ["Kit": 0])
    #expect(made.names.map(\.name) == ["Members.swift"])
  }

  @Test func namesOfOtherFilesAreNotItsNames() {
    let made = Self.made(["import Kit\nlet a: One", "import Other\nlet a: Two"])
    #expect(made.counts == ["Kit": 1])
  }

  @Test func aNameBelongsToTheModuleThatMostOfItsFilesImport() {
    let made = Self.made(
      ["import A\nlet a: Name", "import A\nimport B\nlet b: Name", "import B\nlet c: B.Own"],
      missing: ["A", "B"])
    #expect(made.names.map(\.name) == ["A.swift", "B.swift", "Members.swift"])
    #expect(made.counts == ["A": 1, "B": 1])
    #expect(made.modules.map(\.name) == ["A", "B"])
  }

  @Test func aModuleItselfHoldsNamesThatOthersHaveToo() {
    let made = Self.made(["import Kit\nlet a: Kit.Data"], known: ["Data"])
    #expect(made.modules.first?.text.contains("public typealias Data = Made") == true)
  }

  @Test func aFrameworkOfApplesPassesOnWhatXcodeShows() {
    let text = Self.made(["import WebKit"], missing: ["WebKit"]).modules.first?.text
    #expect(text?.hasPrefix("@_exported import MadeNames\n@_exported import UIKit\n") == true)
    #expect(text?.contains("@_exported import Foundation\n") == true)
  }

  @Test func aModuleThatIsCalledAsATypeIsOne() {
    let made = Self.made(["import Kit\nlet a = Kit.shared\nlet b: Kit.Part"])
    let text = made.names.first?.text
    #expect(text?.contains("public struct Kit: MadeValue") == true)
    #expect(text?.contains("public typealias Part = MadeNames.Part") == true)
  }

  @Test func whatIsNotCompiledIsNotUsed() {
    let made = Self.made(["import Kit\n#if false\nlet a: Name\n#endif"])
    #expect(made.counts == ["Kit": 0])
  }

  @Test func linesThatTheCompilerRefusesAreLeftOut() {
    let text = "public struct A: MadeValue, Error {\n  one\n  two\n}\n"
    #expect(
      MadeModules.leavingOut([1, 3, 4], of: text)
        == "public struct A: MadeValue {\n  one\n}\n")
    let inner = "struct A: B {\n  struct C: B {\n    x\n  }\n  y\n}\nz"
    #expect(MadeModules.leavingOut([2], of: inner) == "struct A: B {\n  y\n}\nz")
    #expect(MadeModules.leavingOut([1], of: inner) == "z")
    #expect(MadeModules.leavingOutTypes(endingOn: [6], of: inner + "\n" + inner) == "z\n" + inner)
    #expect(MadeModules.leavingOutTypes(endingOn: [4], of: inner) == inner)
  }

  @Test func whatConformingTypesFindInThemselvesIsNotMade() {
    let lines = Self.lines(
      """
      struct M: ViewModifier { func body(content: Content) -> some View { content } }
      struct I: AppIntent { @Parameter(title: "a") var a: Thing? }
      """)
    #expect(lines.contains { $0.contains(" Thing ") })
    #expect(!lines.contains { $0.contains(" Content ") || $0.contains(" Parameter") })
  }
}
