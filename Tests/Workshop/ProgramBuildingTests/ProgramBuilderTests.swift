import DiagnosticRecords
import Foundation
import ProcessRunning
import ProgramBuilding
import ProjectReader
import SourcePreparing
import TestSupport
import Testing

@Suite struct ProgramBuilderTests {
  private static let everything = ["swift", "llvm-ar", "swift-autolink-extract", "swiftc"]

  @Test func compilesOnceAndThenOnlyWhatChanged() throws {
    let fake = try FakeToolchain()
    let first = try fake.build()
    #expect(first.compilerRan)
    #expect(fake.log == Self.everything)
    let second = try fake.build()
    #expect(!second.compilerRan)
    #expect(second.executable == first.executable)
    #expect(fake.log == Self.everything)
    try fake.folder.write("@main struct B: WidgetBundle { }", "widget/B.swift")
    #expect(try fake.build().compilerRan)
    #expect(fake.log == Self.everything + ["swiftc"])
  }

  /// Changes that must make a program anew, each with the tools that run for it.
  private static let changes: [(String, String, [String])] = [
    ("widget/C.swift", "let c = 1", ["swiftc"]),
    ("widget/vitrine.json", "{\"flags\": [\"X\"]}", ["swiftc"]),
    ("home/Sources/Vocabulary/SwiftUI/B.swift", "// b", everything),
    ("home/Sources/Gallery/WidgetProgram/A.swift", "// a", everything),
    // What no widget is linked with.
    ("home/Sources/Gallery/GalleryTool/A.swift", "// a", []),
    ("home/Sources/Workshop/ProjectReader/A.swift", "// a", []),
    ("bin/swiftc2", "", []),
    ("widget/data.json", "{}", []),
  ]

