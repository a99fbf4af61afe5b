package import Foundation

/// What the words of `^[…](inflect: true)` agree with.
///
/// Of Apple's languages it knows English, where a noun agrees with the number before it.
package struct Inflection {
  private let locale: Locale
  private let values: [String]

  /// Stands in a text for a value.
  package static let mark: Character = "\u{FFFC}"

  /// - Parameters:
  ///   - locale: whose language the text is in.
  ///   - values: what is shown for each mark in the text.
  package init(_ locale: Locale, values: [String] = []) {
    (self.locale, self.values) = (locale, values)
  }

  /// The text with its noun in the plural if the number wants that; nil if there is no number with
  /// a noun after it, or the language is another.
  /// - Parameter marksBefore: how many marks there are in front of the text.
  func agreeing(_ text: AttributedString, marksBefore: Int) -> AttributedString? {
    let characters = Array(text.characters)
    guard locale.language.languageCode == .english,
      let start = characters.firstIndex(where: { $0 == Self.mark || $0.isWholeNumber }),
      let count = number(characters[start...], marksBefore),
      let noun = noun(in: characters, after: start)
    else { return nil }
    if count == 1 { return text }
    var result = text
    let first = text.index(text.startIndex, offsetByCharacters: noun.lowerBound)
    let range = first..<text.index(first, offsetByCharacters: noun.count)
    let attributes = text[range].runs.first?.attributes ?? AttributeContainer()
    let plural = EnglishPlural.of(String(characters[noun]))
    result.replaceSubrange(range, with: AttributedString(plural, attributes: attributes))
    return result
  }

  /// The number without its sign: −1 is one too.
  private func number(_ characters: ArraySlice<Character>, _ marksBefore: Int) -> Double? {
    var shown = characters
    if characters.first == Self.mark {
      guard values.indices.contains(marksBefore) else { return nil }
      shown = Array(values[marksBefore])[...]
    }
    let digits = shown.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber || ",.".contains($0) }
    return Double(String(digits.filter { $0 != "," }))
  }

  /// The last word before one that begins something else, as in “3 cups of tea” and “3 days left”.
  private func noun(in characters: [Character], after number: Int) -> Range<Int>? {
    var found: Range<Int>?
    var index = characters[number...].firstIndex(where: \.isWhitespace) ?? characters.endIndex
    while index < characters.endIndex {
      if characters[index].isWhitespace {
        index += 1
        continue
      }
      let letters = characters[index...].prefix { $0.isLetter || $0 == "-" }
      let word = index..<index + letters.count
      if word.isEmpty { break }
      let isNext = Self.beginnings.contains(String(characters[word]).lowercased())
      if isNext, found != nil { break }
      found = word
      index = word.upperBound
    }
    return found
  }

  private static let beginnings: Set<String> = [
    "ago", "and", "at", "away", "by", "for", "from", "in", "left", "of", "old", "on", "or", "per",
    "remaining", "since", "to", "total", "until", "with",
  ]
}
