/// What a key stands for in one language.
indirect enum StringValue: Hashable, Sendable {
  /// Always the same text.
  case plain(String)
  /// A text per plural category of the first number.
  case plural([PluralCategory: StringValue])
  /// A text per kind of device; `other` is for the rest.
  case device([String: StringValue])
  /// A text with placeholders `%#@name@` that are filled first.
  case format(String, substitutions: [String: Substitution])

  /// What fills a placeholder of a format.
  struct Substitution: Hashable, Sendable {
    /// The argument that chooses, counted from 1; nil takes the placeholder's own.
    var argument: Int?
    /// The specifier written where the text says `%arg`, e.g. `lld`.
    var specifier: String
    /// The texts to choose from.
    var value: StringValue
  }
}

/// What a value is chosen by.
struct StringChoice {
  /// The arguments to be formatted in; nil for those that are no numbers.
  var numbers: [Double?]
  /// The language whose plural rules hold.
  var language: String
  /// `iphone`, `ipad`, `mac`, `applewatch`, …
  var device: String
  /// nil for those of the themes in use, which are read when a plural asks for them.
  var rules: PluralRules?

  /// The text of a value, or nil if no variant fits.
  func text(of value: StringValue) -> String? {
    text(of: value, number: numbers.first { $0 != nil } ?? nil, depth: 0)
  }

  private func text(of value: StringValue, number: Double?, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    switch value {
    case .plain(let text):
      return text
    case .plural(let variants):
      guard let variant = plural(variants, number) else { return nil }
      return text(of: variant, number: number, depth: depth + 1)
    case .device(let variants):
      guard let variant = variants[device] ?? variants["other"] else { return nil }
      return text(of: variant, number: number, depth: depth + 1)
    case .format(let format, let substitutions):
      return FormatPlaceholders.fill(format) { name, argument in
        guard let substitution = substitutions[name] else { return nil }
        let argument = substitution.argument ?? argument
        let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
        let text = text(of: substitution.value, number: number, depth: depth + 1)
        return text.map {
          FormatPlaceholders.pin($0, to: argument, specifier: substitution.specifier)
        }
      }
    }
  }

  /// The variant for a number. Foundation takes a `zero` for 0 in every language.
  private func plural(
    _ variants: [PluralCategory: StringValue], _ number: Double?
  ) -> StringValue? {
    guard let number else { return variants[.other] }
    if number == 0, let none = variants[.zero] { return none }
    let rules = rules ?? .standard
    return variants[rules.category(of: number, in: language)] ?? variants[.other]
  }
}
