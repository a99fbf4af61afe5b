/// What is done to a looked-up string before it is shown.
package enum StringForm: Hashable, Sendable {
  case plain
  /// As a translation may come out: longer, in letters with accents, in brackets that show where it
  /// is cut off or put together from parts.
  case pseudo

  /// The string in this form. Placeholders of a format and the addresses of Markdown links stay as
  /// they are.
  package func applied(to text: String) -> String {
    guard self == .pseudo, !text.isEmpty else { return text }
    var isAddress = false
    let words = FormatPlaceholders.rewriteWords(text) { words in
      var result = ""
      var before: Character?
      for character in words {
        if before == "]", character == "(" { isAddress = true }
        let accented = isAddress ? character : Self.accents[character] ?? character
        result.append(accented)
        // German and French are about a third longer than English: a second vowel each.
        if !isAddress, Self.vowels.contains(character) { result.append(accented) }
        if character == ")" { isAddress = false }
        before = character
      }
      return result
    }
    return "[\(words)]"
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AEIOUYCNSZLGRaeiouyncszlgrdhtkw", "ÅÉÎÖÛÝÇÑŠŽĻĞŘåéîöûýñçšžļğřđĥţķŵ"))
}
