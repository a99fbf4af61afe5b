import DiagnosticRecords
import Foundation
import ProgramBuilding
import ProjectReader
import SourcePreparing
import TestSupport
import Testing

@Suite struct MacroBuildTests {
  /// A widget that imports Kit, whose macros a plug-in of two modules expands.
  private func builds(_ fake: FakeToolchain, times: Int = 1) throws -> [BuiltProgram] {
    try fake.folder.write("import Kit\n@main struct B: WidgetBundle {}", "widget/B.swift")
    try fake.folder.write("let k = 1", "widget/stubs/Kit/K.swift")
    var project = try fake.project()
    project.modules[0].macros = [
      MacroSource(
        modules: try ["Help", "Wand"].map { name in
          try fake.folder.write("let a = 1", "plugins/\(name).swift")
          return MacroSource.Module(
            name: name, files: [fake.folder.url.appendingPathComponent("plugins/\(name).swift")],
            compilation: Compilation())
        })
    ]
    return (0..<times).map { _ in fake.builder.build(project) }
  }

  @Test func isMadeBeforeTheModuleThatDeclaresIt() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("", "lib/swift/host/SwiftSyntax.swiftmodule/a")
    let works = try #require(fake.folder.read("swiftc.sh"))
    let note = "echo \"$*\" >> '\(fake.folder.url.path)/calls'"
    try fake.folder.write(note + "\n" + works, "swiftc.sh")
    let results = try builds(fake, times: 2)
    #expect(results.allSatisfy { $0.executable != nil && $0.diagnostics.isEmpty })
    #expect(results.map(\.compilerRan) == [true, false])
    let calls = (fake.folder.read("calls") ?? "").split(separator: "\n")
    // The entry point, both modules, the library, Kit and the program.
    #expect(calls.count == 6)
    #expect(calls[2].contains("-module-name Wand"))
    #expect(calls[3].contains("-emit-library") && calls[3].contains("Help.o"))
    for call in calls[4...] {
      #expect(call.contains("/libWand.so#\(fake.folder.url.path)/bin/swift-plugin-server#Wand"))
    }
  }

  @Test func isSaidAndNotTriedAgainWhereItDoesNotCompile() throws {
    let fake = try FakeToolchain()
    try fake.folder.write("", "lib/swift/host/SwiftSyntax.swiftmodule/a")
    let works = try #require(fake.folder.read("swiftc.sh"))
    let refusal =
      "case \"$*\" in *'name Help'*) echo '/a/H.swift:1:1: error: no' >&2; exit 1;; esac"
    try fake.folder.write(refusal + "\n" + works, "swiftc.sh")
    let results = try builds(fake, times: 2)
    #expect(
      results.map { $0.diagnostics.map(\.rule) } == Array(repeating: ["macros-not-made"], count: 2))
    #expect(
      results[0].diagnostics[0].message.hasSuffix(
        "Wand are not expanded, as it does not compile here: no"))
    #expect(results.map(\.compilerRan) == [true, false])
    #expect(results[1].executable != nil)
  }

  @Test func aToolchainWithoutSwiftSyntaxDoesWithout() throws {
    let fake = try FakeToolchain()
    let result = try builds(fake)[0]
    #expect(result.executable != nil)
    #expect(result.diagnostics.map(\.rule) == ["macros-not-made"])
  }
}
