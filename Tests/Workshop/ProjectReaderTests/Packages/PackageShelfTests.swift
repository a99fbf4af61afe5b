import DiagnosticRecords
import Foundation
import ResourceCatalogs
import SourcePreparing
import Synchronization
import TestSupport
import Testing

@testable import ProjectReader

/// Packages that are named by address: which are fetched, and what becomes of their targets.
@Suite struct PackageShelfTests {
  /// A package of libraries with targets of the same names.
  private static func manifest(
    _ name: String, targets: [(name: String, type: String, needs: String)], remotes: [String] = []
  ) -> String {
    let dependencies = remotes.map {
      """
      {"sourceControl": [{"identity": "\($0)", "location": {"remote": [{"urlString":
        "https://example.org/\($0).git"}]}, "requirement": {"range": [{"lowerBound": "1.0.0",
        "upperBound": "2.0.0"}]}}]}
      """
    }
    let all = targets.map {
      """
      {"name": "\($0.name)", "type": "\($0.type)", "dependencies": [\($0.needs)], "exclude": [],
       "resources": [], "settings": []}
      """
    }
    let products = targets.map { "{\"name\": \"\($0.name)\", \"targets\": [\"\($0.name)\"]}" }
    return """
      {"name": "\(name)", "toolsVersion": {"_version": "6.0.0"},
       "dependencies": [\(dependencies.joined(separator: ","))],
       "products": [\(products.joined(separator: ","))],
       "targets": [\(all.joined(separator: ","))]}
      """
  }

  /// Outer has two targets, of which one needs Inner and a macro, and the other needs Unused.
  private static let outer = manifest(
    "Outer",
    targets: [
      (
        "Outer", "regular",
        "{\"product\": [\"Inner\", \"inner\", null, null]}, {\"byName\": [\"Wand\", null]}"
      ),
      ("Other", "regular", "{\"product\": [\"Unused\", \"unused\", null, null]}"),
      (
        "Wand", "macro",
        "{\"product\": [\"SwiftSyntaxMacros\", \"swift-syntax\", null, null]},"
          + "{\"byName\": [\"Help\", null]}"
      ),
      ("Help", "regular", "{\"byName\": [\"Wand\", null]}, {\"byName\": [\"Help\", null]}"),
    ], remotes: ["inner", "unused", "swift-syntax"])
  private static let inner = manifest("Inner", targets: [("Inner", "regular", "")])

  private final class Asked: Sendable {
    let names = Mutex<[String]>([])
  }

  private func project(_ code: String) throws -> TemporaryFolder {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.remotePackage("https://example.org/Outer.git", products: ["Outer"])
    project.remotePackage("https://example.org/Large.git", products: ["Large"])
    project.target("W", files: [file], more: "packageProductDependencies = (\"PRODUCT-Outer\");")
    project.target(
      "App", type: "application", more: "packageProductDependencies = (\"PRODUCT-Large\");")
    return try project.folder([
      "W.swift": code,
      "store/outer/Package.swift": "", "store/outer/.gitmodules": "",
      "store/outer/Sources/Outer/O.swift": "import Inner",
      "store/outer/Sources/Other/P.swift": "", "store/outer/Sources/Wand/W.swift": "",
      "store/outer/Sources/Help/H.swift": "",
      "store/inner/Package.swift": "", "store/inner/Sources/Inner/I.swift": "",
    ])
  }

  private func request(
    _ folder: TemporaryFolder, _ asked: Asked, failing: RemotePackages.Failure? = nil
  ) -> ReadRequest {
    var request = ReadRequest(modules: SampleProject.modules)
    request.manifests = ManifestSource { folder in
      .description(Data((folder.lastPathComponent == "outer" ? Self.outer : Self.inner).utf8))
    }
    let store = folder.url.appendingPathComponent("store")
    request.packages = RemotePackages { order in
      let revision = order.revision.map { " " + $0 } ?? ""
      asked.names.withLock { $0.append(order.address.identity + revision) }
      if let failing { return .failure(failing) }
      var delivery = RemotePackages.Delivery(
        folder: store.appendingPathComponent(order.address.identity))
      (delivery.root, delivery.name) = (store, "1.5.0")
      return .success(delivery)
    }
    return request
  }

  private static let widget = "import SwiftUI\nimport Outer\n@main struct W: Widget {}"

