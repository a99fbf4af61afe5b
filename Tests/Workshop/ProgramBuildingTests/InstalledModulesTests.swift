import BuildCaching
import Foundation
import ProcessRunning
import TestSupport
import Testing

@testable import ProgramBuilding

/// Modules that an installation brings along.
@Suite struct InstalledModulesTests {
  /// A toolchain whose modules are laid out in the home, with an empty cache.
  private func installed() throws -> FakeToolchain {
    let fake = try FakeToolchain()
    let home = fake.folder.url.appendingPathComponent("home/modules")
    _ = try fake.builder.prepareModules(in: home).get()
    try FileManager.default.removeItem(at: fake.folder.url.appendingPathComponent("cache"))
    try fake.folder.write("", "log")
    return fake
  }

  private func folder(_ fake: FakeToolchain) throws -> String {
    let compiler = try #require(fake.names("home/modules").first)
    return "home/modules/\(compiler)/"
      + (try #require(fake.names("home/modules/" + compiler).first))
  }

  @Test func `Nothing of ours is compiled where an installation has it`() throws {
    let fake = try installed()
    #expect(fake.builder.hasModules)
    #expect(try fake.build().executable != nil)
    #expect(fake.log == ["swiftc"])
    #expect(try fake.cached("sdk-").isEmpty)
  }

  @Test func `Modules of other sources are compiled`() throws {
    let fake = try installed()
    try fake.folder.write("// b", "home/Sources/Vocabulary/SwiftUI/A.swift")
    #expect(fake.builder.installedModules == nil)
    #expect(try fake.build().executable != nil)
    #expect(fake.log.first == "swift")
  }

  @Test func `An installation that was cut short is passed over and stays as it is`() throws {
    let fake = try installed()
    let archive = try folder(fake) + "/Archives/SwiftUI.a"
    try fake.folder.write("", archive)
    #expect(try fake.build().executable != nil)
    #expect(fake.log.first == "swift")
    #expect(fake.folder.read(archive) == "")
  }

  @Test func `What a failed build finds damaged is passed over and stays as it is`() throws {
    let fake = try installed()
    let archive = try folder(fake) + "/Archives/SwiftUI.a"
    let whole = try #require(fake.folder.read(archive))
    // Of the same length: only who reads it sees it.
    try fake.folder.write(String(repeating: "z", count: whole.utf8.count), archive)
    try fake.fails("", while: "home/none")
    let path = fake.folder.url.path
    let works = try #require(fake.folder.read("swiftc.sh"))
    try fake.folder.write(
      "case \"$*\" in *'\(path)/home/modules'*) exit 1;; esac\n\(works)", "swiftc.sh")
    #expect(try fake.build().executable != nil)
    #expect(fake.log.contains("swift"))
    #expect(fake.folder.read(archive)?.first == "z")
  }

  @Test func `Modules that are laid out already are found so, damaged ones are laid out anew`()
    throws
  {
    let fake = try FakeToolchain()
    let target = fake.folder.url.appendingPathComponent("modules")
    try fake.folder.write("mine", "modules/notes.txt")
    let first = try fake.builder.prepareModules(in: target).get()
    #expect(FileLedger(in: first)?.damage(in: first) == nil)
    let archive = first.appendingPathComponent("Archives/SwiftUI.a")
    try Data("x".utf8).write(to: archive)
    #expect(try fake.builder.prepareModules(in: target).get().path == first.path)
    #expect(try String(contentsOf: archive, encoding: .utf8) == "archive\n")
    #expect(fake.folder.read("modules/notes.txt") == "mine")
  }

  @Test func `The files of an installation lie beside its program, through links too`() throws {
    let folder = try TemporaryFolder([
      "a/bin/vitrine": "", "a/lib/vitrine/Package.swift": "name: \"vitrine\"",
      "a/lib/vitrine/themes/x.json": "",
    ])
    let url = folder.url.resolvingSymlinksInPath()
    let link = url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: url.appendingPathComponent("a/bin/vitrine"))
    for program in [url.appendingPathComponent("a/bin/vitrine"), link] {
      let home = try VitrineHome.locate(environment: [:], program: program).get()
      #expect(home.url.path == url.path + "/a/lib/vitrine")
    }
    let elsewhere = try VitrineHome.locate(
      environment: [:], program: url.appendingPathComponent("b/bin/vitrine")
    ).get()
    #expect(!elsewhere.url.path.hasPrefix(url.path))
  }
}
