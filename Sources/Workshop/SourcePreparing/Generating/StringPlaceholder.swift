/// Where a value goes in a string of a catalog, as a parameter of the string's symbol.
struct StringPlaceholder: Hashable, Sendable {
  /// Counted from 1.
  var position: Int
  /// The name written in parentheses, or that of a substitution; nil for none.
  var label: String?
  /// Length and conversion: `lld`, `@`.
  var conversion: String

  /// The Swift type of the parameter.
  var type: String {
    switch conversion.last {
    case "d", "D", "i":
      ["hh": "Int8", "h": "Int16", "": "Int32"][String(conversion.dropLast())] ?? "Int"
    case "u", "U", "x", "X", "o", "O":
      ["hh": "UInt8", "h": "UInt16", "": "UInt32"][String(conversion.dropLast())] ?? "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": conversion.count == 1 ? "Float" : "Double"
    default: "String"
    }
  }

  /// The placeholders of a text in their order, and the text with a blank instead of each.
  static func scan(_ text: String) -> (placeholders: [StringPlaceholder], rest: String) {
    var placeholders: [StringPlaceholder] = []
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
      } else if let placeholder = take(&rest, next: placeholders.count + 1) {
        placeholders.append(placeholder)
      }
      result.append(" ")
    }
    return (placeholders, result)
  }

  /// Takes what follows a percent sign; nil, taking nothing, if it is no placeholder.
  private static func take(_ text: inout Substring, next: Int) -> StringPlaceholder? {
    var rest = text
    var placeholder = StringPlaceholder(position: next, conversion: "")
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      placeholder.position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      placeholder.label = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    rest = rest.drop { "-+0#'123456789.".contains($0) }
    let length = rest.prefix { "hlqLzjt".contains($0) }
    rest = rest.dropFirst(length.count)
    guard let last = rest.first, "@dDiuUxXoOfFeEgGaA".contains(last) else { return nil }
    placeholder.conversion = length + String(last)
    text = rest.dropFirst()
    return placeholder
  }
}