  @Test func fetchesWhatIsImportedAndWhatThatNeeds() throws {
    let folder = try project(Self.widget)
    let asked = Asked()
    let result = InputReader.read(folder.url, request(folder, asked))
    #expect(asked.names.withLock { $0 } == ["outer", "inner"])
    let modules = result.projects.first?.modules ?? []
    #expect(modules.map(\.name) == ["Inner", "Outer"])
    #expect(
      modules.flatMap(\.files).map(\.path) == [
        "inner/Sources/Inner/I.swift", "outer/Sources/Outer/O.swift",
      ])
    #expect(result.rules == ["package-parts-left-out", "packages-not-pinned"])
    #expect(result.diagnostics.first?.message.contains("not made here: its submodules.") == true)
    #expect(
      result.diagnostics.last?.message.contains("outer 1.5.0 of 1.0.0 up to 2.0.0, inner 1.5.0")
        == true)
  }

  /// What they are written with is the compiler's own.
  @Test func readsThePlugInsOfMacros() throws {
    let folder = try project(Self.widget)
    let asked = Asked()
    let result = InputReader.read(folder.url, request(folder, asked))
    #expect(!asked.names.withLock { $0 }.contains("swift-syntax"))
    let plugins = try #require(result.projects.first?.modules.last?.macros)
    #expect(plugins.map(\.name) == ["Wand"])
    #expect(plugins.first?.modules.map(\.name) == ["Help", "Wand"])
    #expect(
      plugins.first?.modules.flatMap(\.files).map(\.lastPathComponent) == ["H.swift", "W.swift"])
  }

  /// A target may declare macros itself that a package of the project expands.
  @Test func readsThePlugInsOfWhatWidgetsDeclare() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    project.localPackage("outer")
    project.target("W", files: [file])
    let code = "\nmacro shout() = #externalMacro(module: \"Wand\", type: \"Shout\")"
    let folder = try project.folder([
      "W.swift": SampleProject.bundle + code, "outer/Package.swift": "",
      "outer/Sources/Wand/W.swift": "", "outer/Sources/Help/H.swift": "",
    ])
    let read = InputReader.read(folder.url, request(folder, Asked())).projects.first
    #expect(read?.macros.flatMap(\.modules).map(\.name) == ["Help", "Wand"])
    #expect(read?.modules.isEmpty == true)
  }

  @Test func widgetsOfPackagesExpandTheirMacros() throws {
    let widget = "import SwiftUI\n@main struct W: Widget {}"
    let folder = try TemporaryFolder([
      "outer/Package.swift": "", "outer/Sources/Outer/O.swift": widget,
      "outer/Sources/Wand/W.swift": "", "outer/Sources/Help/H.swift": "",
    ])
    var request = request(folder, Asked())
    request.packages = .none
    let read = InputReader.read(folder.url.appendingPathComponent("outer"), request)
    #expect(read.projects.first?.macros.map(\.name) == ["Wand"])
  }

  /// Some manifests offer on Linux nothing of what they offer on a Mac.
  @Test func readsManifestsAsOnAMacForWhatTheyLackHere() throws {
    let folder = try project(Self.widget)
    var request = request(folder, Asked())
    let here = Data(Self.manifest("Outer", targets: [("Other", "regular", "")]).utf8)
    let copy = folder.url.appendingPathComponent("copy")
    request.manifests = ManifestSource(
      onMac: { folder in
        folder.lastPathComponent == "outer" ? (.description(Data(Self.outer.utf8)), copy) : nil
      },
      { folder in
        .description(folder.lastPathComponent == "outer" ? here : Data(Self.inner.utf8))
      })
    let result = InputReader.read(folder.url, request)
    #expect(result.projects.first?.modules.map(\.name) == ["Inner", "Outer"])
  }

  /// What only Linux needs is often a server's.
  @Test func fetchesNothingThatAMacWouldNot() throws {
    let folder = try project(Self.widget)
    let asked = Asked()
    var request = request(folder, asked)
    let server = "{\"product\": [\"Server\", \"server\", null, null]}"
    let here = Self.manifest(
      "Outer", targets: [("Outer", "regular", server)], remotes: ["inner", "server"])
    let mac = Self.manifest("Outer", targets: [("Outer", "regular", "")])
    request.manifests = ManifestSource(
      onMac: { (.description(Data(mac.utf8)), $0) }, { _ in .description(Data(here.utf8)) })
    #expect(InputReader.read(folder.url, request).projects.first?.modules.map(\.name) == ["Outer"])
    #expect(asked.names.withLock { $0 } == ["outer"])
  }

  @Test func fetchesNothingThatIsNamedForLinux() throws {
    let folder = try project(Self.widget)
    let asked = Asked()
    var request = request(folder, asked)
    let condition = "{\"platformNames\": [\"linux\"]}"
    let outer = Self.manifest(
      "Outer",
      targets: [
        (
          "Outer", "regular",
          "{\"product\": [\"Server\", \"server\", null, \(condition)]},"
            + "{\"byName\": [\"Other\", \(condition)]}"
        ), ("Other", "regular", "{\"product\": [\"Inner\", \"inner\", null, null]}"),
      ], remotes: ["inner", "server"])
    request.manifests = ManifestSource { folder in
      .description(Data((folder.lastPathComponent == "outer" ? outer : Self.inner).utf8))
    }
    _ = InputReader.read(folder.url, request)
    #expect(asked.names.withLock { $0 } == ["outer", "inner"])
  }

  @Test func pathsOfManifestsOfAMacAreThoseOfTheirPackage() throws {
    let source = ManifestSource(
      onMac: { _ in
        let path = "{\"fileSystem\": [{\"path\": \"/copies/Side\"}]}"
        let data = Data("{\"name\": \"P\", \"dependencies\": [\(path)]}".utf8)
        return (.description(data), URL(fileURLWithPath: "/copies/P"))
      }, { _ in .failure("no") })
    let manifest = source.readOnMac(URL(fileURLWithPath: "/home/P"))
    #expect(manifest?.localPackages == ["/home/Side"])
  }

  @Test func fetchesNothingForNothing() throws {
    let folder = try project(SampleProject.bundle)
    let asked = Asked()
    #expect(InputReader.read(folder.url, request(folder, asked)).rules == [])
    #expect(asked.names.withLock { $0 } == [])
  }

  @Test func knowsWhatCodeAsksFor() throws {
    let folder = try project(SampleProject.bundle + "\n#if canImport(Outer)\nimport Outer\n#endif")
    let asked = Asked()
    let result = InputReader.read(folder.url, request(folder, asked))
    #expect(result.projects.first?.modules.map(\.name) == ["Inner", "Outer"])
  }

  @Test func takesResourcesThatNoManifestNames() throws {
    let folder = try project(Self.widget)
    let model = """
      <model><entity name="Note" representedClassName="Note" codeGenerationType="class">
      <attribute name="text" optional="YES" attributeType="String"/></entity></model>
      """
    let path = "store/outer/Sources/Outer/"
    try folder.write(model, path + "Data/Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    try folder.write("{}", path + "Media.xcassets/Contents.json")
    try folder.write("{}", path + "other.json")
    let result = InputReader.read(folder.url, request(folder, Asked()))
    let outer = try #require(result.projects.first?.modules.last)
    #expect(outer.bundle == "Outer_Outer.bundle")
    #expect(outer.dataModels.all.flatMap(\.entities).map(\.name) == ["Note"])
    #expect(outer.resources.assetCatalogs.count == 1)
    #expect(outer.resources.looseFiles.map(\.lastPathComponent) == ["Notes.xcdatamodeld"])
    #expect(result.projects.first?.modules.first?.bundle == nil)
  }

  /// What the project says it has is there in Xcode.
  @Test func answersForWhatCannotBeHad() throws {
    let code = "\n#if canImport(Outer)\nimport Outer\n#endif\n#if canImport(Other)\nother\n#endif"
    let folder = try project(SampleProject.bundle + code)
    let result = InputReader.read(folder.url, request(folder, Asked(), failing: .refused("no")))
    #expect(result.projects.first?.missingModules.map(\.name) == ["Outer"])
    let text = result.projects.first.map { String(decoding: $0.files[0].prepared, as: UTF8.self) }
    #expect(text?.contains("#if false") == true)
  }

  @Test func followsThePins() throws {
    let folder = try project(Self.widget)
    let revision = String(repeating: "b2", count: 20)
    for (path, name) in [
      ("App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm", "Outer"),
      // What the project says nothing of is as the package has it.
      ("store/outer", "inner"),
    ] {
      try folder.write(
        """
        {"version": 3, "pins": [{"identity": "\(name.lowercased())", "location":
          "https://example.org/\(name).git", "state": {"revision": "\(revision)"}}]}
        """, path + "/Package.resolved")
    }
    let asked = Asked()
    let result = InputReader.read(folder.url, request(folder, asked))
    #expect(asked.names.withLock { $0 } == ["outer " + revision, "inner " + revision])
    #expect(result.rules == ["package-parts-left-out"])
  }

  /// Xcode puts the packages of all packages side by side.
  @Test func oneFolderOfCheckoutsServesAll() throws {
    let folder = try project(Self.widget)
    for name in ["Outer", "inner"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("SourcePackages/checkouts"),
        withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent("store/" + name.lowercased()),
        to: folder.url.appendingPathComponent("SourcePackages/checkouts/" + name))
    }
    let asked = Asked()
    var request = request(folder, asked)
    request.manifests = ManifestSource { folder in
      .description(Data((folder.lastPathComponent == "Outer" ? Self.outer : Self.inner).utf8))
    }
    let result = InputReader.read(folder.url, request)
    #expect(asked.names.withLock { $0 } == [])
    #expect(result.projects.first?.modules.map(\.name) == ["Inner", "Outer"])
    #expect(
      result.projects.first?.modules.last?.files.map(\.path)
        == ["SourcePackages/checkouts/Outer/Sources/Outer/O.swift"])
  }

  @Test(arguments: [
    (RemotePackages.Failure.notReached("far: no"), "package-not-reached"),
    (.offline, "package-not-at-hand"), (.refused("no"), "package-not-fetched"),
  ])
  func saysWhatCannotBeHad(failure: RemotePackages.Failure, rule: String) throws {
    let folder = try project(Self.widget)
    let result = InputReader.read(folder.url, request(folder, Asked(), failing: failure))
    let said = try #require(result.diagnostics.first { $0.rule == rule })
    #expect(said.message.contains("https://example.org/Outer.git"))
    #expect(said.hint?.contains("--packages") == true)
    let missing = result.diagnostics.first { $0.breaks(.moduleNotAvailable) }
    #expect(missing?.message.contains(failure.state) == true)
  }

  @Test func saysThatNoRegistryIsAsked() throws {
    let folder = try project(Self.widget)
    var request = request(folder, Asked())
    let outer = """
      {"name": "Outer", "toolsVersion": {"_version": "6.0.0"}, "products": [],
       "dependencies": [{"registry": [{"identity": "mona.LinkedList"}]}],
       "targets": [{"name": "Outer", "type": "regular", "dependencies": [{"product": [
         "LinkedList", "mona.LinkedList", null, null]}]}]}
      """
    request.manifests = ManifestSource { _ in .description(Data(outer.utf8)) }
    let result = InputReader.read(folder.url, request)
    let said = try #require(result.diagnostics.first { $0.breaks(.packageNotFetched) })
    #expect(
      said.message.contains(
        "mona.linkedlist of mona.LinkedList cannot be fetched: it is named as registries do"))
  }

  @Test func readsNothingOutsideOfWhatWasFetched() throws {
    let folder = try project(Self.widget)
    try folder.write("public struct Secret {}", "Secret/S.swift")
    var request = request(folder, Asked())
    let evil = """
      {"name": "Outer", "toolsVersion": {"_version": "6.0.0"}, "products": [],
       "dependencies": [{"fileSystem": [{"path": "\(folder.url.path)/Secret"}]}],
       "targets": [{"name": "Outer", "type": "regular", "path": "../../Secret"}]}
      """
    request.manifests = ManifestSource { _ in .description(Data(evil.utf8)) }
    let result = InputReader.read(folder.url, request)
    #expect(result.projects.first?.modules.isEmpty == true)
    #expect(!result.rules.contains("package-missing"))
  }

  @Test func readsTheHeadersOfTargetsInObjectiveC() throws {
    let folder = try project(Self.widget)
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("store/outer/Sources/Outer/O.swift"))
    let home = "store/outer/Sources/Outer/"
    try folder.write(
      "#import <Outer/Key.h>\n#import \"../../../../Secret.h\"", home + "include/Outer.h")
    try folder.write("extern NSString *const OuterKey;", home + "include/Outer/Key.h")
    try folder.write("NSString *const OuterKey = @\"k\";", home + "Private/Key.m")
    try folder.write("int secret(void);", "Secret.h")
    let result = InputReader.read(folder.url, request(folder, Asked()))
    let missing = try #require(result.projects.first?.missingModules.first)
    #expect(missing.name == "Outer")
    let text = try #require(HeaderSources(missing.headers, declared: []).text)
    #expect(text.contains("var OuterKey: String { \"k\" }"))
    #expect(!text.contains("secret"))
    let said = result.diagnostics.first { $0.breaks(.moduleNotAvailable) }
    #expect(said?.message.contains("It is a target in Objective-C") == true)
  }
}
