import DiagnosticRecords
import Foundation
import TestSupport
import Testing

@testable import ProgramBuilding

/// A module of ours that declares what a project lacks is compiled, whatever is in the cache.
@Suite struct ModulesNeededTests {
  private static let maps = "home/Sources/Vocabulary/StandIns/Kits/Maps"

  /// A toolchain that lays out the modules it is asked for, beside a widget that lacks a type which
  /// one of them declares.
  private func toolchain() throws -> FakeToolchain {
    let fake = try FakeToolchain()
    try fake.folder.write("public struct Place {}\nstruct Hidden {}", Self.maps + "/Place.swift")
    try fake.folder.write("public func away() {}", Self.maps + "/Away.swift")
    try fake.compilesWantedModules()
    try fake.folder.write(
      "import SwiftUI\n@main struct B: WidgetBundle {}\nlet place: Place", "widget/B.swift")
    try fake.lacks("Place", importing: "Maps")
    return fake
  }

  private func modules(_ fake: FakeToolchain) throws -> [String] {
    try fake.cached("sdk-").map { try fake.names($0 + "/Modules").joined(separator: " ") }
  }

  private static let needed = "FoundationAdditions.swiftmodule Maps.swiftmodule SwiftUI.swiftmodule"

  @Test func `It is compiled where it is needed, and found there the next time`() throws {
    let fake = try toolchain()
    let first = try fake.build()
    #expect(first.executable != nil)
    #expect(first.diagnostics.map(\.rule) == ["import-added"])
    #expect(fake.log.count { $0 == "swift" } == 2)
    #expect(try modules(fake).contains(Self.needed))
    let calls = fake.log.count
    let second = try fake.build()
    #expect(!second.compilerRan && second.executable == first.executable)
    #expect(fake.log.count == calls)
  }

  @Test func `What others had compiled makes no difference`() throws {
    let fake = try toolchain()
    try fake.folder.write("public struct Other {}", "home/Sources/Vocabulary/Others/Other.swift")
    _ = try fake.builder.prepareModules(in: nil).get()
    let result = try fake.build()
    #expect(result.diagnostics.map(\.rule) == ["import-added"])
    #expect(fake.log.count { $0 == "swift" } == 1)
    let probes = try #require(
      try fake.names("cache").first { $0.count == 12 && !$0.hasPrefix("C") })
    let program = try #require(try fake.names("cache/\(probes)/programs").first)
    let folder = "cache/\(probes)/programs/\(program)/Probe/Sources"
    let asked = try fake.names(folder).compactMap { fake.folder.read(folder + "/" + $0) }
    #expect(asked.contains { $0.hasPrefix("import Maps\n") })
    #expect(!asked.contains { $0.hasPrefix("import Others\n") })
  }

  @Test func `Sources say which modules declare names for others`() throws {
    let fake = try toolchain()
    let home = fake.builder.home
    #expect(home.modules(declaring: ["Place", "Nobody"]) == ["Maps"])
    #expect(home.modules(declaring: ["Extra", "away"]) == ["FoundationAdditions", "Maps"])
    #expect(home.modules(declaring: ["Hidden", "Plac"]).isEmpty)
  }
}
