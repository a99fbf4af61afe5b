import Foundation

/// Which widgets are wanted: those of which a name contains one of the words.
struct WidgetFilter: Hashable, Sendable {
  /// In lower case; `*` stands for anything.
  let patterns: [String]

  init(_ patterns: [String] = []) {
    self.patterns = patterns.map { $0.lowercased() }
  }

  /// Whether everything is wanted.
  var isEmpty: Bool { patterns.isEmpty }

  /// - Parameters:
  ///   - id: `<target>/<widget>`. The target counts only for words with a slash: it is often called
  ///     like one of its widgets.
  ///   - names: what the widget is called besides: kind, display name.
  func matches(id: String, names: [String] = []) -> Bool {
    if patterns.isEmpty { return true }
    let widget = id.split(separator: "/").last.map(String.init) ?? id
    return patterns.contains { pattern in
      ([pattern.contains("/") ? id : widget] + names)
        .contains { Self.contains($0.lowercased(), pattern) }
    }
  }

  /// Whether the pieces of the pattern occur in the text one after another.
  private static func contains(_ text: String, _ pattern: String) -> Bool {
    var rest = text[...]
    for piece in pattern.split(separator: "*") {
      guard let found = rest.range(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
