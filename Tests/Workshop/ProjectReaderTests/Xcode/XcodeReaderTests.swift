import DiagnosticRecords
import Foundation
import ResourceCatalogs
import TestSupport
import Testing
import WidgetSettings

@testable import ProjectReader
@testable import SourcePreparing

@Suite struct XcodeReaderTests {
  private static let bundle = SampleProject.bundle

  private func read(
    _ project: SampleProject, _ files: [String: String],
    _ change: (inout ReadRequest) -> Void = { _ in }
  ) throws -> (result: ReadResult, folder: TemporaryFolder) {
    let folder = try project.folder(files)
    var request = ReadRequest(modules: SampleProject.modules)
    change(&request)
    return (InputReader.read(folder.url, request), folder)
  }

  @Test func readsModelsOfFrameworks() throws {
    var project = SampleProject()
    let widget = project.file("W.swift")
    let code = project.file("Kit.swift")
    project.add("MODEL", "XCVersionGroup", "path = M.xcdatamodeld; sourceTree = \"<group>\";")
    project.show("MODEL")
    project.target("Kit", type: "framework", files: [code, "MODEL"])
    project.target("W", files: [widget])
    let folder = try project.folder([
      "W.swift": "import Kit\n" + SampleProject.bundle, "Kit.swift": "",
      "M.xcdatamodeld/M.xcdatamodel/contents": "<model><entity name=\"Note\"/></model>",
    ])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    let kit = try #require(result.projects.first?.modules.first)
    #expect(kit.dataModels.all.flatMap(\.entities).map(\.name) == ["Note"])
    // Its resources are the program's.
    #expect(kit.bundle == nil)
    #expect(result.projects.first?.resources.bundledModels.map(\.name) == ["M.momd"])
  }

