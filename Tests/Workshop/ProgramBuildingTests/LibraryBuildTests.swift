import Foundation
import ProjectReader
import SourcePreparing
import TestSupport
import Testing

@testable import ProgramBuilding

@Suite struct LibraryBuildTests {
  /// What the compiler was told of a module `Kit`.
  ///
  /// - Parameters:
  ///   - imports: what the program imports beside it.
  ///   - change: what else is so of the program.
  private func told(
    imports: String = "", _ change: (FakeToolchain, inout WidgetProject) throws -> Void
  ) throws -> String {
    let fake = try FakeToolchain()
    try fake.folder.write("public func used() {}", "widget/stubs/Kit/K.swift")
    let code = "import Kit\n\(imports)\n@main struct B: WidgetBundle {}"
    try fake.folder.write(code, "widget/B.swift")
    let works = try #require(fake.folder.read("swiftc.sh"))
    try fake.folder.write(
      "echo \"$*\" >> '\(fake.folder.url.path)/told'\n\(works)", "swiftc.sh")
    var project = try fake.project()
    try change(fake, &project)
    #expect(fake.builder.build(project).executable != nil)
    let calls = try #require(fake.folder.read("told")).split(separator: "\n")
    return try #require(calls.first { $0.contains("-module-name Kit ") }.map(String.init))
  }

  @Test func `packages of others are compiled by one process where there are few`() throws {
    let isFew = ProcessInfo.processInfo.activeProcessorCount <= CompilerCall.fewJobs
    let call = try told { $1.modules[0].root = $0.folder.url }
    #expect(call.contains("-wmo") == isFew && call.contains("-enable-batch-mode") == !isFew)
  }

  @Test func `what changes while one works is compiled file by file`() throws {
    let call = try told { _, _ in }
    #expect(call.contains("-incremental -enable-batch-mode") && !call.contains("-wmo"))
  }

  @Test(arguments: ["", "import CoreData"])
  func `classes of a model are written if code of any module imports Core Data`(
    _ imports: String
  ) throws {
    let call = try told(imports: imports) { fake, project in
      let entity = #"<entity name="Note" representedClassName="Note" codeGenerationType="class"/>"#
      try fake.folder.write("<model>\(entity)</model>", "M.xcdatamodel/contents")
      let model = fake.folder.url.appendingPathComponent("M.xcdatamodel")
      project.modules[0].dataModels = DataModels([model], root: fake.folder.url)
    }
    #expect(call.contains("Vitrine+Models.swift") == !imports.isEmpty)
  }
}
