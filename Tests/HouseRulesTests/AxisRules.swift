import Foundation
import Testing

/// What an axis knows is asked of the axis.
@Suite struct AxisRules {
  private struct Words: Decodable {
    struct Value: Decodable { let id: String }
    let values: [Value]
  }

  /// Values that are words of other things too: what stands in quotes need not be the axis'.
  private static let ordinary: Set = ["entry", "snapshot", "standard", "view", "widgets"]

  /// The values of all axes that have words.
  private static let values: [String] = {
    let files = SourceTree.standard.paths.filter {
      $0.hasPrefix("themes/variants/") && $0.hasSuffix(".json")
    }
    let words = files.compactMap {
      try? JSONDecoder().decode(Words.self, from: Data(SourceTree.text($0).utf8))
    }
    return Set(words.flatMap { $0.values.map(\.id) }).subtracting(ordinary).sorted()
  }()

  @Test func onlyAxesSpellTheirValues() {
    #expect(Self.values.contains("dark") && Self.values.contains("systemSmall"))
    let names = Self.values.map(NSRegularExpression.escapedPattern).joined(separator: "|")
    let pattern = Pattern("\"(\(names))\"")
    var offences: [Offence] = []
    for file in SourceTree.standard.swift {
      let isOurs = ["Sources/Engine/WidgetHost", "Sources/Gallery"].contains(where: file.lies)
      if !isOurs || file.lies(in: "Sources/Engine/WidgetHost/Axes") { continue }
      for (index, line) in file.lines.enumerated()
      where !line.drop(while: \.isWhitespace).hasPrefix("//") && pattern.matches(String(line)) {
        offences.append(
          Offence(file.path, line: index + 1, "Ask the axis (WidgetHost/Axes) for its value."))
      }
    }
    expectKept("axis-values", offences)
  }
}
