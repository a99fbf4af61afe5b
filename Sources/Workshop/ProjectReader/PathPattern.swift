/// A pattern of paths: `*` and `?` stay within a name, `**` crosses folders, `{a,b}` is one or the
/// other. A pattern that matches a folder matches everything in it.
package struct PathPattern: Hashable, Sendable {
  /// The parts of each pattern that the braces leave to choose from.
  private let choices: [[String]]

  /// Braces that leave more choices are taken as they are.
  private static let mostChoices = 256

  init(_ pattern: String) {
    let trimmed = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    choices = Self.choices(trimmed).map { $0.split(separator: "/").map(String.init) }
  }

  /// A pattern without its braces, once for each choice.
  private static func choices(_ pattern: String) -> [String] {
    var open = [""]
    var rest = pattern[...]
    while let character = rest.first {
      guard character == "{", let (parts, end) = alternatives(rest) else {
        open = open.map { $0 + String(character) }
        rest = rest.dropFirst()
        continue
      }
      let inner = parts.flatMap(choices)
      guard open.count * inner.count <= mostChoices else { return [pattern] }
      open = open.flatMap { start in inner.map { start + $0 } }
      rest = end
    }
    return open
  }

  /// What stands between the brace here and its partner, by commas, and what follows; nil if there
  /// is no choice.
  private static func alternatives(_ text: Substring) -> ([String], Substring)? {
    var (parts, depth) = ([""], 0)
    for index in text.indices {
      let character = text[index]
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { return parts.count > 1 ? (parts, text[text.index(after: index)...]) : nil }
      if depth == 1, character == "," {
        parts.append("")
      } else if depth > 1 || character != "{" {
        parts[parts.count - 1].append(character)
      }
    }
    return nil
  }

  /// Whether a relative path, or a folder it lies in, fits.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)[...]
    return choices.contains { Self.matches($0[...], names) }
  }

  private static func matches(_ parts: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return true }
    if part == "**" {
      return (0...names.count).contains { matches(parts.dropFirst(), names.dropFirst($0)) }
    }
    guard let name = names.first, fits(Array(name)[...], Array(part)[...]) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  /// Matches one name; remembers only the last star, so that the time stays linear per star.
  private static func fits(
    _ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>
  ) -> Bool {
    var (name, pattern) = (name, pattern)
    var retry: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
      } else if pattern.first == character || pattern.first == "?" {
        (name, pattern) = (name.dropFirst(), pattern.dropFirst())
      } else if let last = retry {
        retry = (last.name.dropFirst(), last.pattern)
        (name, pattern) = (last.name.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}
