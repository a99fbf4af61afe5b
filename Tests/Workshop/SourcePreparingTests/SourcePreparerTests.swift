import Foundation
import SourcePreparing
import Testing
import WidgetSettings

@Suite struct SourcePreparerTests {
  private static let modules = ModuleAvailability(offered: ["SwiftUI", "UIKit", "os"])

  /// What stands behind the line that names the original.
  private func prepare(_ text: String, _ platform: TargetPlatform = .iOS) -> String {
    let preparer = SourcePreparer(
      conditions: BuildConditions(platform: platform, modules: Self.modules))
    let result = preparer.prepare(Array(text.utf8), path: "/p/A.swift")
    let prepared = String(decoding: result.prepared, as: UTF8.self)
    let mark = prepared.range(of: "line: 1)\n")
    return mark.map { String(prepared[$0.upperBound...]) } ?? prepared
  }

  @Test func `a file that gets SwiftUI by another module sees its macro too`() {
    let preparer = SourcePreparer(conditions: BuildConditions(modules: Self.modules))
    let result = preparer.prepare(Array("import Kit\n@Entry var a = 1".utf8), path: "/p/A.swift")
    let prepared = String(decoding: result.prepared, as: UTF8.self)
    #expect(prepared.hasPrefix("@_spi(EntryMacro) import SwiftUI\n"))
  }

