import Foundation
import ProcessRunning
import SourcePreparing
import TestSupport
import Testing

/// Compiles what is generated, as the user's module would, and looks at what a program then says.
@Suite struct GeneratedSourcesTests {
  private static let additions = """
    import Foundation
    public enum VitrineClock {
      public static var now: Date { Date(timeIntervalSince1970: 1_000_000_000) }
      nonisolated(unsafe) public static var language = "de_DE"
      public static var locale: Locale { Locale(identifier: language) }
      public static func locale(named name: String) -> Locale { Locale(identifier: name) }
      public static var timeZone: TimeZone { TimeZone(identifier: "America/New_York")! }
      public static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
      }
    }
    public enum VitrineSystem {
      public static var version: Int { 26 }
    }
    open class VitrineDateFormatter: DateFormatter, @unchecked Sendable {
      public override init() {
        super.init()
        (locale, timeZone) = (VitrineClock.locale, VitrineClock.timeZone)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override class func localizedString(
        from date: Date, dateStyle: Style, timeStyle: Style
      ) -> String {
        let formatter = VitrineDateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
      }
    }
    public let noErr: Int32 = 0
    public let (NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC) = (4, 3, 2, 1)
    public let (NSIntegerMax, NSIntegerMin, NSUIntegerMax) = (6, 5, 6 as UInt)
    public let (UINT_MAX, ULONG_MAX, ULLONG_MAX) = (3 as UInt32, 4 as UInt, 4 as UInt64)
    public let MAXFLOAT: Float = 2
    public let (NSASCIIStringEncoding, NSISOLatin1StringEncoding) = (1 as UInt, 5 as UInt)
    public let (NSNonLossyASCIIStringEncoding, NSUnicodeStringEncoding) = (7 as UInt, 10 as UInt)
    public let (NSUTF8StringEncoding, NSUTF16StringEncoding) = (4 as UInt, 10 as UInt)
    public let NSWindowsCP1252StringEncoding: UInt = 12
    public let NSURLAuthenticationMethodDefault = ""
    public let NSURLAuthenticationMethodHTTPBasic = ""
    public let NSURLAuthenticationMethodHTTPDigest = ""
    public let NSURLAuthenticationMethodServerTrust = ""
    public let NSURLAuthenticationMethodClientCertificate = ""
    open class VitrineNumberFormatter: NumberFormatter, @unchecked Sendable {
      public override init() {
        super.init()
        locale = VitrineClock.locale
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    extension String {
      public struct LocalizationValue {
        let key: String
        public init(_ key: String) { self.key = key }
      }
      public init(localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil) {
        self = value.key == "known" ? "bekannt" : value.key
      }
    }
    public enum VitrineLoading {
      public static func data(of url: URL, _ options: Data.ReadingOptions) throws -> Data {
        Data("\\(url)".utf8)
      }
      public static func text(of url: URL, _ encoding: String.Encoding?) throws -> String {
        "\\(url) \\(encoding == .ascii)"
      }
    }
    public struct URLSession { public init() {} }
    public struct Taken { public init() {} }
    public enum VitrineErrorText { public static func of(_ error: any Error) -> String { "told" } }
    public struct VitrineStringComparator {
      public static let localizedStandard = VitrineStringComparator()
      public func compare(_ first: String, _ second: String) -> ComparisonResult {
        first.compare(second, options: .numeric)
      }
    }
    """