  @Test(arguments: changes)
  func noticesChanges(path: String, text: String, tools: [String]) throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    try fake.folder.write(text, path)
    let result = try fake.build()
    #expect(result.executable != nil)
    #expect(Array(fake.log.dropFirst(4)) == tools)
  }

  @Test func compilesModulesOfTheProjectFirstAndOnlyWhenTheyChange() throws {
    let fake = try FakeToolchain()
    let widget = "import Kit\n@main struct B: WidgetBundle {}"
    try fake.folder.write(widget, "widget/B.swift")
    try fake.folder.write("import Core", "widget/stubs/Kit/K.swift")
    try fake.folder.write("let c = 1", "widget/stubs/Core/C.swift")
    let first = try fake.build()
    #expect(first.diagnostics.isEmpty)
    #expect(fake.log == Self.everything + ["swiftc", "swiftc"])
    #expect(try !fake.build().compilerRan)
    try fake.folder.write(widget + " ", "widget/B.swift")
    _ = try fake.build()
    #expect(fake.log.count == 7)
    try fake.folder.write("let c = 2", "widget/stubs/Core/C.swift")
    _ = try fake.build()
    #expect(fake.log.count == 10)
  }

  /// Else it would be taken for ours by what it imports.
  @Test func modulesThatAreCalledAsOursAreCompiledAsOthers() throws {
    let fake = try FakeToolchain()
    for name in ["Encodings", "ViewGraph"] {
      try fake.folder.write("", "home/Sources/Engine/\(name)/A.swift")
    }
    let works = try #require(fake.folder.read("swiftc.sh"))
    try fake.folder.write(
      "echo \"$*\" >> '\(fake.folder.url.path)/calls'\n" + works, "swiftc.sh")
    let widget = "import Encodings\nimport ViewGraph\n@main struct B: WidgetBundle {}"
    try fake.folder.write(widget, "widget/B.swift")
    try fake.folder.write("let e = 1", "widget/stubs/Encodings/E.swift")
    #expect(try fake.build().executable != nil)
    #expect(try !fake.build().compilerRan)
    let calls = (fake.folder.read("calls") ?? "").split(separator: "\n")
    for name in ["Encodings_", "ViewGraph_"] {
      #expect(calls.contains { $0.contains("-module-name \(name) ") })
      #expect(calls.last?.contains("-module-alias \(name.dropLast())=\(name)") == true)
    }
  }

  @Test func saysWhereNothingOfHeadersCompiles() throws {
    let fake = try FakeToolchain()
    let works = try #require(fake.folder.read("swiftc.sh"))
    let refusal = "*'-module-name HeaderNames '*) echo '/a/B.swift:1:1: error: no' >&2; exit 1;;"
    try fake.folder.write("case \"$*\" in \(refusal) esac\n" + works, "swiftc.sh")
    var project = try fake.project()
    project.headers = HeaderDeclarations(headers: ["int count(void);"])
    let result = fake.builder.build(project)
    #expect(result.executable != nil)
    #expect(result.diagnostics.map(\.rule) == ["headers-left-out"])
    #expect(result.diagnostics.first?.message.hasSuffix("compiles here: no") == true)
  }

  @Test func makesModulesThatAreNotAtHand() throws {
    let fake = try FakeToolchain()
    let widget = "import Far\nlet a: Thing\n@main struct B: WidgetBundle {}"
    try fake.folder.write(widget, "widget/B.swift")
    let first = try fake.build()
    #expect(first.executable != nil)
    #expect(first.diagnostics.map(\.rule) == ["modules-made"])
    // The compiler is asked for names, then makes the names and the module, looks for errors, and
    // makes the program.
    #expect(fake.log == Self.everything + ["swiftc", "swiftc", "swiftc", "swiftc"])
    #expect(try !fake.build().compilerRan)
    try fake.folder.write(widget + " ", "widget/B.swift")
    #expect(try fake.build().compilerRan)
  }

  @Test func compilesAModuleOfOursOnceSomethingImportsIt() throws {
    let fake = try FakeToolchain()
    for name in ["Charts", "StandIns/Inert/HealthKit"] {
      try fake.folder.write("// a", "home/Sources/Vocabulary/\(name)/A.swift")
    }
    func products() throws -> [String] {
      let work = try #require(fake.cached("work-").first)
      let manifest = try #require(fake.folder.read(work + "/seed/Package.swift"))
      return manifest.matches(of: /product\(name: "(\w+)"/).map { String($0.1) }
    }
    _ = try fake.build()
    #expect(try products() == ["FoundationAdditions", "SwiftUI"])
    let widget = "import Charts\n@main struct B: WidgetBundle {}"
    try fake.folder.write(widget, "widget/B.swift")
    _ = try fake.build()
    #expect(fake.log == Self.everything + Self.everything)
    #expect(try products() == ["Charts", "FoundationAdditions", "SwiftUI"])
    // What one project wants, the next gets too; asking for less compiles nothing anew.
    try fake.folder.write("@main struct B: WidgetBundle {}", "widget/B.swift")
    _ = try fake.build()
    #expect(fake.log.count == 9)
    try fake.folder.write("import HealthKit\n" + widget, "widget/B.swift")
    _ = try fake.build()
    #expect(try products() == ["Charts", "FoundationAdditions", "HealthKit", "SwiftUI"])
  }

  @Test func makesTheProgramAgainWhenItWasDeleted() throws {
    let fake = try FakeToolchain()
    let first = try fake.build()
    try FileManager.default.removeItem(at: #require(first.executable))
    let second = try fake.build()
    #expect(second.compilerRan)
    #expect(second.executable != nil)
  }

  @Test func doesWithoutFilesThatOnlyTheAppNeeds() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("struct Settings {}", "widget/Settings.swift")
    try fake.refuses(["Settings.swift"])
    let first = try fake.build()
    #expect(first.executable != nil)
    #expect(first.diagnostics.map(\.rule) == ["files-left-out"])
    #expect(first.diagnostics.first?.file == "Settings.swift")
    let again = try fake.build()
    #expect(!again.compilerRan)
    #expect(again.diagnostics == first.diagnostics)
    try fake.refuses(["Settings.swift", "B.swift"])
    try fake.folder.write("@main struct B: WidgetBundle { }", "widget/B.swift")
    let failed = try fake.build()
    #expect(failed.executable == nil)
    #expect(failed.diagnostics.map(\.message) == ["no Settings.swift", "no B.swift"])
  }

  @Test func leavesOutChecksForDataRacesThatCodeDoesNotPass() throws {
    let fake = try FakeToolchain()
    let position = fake.folder.url.path + "/widget/B.swift:1:7: error: "
    try fake.folder.write("{\"swiftLanguageMode\": 6}", "widget/vitrine.json")
    try fake.failsInSwift6(position + "capture of 'a' with non-Sendable type 'A'")
    let first = try fake.build()
    #expect(first.executable != nil)
    #expect(first.diagnostics.map { "\($0.rule) \($0.severity)" } == ["race-checks-left-out note"])
    #expect(first.diagnostics.first?.file == "B.swift")
    let again = try fake.build()
    #expect(!again.compilerRan)
    #expect(again.diagnostics == first.diagnostics)
    try fake.failsInSwift6(position + "expected '}' in struct")
    try fake.folder.write("@main struct B: WidgetBundle { ", "widget/B.swift")
    #expect(try fake.build().diagnostics.map(\.message) == ["expected '}' in struct"])
  }

  @Test func keepsNoProgramOfAFailedBuild() throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    try fake.fails("")
    try fake.folder.write("@main struct B: WidgetBundle { ", "widget/B.swift")
    let failed = try fake.build()
    #expect(failed.executable == nil)
    #expect(failed.diagnostics.map(\.rule) == ["program-not-built"])
    // Without a position in the source it may be the object files: it was tried afresh.
    #expect(fake.log.suffix(2) == ["swiftc", "swiftc"])
    try fake.compiles()
    #expect(try fake.build().compilerRan)
  }

  @Test func tellsErrorsInTheUsersOwnFiles() throws {
    let fake = try FakeToolchain()
    let root = fake.folder.url.path + "/widget"
    try fake.fails(
      """
      \(root)/B.swift:3:7: error: cannot find 'x' in scope
        let a = x
                ^
      \(root)/B.swift:1:1: note: did you mean 'y'?
      \(root)/B.swift:3:7: error: cannot find 'x' in scope
      \(root)/Sub: it/C.swift:12:1: error: a: b: c
      <unknown>:0: error: no such module 'Z'
      error: link command failed
      """)
    let found = try fake.build().diagnostics.map {
      "\($0.file ?? "-"):\($0.line ?? -1) \($0.message) [\($0.hint ?? "")]"
    }
    #expect(
      found == [
        "B.swift:3 cannot find 'x' in scope [did you mean 'y'?]",
        "Sub: it/C.swift:12 a: b: c []", "-:-1 no such module 'Z' []",
        "-:-1 link command failed []",
      ])
  }

  @Test func showsAThousandErrorsAndCountsTheRest() throws {
    let fake = try FakeToolchain()
    try fake.fails((1...1020).map { "/x/A.swift:\($0):1: error: e\n" }.joined())
    let found = try fake.build().diagnostics
    #expect(found.count == 1001)
    #expect(found.last?.message == "20 more errors are not shown.")
  }

  @Test func twoBuildsAtOnceShareTheWork() async throws {
    let fake = try FakeToolchain()
    let executables = try await withThrowingTaskGroup(of: URL?.self) { group in
      for _ in 0..<4 { group.addTask { try fake.build().executable } }
      return try await group.reduce(into: [URL?]()) { $0.append($1) }
    }
    #expect(Set(executables).count == 1)
    #expect(fake.log == Self.everything)
    let program = try #require(executables.first ?? nil)
    #expect(ChildProcess(program).run().outputText == "made\n")
  }

  @Test func laysTheWidgetsFilesBesideTheProgram() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("{}", "widget/Deep/data.json")
    let program = try #require(try fake.build().executable)
    let beside = program.deletingLastPathComponent()
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: beside.path).sorted()
    }
    #expect(try names() == ["Info.plist", "data.json", "widget"])
    try FileManager.default.removeItem(
      at: fake.folder.url.appendingPathComponent("widget/Deep/data.json"))
    _ = try fake.build()
    #expect(try names() == ["Info.plist", "widget"])
  }

  @Test func findsItsHomeAboveTheProgramOrWhereItIsTold() throws {
    let fake = try FakeToolchain()
    let home = fake.folder.url.appendingPathComponent("home")
    let program = home.appendingPathComponent(".build/debug/vitrine")
    let found = VitrineHome.locate(environment: [:], program: program)
    #expect((try? found.get())?.url.path == home.path)
    let told = VitrineHome.locate(environment: ["VITRINE_HOME": home.path], program: nil)
    #expect((try? told.get())?.url.path == home.path)
    let wrong = VitrineHome.locate(environment: ["VITRINE_HOME": "/nowhere"], program: program)
    #expect(throws: VitrineHome.MissingHome.self) { try wrong.get() }
    #expect(VitrineHome(home).modules.offered == ["FoundationAdditions", "SwiftUI"])
  }
}
