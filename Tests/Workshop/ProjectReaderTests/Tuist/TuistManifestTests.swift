import DiagnosticRecords
import Encodings
import Foundation
import TestSupport
import Testing
import WidgetSettings

@testable import ProjectReader

@Suite struct TuistManifestTests {
  private static let bundle = SampleProject.bundle
  private static let point =
    #"["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]"#

  private func read(
    _ files: [String: String], at path: String = ""
  ) throws -> (result: ReadResult, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    let input = path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
    return (InputReader.read(input, ReadRequest(modules: SampleProject.modules)), folder)
  }

  @Test func readsTargetsWithTheirSettings() throws {
    let (result, _) = try read([
      "Project.swift": """
      import ProjectDescription

      let name = "Clock"
      let version: SettingValue = "2.5"

      let project = Project(
        name: name,
        settings: .settings(base: ["MARKETING_VERSION": version, "SWIFT_VERSION": "6.0"]),
        targets: [
          .target(name: "App", destinations: .iOS, product: .app, bundleId: "org.sample",
            infoPlist: .default, sources: ["App/**"], dependencies: [.target(name: name)]),
          // The widgets.
          .target(
            name: name, destinations: [.iPhone, .iPad], product: .appExtension,
            bundleId: "org.sample.\\(name)", deploymentTargets: .iOS("17.2"),
            infoPlist: .extendingDefault(with: \(Self.point)),
            sources: [
              .glob("Clock/**", excluding: ["Clock/Old/**"]), "Shared/S.swift", "Gone.swift"],
            resources: ["Clock/**/*.{xcassets,json}"],
            dependencies: [.target(name: "Kit")],
            settings: .settings(
              base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "ONE"],
              configurations: [.debug(name: .debug, xcconfig: "Sample.xcconfig")])),
          .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
            sources: "Kit/*"),
        ]
      )
      """,
      "Sample.xcconfig": "OWNER = me", "App/A.swift": "import SwiftUI\n@main struct A: App {}",
      "Clock/B.swift": "import Kit\n" + Self.bundle, "Clock/Old/O.swift": "",
      "Clock/Deep/D.swift": "", "Clock/A.xcassets/Contents.json": "{}", "Clock/notes.md": "",
      "Shared/S.swift": "", "Kit/K.swift": "", "Kit/Deep/K.swift": "",
    ])
    #expect(result.programs == ["Clock: Clock/B.swift Clock/Deep/D.swift Shared/S.swift"])
    let project = try #require(result.projects.first)
    #expect(project.platform == .iOS)
    #expect(project.modules.map { $0.files.map(\.path) } == [["Kit/K.swift"]])
    #expect(project.compilation.languageMode == 6)
    #expect(project.compilation.flags.contains("ONE"))
    #expect(project.buildValues["PRODUCT_BUNDLE_IDENTIFIER"] == "org.sample.Clock")
    #expect(project.buildValues["IPHONEOS_DEPLOYMENT_TARGET"] == "17.2")
    #expect(project.buildValues["MARKETING_VERSION"] == "2.5")
    #expect(project.buildValues["OWNER"] == "me")
    #expect(project.resources.assetCatalogs.map(\.lastPathComponent) == ["A.xcassets"])
    let plist = try #require(project.generatedInfoPlist)
    #expect(String(decoding: plist, as: UTF8.self).contains("com.apple.widgetkit-extension"))
    #expect(
      result.diagnostics.map(\.message) == [
        "Clock names files that are not there: Gone.swift."
      ])
  }

  private static let repository = [
    "Workspace.swift": "import ProjectDescription",
    "Tuist/ProjectDescriptionHelpers/Project+Make.swift": """
    import ProjectDescription

    public enum Part: String { case clock = "Clock", kit = "Kit" }

    extension Project {
      enum Names { static let owner = "org." + Part.clock.rawValue }

      public static func make(
        _ part: Part, product: Product = .framework, more: [Target] = [],
        plist: InfoPlist = .default
      ) -> Project {
        let own = Target.own(part.rawValue, product, plist)
        var targets = [own]
        targets.append(contentsOf: more)
        return Project(name: part.rawValue, targets: targets)
      }
    }

    extension Target {
      static func own(_ name: String, _ product: Product, _ plist: InfoPlist) -> Target {
        .target(
          name: name, destinations: destinations, product: product,
          bundleId: "\\(Project.Names.owner).\\(name)", infoPlist: plist,
          sources: ["Sources/**", .relativeToRoot("Shared/S.swift")],
          dependencies: [.kit])
      }
      static var destinations: Destinations { [.appleWatch] }
    }

    extension TargetDependency {
      static let kit: Self = .project(target: "Kit", path: "//Modules/Kit")
    }

    extension InfoPlist {
      static var widgets: InfoPlist { .extendingDefault(with: \(Self.point)) }
    }
    """,
    "Apps/Clock/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers

    let project = Project.make(.clock, product: .appExtension, plist: .widgets)
    """,
    "Modules/Kit/Project.swift": """
    import ProjectDescription
    let project: Project = .make(.kit)
    """,
    "Apps/Clock/Sources/B.swift": "import Kit\n" + Self.bundle,
    "Modules/Kit/Sources/K.swift": "", "Shared/S.swift": "",
  ]

  @Test func readsHelpersOfTheRepository() throws {
    let files = Self.repository
    let (whole, _) = try read(files)
    #expect(whole.programs == ["Clock: Apps/Clock/Sources/B.swift Shared/S.swift"])
    let project = try #require(whole.projects.first)
    #expect(project.platform == .watchOS)
    #expect(project.modules.map(\.name) == ["Kit"])
    #expect(project.buildValues["PRODUCT_BUNDLE_IDENTIFIER"] == "org.Clock.Clock")
    #expect(whole.rules == [])
    let (given, _) = try read(files, at: "Apps/Clock/Project.swift")
    #expect(given.programs == ["Clock: Sources/B.swift ../../Shared/S.swift"])
  }

  @Test func findsPackagesOfTheRepository() throws {
    let folder = try TemporaryFolder([
      "Tuist/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      #if TUIST
        import ProjectDescription
        let packageSettings = PackageSettings(productTypes: [:])
      #endif
      let package = Package(
        name: "All",
        dependencies: [
          .package(url: "https://example.org/tea.git", from: "1.2.0"),
          .package(url: "https://example.org/milk", .upToNextMinor(from: "0.3.1")),
          .package(path: "../Local/Cup"),
        ])
      """,
      "Apps/Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "P",
        packages: [.remote(url: "https://example.org/ice", requirement: .branch("main"))],
        targets: [.target(name: "W", destinations: .iOS, product: .appExtension, bundleId: "w",
          sources: ["**"], dependencies: [.external(name: "Tea"), .package(product: "Other")])])
      """,
    ])
    let file = folder.url.appendingPathComponent("Apps/Project.swift")
    let values = TuistManifest(file).spec.values
    let packages = try #require(values["packages"])
    #expect(
      packages["tea"]?.json == #"{"majorVersion":"1.2.0","url":"https://example.org/tea.git"}"#)
    #expect(packages["milk"]?.json == #"{"minorVersion":"0.3.1","url":"https://example.org/milk"}"#)
    #expect(packages["ice"]?.json == #"{"branch":"main","url":"https://example.org/ice"}"#)
    #expect(packages["Cup"]?.json == #"{"path":"../Local/Cup"}"#)
    let dependencies = values["targets"]?["W"]?["dependencies"]?.items ?? []
    #expect(
      dependencies.compactMap { $0["package"]?.text } == ["tea", "Cup", "ice", "milk", "tea"])
  }

  @Test func `Targets that code makes are named, and folders are looked at instead`() throws {
    let files = [
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "P", targets: Part.allCases.map { $0.target })
      """,
      "Clock/B.swift": "import SwiftUI\n" + Self.bundle + "\nstruct C: Widget {}",
    ]
    let (loose, _) = try read(files)
    #expect(loose.programs.map { $0.hasSuffix(": Clock/B.swift") } == [true])
    #expect(loose.rules.first == "widgets-outside-project")
    var partly = files
    partly["Project.swift"] = """
      import ProjectDescription
      let project = Project(name: "P", targets: [
        .target(name: "W", destinations: .iOS, product: .appExtension, sources: ["Clock/**"]),
      ] + Part.allCases.map(\\.target))
      """
    partly["Clock/B.swift"]? += "\nimport Tea"
    partly["Modules/Tea/Sources/Deep/T.swift"] = ""
    let (result, _) = try read(partly)
    #expect(result.programs == ["W: Clock/B.swift"])
    // A module is found by its folder.
    #expect(result.projects.first?.modules.map(\.name) == ["Tea"])
    #expect(
      result.diagnostics.map(\.message) == [
        "A target or list of targets of Project.swift is not written down but found out by code, "
          + "which is not run."
      ])
  }

  @Test func `Widgets are found by their folder where no target is written down`() throws {
    let (result, _) = try read([
      "Project.swift": """
      import ProjectDescription
      let project = Project(
        name: "P", packages: [.local(path: "Packages/Cup")], targets: builder.targets)
      """,
      "Targets/Clock/Sources/B.swift": "import Tea\n" + Self.bundle + "\nstruct C: Widget {}",
      "Targets/Clock/Resources/A.xcassets/Contents.json": "{}",
      "Targets/Clock/Tests/T.swift": "", "Targets/App/Sources/A.swift": "@main struct A {}",
      "Targets/Tea/Sources/T.swift": "",
    ])
    #expect(result.programs == ["Clock: Targets/Clock/Sources/B.swift"])
    let project = try #require(result.projects.first)
    #expect(project.modules.map(\.name) == ["Tea"])
    #expect(project.resources.assetCatalogs.map(\.lastPathComponent) == ["A.xcassets"])
    #expect(result.rules == ["project-partly-read"])
  }

  @Test func `A file of an app that has projects is none of Tuist's`() throws {
    let (result, _) = try read([
      "Project.swift": "struct Project { var name = \"A\" }",
      "B.swift": "import SwiftUI\n" + Self.bundle + "\nstruct C: Widget {}",
    ])
    #expect(result.programs.map { $0.contains("Project.swift") } == [true])
  }

  @Test(arguments: [
    "let project = Project(name: \"a\\(", "let project = project",
    "let project = Project(targets: " + String(repeating: "[", count: 9_000),
    "let project = " + String(repeating: "a + ", count: 9_000) + "a",
    "let project = a" + String(repeating: ".b", count: 9_000),
    "let project = f()\nfunc f(_ a: Int = f()) { f(f()) }",
    "let project = f([1])\nfunc f(_ a: [Int]) -> [Int] { let b = a + a; return f(b + b) }",
    "let project = f([1])\nfunc f(_ a: [Int]) -> [Int] { let b = [a, a]; return f([b, b]) }",
    "extension A { let project = B.c }\nlet project = A.project\nenum B { static var c: A { c } }",
    "let project = Project(targets: [.target(name: nil, product: 1), 7, nil, .target])",
    "enum { case }\nfunc (\nlet\nvar = 1\nextension",
  ])
  func `What cannot be read ends in nothing`(_ text: String) throws {
    let folder = try TemporaryFolder(["Project.swift": "import ProjectDescription\n" + text])
    let file = folder.url.appendingPathComponent("Project.swift")
    let manifest = TuistManifest(file)
    #expect(manifest.unread > 0)
    #expect(manifest.spec.values["targets"]?.members?.isEmpty == true, "\(text.prefix(40))")
  }
}
