import Foundation
import FoundationAdditions
import ResourceCatalogs
import ViewGraph

extension TextPrinter {
  /// Appends a localised string with its values, each in the style of its placeholder: the Markdown
  /// of the string counts, that of its values does not.
  mutating func append(_ key: LocalizedStringKey, table: String?, _ style: TextStyle) {
    let isPlain = key.arguments.isEmpty
    let standard = isPlain ? key.key.replacingOccurrences(of: "%%", with: "%") : key.key
    let found =
      if let strings = environment.session.inputs.strings {
        strings.lookup(
          key.key, table: table, locale: environment.locale.identifier, numbers: key.numbers,
          standard: standard)
      } else {
        key.found(table: table)
      }
    if isPlain {
      append(marked: found ?? standard, [], key, style)
      return
    }
    var marked = ""
    var placeholders: [FormatPlaceholder] = []
    for piece in Self.template(found ?? standard).pieces {
      switch piece {
      case .literal(let text): marked += text.filter { $0 != Inflection.mark }
      case .placeholder(let placeholder):
        marked.append(Inflection.mark)
        placeholders.append(placeholder)
      }
    }
    append(marked: marked, placeholders, key, style)
  }

  private static let templates = KnownAnswers<[UInt8], FormatTemplate>()
  private static let numbers = KnownAnswers<Number, String>()

  /// A number as a placeholder shows it.
  private struct Number: Hashable, Sendable {
    let value: LocalizationArgument
    let placeholder: FormatPlaceholder
    let locale: Locale

    var string: String { placeholder.text(for: value, locale: locale) }
  }

  private static func template(_ format: String) -> FormatTemplate {
    templates.answer(Array(format.utf8)) { _ in FormatTemplate(format) }
  }

  private static func string(_ number: Number) -> String {
    switch number.value {
    // Zero and minus zero are equal, and do not look alike.
    case .number(0), .text: number.string
    case .integer, .unsigned, .number: numbers.answer(number, \.string)
    }
  }

  private mutating func append(
    marked text: String, _ placeholders: [FormatPlaceholder], _ key: LocalizedStringKey,
    _ style: TextStyle
  ) {
    var rest = placeholders[...]
    // What is beyond the longest text is not read as Markdown either.
    let isLong = text.utf8.count > Self.mostBytes
    guard !isLong, text.contains(where: { "*_`~[".contains($0) }) else {
      return append(filled: text, &rest, key, style)
    }
    let asks = text.contains("^[")
    let values = asks ? placeholders.map { self.shown($0, key) } : []
    let marked = InlineMarkdown.attributed(
      text, inflection: Inflection(environment.locale, values: values))
    for run in marked.runs {
      append(
        filled: String(marked[run.range].characters), &rest, key, self.style(of: run, style))
    }
  }

  /// Appends literal text, with the next value wherever one is marked.
  private mutating func append(
    filled text: String, _ placeholders: inout ArraySlice<FormatPlaceholder>,
    _ key: LocalizedStringKey,
    _ style: TextStyle
  ) {
    if placeholders.isEmpty { return append(text, style) }
    for (index, literal) in text.split(separator: Inflection.mark, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0, let placeholder = placeholders.popFirst() { append(placeholder, key, style) }
      append(String(literal), style)
    }
  }

  private mutating func append(
    _ placeholder: FormatPlaceholder, _ key: LocalizedStringKey, _ style: TextStyle
  ) {
    if key.arguments.indices.contains(placeholder.position),
      case .text(let text) = key.arguments[placeholder.position]
    {
      return append(text, style: style)
    }
    append(shown(placeholder, key), style)
  }

  /// What a value is shown as; nothing for a text, which has styles of its own.
  private func shown(_ placeholder: FormatPlaceholder, _ key: LocalizedStringKey) -> String {
    guard key.arguments.indices.contains(placeholder.position) else { return "" }
    switch key.arguments[placeholder.position] {
    case .value(let value):
      return Self.string(
        Number(value: value, placeholder: placeholder, locale: environment.locale))
    case .formatted(let text): return text(environment)
    case .text: return ""
    }
  }
}

extension LocalizedStringKey {
  /// The string for names and descriptions, which are asked for outside of any render.
  fileprivate func found(table: String?) -> String? {
    let values: [LocalizationArgument] = arguments.map {
      if case .value(let value) = $0 { value } else { .text("") }
    }
    return StringCatalogLookup.string(
      for: StringCatalogLookup.Request(
        key: key, table: table, locale: VitrineClock.locale, arguments: values))
  }

  /// The arguments that are numbers, in order, to choose a plural by.
  var numbers: [Double?] {
    arguments.map {
      guard case .value(let value) = $0 else { return nil }
      return value.count
    }
  }
}
