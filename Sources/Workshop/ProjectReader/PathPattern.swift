/// A pattern of paths: `*` and `?` stay within a name, `**` crosses folders. A pattern that
/// matches a folder matches everything in it.
package struct PathPattern: Hashable, Sendable {
  private let parts: [String]

  init(_ pattern: String) {
    let trimmed = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    parts = trimmed.split(separator: "/").map(String.init)
  }

  /// Whether a relative path, or a folder it lies in, fits.
  func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/").map(String.init)[...])
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
