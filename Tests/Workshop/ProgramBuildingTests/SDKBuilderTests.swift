import BuildCaching
import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import ProgramBuilding

@Suite struct SDKBuilderTests {
  /// Everything else is compiled with modules that a build of the whole package has left.
  @Test func `A module is compiled as the dependency of a stranger's package`() throws {
    let environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("VITRINE")
    }
    let folder = try TemporaryFolder([:])
    let home = try VitrineHome.locate(environment: environment, program: nil).get()
    let builder = SDKBuilder(
      home: home, facts: HomeFacts(home, notes: folder.url),
      toolchain: try #require(Toolchain.locate(environment: environment)),
      cache: BuildCache(root: folder.url), environment: environment)
    let sdk = try builder.build(["GameplayKit"])
    #expect(sdk.archives.map { ($0 as NSString).lastPathComponent } == ["GameplayKit.a"])
    #expect(
      BuildCache.names(sdk.modules).filter { $0.hasSuffix(".swiftmodule") }
        == ["GameplayKit.swiftmodule", "Seed.swiftmodule"])
    #expect(sdk.damage == nil)
  }

  @Test func `Modules are compiled where the optimised tool was, and only those are taken`() throws
  {
    let fake = try FakeToolchain()
    let scratch = "home/.build/tool"
    try fake.folder.write("x", scratch + "/debug/vitrine")
    try fake.folder.write("x", scratch + "/debug/Modules/SwiftUI.swiftmodule")
    try fake.folder.write("x", scratch + "/debug/Old.build/A.swift.o")
    try fake.folder.write("x", scratch + "/debug/Modules/Old.swiftmodule")
    let program = fake.folder.url.appendingPathComponent(scratch + "/x86/debug/vitrine")
    var builder = fake.builder
    builder.home = builder.home.built(program, isOptimised: true)
    #expect(builder.build(try fake.project()).executable != nil)
    #expect(fake.folder.read(scratch + "/wanted.txt") == "FoundationAdditions SwiftUI\n")
    let sdk = try #require(fake.cached("sdk-").first)
    #expect(try fake.names(sdk + "/Archives") == ["SwiftUI.a"])
    #expect(try fake.names(sdk + "/Modules") == ["SwiftUI.swiftmodule"])
  }

  @Test func `What adds to Foundation is noted, and read again when sources change`() throws {
    let fake = try FakeToolchain()
    let (home, notes) = (fake.builder.home, fake.folder.url.appendingPathComponent("notes"))
    #expect(HomeFacts(home, notes: notes).additions == ["Extra", "VitrineClock"])
    let note = try #require(fake.folder.read("notes/additions.txt"))
    try fake.folder.write(note.replacing("Extra", with: "Noted"), "notes/additions.txt")
    #expect(HomeFacts(home, notes: notes).additions == ["Noted", "VitrineClock"])
    try fake.folder.write(String(note.dropLast()), "notes/additions.txt")
    #expect(HomeFacts(home, notes: notes).additions == ["Extra", "VitrineClock"])
    let file = "home/Sources/Vocabulary/StandIns/Libraries/FoundationAdditions/A.swift"
    try fake.folder.write("public struct Other {}", file)
    #expect(HomeFacts(home, notes: notes).additions == ["Other"])
  }

  @Test func `A tool that is not optimised, or lies elsewhere, shares no modules`() throws {
    let home = try FakeToolchain().builder.home
    let own = home.url.appendingPathComponent(".build/tool/x86/debug/vitrine")
    #expect(home.built(own, isOptimised: true).scratch?.lastPathComponent == "tool")
    #expect(home.built(own, isOptimised: false).scratch == nil)
    #expect(
      home.built(URL(fileURLWithPath: "/a/x86/debug/vitrine"), isOptimised: true).scratch == nil)
    let release = home.url.appendingPathComponent(".build/tool/x86/release/vitrine")
    #expect(home.built(release, isOptimised: true).scratch == nil)
  }

  @Test func `Modules of a build of the whole package are not compiled again`() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("x", "built/Modules/SwiftUI.swiftmodule")
    try fake.folder.write("x", "built/Modules/FoundationAdditions.swiftmodule")
    try fake.folder.write("x", "built/Modules/SwiftUITests.swiftmodule")
    try fake.folder.write("x", "built/SwiftUI.build/A.swift.o")
    try fake.folder.write("x", "built/SwiftUITests.build/A.swift.o")
    var builder = fake.builder
    builder.environment["VITRINE_PRODUCTS"] = fake.folder.url.path + "/built"
    #expect(builder.build(try fake.project()).executable != nil)
    #expect(fake.log == ["llvm-ar", "swift-autolink-extract", "swiftc"])
    let sdk = try #require(fake.cached("sdk-").first)
    #expect(try fake.names(sdk + "/Archives") == ["SwiftUI.a"])
    #expect(
      try fake.names(sdk + "/Modules") == [
        "FoundationAdditions.swiftmodule", "SwiftUI.swiftmodule",
      ])
  }

  @Test func `Modules that are older than a source are compiled`() throws {
    let fake = try FakeToolchain()
    for module in ["SwiftUI", "FoundationAdditions"] {
      try fake.folder.write("x", "built/Modules/\(module).swiftmodule")
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: fake.folder.url.path + "/built/Modules/SwiftUI.swiftmodule")
    #expect(try first(fake) == "swift")
  }

  @Test func `Modules that are older than a source of another alone are taken`() throws {
    let fake = try FakeToolchain()
    for module in ["SwiftUI", "FoundationAdditions"] {
      try fake.folder.write("x", "built/Modules/\(module).swiftmodule")
    }
    try fake.folder.write("x", "built/SwiftUI.build/A.swift.o")
    let folder = fake.folder.url.path
    let late = Date(timeIntervalSinceNow: 100)
    try FileManager.default.setAttributes(
      [.modificationDate: late], ofItemAtPath: folder + "/built/Modules/SwiftUI.swiftmodule")
    try FileManager.default.setAttributes(
      [.modificationDate: late.addingTimeInterval(-50)],
      ofItemAtPath: folder + "/home/Sources/Vocabulary/SwiftUI/A.swift")
    #expect(try first(fake) == "llvm-ar")
  }

  @Test func `Modules that are not all there are compiled`() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("x", "built/Modules/SwiftUI.swiftmodule")
    #expect(try first(fake) == "swift")
  }

  /// The first tool that is called where a build is named.
  private func first(_ fake: FakeToolchain) throws -> String? {
    var builder = fake.builder
    builder.environment["VITRINE_PRODUCTS"] = fake.folder.url.path + "/built"
    #expect(builder.build(try fake.project()).executable != nil)
    return fake.log.first
  }
}
