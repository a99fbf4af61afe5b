import DiagnosticRecords
import Encodings
import Foundation
import SourcePreparing
import TestSupport
import Testing
import WidgetSettings

@testable import ProjectReader

@Suite struct XcodeGenProjectTests {
  private static let bundle = SampleProject.bundle
  private static let point =
    "{NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}"

  private func read(
    _ files: [String: String], at path: String = ""
  ) throws -> (result: ReadResult, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(files)
    let input = path.isEmpty ? folder.url : folder.url.appendingPathComponent(path)
    return (InputReader.read(input, ReadRequest(modules: SampleProject.modules)), folder)
  }

  @Test func readsTargetsWithTheirSettings() throws {
    let (result, _) = try read([
      "project.yml": """
      name: Sample
      options: {bundleIdPrefix: org.sample, deploymentTarget: {iOS: "17.2"}}
      settings:
        base: {SWIFT_VERSION: "6.0"}
        configs: {Debug: {MARKETING_VERSION: 2.5}, Release: {MARKETING_VERSION: 9}}
      settingGroups: {flags: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: ONE $(inherited)}}
      configFiles: {Debug: Sample.xcconfig}
      targets:
        App: {type: application, platform: iOS, sources: App}
        Clock_Widget:
          type: app-extension
          platform: iOS
          sources:
            - path: Clock
              excludes: ["*.md", "Old/**", Unused.swift]
            - path: Shared
              includes: ["*.swift"]
            - {path: Later, optional: true}
            - path: Gone.swift
            - {path: Clock/Header, buildPhase: headers}
          settings: {groups: [flags], base: {SWIFT_ENABLE_BARE_SLASH_REGEX: false}}
          info: {path: Clock/Made.plist, properties: \(Self.point)}
          dependencies: [{target: Kit}, {package: Numbers, product: Digits}]
        Kit: {type: framework, platform: iOS, sources: [Kit]}
        Share: {type: app-extension, platform: iOS, sources: [Share], info: {path: S.plist,
          properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.share-services}}}}
      """,
      "Sample.xcconfig": "OWNER = me", "App/A.swift": "import SwiftUI\n@main struct A: App {}",
      "Clock/B.swift": "import Kit\n" + Self.bundle, "Clock/Old/O.swift": "",
      "Clock/Unused.swift": "", "Clock/Deep/D.swift": "", "Clock/A.xcassets/Contents.json": "{}",
      "Clock/notes.md": "", "Clock/Header/H.swift": "", "Shared/S.swift": "",
      "Shared/s.json": "", "Kit/K.swift": "", "Share/B.swift": Self.bundle,
    ])
    #expect(
      result.programs == [
        "Clock_Widget: Clock/B.swift Clock/Deep/D.swift Clock/Header/H.swift Shared/S.swift"
      ])
    let project = try #require(result.projects.first)
    #expect(project.modules.map(\.name) == ["Kit"])
    #expect(project.compilation.languageMode == 6)
    #expect(project.compilation.flags == ["ONE", "DEBUG"])
    #expect(!project.compilation.hasBareSlashes)
    #expect(project.buildValues["PRODUCT_BUNDLE_IDENTIFIER"] == "org.sample.Clock-Widget")
    #expect(project.buildValues["IPHONEOS_DEPLOYMENT_TARGET"] == "17.2")
    #expect(project.buildValues["MARKETING_VERSION"] == "2.5")
    #expect(project.buildValues["OWNER"] == "me")
    #expect(project.resources.assetCatalogs.map(\.lastPathComponent) == ["A.xcassets"])
    let plist = try #require(project.generatedInfoPlist)
    #expect(String(decoding: plist, as: UTF8.self).contains("com.apple.widgetkit-extension"))
    #expect(
      result.diagnostics.map(\.message) == [
        "Clock_Widget names files that are not there: Gone.swift."
      ])
  }

  @Test func fillsTemplatesAndPlatforms() throws {
    let (result, _) = try read([
      "project.yml": """
      targetTemplates:
        Base: {sources: ["${target_name}"], info: {properties: \(Self.point)}}
        Widgets:
          templates: [Base]
          type: app-extension
          sources: ["Shared/${part}"]
          settings: {PRODUCT_BUNDLE_IDENTIFIER: "a.${platform}.${part}"}
      targets:
        Tick:
          templates: [Widgets]
          templateAttributes: {part: One}
          platform: [iOS, watchOS]
      """,
      "Tick/B.swift": Self.bundle, "Shared/One/S.swift": "", "Shared/Two/S.swift": "",
    ])
    #expect(
      result.programs == [
        "Tick_iOS: Shared/One/S.swift Tick/B.swift",
        "Tick_watchOS: Shared/One/S.swift Tick/B.swift",
      ])
    #expect(result.projects.map(\.platform) == [.iOS, .watchOS])
    #expect(
      result.projects.map { $0.buildValues["PRODUCT_BUNDLE_IDENTIFIER"] }
        == ["a.iOS.One", "a.watchOS.One"])
  }

  /// A script may copy the file to the root before the tool runs.
  @Test func layersIncludedFilesFromWhereTheyLie() throws {
    let files = [
      "apps/one/project.yml": """
      include:
        - path: parts/shared.yml
        - Clock/part.yml
        - {path: parts/never.yml, enable: "${LOCAL}"}
      targets:
        Clock: {sources: [apps/one/Extra]}
      """,
      "parts/shared.yml": "name: Shown\nsettings: {SWIFT_VERSION: 6}",
      "Clock/part.yml": """
      targets:
        Clock:
          type: app-extension
          platform: macOS
          sources: ["."]
          entitlements: {path: C.entitlements}
          info: {properties: \(Self.point)}
      """,
      "Clock/B.swift": Self.bundle, "Clock/C.entitlements": "", "apps/one/Extra/E.swift": "",
      "elsewhere/C.swift": "",
    ]
    let whole = try read(files)
    #expect(whole.result.programs == ["Clock: Clock/B.swift apps/one/Extra/E.swift"])
    #expect(whole.result.projects.first?.platform == .macOS)
    #expect(whole.result.projects.first?.compilation.languageMode == 6)
    #expect(
      whole.result.projects.first?.resources.entitlements.map(\.lastPathComponent)
        == ["C.entitlements"])
    #expect(whole.result.rules == [])
    let given = try read(files, at: "apps/one/project.yml")
    #expect(given.result.programs == whole.result.programs)
  }

  /// Who does not keep the project that the tool makes may keep what Xcode puts beside it.
  @Test func standsForAProjectThatIsNotMadeYet() throws {
    let (result, _) = try read([
      "Sample.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
      "project.yml": "targets: {W: {type: app-extension, platform: iOS, sources: W}}",
      "W/B.swift": Self.bundle,
    ])
    #expect(result.programs == ["W: W/B.swift"])
    #expect(result.diagnostics.map { "\($0.rule) \($0.severity)" } == ["project-unreadable note"])
  }

  @Test func mergesByItsRules() {
    let base = #"{"a":[1],"b":{"c":1,"d":2},"e":[1]}"#
    let own = #"{"a":[2],"b":{"d":3},"e:REPLACE":[4]}"#
    let merged = XcodeGenSpec.merge(
      JSONValue(parsing: [UInt8](own.utf8)) ?? .null,
      onto: JSONValue(parsing: [UInt8](base.utf8)) ?? .null)
    #expect(merged.json == #"{"a":[1,2],"b":{"c":1,"d":3},"e":[4]}"#)
  }

  @Test func namesFilesThatItCannotRead() throws {
    let (broken, _) = try read(["project.yml": "include: part.yml", "part.yml": "a: 1\nb: !x 2"])
    #expect(broken.diagnostics.map(\.rule) == ["project-unreadable"])
    #expect(broken.diagnostics.first?.file == "part.yml")
    #expect(broken.diagnostics.first?.line == 2)
    let (circle, _) = try read([
      "project.yml": "include: part.yml", "part.yml": "include: project.yml",
    ])
    #expect(circle.diagnostics.first?.message == "project.yml cannot be read: it includes itself.")
    let (missing, _) = try read([
      "project.yml":
        "include: gone.yml\ntargets: {W: {type: app-extension, platform: iOS, sources: W}}",
      "W/B.swift": "import SwiftUI\n" + Self.bundle + "\nstruct C: Widget {}",
    ])
    #expect(missing.programs == ["W: W/B.swift"])
    #expect(missing.rules == ["file-missing"])
  }
}
