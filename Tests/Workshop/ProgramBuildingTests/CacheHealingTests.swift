import BuildCaching
import DiagnosticRecords
import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import ProgramBuilding

/// A cache that is damaged, moved or shared costs work, never a build.
@Suite struct CacheHealingTests {
  private static let layout = ["swift", "llvm-ar", "swift-autolink-extract"]

  @Test func `What was copied to another folder is used there`() throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    let there = fake.folder.url.appendingPathComponent("there")
    try FileManager.default.copyItem(
      at: fake.folder.url.appendingPathComponent("cache"), to: there)
    var builder = fake.builder
    builder.cache = BuildCache(root: there)
    let result = builder.build(try fake.project())
    #expect(result.executable?.path.hasPrefix(there.path) == true)
    #expect(fake.log.count { $0 == "swift" } == 1)
    #expect(fake.log.last == "swiftc")
  }

  @Test func `A checkout elsewhere uses what another has compiled`() throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    let files = FileManager.default
    let (home, other) = (
      fake.folder.url.appendingPathComponent("home"), fake.folder.url.appendingPathComponent("b")
    )
    try files.copyItem(at: home, to: other)
    for file in try files.subpathsOfDirectory(atPath: other.path) {
      try files.setAttributes(
        [.modificationDate: Date()], ofItemAtPath: other.path + "/" + file)
    }
    var builder = fake.builder
    builder.home = VitrineHome(other)
    let project = try fake.project()
    #expect(builder.build(project).executable != nil)
    #expect(fake.log.count { $0 == "swift" } == 1)
    try fake.folder.write("// b", "b/Sources/Vocabulary/SwiftUI/A.swift")
    // Sources are asked for once in a run.
    builder.home = VitrineHome(other)
    #expect(builder.build(project).executable != nil)
    #expect(fake.log.count { $0 == "swift" } == 2)
  }

  static let damages = ["Archives/SwiftUI.a", "libraries.txt", "modules.txt", "contents.txt"]

  @Test(arguments: damages)
  func `Modules of ours that were cut short are laid out again`(file: String) throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    let sdk = try #require(fake.cached("sdk-").first)
    try fake.folder.write("", sdk + "/" + file)
    try fake.folder.write("@main struct B: WidgetBundle { }", "widget/B.swift")
    #expect(try fake.build().executable != nil)
    #expect(Array(fake.log.dropFirst(4)) == Self.layout + ["swiftc"])
    #expect(fake.folder.read(sdk + "/" + file)?.isEmpty == false)
  }

  @Test func `A program that was emptied is made again`() throws {
    let fake = try FakeToolchain()
    let program = try #require(try fake.build().executable)
    // What is opened for writing here may still be open in a child that is being started.
    #expect(truncate(program.path, 0) == 0)
    let again = try fake.build()
    #expect(again.compilerRan && again.executable == program)
    #expect(ChildProcess(program).run().outputText == "made\n")
  }

  @Test(arguments: [
    "ld: error: SwiftUI.a: truncated or malformed archive\n", "link command failed\n",
    "Stack dump:\n1.\tWhile silgen 'b' (at /w/B.swift:1:1)\n #0 0x1 a\n",
  ])
  func `A damage that only the compiler sees is mended once`(words: String) throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    let archive = try #require(fake.cached("sdk-").first) + "/Archives/SwiftUI.a"
    // Of the same size.
    try fake.folder.write("ARCHIVE\n", archive)
    try fake.folder.write("@main struct B: WidgetBundle { }", "widget/B.swift")
    try fake.fails(words, while: "bad")
    try fake.folder.write("", "bad")
    let failed = try fake.build()
    #expect(failed.executable == nil)
    let isNamed = failed.diagnostics.first?.hint?.contains("vitrine clean") == true
    #expect(isNamed == words.contains("malformed"))
    // Each time with and without the object files; our modules were laid out once more.
    #expect(
      Array(fake.log.dropFirst(4)) == ["swiftc", "swiftc"] + Self.layout + ["swiftc", "swiftc"])
    #expect(fake.folder.read(archive) == "archive\n")
  }

  @Test func `Headers that know another folder are made anew`() throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    let headers = try #require(fake.cached("headers-").first)
    try fake.folder.write("x", headers + "/Glibc.pcm")
    try fake.folder.write("@main struct B: WidgetBundle { }", "widget/B.swift")
    let words =
      "/w/B.swift:1:8: error: PCH was compiled with module cache path '/a', but the path is '/b'\n"
    try fake.fails(words, while: headers + "/Glibc.pcm")
    let result = try fake.build()
    #expect(result.executable != nil && result.diagnostics.isEmpty)
    #expect(Array(fake.log.dropFirst(4)) == ["swiftc", "swiftc", "swiftc"])
  }

  @Test func `A mistake in the source is no fault of the cache`() throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    try fake.folder.write("@main struct B: WidgetBundle { }", "widget/B.swift")
    try fake.fails("\(fake.folder.url.path)/widget/B.swift:1:1: error: cannot find 'x' in scope\n")
    #expect(try fake.build().diagnostics.map(\.hint) == [nil])
    #expect(Array(fake.log.dropFirst(4)) == ["swiftc"])
  }

  @Test func `What is left of a module that is no more is laid out nowhere`() throws {
    let fake = try FakeToolchain()
    _ = try fake.build()
    let products = try #require(fake.cached("work-").first) + "/scratch/debug"
    try fake.folder.write("x", products + "/Gone.build/A.swift.o")
    try fake.folder.write("x", products + "/Modules/Gone.swiftmodule")
    try fake.folder.write("x", products + "/Modules/SwiftUI.swiftmodule")
    try fake.folder.write("// b", "home/Sources/Vocabulary/SwiftUI/B.swift")
    _ = try fake.build()
    let layouts = try fake.cached("sdk-")
    #expect(layouts.count == 2)
    for layout in layouts { #expect(try fake.names(layout + "/Archives") == ["SwiftUI.a"]) }
    #expect(try layouts.flatMap { try fake.names($0 + "/Modules") } == ["SwiftUI.swiftmodule"])
  }

  @Test func `Layouts for other modules share what is the same`() throws {
    let fake = try FakeToolchain()
    for name in ["Charts", "StandIns/Inert/HealthKit"] {
      try fake.folder.write("// a", "home/Sources/Vocabulary/\(name)/A.swift")
    }
    try fake.folder.write(String(repeating: "x", count: 9000), "archive")
    try fake.archives(from: "archive")
    _ = try fake.build()
    for name in ["Charts", "HealthKit"] {
      try fake.folder.write("import \(name)\n@main struct B: WidgetBundle {}", "widget/B.swift")
      _ = try fake.build()
    }
    for sdk in try fake.cached("sdk-") {
      #expect(try fake.names(sdk + "/Archives") == ["SwiftUI.a"])
    }
    let files = try fake.cached("sdk-").map { fake.folder.url.path + "/\($0)/Archives/SwiftUI.a" }
    #expect(files.count == 3)
    let numbers = try files.map {
      try FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? Int
    }
    #expect(Set(numbers).count == 1)
  }
}
