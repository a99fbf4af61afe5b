import FilePaths
import Foundation

/// Build settings of an `.xcconfig` file and the files it includes.
/// Apple's documentation: Xcode, “Adding a build configuration file to your project”.
struct ConfigurationFile {
  /// In the order of the file; a later line overrides an earlier one of the same name.
  private(set) var settings: [String: String] = [:]
  /// Files that should be there and are not, such as those that other tools generate.
  private(set) var missing: [URL] = []

  /// Deeper includes are a loop.
  private static let deepest = 16

  init(_ url: URL, sourceRoot: URL) {
    read(url, sourceRoot, depth: 0)
  }

  private mutating func read(_ url: URL, _ sourceRoot: URL, depth: Int) {
    guard depth < Self.deepest, let text = try? String(contentsOf: url, encoding: .utf8) else {
      missing.append(url)
      return
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        include(line, from: url, sourceRoot, depth)
      } else if let equals = Self.assignment(line) {
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        settings[name] = value.hasSuffix(";") ? String(value.dropLast()) : value
      }
    }
  }

  private mutating func include(_ line: String, from url: URL, _ root: URL, _ depth: Int) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return }
    let isOptional = line.hasPrefix("#include?")
    let name = parts[1].hasSuffix(".xcconfig") ? String(parts[1]) : parts[1] + ".xcconfig"
    let candidates = [url.deletingLastPathComponent(), root].map {
      name.hasPrefix("/") ? URL(fileURLWithPath: name) : $0.appendingPathComponent(name)
    }
    if let found = candidates.lazy.compactMap(MacDisk.find).first {
      read(found, root, depth: depth + 1)
    } else if !isOptional {
      missing.append(candidates[0].standardizedFileURL)
    }
  }

  /// The line up to `//`, which begins a comment even in the middle of an address.
  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The `=` behind the name; those in `[sdk=…]` do not count.
  private static func assignment(_ line: String) -> String.Index? {
    var depth = 0
    return line.indices.first { index in
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=": return depth == 0
      default: break
      }
      return false
    }
  }
}
