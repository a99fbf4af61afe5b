import Foundation
import ProjectReader
import TestSupport
import Testing

@testable import ProgramBuilding

@Suite struct LibraryBuildTests {
  /// What the compiler was told of a module `Kit`.
  private func told(isForeign: Bool) throws -> String {
    let fake = try FakeToolchain()
    try fake.folder.write("public func used() {}", "widget/stubs/Kit/K.swift")
    try fake.folder.write("import Kit\n@main struct B: WidgetBundle {}", "widget/B.swift")
    let works = try #require(fake.folder.read("swiftc.sh"))
    try fake.folder.write(
      "echo \"$*\" >> '\(fake.folder.url.path)/told'\n\(works)", "swiftc.sh")
    var project = try fake.project()
    if isForeign { project.modules[0].root = fake.folder.url }
    #expect(fake.builder.build(project).executable != nil)
    let calls = try #require(fake.folder.read("told")).split(separator: "\n")
    return try #require(calls.first { $0.contains("-module-name Kit ") }.map(String.init))
  }

  @Test func `packages of others are compiled by one process where there are few`() throws {
    let isFew = ProcessInfo.processInfo.activeProcessorCount <= CompilerCall.fewJobs
    let call = try told(isForeign: true)
    #expect(call.contains("-wmo") == isFew && call.contains("-enable-batch-mode") == !isFew)
  }

  @Test func `what changes while one works is compiled file by file`() throws {
    let call = try told(isForeign: false)
    #expect(call.contains("-incremental -enable-batch-mode") && !call.contains("-wmo"))
  }
}