  private static let program = """
    import Foundation
    import FoundationAdditions
    struct Taken { var mine = true }
    struct Decimal {}
    public protocol Failure: Error { var localizedDescription: String { get } }
    public struct ColdTea: Failure {}
    extension Bool { static func random() -> Bool { true } }
    func line(_ values: Any...) { print(values.map { "\\($0)" }.joined(separator: "|")) }
    func later(_ date: Date = .now) -> Date { date.addingTimeInterval(60) }
    public struct Published {
      public let formatter: DateFormatter
      public init(_ formatter: DateFormatter = DateFormatter()) { self.formatter = formatter }
      public func day(_ date: Date = Date(), in calendar: Calendar = .current) -> Int {
        calendar.component(.day, from: date)
      }
    }
    @main struct Program {
      static func main() {
        let make: () -> Date = Date.init
        let start = Date(timeIntervalSince1970: 1_000_000_000)
        let clock = Date.FormatStyle(time: .shortened)
        line(Date() == start, .now == start, later() == start + 60, make() == start)
        line(Date(timeIntervalSinceNow: 5) == start + 5, start.timeIntervalSinceNow)
        line(NSDate() == start as NSDate, time(nil), Date.timeIntervalSinceReferenceDate)
        line(ProcessInfo.processInfo.systemUptime, ProcessInfo.processInfo.processIdentifier)
        line(Calendar.current.startOfDay(for: Date()), Calendar.current.isDateInToday(Date()))
        line(Locale.current.identifier, TimeZone.autoupdatingCurrent.identifier)
        line(start.formatted(), start.formatted(date: .long, time: .omitted))
        line(start.formatted(.dateTime.month(.wide).day()), start.formatted(clock))
        line((start - 7200).formatted(.relative(presentation: .named)), start.formatted(.iso8601))
        line(Date.RelativeFormatStyle().format(start + 3600))
        line(Date.AnchoredRelativeFormatStyle(anchor: start).format(start + 60))
        line(1234.5.formatted(), 1234.formatted(.number), Float(0.5).formatted(.percent))
        line(12.5.formatted(.currency(code: "EUR")), ["a", "b"].formatted())
        line((start..<start + 60).formatted(date: .omitted, time: .shortened))
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE HH"
        let number = NumberFormatter()
        number.numberStyle = .decimal
        line(formatter.string(from: start), number.string(from: 1234.5) ?? "")
        VitrineClock.language = "tr_TR"
        line("i".localizedUppercase, "I".localizedLowercase, "ilk".localizedCapitalized)
        line(
          "a10".localizedStandardCompare("a2".dropLast(0)).rawValue,
          "\u{131}".localizedCompare("i").rawValue,
          "\u{131}".localizedCaseInsensitiveCompare("İ").rawValue)
        VitrineClock.language = "de_DE"
        line(
          NSLocalizedString("known", comment: ""),
          NSLocalizedString("new", tableName: "T", value: "neu", comment: ""),
          Bundle.main.localizedString(forKey: "known", value: nil, table: nil))
        let page = URL(string: "https://a.b")!
        line(
          String(decoding: try! Data(contentsOf: page), as: UTF8.self),
          NSData(contentsOf: page)?.length ?? 0, try! String(contentsOf: page),
          try! String(contentsOf: page, encoding: .ascii))
        do { throw ColdTea() } catch { line(error.localizedDescription) }
        line(Int.random(in: 0..<1000), UUID(), NSUUID())
        line([1, 2, 3].randomElement() ?? 0, (0..<5).shuffled())
        line(Bool.random(), URLSession(), Taken().mine)
        let _: UInt = NSUTF8StringEncoding
        let _: VitrineStringComparator = String.StandardComparator.localizedStandard
      }
    }
    """

