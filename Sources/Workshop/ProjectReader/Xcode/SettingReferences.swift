import Foundation

/// References of the form `$(NAME)`, `${NAME}` and `$(NAME:operator)` in build settings and
/// property lists.
package enum SettingReferences {
  /// Puts values in for references; a name without a value becomes nothing.
  ///
  /// - Parameter areBare: whether names may stand without brackets, as in build settings: `$NAME`.
  package static func replace(
    in text: String, areBare: Bool = false, _ value: (String) -> String?
  ) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      if areBare, open < rest.endIndex, rest[open].isLetter || rest[open] == "_" {
        let name = rest[open...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        result += value(String(name)) ?? ""
        rest = rest[name.endIndex...]
        continue
      }
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = closing(rest, from: open)
      else {
        result += "$"
        rest = rest[open...]
        continue
      }
      let inside = replace(
        in: String(rest[rest.index(after: open)..<close]), areBare: areBare, value)
      result += evaluate(inside, value)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func closing(_ text: Substring, from open: Substring.Index) -> Substring.Index? {
    var depth = 0
    return text[open...].indices.first { index in
      if "({".contains(text[index]) { depth += 1 }
      if ")}".contains(text[index]) { depth -= 1 }
      return depth == 0
    }
  }

  private static func evaluate(_ reference: String, _ value: (String) -> String?) -> String {
    let parts = reference.split(separator: ":").map(String.init)
    guard let name = parts.first else { return "" }
    return parts.dropFirst().reduce(value(name) ?? "") { apply($1, to: $0) }
  }

  /// The operators that occur in projects; others leave the value as it is.
  private static func apply(_ name: String, to text: String) -> String {
    switch name {
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    case "c99extidentifier", "identifier": return identifier(text)
    case "rfc1034identifier":
      return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case _ where name.hasPrefix("default="):
      return text.isEmpty ? String(name.dropFirst("default=".count)) : text
    default: return text
    }
  }

  /// A text as the name of a module: what is no letter or digit becomes `_`.
  static func identifier(_ text: String) -> String {
    let letters = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return letters.first?.isNumber == true ? "_" + String(letters) : String(letters)
  }
}