  private static let rewrites: [(String, String)] = [
    ("#if os(iOS)\n#endif", "#if true   \n#endif"),
    ("#if os(watchOS)\n#endif", "#if false      \n#endif"),
    ("#if !os( macOS )\n#endif", "#if !false      \n#endif"),
    ("#if os(iOS) || os(macOS) // os(iOS)", "#if true    || false     // os(iOS)"),
    ("#if A\n#elseif os(iOS)\n#endif", "#if A\n#elseif true   \n#endif"),
    ("#if targetEnvironment(simulator)", "#if true                        "),
    ("#if targetEnvironment(macCatalyst)", "#if false                         "),
    ("#if canImport(UIKit)", "#if true            "),
    ("#if canImport(AppKit)", "#if false            "),
    ("#if canImport(WebKit)", "#if true             "),
    ("#if canImport(Carbon)", "#if false            "),
    ("#if canImport(XCTest)", "#if false            "),
    ("#if canImport(Foundation, _version: 1)", "#if true                              "),
    ("#if canImport(FoundationNetworking)", "#if false                          "),
    ("#if arch(arm64) && swift(>=5) && DEBUG", "#if arch(arm64) && swift(>=5) && DEBUG"),
    ("let a = \"#if os(iOS)\"", "let a = \"#if os(iOS)\""),
    ("// #if os(iOS)\n/* @objc */", "// #if os(iOS)\n/* @objc */"),
    ("os(iOS)", "os(iOS)"),
    (
      "public import SwiftUI\nimport UIKit\n@Entry var a = 1",
      "public @_spi(EntryMacro) import SwiftUI\nimport UIKit\n@Entry var a = 1"
    ),
    ("import SwiftUI\nlet a: Entry", "import SwiftUI\nlet a: Entry"),
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(a:\nb:) func a() {}", "        \n    func a() {}"),
    ("@objcMembers class A {}", "             class A {}"),
    (
      "protocol P { @objc optional func a(_ b: B,\n c: [C]?) }",
      "protocol P {                func a(_ b: B,\n c: [C]?) }"
        + "; extension P { func a(_ b: B, c: [C]?) {} }"
    ),
    (
      "public protocol P {\n  optional func a() -> B?\n  optional func c() async -> [D]\n}",
      "public protocol P {\n           func a() -> B?\n           func c() async -> [D]\n}"
        + "; extension P { public func a() -> B? { nil };"
        + " public func c() async -> [D] { _vitrineMissing(\"P.c\") } }"
    ),
    ("@IBOutlet weak var a: A!", "          weak var a: A!"),
    ("@objc (a)", "      (a)"),
    ("@NSManaged var a: A", "@_Managed  var a: A"),
    (
      "@NSManaged public func addToA(_ value: A)",
      "           public func addToA(_ value: A) { _managedChange(\"addToA\", value) }"
    ),
    ("#selector(a(_:))", "Selector(\"a(_:)\")"),
    (
      "extension UserDefaults { var a: Self { Self() } }",
      "extension UserDefaults { var a: UserDefaults { UserDefaults() } }"
    ),
    ("extension Entry { var a: Self { Self() } }", "extension Entry { var a: Self { Self() } }"),
    (
      "typealias Ink = UIColor\nextension Ink { func a() -> Self { Self(b) } }",
      "typealias Ink = UIColor\nextension Ink { func a() -> Ink { Ink(b) } }"
    ),
    (
      "typealias Ink = Blot\nextension Ink { func a() -> Self { Self(b) } }",
      "typealias Ink = Blot\nextension Ink { func a() -> Self { Self(b) } }"
    ),
    (
      "let a = store.string(forKey: keys.of(\"team\"))!.count",
      "let a = store.string(forKey: keys.of(\"team\"))._vitrineStored(\"team\")!.count"
    ),
    (
      "a(store?.url(forKey: \"\\(id).logo\" + Keys.logo)!)",
      "a(store?.url(forKey: \"\\(id).logo\" + Keys.logo)._vitrineStored(\"logo\")!)"
    ),
    ("store.string(forKey: a) != b", "store.string(forKey: a) != b"),
    ("store.string(forKey: a)!=b", "store.string(forKey: a)!=b"),
    ("store.string(forKey: a) ?? b", "store.string(forKey: a) ?? b"),
    ("store.object(forKey: a)!", "store.object(forKey: a)!"),
    ("string(forKey: a)!", "string(forKey: a)!"), (".string(forKey: a", ".string(forKey: a"),
    (
      "let a: Date.ComponentsFormatStyle = Date . ComponentsFormatStyle.timeDuration",
      "let a: Date.SpanFormatStyle = Date . SpanFormatStyle.timeDuration"
    ),
    ("let a: My.ComponentsFormatStyle", "let a: My.ComponentsFormatStyle"),
    (
      "let a = Bundle.main.object(forInfoDictionaryKey: key), b = list.object(forKey: key)",
      "let a = Bundle.main._vitrineObject(forInfoDictionaryKey: key), b = list.object(forKey: key)"
    ),
    (
      "func object(forInfoDictionaryKey key: String) -> Any?",
      "func _vitrineObject(forInfoDictionaryKey key: String) -> Any?"
    ),
    (
      "override func object(forInfoDictionaryKey key: String) -> Any?",
      "override func object(forInfoDictionaryKey key: String) -> Any?"
    ),
    (
      "let a = Foundation.NumberFormatter()", "let a = FoundationAdditions.VitrineNumberFormatter()"
    ),
    ("let a: My.NumberFormatter", "let a: My.NumberFormatter"),
    ("#selector(\n  Self.a\n)", "Selector(\"Self.a\")\n\n"),
    ("#keyPath(A.b)", "\"b\""), ("#keyPath(A.B.c.d)", "\"c.d\""), ("#keyPath(a.b)", "\"a.b\""),
    (
      "\"\\(#keyPath(A.b)) == %@ \\(#keyPath(c)) (#keyPath(A.b))\"",
      "\"\\(\"b\") == %@ \\(\"c\") (#keyPath(A.b))\""
    ),
    (
      "if #available(iOS 26.0, macOS 15, *) {}",
      "if #available(iOS 26.0, macOS 15, *), VitrineSystem.version >= 26 {}"
    ),
    (
      "guard let a, #available(macOS 15, iOSApplicationExtension 19, *), b",
      "guard let a, #available(macOS 15, iOSApplicationExtension 19, *), "
        + "VitrineSystem.version >= 19, b"
    ),
    ("if #available(iOS 18, *) {}", "if #available(iOS 18, *) {}"),
    ("if #unavailable(iOS 17) {}", "if #unavailable(iOS 17) {}"),
    ("if #available(watchOS 26, *) {}", "if #available(watchOS 26, *) {}"),
    ("if #unavailable(iOS\n26) {}", "if VitrineSystem.version < 26\n {}"),
    (
      "@available(iOS 26, *) \"#available(iOS 26, *)\"",
      "@available(iOS 26, *) \"#available(iOS 26, *)\""
    ),
    ("if #available(iOS 26", "if #available(iOS 26"),
    ("Text(\"a\", bundle: #bundle)", "Text(\"a\", bundle: Bundle.module)"),
    ("\"#bundle\" #bundles", "\"#bundle\" #bundles"),
    ("import Darwin", "import Glibc "),
    ("import ObjectiveC.runtime", "import Foundation        "),
    ("import CoreFoundation", "import Foundation    "),
    ("import SwiftUICore", "import SwiftUI    "),
    ("import Darwin.C", "import Glibc   "),
    ("import os.log", "import os    "), ("import Absent.Part", "import Absent     "),
    ("import struct UIKit.Color", "import struct UIKit.Color"),
    ("x.import Darwin", "x.import Darwin"),
    ("let a = Darwin.round(x)", "let a = Glibc.round(x)"),
    ("let a: SwiftUICore.Color", "let a: SwiftUI.Color"),
    ("let a = my.Darwin.round(Darwin)", "let a = my.Darwin.round(Darwin)"),
    ("#if os(iOS", "#if os(iOS"),
    ("\u{FEFF}import A", "import A"), ("#!/bin/swift\na", "///bin/swift\na"),
  ]

