import DiagnosticRecords
import Foundation
import TestSupport
import Testing
import WidgetSettings

@testable import ProjectReader

/// Modules that a project brings along: frameworks, packages, stand-ins.
@Suite struct ProjectModulesTests {
  private static let widget = "import SwiftUI\nimport Kit\n@main struct W: Widget {}"

  private static var manifest: String {
    """
    {"name": "Kit", "toolsVersion": {"_version": "6.0.0"}, "swiftLanguageVersions": null,
     "dependencies": [{"sourceControl": [{"identity": "far", "location": {"remote": [
       {"urlString": "https://example.org/far.git"}]}}]}],
     "targets": [
      {"name": "Kit", "type": "regular", "dependencies": [{"byName": ["Kit-Core", null]},
        {"product": ["Far", "far", null, null]}],
       "exclude": ["Notes"], "resources": [{"path": "Data", "rule": {"process": {}}}],
       "settings": [{"tool": "swift", "kind": {"define": {"_0": "PHONE"}},
                     "condition": {"platformNames": ["ios"]}},
                    {"tool": "swift", "kind": {"define": {"_0": "MAC"}},
                     "condition": {"platformNames": ["macos"]}},
                    {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]},
      {"name": "Kit-Core", "type": "regular", "path": "Code", "dependencies": [], "exclude": [],
       "resources": [], "settings": []},
      {"name": "KitTests", "type": "test", "dependencies": [], "exclude": [], "resources": [],
       "settings": []}]}
    """
  }

  private static func request(_ manifest: String = manifest) -> ReadRequest {
    var request = ReadRequest(modules: SampleProject.modules)
    request.manifests = ManifestSource { folder in
      folder.lastPathComponent == "Kit"
        ? .description(Data(manifest.utf8)) : .failure("no such package")
    }
    return request
  }

  private static let package = [
    "Kit/Package.swift": "", "Kit/Sources/Kit/K.swift": "import Kit_Core\npublic struct K {}",
    "Kit/Sources/Kit/Notes/N.swift": "", "Kit/Sources/Kit/Data/d.json": "",
    "Kit/Sources/Kit/other.json": "", "Kit/Code/C.swift": "public struct C {}",
  ]

  /// What was found of modules: name, files, flags.
  private func modules(_ project: WidgetProject?) -> [String] {
    (project?.modules ?? []).map { module in
      let flags = module.compilation.flags.joined(separator: ",")
      return "\(module.name) \(module.compilation.languageMode) \(flags): "
        + module.files.map(\.path).joined(separator: " ")
    }
  }

