import Testing

@testable import ProgramBuilding

/// What a widget can depend on of a program's files.
struct CodeReachTests {
  /// A bundle, the widget `Steps`, and another file.
  private func reach(
    other: String, steps: String = "", bundle: String = "Steps()\n    Other()",
    surroundings: String = ""
  ) -> CodeReach? {
    let files = [
      (
        "All.swift",
        "import WidgetKit\n@main struct All: WidgetBundle {\n  var body: some Widget {\n    "
          + bundle + "\n  }\n}\n"
      ), ("Steps.swift", "import SwiftUI\nstruct Steps: Widget { \(steps) }\n"),
      ("Other.swift", other),
    ]
    return CodeReach(
      ProgramCode(
        sources: files.map { ProgramSource(name: $0.0, bytes: Array($0.1.utf8), file: $0.0) },
        modules: [],
        surroundings: surroundings))
  }

  private func isReached(_ reach: CodeReach?) -> Bool? {
    reach.map { $0.names(ofWidget: "Steps").contains("Other.swift") }
  }

  @Test(
    "A file of types that nobody names does not matter",
    arguments: [
      "struct Other: Widget { let body = 1 }",
      "import SwiftUI\nstruct Other {}\nextension Other: View {}",
      "enum Other { static func go() {} }\n#Preview { Other() }\n",
      "#if DEBUG\nfinal class Other {}\n#else\nactor Other {}\n#endif",
      "@available(iOS 17, *) public struct Other { struct Steps {} }",
    ])
  func passesOver(_ other: String) {
    #expect(isReached(reach(other: other)) == false)
  }

  @Test(
    "What may be found without its name always counts",
    arguments: [
      "extension Color { static let brand = Color.red }", "let limit = 3", "func go() {}",
      "typealias IntegerLiteralType = Double",
      "struct Other { static func + (a: Self, b: Self) {} }",
      "infix operator <+>", "@objc class Other {}", "struct Other {}\nprint(1)",
      "@main struct Other {}", "#if DEBUG\nextension View {}\n#endif", "#register(Other.self)",
      "@_exported import Charts\nstruct Other {}", "struct Other {}\nextension Steps {}",
      "protocol Other {}\nextension Array: Other {}", "struct Other { // }",
      "struct `Other kind` {}",
    ])
  func counts(_ other: String) {
    #expect(isReached(reach(other: other)) == true)
  }

  @Test(
    "What is named anywhere counts",
    arguments: [
      "let view = Other()", "let text = \"\\(Other.name)\"", "@Other var value = 1",
      "let type: [Outer.Other]", "func go<T: `Other`>(_: T) {}",
    ])
  func follows(_ steps: String) {
    #expect(isReached(reach(other: "struct Other {}", steps: steps)) == true)
    #expect(isReached(reach(other: "struct Another {}", steps: steps)) == false)
  }

  @Test("A bundle may list a widget, and nothing else, without its counting")
  func knowsBundles() {
    let other = "struct Other: Widget {}"
    for bundle in [
      "Steps(); Other(kind: 1)", "if Other.isOn {\n Steps()\n}", "Steps()\n Other().body",
      "Steps()\n let other = Other()\n other", "Steps()\n Other()\n }\n func go() {\n Other()",
    ] {
      #expect(isReached(reach(other: other, bundle: bundle)) == true, "\(bundle)")
    }
    #expect(isReached(reach(other: other, bundle: "if isOn {\n Other()\n }\n Steps()")) == false)
  }

  @Test("Its name changes with what counts, all imports and the surroundings")
  func names() {
    let print = { (reach: CodeReach?) in reach?.name(ofWidget: "Steps") }
    let usual = print(reach(other: "struct Other {}"))
    #expect(usual == print(reach(other: "struct Other { let more = 1 }")))
    #expect(usual != print(reach(other: "import Charts\nstruct Other {}")))
    #expect(usual != print(reach(other: "struct Other {}", steps: "let more = 1")))
    #expect(usual != print(reach(other: "struct Other {}", surroundings: "-O")))
    #expect(usual != reach(other: "struct Other {}")?.name(ofWidget: "Other"))
  }

  @Test("Previews depend on their files, and are not told apart where samples are shared")
  func tellsPreviews() {
    let text = "struct Other {}\n#Preview { Other() }"
    let print = { (reach: CodeReach?) in reach?.name(ofPreviewsIn: "Other.swift") }
    #expect(print(reach(other: text)) != print(reach(other: text + "\n")))
    #expect(
      reach(other: text)?.name(ofPreviewsIn: "Steps.swift")
        == reach(other: text + "\n")?.name(ofPreviewsIn: "Steps.swift"))
    #expect(print(reach(other: text, steps: "ActivityConfiguration")) == nil)
    #expect(reach(other: text)?.name(ofPreviewsIn: "Gone.swift") == nil)
  }

  @Test("Code that finds types by texts, or asks for widgets, depends on everything")
  func knowsLookups() {
    #expect(reach(other: "struct Other { let type = NSClassFromString(\"Steps\") }") == nil)
    #expect(reach(other: "struct Other {}")?.needsAllWidgets == false)
    let asking =
      "struct Other { func go() { WidgetCenter.shared.getCurrentConfigurations { _ in } } }"
    #expect(reach(other: asking)?.needsAllWidgets == true)
  }

  @Test(
    "Where making a widget does more than that, all are made",
    arguments: [
      "init() { Fonts.register() }", "let store = Store()", "static let all = Store(1)",
      "}\nextension Other { init() { Fonts.register() }",
    ])
  func knowsMakers(_ member: String) {
    #expect(reach(other: "struct Other: Widget { \(member) }")?.needsAllWidgets == true)
    #expect(reach(other: "struct Other: View { \(member) }")?.needsAllWidgets == false)
    let plain = "struct Other: Widget { let kind = \"k\"; var body: some View { Text() } }"
    #expect(reach(other: plain)?.needsAllWidgets == false)
  }
}
