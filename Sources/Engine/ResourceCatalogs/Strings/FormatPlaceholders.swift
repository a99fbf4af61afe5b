/// Finds and numbers the placeholders of a format string.
enum FormatPlaceholders {
  /// A `%` and what belongs to it.
  private struct Placeholder {
    /// The written position, counted from 1.
    var position: Int?
    /// Flags, width, precision, length and conversion, or the name of a substitution.
    var body: String
    var isSubstitution: Bool
    var isPercent: Bool { body == "%" }
  }

  /// Puts texts in the placeholders `%#@name@`. All placeholders become positional, so that a text
  /// which leaves its number out does not move the others.
  static func fill(
    _ format: String, with text: (_ name: String, _ argument: Int) -> String?
  ) -> String {
    var next = 1
    return rewrite(format) { placeholder in
      if placeholder.isPercent { return "%%" }
      let argument = placeholder.position ?? next
      if placeholder.position == nil { next += 1 }
      if placeholder.isSubstitution {
        return text(placeholder.body, argument) ?? "%\(argument)$@"
      }
      return "%\(argument)$\(placeholder.body)"
    }
  }

  /// Ties the placeholders of a chosen text to one argument, `%arg` among them.
  static func pin(_ text: String, to argument: Int, specifier: String) -> String {
    let named = text.replacing("%arg", with: "%\(argument)$\(specifier)")
    return rewrite(named) { placeholder in
      if placeholder.isPercent { return "%%" }
      return "%\(placeholder.position ?? argument)$\(placeholder.body)"
    }
  }

  /// Rewrites what stands between the placeholders, which stay as they are written.
  static func rewriteWords(_ text: String, _ change: (Substring) -> String) -> String {
    var result = ""
    var (rest, words) = (Substring(text), Substring(text))
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      guard take(&rest) != nil else { continue }
      result += change(words[..<percent]) + text[percent..<rest.startIndex]
      words = rest
    }
    return result + change(words)
  }

  /// Rewrites each placeholder; a `%` that begins none stays.
  private static func rewrite(_ text: String, _ change: (Placeholder) -> String) -> String {
    var result = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if let placeholder = take(&rest) {
        result += change(placeholder)
      } else {
        result += "%"
      }
    }
    return result + rest
  }

  /// Takes what follows a `%`; nil, taking nothing, if it is no placeholder.
  private static func take(_ text: inout Substring) -> Placeholder? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2)
      guard let end = name.firstIndex(of: "@") else { return nil }
      text = name[name.index(after: end)...]
      return Placeholder(position: position, body: String(name[..<end]), isSubstitution: true)
    }
    // String catalogs may name a placeholder for the symbol's parameter: `%(count)lld`.
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    let body = rest.prefix { "-+ 0#'123456789.hlqLzjt".contains($0) }
    guard let conversion = rest.dropFirst(body.count).first,
      "@%dDiuUxXoOfFeEgGaAcCsSp".contains(conversion)
    else { return nil }
    // "5 % of" is a percentage, no octal number.
    if body.hasPrefix(" ") { return nil }
    text = rest.dropFirst(body.count + 1)
    return Placeholder(
      position: position, body: String(body) + String(conversion), isSubstitution: false)
  }
}
