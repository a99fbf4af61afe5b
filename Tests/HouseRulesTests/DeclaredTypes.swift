import Foundation

/// The types a file declares and those it extends.
enum DeclaredTypes {
  static func names(in file: SourceTree.File) -> [(name: String, line: Int)] {
    var found: [(name: String, line: Int)] = []
    let keyword = #/\b(?:struct|class|enum|protocol|actor|typealias|macro) +(\w+)/#
    for (index, line) in file.code.enumerated() {
      for match in line.matches(of: keyword) where !["func", "var", "let"].contains(match.1) {
        found.append((String(match.1), index + 1))
      }
    }
    return found
  }

  /// `Text.DateStyle` counts as `Text` and as `DateStyle`.
  static func extended(in file: SourceTree.File) -> [String] {
    file.code.flatMap { line in
      line.matches(of: #/^(?:@\w+ |\w+ )*extension +([\w.]+)/#).flatMap { match in
        match.1.split(separator: ".").map(String.init)
      }
    }
  }
}
