import Foundation
import ResourceCatalogs
import ViewGraph

/// A format string taken apart: literal text and places for arguments.
struct LocalizedFormat {
  enum Piece {
    case literal(String)
    /// The argument's index and the specifier as the string spells it.
    case argument(Int, specifier: String)
  }

  let pieces: [Piece]

  init(_ format: String) {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { "@diufFeEgGsSxXoc".contains($0) }),
        rest[..<end].allSatisfy({ $0.isNumber || "$.lhqzt+-# '".contains($0) })
      else {
        literal += "%"
        continue
      }
      var specifier = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      var index = next
      if let dollar = specifier.firstIndex(of: "$"), let place = Int(specifier[..<dollar]) {
        index = place - 1
        specifier = String(specifier[specifier.index(after: dollar)...])
      } else {
        next += 1
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(index, specifier: "%" + specifier))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }
}

extension TextPrinter {
  mutating func append(_ key: LocalizedStringKey, table: String?, _ style: TextStyle) {
    let catalog = environment.session.strings
    let found = catalog.lookup(
      key.key, table: table, locale: environment.locale.identifier, numbers: key.numbers)
    if key.arguments.isEmpty {
      return append(marked: found ?? key.key.replacingOccurrences(of: "%%", with: "%"), style)
    }
    for piece in LocalizedFormat(found ?? key.key).pieces {
      switch piece {
      case .literal(let text): append(marked: text, style)
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else {
          append(specifier, style)
          continue
        }
        switch key.arguments[index] {
        case .string(let text): append(text, style)
        case .text(let text): append(text, style: style)
        case .formatted(let text): append(text(environment), style)
        case .number(let value, let own):
          let chosen = specifier.hasSuffix("@") ? own : specifier
          append(LocalizedNumber.text(value, chosen, environment.locale), style)
        }
      }
    }
  }

  /// Appends a localised literal, whose Markdown counts.
  private mutating func append(marked text: String, _ style: TextStyle) {
    guard text.contains(where: { "*_`~[".contains($0) }),
      let marked = try? AttributedString(
        markdown: text,
        options: AttributedString.MarkdownParsingOptions(
          interpretedSyntax: .inlineOnlyPreservingWhitespace))
    else { return append(text, style) }
    append(marked, style)
  }
}

/// Numbers inside localised strings.
enum LocalizedNumber {
  static func text(_ value: any CVarArg, _ specifier: String, _ locale: Locale) -> String {
    switch value {
    case let value as Int64: return integer(Int(value), specifier, locale)
    case let value as Int32: return integer(Int(value), specifier, locale)
    case let value as UInt32: return integer(Int(value), specifier, locale)
    case let value as UInt64 where value <= UInt64(Int.max):
      return integer(Int(value), specifier, locale)
    default: return separated(String(format: specifier, value), locale)
    }
  }

  /// Whole numbers are grouped as the locale does, unless the specifier asks for digits and zeros.
  private static func integer(_ value: Int, _ specifier: String, _ locale: Locale) -> String {
    if ["%lld", "%d", "%ld", "%llu", "%u", "%lu", "%i"].contains(specifier) {
      return value.formatted(IntegerFormatStyle<Int>().locale(locale))
    }
    return String(format: specifier, value)
  }

  private static func separated(_ text: String, _ locale: Locale) -> String {
    let separator = locale.decimalSeparator ?? "."
    return separator == "." ? text : text.replacingOccurrences(of: ".", with: separator)
  }
}

extension LocalizedStringKey {
  /// The arguments that are numbers, in place, to choose a plural by.
  var numbers: [Double?] {
    arguments.map {
      guard case .number(let value, _) = $0 else { return nil }
      switch value {
      case let value as Int64: return Double(value)
      case let value as Int32: return Double(value)
      case let value as UInt32: return Double(value)
      case let value as UInt64: return Double(value)
      case let value as Double: return value
      case let value as Float: return Double(value)
      default: return nil
      }
    }
  }
}