  @Test func takesLocalPackagesThatAreImported() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.target("W", files: [file])
    project.localPackage("Kit")
    project.localPackage("../Elsewhere")
    let files = Self.package.merging(["W.swift": Self.widget]) { $1 }
    let folder = try project.folder(files)
    let result = InputReader.read(folder.url, Self.request())
    let found = result.projects.first
    #expect(
      modules(found) == [
        "Kit_Core 6 DEBUG,SWIFT_PACKAGE: Kit/Code/C.swift",
        "Kit 5 DEBUG,SWIFT_PACKAGE,PHONE: Kit/Sources/Kit/K.swift",
      ])
    #expect(found?.resources.looseFiles.map(\.lastPathComponent) == ["d.json"])
    #expect(result.rules == ["package-missing"])
  }

  /// The folder of a checkout is seldom called as that of the person who made the project.
  @Test func takesTheProjectsOwnFolderWhereAPathNamesItOtherwise() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.target("W", files: [file])
    project.localPackage("../as-it-was-called")
    let own = Self.package.map { (String($0.key.dropFirst("Kit/".count)), $0.value) }
    let files = own + [("W.swift", Self.widget)]
    let folder = try project.folder(Dictionary(uniqueKeysWithValues: files))
    var request = ReadRequest(modules: SampleProject.modules)
    request.manifests = ManifestSource { _ in .description(Data(Self.manifest.utf8)) }
    let result = InputReader.read(folder.url, request)
    #expect(
      modules(result.projects.first) == [
        "Kit_Core 6 DEBUG,SWIFT_PACKAGE: Code/C.swift",
        "Kit 5 DEBUG,SWIFT_PACKAGE,PHONE: Sources/Kit/K.swift",
      ])
    #expect(result.rules == [])
  }

  /// Xcode asks packages of the project for their names only, so a path that leads nowhere does no
  /// harm.
  @Test func takesOwnPackagesForThoseThatOthersNameByAWrongPath() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.target("W", files: [file])
    project.localPackage("Outer")
    project.localPackage("Kit")
    let files = [
      "W.swift": "import Outer\n" + Self.widget, "Outer/Package.swift": "",
      "Outer/Sources/Outer/O.swift": "import Kit",
    ]
    let folder = try project.folder(files.merging(Self.package) { $1 })
    var request = Self.request()
    let cases: [(String, [String])] = [("Kit", []), ("Gone", ["package-missing"])]
    for (path, rules) in cases {
      request.manifests = ManifestSource { package in
        .description(
          Data(
            (package.lastPathComponent == "Kit"
              ? Self.manifest
              : """
              {"name": "Outer", "toolsVersion": {"_version": "6.0.0"},
               "dependencies": [{"fileSystem": [{"path": "\(folder.url.path)/Outer/\(path)"}]}],
               "targets": [{"name": "Outer", "type": "regular", "exclude": [], "resources": [],
                "dependencies": [{"byName": ["Kit", null]}], "settings": []}]}
              """).utf8))
      }
      let result = InputReader.read(folder.url, request)
      #expect(result.projects.first?.modules.map(\.name) == ["Kit_Core", "Kit", "Outer"])
      #expect(result.rules == rules)
    }
  }

  /// A folder shown as it is on disk, and a package that Xcode wrote down as a text.
  @Test(arguments: [true, false])
  func findsPackagesThatTheNavigatorShows(isSynchronized: Bool) throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.target("W", files: [file])
    if isSynchronized {
      project.synchronizedFolder("MODULES", "Modules")
    } else {
      project.add(
        "KIT", "PBXFileReference",
        "path = Modules/Kit; lastKnownFileType = text; sourceTree = SOURCE_ROOT;")
      project.show("KIT")
    }
    var files = ["W.swift": Self.widget]
    for (path, text) in Self.package { files["Modules/" + path] = text }
    let folder = try project.folder(files)
    let result = InputReader.read(folder.url, Self.request())
    #expect(modules(result.projects.first).count == 2)
    #expect(result.rules == [])
  }

  @Test func asksNoPackageManagerForNothing() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.target("W", files: [file])
    project.localPackage("Broken")
    let folder = try project.folder(["W.swift": SampleProject.bundle, "Broken/Package.swift": ""])
    #expect(InputReader.read(folder.url, Self.request()).rules == [])
    try folder.write(Self.widget, "W.swift")
    #expect(
      InputReader.read(folder.url, Self.request()).rules
        == ["package-unreadable", "module-not-available"])
  }

  @Test func takesFrameworksOfTheProject() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    let code = project.file("Kit/K.swift")
    project.target("W", files: [file])
    project.target(
      "Kit iOS", type: "framework", files: [code],
      settings: "PRODUCT_NAME = Kit; SWIFT_ACTIVE_COMPILATION_CONDITIONS = KIT;")
    let folder = try project.folder(["W.swift": Self.widget, "Kit/K.swift": "public struct K {}"])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    #expect(modules(result.projects.first) == ["Kit 5 KIT: Kit/K.swift"])
    #expect(result.rules == [])
  }

  @Test func keepsModulesThatNeedWhatIsNotAtHand() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    let (outer, inner) = (project.file("O.swift"), project.file("I.swift"))
    project.target("W", files: [file])
    project.target("Outer", type: "framework", files: [outer])
    project.target("Inner", type: "framework", files: [inner])
    let sources = ["O.swift": "import Inner", "I.swift": "import Far"]
    let guarded = SampleProject.bundle + "\n#if canImport(Outer)\nimport Outer\n#endif"
    let folder = try project.folder(sources.merging(["W.swift": guarded]) { $1 })
    let request = ReadRequest(modules: SampleProject.modules)
    let result = InputReader.read(folder.url, request)
    #expect(modules(result.projects.first) == ["Inner 5 : I.swift", "Outer 5 : O.swift"])
    #expect(result.projects.first?.missingModules.map(\.users) == [["I.swift"]])
    let found = result.diagnostics
    #expect(found.map(\.rule) == ["module-not-available"])
    #expect(found.first?.file == "I.swift")
    var stubbed = request
    stubbed.wishes[.madeModules] = ["Far"]
    #expect(InputReader.read(folder.url, stubbed).rules == [])
    let made = InputReader.read(folder.url, stubbed).projects.first?.missingModules
    #expect(made?.map(\.name) == ["Far"])
  }

  @Test func namesModulesThatAreMissingWithWhatNeedsThem() throws {
    let folder = try TemporaryFolder([
      "B.swift": "import SwiftUI\n@main struct B: WidgetBundle { let a = (Clock(), Map()) }",
      "Clock.swift": "import SwiftUI\nstruct Clock: Widget {}",
      "Map.swift": "struct Map: Widget { let view = Inside.Face() }\nenum Inside {}",
      "Face.swift": "\nimport Lottie\n#if canImport(GRDB)\nimport GRDB\n#endif\n"
        + "extension Inside { struct Face {} }",
      "More.swift": "@testable import Lottie",
    ])
    let found = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
      .diagnostics
    #expect(found.map(\.rule) == ["module-not-available"])
    #expect(found.first?.file == "Face.swift")
    #expect(found.first?.line == 2)
    #expect(found.first?.message.contains("2 files import it: Face.swift, More.swift") == true)
    #expect(found.first?.hint?.hasPrefix("Needed by Map; Clock would do without.") == true)
  }

  /// Ways to give a stand-in.
  private static let standIns: [([String: String], [String], [String])] = [
    ([:], ["Kit"], []),
    (["vitrine.json": "{\"madeModules\": [\"Kit\"]}"], [], []),
    (["stubs/Kit/K.swift": "struct K {}"], [], ["Kit: stubs/Kit/K.swift"]),
    (["stubs/Kit/K.swift": ""], ["Kit"], ["Kit: stubs/Kit/K.swift"]),
    (
      ["vitrine.json": "{\"stubs\": {\"Kit\": \"own/K.swift\"}}", "own/K.swift": ""], [],
      ["Kit: own/K.swift"]
    ),
  ]

  @Test(arguments: standIns)
  func standInsAreUsedInstead(
    files: [String: String], names: [String], expected: [String]
  ) throws {
    let exclude =
      files.keys.contains("own/K.swift") ? ["vitrine.json": files["vitrine.json"] ?? ""] : [:]
    let all = files.merging(exclude) { $1 }.merging(["Ext/W.swift": Self.widget]) { $1 }
    let folder = try TemporaryFolder(all)
    var request = ReadRequest(modules: SampleProject.modules)
    if !names.isEmpty { request.wishes[.madeModules] = names }
    let result = InputReader.read(folder.url, request)
    let found = result.projects.first?.modules.map { module in
      "\(module.name): " + module.files.map(\.path).joined(separator: " ")
    }
    #expect(found == expected)
    #expect(result.rules.filter { $0 != "shared-files-added" } == [])
  }

  @Test func saysWhenAStandInIsNotThere() throws {
    let folder = try TemporaryFolder([
      "W.swift": SampleProject.bundle, "vitrine.json": "{\"stubs\": {\"Kit\": \"gone\"}}",
    ])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    #expect(result.rules == ["settings-wrong-value"])
  }

  @Test func drawsTheTargetsOfAPackage() throws {
    let folder = try TemporaryFolder(Self.package)
    let url = folder.url.appendingPathComponent("Kit")
    try folder.write(
      Self.widget.replacing("import Kit", with: "import Kit_Core"), "Kit/Sources/Kit/K.swift")
    let result = InputReader.read(url, Self.request())
    #expect(result.programs == ["Kit: Sources/Kit/K.swift"])
    #expect(result.projects.first?.modules.map(\.name) == ["Kit_Core"])
    // A package whose manifest nobody can read is still a folder of Swift files.
    let plain = InputReader.read(url, ReadRequest(modules: SampleProject.modules))
    #expect(plain.programs == ["Kit: Code/C.swift Sources/Kit/K.swift Sources/Kit/Notes/N.swift"])
  }

  @Test func saysWhereRemoteModulesWouldComeFrom() throws {
    let folder = try TemporaryFolder(Self.package)
    try folder.write("import SwiftUI\nimport Far\nstruct W: Widget {}", "Kit/Sources/Kit/K.swift")
    let url = folder.url.appendingPathComponent("Kit")
    let found = InputReader.read(url, Self.request()).diagnostics
    #expect(found.first?.message.contains("https://example.org/far.git") == true)
  }
}