  @Test func makesWhatPlugInsWouldWrite() throws {
    var project = SampleProject()
    let file = project.file("W.swift")
    for name in ["ClientMaker", "SwiftLintBuildTool"] {
      project.add(
        "PLUGIN-\(name)", "XCSwiftPackageProductDependency", "productName = \"plugin:\(name)\";")
      project.add("NEED-\(name)", "PBXTargetDependency", "productRef = \"PLUGIN-\(name)\";")
    }
    project.target(
      "W", files: [file],
      more: "dependencies = (\"NEED-ClientMaker\", \"NEED-SwiftLintBuildTool\");")
    let folder = try project.folder(["W.swift": SampleProject.bundle])
    let result = InputReader.read(folder.url, ReadRequest(modules: SampleProject.modules))
    let read = try #require(result.projects.first)
    #expect(read.missingModules.map(\.name) == ["ClientMaker"])
    #expect(
      String(decoding: read.files[0].prepared, as: UTF8.self).hasPrefix("import ClientMaker\n"))
    let said = try #require(result.diagnostics.first { $0.breaks(.moduleNotAvailable) })
    #expect(said.message.contains("It is a plug-in that writes code while W is built"))
    #expect(!said.message.contains("files import it"))
  }

  @Test func readsClassicGroups() throws {
    var project = SampleProject()
    project.add("INNER", "PBXFileReference", "path = B.swift; sourceTree = \"<group>\";")
    project.add(
      "GROUP", "PBXGroup", "path = Widget; sourceTree = \"<group>\"; children = (INNER, TABLE);")
    project.add("NAMED", "PBXGroup", "name = Shown; sourceTree = \"<group>\"; children = (SHARED);")
    project.add("SHARED", "PBXFileReference", "path = Shared/M.swift; sourceTree = SOURCE_ROOT;")
    project.add(
      "TABLE", "PBXVariantGroup", "name = T.strings; sourceTree = \"<group>\"; children = (EN, DE);"
    )
    project.add("EN", "PBXFileReference", "path = en.lproj/T.strings; sourceTree = \"<group>\";")
    project.add("DE", "PBXFileReference", "path = de.lproj/T.strings; sourceTree = \"<group>\";")
    for id in ["GROUP", "NAMED"] { project.show(id) }
    let system = project.file("System/WidgetKit.framework", tree: "SDKROOT")
    let gone = project.file("Gone.swift")
    project.target("W", files: ["INNER", "SHARED", "TABLE", system, gone])
    let (result, folder) = try read(
      project,
      [
        "widget/B.swift": Self.bundle, "Shared/M.swift": "", "Shared/Unused.swift": "",
        "widget/en.lproj/T.strings": "", "widget/de.lproj/T.strings": "",
      ])
    // The folder is written in other letters than in the project, as a Mac's disk lets pass.
    #expect(result.programs == ["W: Shared/M.swift widget/B.swift"])
    #expect(
      result.projects.first?.resources.localizedFolders.map(\.lastPathComponent)
        == ["de.lproj", "en.lproj"])
    #expect(result.diagnostics.map(\.message) == ["W names files that are not there: Gone.swift."])
    #expect(result.root.path == folder.url.path)
  }

  @Test func previewsMayUseTheCatalogsOfTargetsThatShareTheirFile() throws {
    var project = SampleProject()
    let (bundle, shared) = (project.file("B.swift"), project.file("Shared.swift"))
    let own = project.file("Own.xcassets")
    project.target("W", files: [bundle, shared, own])
    project.target(
      "App", type: "application",
      files: [shared, own, project.file("App.xcassets"), project.file("A.json")])
    project.target(
      "Watch", type: "application", files: [shared, project.file("Watch.xcassets")],
      settings: "SDKROOT = watchos;")
    project.target("Other", type: "application", files: [project.file("Other.xcassets")])
    var files = ["B.swift": Self.bundle, "A.json": ""]
    for name in ["Own", "App", "Watch", "Other"] { files["\(name).xcassets/Contents.json"] = "{}" }
    for (code, expected) in [("#Preview { Text(a) }", ["App.xcassets"]), ("let a = 1", [])] {
      files["Shared.swift"] = code
      let widget = try #require(try read(project, files).result.projects.first)
      #expect(widget.resources.assetCatalogs.map(\.lastPathComponent) == ["Own.xcassets"])
      #expect(widget.previewCatalogs.map(\.lastPathComponent) == expected)
    }
  }

  /// What makes an extension one of widgets: property list and source, and whether it is drawn.
  private static let kinds: [(String?, String, Bool)] = [
    (SampleProject.plist, "struct A {}", true),
    (SampleProject.plist.replacing("widgetkit-extension", with: "intents-service"), bundle, false),
    (nil, bundle, true), (nil, "@main struct I: AppIntentsExtension {}", false),
  ]

  @Test(arguments: kinds)
  func tellsWidgetsFromOtherExtensions(plist: String?, source: String, isDrawn: Bool) throws {
    var project = SampleProject()
    let file = project.file("A.swift")
    project.target("W", files: [file], settings: "INFOPLIST_FILE = Info.plist;")
    project.target("App", type: "application", files: [file])
    var files = ["A.swift": source]
    files["Info.plist"] = plist
    let folder = try project.folder(files)
    let result = InputReader.read(
      folder.url.appendingPathComponent("App.xcodeproj"),
      ReadRequest(modules: SampleProject.modules))
    #expect(result.projects.map(\.name) == (isDrawn ? ["W"] : []))
    #expect(result.rules == (isDrawn ? [] : ["no-widgets-found"]))
  }

  @Test func readsTheFolderOfAProjectWithoutWidgets() throws {
    var project = SampleProject()
    project.target("App", type: "application", files: [project.file("App.swift")])
    let files = ["App.swift": "struct A {}", "Clock/B.swift": Self.bundle]
    let (result, _) = try read(project, files)
    #expect(result.projects.first?.files.map(\.path) == ["App.swift", "Clock/B.swift"])
    #expect(result.rules == ["widgets-outside-project"])
    let asked = try read(project, files) { $0.wishes[.targets] = ["Clock"] }.result
    #expect(asked.projects.isEmpty)
    #expect(asked.rules == ["no-widgets-found"])
    #expect(try read(project, ["App.swift": ""]).result.rules == ["no-widgets-found"])
  }

  @Test func `an extension without code leaves the others alone`() throws {
    var project = SampleProject()
    project.target(
      "Empty", files: [project.file("Gone.swift")], settings: "INFOPLIST_FILE = Info.plist;")
    let files = ["Info.plist": SampleProject.plist, "Clock/B.swift": Self.bundle]
    #expect(try read(project, files).result.rules == ["widgets-outside-project"])
    project.target("W", files: [project.file("Clock/B.swift")])
    let (result, _) = try read(project, files)
    #expect(result.projects.map(\.name) == ["W"])
    #expect(result.rules == ["file-missing", "extension-without-code"])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
  }

  private static var twoTargets: SampleProject {
    var project = SampleProject()
    let file = project.file("B.swift")
    project.target("Clock Widget", files: [file])
    project.target("WatchWidget", files: [file], settings: "SDKROOT = watchos;")
    project.target("App", type: "application", files: [file])
    return project
  }

  /// Choices, with the targets they lead to or the rule they break and its hint.
  private static let choices: [([String], TargetPlatform?, [String], String?)] = [
    ([], nil, ["Clock Widget iOS", "WatchWidget watchOS"], nil),
    (["watchwidget"], nil, ["WatchWidget watchOS"], nil),
    ([], .watchOS, ["WatchWidget watchOS"], nil),
    (["WatchWidgets"], nil, [], "Did you mean WatchWidget"),
    (["App"], nil, [], "Targets with widgets: Clock Widget, WatchWidget."),
    ([], .macOS, [], "There are: Clock Widget (iOS), WatchWidget (watchOS)."),
  ]

  @Test(arguments: choices)
  func choosesTargets(
    names: [String], platform: TargetPlatform?, expected: [String], hint: String?
  ) throws {
    let result = try read(Self.twoTargets, ["B.swift": Self.bundle]) {
      ($0.wishes[.targets], $0.wishes[.platform]) = (names, platform)
    }.result
    #expect(result.projects.map { "\($0.name) \($0.platform.rawValue)" } == expected)
    let error = result.diagnostics.first { $0.severity == .error }
    if let hint {
      #expect(error?.hint?.contains(hint) == true)
    } else {
      #expect(error == nil)
    }
  }

  @Test func takesSettingsOfTargetAndProject() throws {
    var project = SampleProject()
    let file = project.file("B.swift")
    let configuration = project.file("Team.xcconfig")
    project.add(
      "PROJECTCONFIG", "XCBuildConfiguration",
      "name = Debug; baseConfigurationReference = \(configuration);"
        + " buildSettings = {SWIFT_VERSION = 6.0; SDKROOT = iphoneos;};"
    )
    project.target(
      "My Widget", files: [file],
      settings: """
        PRODUCT_BUNDLE_IDENTIFIER = "$(TEAM_PREFIX).$(PRODUCT_NAME:rfc1034identifier)";
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = (DEBUG, "$(inherited)");
        IPHONEOS_DEPLOYMENT_TARGET = 17.2;
        """)
    let result = try read(
      project,
      [
        "B.swift": Self.bundle + "\n#if TEAM\nimport Absent\n#endif",
        "Team.xcconfig": "TEAM_PREFIX = org.team\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = TEAM",
      ]
    ).result
    let found = try #require(result.projects.first)
    #expect(found.module == "My_Widget")
    #expect(found.compilation == Compilation(flags: ["DEBUG", "TEAM"], languageMode: 6))
    #expect(found.buildValues["PRODUCT_BUNDLE_IDENTIFIER"] == "org.team.My-Widget")
    #expect(found.buildValues[found.platform.deploymentSetting] == "17.2")
    #expect(result.rules == ["module-not-available"])
  }

  /// Settings of project and target, with the system that the target is drawn for.
  private static let systems: [(String, String, [TargetPlatform])] = [
    ("SDKROOT = macosx;", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", [.macOS]),
    ("", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", [.iOS]),
    ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "WATCHOS_DEPLOYMENT_TARGET = 10.0;", [.watchOS]),
    ("MACOSX_DEPLOYMENT_TARGET = 14.0;", "", [.macOS]), ("", "", [.macOS]),
    (
      "SDKROOT = auto; MACOSX_DEPLOYMENT_TARGET = 14.0;",
      "SUPPORTED_PLATFORMS = \"macosx iphoneos iphonesimulator\";", [.iOS, .macOS]
    ),
  ]

  @Test(arguments: systems)
  func tellsTheSystemOfATarget(
    project all: String, target own: String, _ expected: [TargetPlatform]
  )
    throws
  {
    var project = SampleProject()
    project.add(
      "PROJECTCONFIG", "XCBuildConfiguration", "name = Debug; buildSettings = {\(all)};")
    project.target("W", files: [project.file("B.swift")], settings: own)
    let found = try read(project, ["B.swift": Self.bundle]).result.projects.first
    #expect(found?.platform == expected.first)
    for platform in TargetPlatform.allCases {
      let asked = try read(project, ["B.swift": Self.bundle]) { $0.wishes[.platform] = platform }
      #expect(asked.result.projects.isEmpty != expected.contains(platform))
    }
  }

  /// A setting with whether `/…/` is a regular expression.
  @Test(arguments: [
    ("", true), ("SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
    ("SWIFT_ENABLE_BARE_SLASH_REGEX = YES;", true),
    ("SWIFT_VERSION = 6; SWIFT_ENABLE_BARE_SLASH_REGEX = NO;", false),
  ])
  func readsBareSlashesUnlessToldNotTo(settings: String, expected: Bool) throws {
    var project = SampleProject()
    project.target("W", files: [project.file("B.swift")], settings: settings)
    let found = try #require(
      try read(project, ["B.swift": Self.bundle]).result.projects.first?.compilation)
    #expect(found.hasBareSlashes == expected)
    // The compiler takes the option for what Swift 6 does anyway.
    let isAsked = found.arguments.contains("-enable-bare-slash-regex")
    #expect(isAsked == (expected && found.languageMode == 5))
  }

  @Test func readsLibrariesOfProjectsWithinAProject() throws {
    var inner = SampleProject()
    inner.target("Kit", type: "framework", files: [inner.file("K.swift")])
    inner.target("V", files: [inner.file("V.swift")])
    inner.project("../App.xcodeproj")
    var project = SampleProject()
    project.target("W", files: [project.file("B.swift")])
    project.project("Kit/Kit.xcodeproj")
    project.project("Gone.xcodeproj")
    let result = try read(
      project,
      [
        "B.swift": "import Kit\n" + Self.bundle, "Kit/K.swift": "", "Kit/V.swift": Self.bundle,
        "Kit/Kit.xcodeproj/project.pbxproj": inner.text,
      ]
    ).result
    #expect(result.programs == ["W: B.swift"])
    #expect(result.projects.first?.modules.map(\.name) == ["Kit"])
    #expect(!result.diagnostics.contains { $0.severity == .error })
  }

  @Test func readsHeadersThatCodeSees() throws {
    var project = SampleProject()
    project.target(
      "W", files: [project.file("B.swift"), project.file("Deep/C.m")],
      settings: "SWIFT_OBJC_BRIDGING_HEADER = \"W-Bridging.h\";")
    project.target(
      "Kit", type: "framework", files: [project.file("K.swift"), project.file("K.m")])
    project.target("V", files: [project.file("B.swift")])
    let result = try read(
      project,
      [
        "B.swift": "import Kit\n" + Self.bundle, "W-Bridging.h": "#import \"C.h\"\n#import <X/Y.h>",
        "Deep/C.h": "#include \"W-Bridging.h\"\nint one(void);", "Deep/C.m": "", "K.swift": "",
        "K.m": "NSString *const KName = @\"k\";", "Sub/Kit.h": "#import <Kit/K.h>",
        "Sub/K.h": "extern NSString *const KName;", "Pods/C.h": "int two(void);",
      ]
    ).result
    let widgets = try #require(result.projects.first { $0.name == "W" })
    let text = try #require(HeaderSources(widgets.headers, declared: []).text)
    #expect(text.contains("func one()"))
    #expect(!text.contains("func two()"))
    let kit = try #require(widgets.modules.first)
    #expect(HeaderSources(kit.headers, declared: []).text?.contains("{ \"k\" }") == true)
    #expect(result.projects.first { $0.name == "V" }?.headers.isEmpty == true)
  }

  @Test func readsHeadersWhereSettingsSayThatTheyAre() throws {
    var project = SampleProject()
    project.target(
      "W", files: [project.file("B.swift")],
      settings: "SWIFT_OBJC_BRIDGING_HEADER = \"W-Bridging.h\"; SWIFT_INCLUDE_PATHS = Maps;"
        + "HEADER_SEARCH_PATHS = (/usr/include, \"$(inherited)\", "
        + "\"\\\"$(SRCROOT)/Pods/My Kit/**\\\"\");"
        + "FRAMEWORK_SEARCH_PATHS = Carthage;")
    let result = try read(
      project,
      [
        "B.swift": "import CKit\nimport Built\nimport Pod\n" + Self.bundle,
        "W-Bridging.h": "#import <Deep/One.h>\n#import <Built/Two.h>\n#include <stdio.h>",
        "Pods/My Kit/Sub/Deep/One.h": "int one(void);",
        "Carthage/Built.framework/Headers/Two.h": "int two(void);",
        "Maps/module.modulemap": "module CKit { header \"Three.h\" }",
        "Maps/Three.h": "int three(void);", "Podfile.lock": "PODS:\n  - Pod (1.0)\n",
        "Pods/Headers/Public/Pod/Four.h": "int four(void);",
      ]
    ).result
    let widgets = try #require(result.projects.first)
    let own = try #require(HeaderSources(widgets.headers, declared: []).text)
    #expect(own.contains("func one()") && own.contains("func two()"))
    #expect(!own.contains("func fopen("))
    let texts = widgets.missingModules.map { HeaderSources($0.headers, declared: []).text ?? "" }
    #expect(widgets.missingModules.map(\.name) == ["Built", "CKit", "Pod"])
    for (text, name) in zip(texts, ["two", "three", "four"]) {
      #expect(text.contains("func \(name)()"))
    }
  }

  @Test func readsOwnSettingsBesideTheTarget() throws {
    var project = SampleProject()
    project.synchronizedFolder("F", "Widget")
    project.target("W", more: "fileSystemSynchronizedGroups = (F);")
    let (result, folder) = try read(
      project,
      [
        "Widget/B.swift": Self.bundle, "Widget/Old.swift": "",
        "vitrine.json": "{\"locale\": \"fr\"}",
        "Widget/vitrine.json": "{\"locale\": \"de\", \"flags\": [\"X\"], \"exclude\": [\"Old*\"]}",
      ])
    let found = try #require(result.projects.first)
    #expect(found.settings[.locale] == "de")
    #expect(found.compilation.flags == ["X"])
    #expect(found.files.map(\.path) == ["Widget/B.swift"])
    #expect(found.settingsFolder.path == folder.url.path + "/Widget")
  }
}