  @Test(arguments: rewrites)
  func rewritesOnlyWhatTheCompilerHereCannotTake(source: String, expected: String) {
    #expect(prepare(source) == expected)
  }

  /// Versions of a system of `themes/systems`.
  private struct System: Decodable {
    let versions: [String: Int]
  }

  @Test func `whatever system is drawn is as old as the oldest at least`() throws {
    let folder = IntentFixture.root.appendingPathComponent("themes/systems")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let systems = try files.filter { $0.hasSuffix(".json") }.map {
      try JSONDecoder().decode(
        System.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
    }
    #expect(systems.count > 1)
    for platform in TargetPlatform.allCases {
      let oldest = systems.compactMap { $0.versions[platform.rawValue] }.min()
      #expect(platform.oldestVersion == oldest ?? .max, "\(platform)")
    }
  }

  @Test(arguments: TargetPlatform.allCases)
  func exactlyOnePlatformHolds(platform: TargetPlatform) {
    let held = TargetPlatform.allCases.filter {
      prepare("#if os(\($0.rawValue))", platform).contains("true")
    }
    #expect(held == [platform])
  }

  @Test func keepsEveryLineWhereItWas() {
    for (source, _) in Self.rewrites {
      let before = source.split(separator: "\n", omittingEmptySubsequences: false).count
      let after = prepare(source).split(separator: "\n", omittingEmptySubsequences: false).count
      if before != after { Issue.record("\(source) has \(after) lines") }
    }
  }

  @Test func namesTheOriginalInFrontAndBringsTheAdditions() {
    let preparer = SourcePreparer(
      conditions: BuildConditions(modules: ModuleAvailability(offered: ["FoundationAdditions"])))
    let result = preparer.prepare(Array("a".utf8), path: "/p\"q\\/A.swift")
    let expected = """
      import FoundationAdditions
      import Foundation
      #sourceLocation(file: "/p\\"q\\\\/A.swift", line: 1)
      a
      """
    #expect(String(decoding: result.prepared, as: UTF8.self) == expected)
  }

  private static let unnamed: [(String, TargetPlatform, String)] = [
    ("import SwiftUI", .iOS, "import UIKit\n"), ("import WidgetKit", .watchOS, "import UIKit\n"),
    ("import SwiftUI", .macOS, ""), ("import SwiftUI\nimport UIKit", .iOS, ""),
    ("import Foundation", .iOS, ""),
  ]

  @Test(arguments: unnamed)
  func bringsWhatApplesModulesReexport(source: String, platform: TargetPlatform, front: String) {
    let preparer = SourcePreparer(
      conditions: BuildConditions(platform: platform, modules: Self.modules))
    let result = preparer.prepare(Array(source.utf8), path: "/A")
    let prepared = String(decoding: result.prepared, as: UTF8.self)
    #expect(prepared == front + "#sourceLocation(file: \"/A\", line: 1)\n" + source)
  }
}
