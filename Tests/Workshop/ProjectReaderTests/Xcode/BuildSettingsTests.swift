import Foundation
import SourcePreparing
import TestSupport
import Testing
import WidgetSettings

@testable import ProjectReader

@Suite struct BuildSettingsTests {
  private func settings(
    _ layers: [String: String]..., platform: TargetPlatform = .iOS
  ) -> BuildSettings {
    var settings = BuildSettings(
      BuildSettings.Situation(platform: platform, configuration: "Debug"))
    for layer in layers { settings.add(layer) }
    return settings
  }

  @Test func laterLayersRuleAndMayInherit() {
    let found = settings(
      ["A": "1", "B": "b"], ["A": "$inherited 2"], ["A": "$(A) 3", "B": "x$(inherited)$(NONE)"])
    #expect(found["A"] == "1 2 3")
    #expect(found["B"] == "xb")
    #expect(found["C"] == nil)
  }

  /// Texts with what they become.
  private static let references = [
    ("$(NAME)", "My App"), ("${NAME}", "My App"), ("$(NAME:c99extidentifier)", "My_App"),
    ("a.$(NAME:rfc1034identifier)", "a.My-App"), ("$(NAME:lower).x", "my app.x"),
    ("$(N$(PART))", "My App"), ("$(NONE:default=z)", "z"), ("$5 $(", "$5 $("),
    ("$NAME.x $NONE$PART", "My App.x AME"),
    ("$(LOOP)", ""), ("7$(NUMBER:c99extidentifier)", "7_1x"),
  ]

  @Test(arguments: references)
  func followsReferences(text: String, expected: String) {
    let found = settings([
      "NAME": "My App", "PART": "AME", "LOOP": "$(POOL)", "POOL": "$(LOOP)", "NUMBER": "1x",
      "TEXT": text,
    ])
    #expect(found["TEXT"] == expected)
  }

  @Test(arguments: [(TargetPlatform.iOS, "phone"), (.watchOS, "any"), (.macOS, "mac")])
  func conditionsChooseBySDK(platform: TargetPlatform, expected: String) {
    let found = settings(
      [
        "A": "any", "A[sdk=iphone*]": "phone", "A[sdk=macosx*][arch=arm64]": "mac",
        "A[sdk=watch*][config=Release]": "no",
      ], platform: platform)
    #expect(found["A"] == expected)
  }

  @Test func readsConfigurationFilesWithTheirIncludes() throws {
    let folder = try TemporaryFolder([
      "a/App.xcconfig": """
      #include "Base.xcconfig" // first
      #include? "none.xcconfig"
      #include "gone"
      A = 2 // two
      C[sdk=iphoneos*] = x
      D = https:/$()/example.org;
      """,
      "a/Base.xcconfig": "A = 1\nB = one two\n// B = no\n#include \"App.xcconfig\"",
    ])
    let file = ConfigurationFile(
      folder.url.appendingPathComponent("a/App.xcconfig"), sourceRoot: folder.url)
    #expect(
      file.settings == [
        "A": "2", "B": "one two", "C[sdk=iphoneos*]": "x", "D": "https:/$()/example.org",
      ])
    #expect(Set(file.missing.map(\.lastPathComponent)).isSuperset(of: ["gone.xcconfig"]))
  }

  @Test func becomeOptionsOfTheCompiler() {
    let found = Compilation(
      settings([
        "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG WIDGET",
        "OTHER_SWIFT_FLAGS": "-DONE -D TWO -Xcc -DNOT -DWIDGET",
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "YES",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
      ]))
    #expect(found.languageMode == 6)
    #expect(found.flags == ["DEBUG", "WIDGET", "ONE", "TWO"])
    #expect(found.isMainActorByDefault)
    #expect(found.features == ["NonisolatedNonsendingByDefault"])
    #expect(Compilation(settings([:])) == Compilation(flags: [], languageMode: 5))
  }
}