  private static let modes = [
    ["-swift-version", "5"], ["-swift-version", "6"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
  ]

  private static let expected = """
    true|true|true|true
    true|0.0
    true|1000000000|21692800.0
    86400.0|8388608
    2001-09-08 04:00:00 +0000|true
    de_DE|America/New_York
    8.9.2001, 21:46|8. September 2001
    8. September|21:46
    vor 2 Stunden|2001-09-09T01:46:40Z
    in 1 Stunde
    vor 1 Minute
    1.234,5|1.234|50 %
    12,50 €|a und b
    21:46–21:47 Uhr
    Samstag 21|1.234,5
    İ|ı|İlk
    1|-1|-1
    bekannt|neu|bekannt
    https://a.b|11|https://a.b false|https://a.b true
    told
    """

  /// Code of Linux loads by types of its own module; what it hands over must be those of widgets.
  @Test(arguments: [("FoundationNetworking", true), ("Foundation", false)])
  func codeOfLinuxLoadsAsWidgetsDo(module: String, loads: Bool) {
    let conditions = BuildConditions(modules: ModuleAvailability(offered: []), isLinux: true)
    let prepared = SourcePreparer(conditions: conditions).prepare(
      Array("import \(module)\n".utf8), path: "/A.swift")
    let generated = GeneratedSources(
      facts: [prepared.facts],
      additions: ["CachedURLResponse", "HTTPURLResponse", "Taken", "URLSession"], isLibrary: true,
      isLinux: true)
    let text = generated.files.first?.text ?? ""
    for name in ["CachedURLResponse", "HTTPURLResponse", "URLSession"] {
      let alias = "public typealias \(name) = FoundationAdditions.\(name)"
      #expect(text.contains(alias) == loads)
    }
    #expect(!text.contains("Taken"))
    #expect(text.contains("@_exported import func FoundationAdditions._vitrineMissing\n"))
  }

  @Test(arguments: modes)
  func shadowsFoundationInTheUsersModule(mode: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let compiler = try #require(Toolchain.locate(environment: environment))
      .binaries.appendingPathComponent("swiftc")
    let folder = try TemporaryFolder([
      "FoundationAdditions.swift": Self.additions, "Program.swift": Self.program,
    ])
    let facts = SourcePreparer(
      conditions: BuildConditions(modules: ModuleAvailability(offered: []))
    ).prepare(Array(Self.program.utf8), path: "/A").facts
    let generated = GeneratedSources(
      facts: [facts], additions: ["URLSession", "VitrineClock", "VitrineSystem", "Taken"])
    for file in generated.files { try folder.write(file.text, file.name) }
    let names = ["Program.swift"] + generated.files.map(\.name)
    func run(_ arguments: [String]) -> ChildProcess.Outcome {
      ChildProcess(compiler, arguments, folder: folder.url, timeLimit: 120).run()
    }
    let library = run([
      "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "FoundationAdditions",
      "FoundationAdditions.swift",
    ])
    let libraryErrors = library.errorText
    #expect(libraryErrors == "")
    let build = run(
      ["-parse-as-library", "-I", ".", "-o", "program", "FoundationAdditions.o"] + mode + names
        + (try surroundings(compiler, folder)))
    let ending = build.ending
    #expect(ending == .exited(0))
    // Nothing of ours may add a warning to the user's own.
    #expect(build.errorText + build.outputText == "")
    let program = ChildProcess(
      folder.url.appendingPathComponent("program"),
      environment: environment.merging(["VITRINE_NOW": "2001-09-09T01:46:40Z"]) { $1 })
    let output = program.run().outputText
    let lines = output.split(separator: "\n").map { $0.replacing("\u{A0}", with: " ") }
    #expect(lines.prefix(20).joined(separator: "\n") == Self.expected)
    #expect(lines.last == "true|URLSession()|true")
    let again = program.run().outputText
    #expect(again == output)
  }

  /// The object files of what stands below Foundation.
  private func surroundings(_ compiler: URL, _ folder: TemporaryFolder) throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sources = tests.appendingPathComponent("../../../Sources/Engine/OwnedSurroundings")
      .standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".c") }.sorted()
    let clang = compiler.deletingLastPathComponent().appendingPathComponent("clang")
    for name in names {
      let file = sources.appendingPathComponent(name).path
      let outcome = ChildProcess(
        clang, ["-Wall", "-Wextra", "-Werror", "-c", file, "-o", name + ".o"], folder: folder.url
      ).run()
      #expect(outcome.errorText == "")
    }
    return names.map { $0 + ".o" }
  }

  private static func facts(_ source: String) -> FileFacts {
    SourcePreparer(conditions: BuildConditions(modules: ModuleAvailability(offered: [])))
      .prepare(Array(source.utf8), path: "/A").facts
  }

  /// A module has not both a property and a function without arguments of one name.
  @Test(arguments: [
    ("var formatted: String { \"\" }", 1), ("func formatted() -> String { \"\" }", 1),
    ("var formatter: String { \"\" }", 2), ("func formatted(by: Int) {}", 2),
  ])
  func whatTheProgramDeclaresKeepsShadowsOut(member: String, expected: Int) throws {
    let source = "extension Date { \(member) }"
    let files = GeneratedSources(facts: [Self.facts(source)], additions: []).files
    let code = try #require(files.first { $0.text.contains("nonisolated extension Date ") }).text
    #expect(code.components(separatedBy: "nonisolated extension Date {").count - 1 == expected)
  }

  @Test func registersPreviewsWhereTheirTypesMayBeNamed() {
    let source = "struct A: PreviewProvider {}\nprivate struct B: PreviewProvider {}"
    let generated = GeneratedSources(
      facts: [Self.facts(source)], paths: ["Views/A.swift"], additions: [])
    let file = generated.files.first { $0.name == "Vitrine+Previews.swift" }?.text
    #expect(file?.contains("collector, \"/A.swift\", 1, A.self") == true)
    #expect(file?.contains("B.self") == false)
    let ending = generated.ending(of: 0)
    #expect(ending?.contains("collector, \"/A.swift\", 2, B.self") == true)
    #expect(ending?.contains("A.self") == false)
    let library = GeneratedSources(
      facts: [Self.facts(source)], paths: ["A.swift"], additions: [], isLibrary: true)
    #expect(library.ending(of: 0) == nil && library.files.count == 1)
  }

  @Test func startsTheWidgetsThatNobodyStarts() {
    func entry(_ source: String) -> String? {
      GeneratedSources(facts: [Self.facts(source)], additions: []).files
        .first { $0.name == "Vitrine+Entry.swift" }?.text
    }
    #expect(entry("@main struct A: Widget {}") == nil)
    #expect(entry("struct A: WidgetBundle {}")?.contains("A.main()") == true)
    #expect(entry("struct A: Widget {}\nstruct B: Widget {}")?.contains("A()\n    B()") == true)
    #expect(entry("private struct A: Widget {}\nstruct B<T>: Widget {}") == nil)
  }
}
