import Foundation

/// A person's name as it is written and read.
///
/// What each style shows is that of Apple's documentation of `PersonNameComponentsFormatter.Style`;
/// a short name is what phones begin with: the nickname, else the given name (Settings, Contacts,
/// Short Name). Names in scripts of East Asia have the family first, and no spaces.
struct PersonName {
  let components: PersonNameComponents

  private static let titles: Set<String> = [
    "dr", "herr", "frau", "mme", "mr", "mrs", "ms", "miss", "prof", "sir", "dame",
  ]
  private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "esq", "phd", "md"]

  init(_ components: PersonNameComponents) { self.components = components }

  /// Reads a name: titles, given names and the family name, suffixes; nil if there is none.
  init?(reading text: String) {
    var words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    var components = PersonNameComponents()
    func isOne(of known: Set<String>, _ word: String?) -> Bool {
      word.map { known.contains($0.lowercased().filter { $0 != "." }) } ?? false
    }
    var titles: [String] = []
    while words.count > 1, isOne(of: Self.titles, words.first) {
      titles.append(words.removeFirst())
    }
    var suffixes: [String] = []
    while words.count > 1, isOne(of: Self.suffixes, words.last) {
      suffixes.insert(words.removeLast(), at: 0)
    }
    guard let given = words.first else { return nil }
    components.givenName = given
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 {
      components.middleName = words[1..<(words.count - 1)].joined(separator: " ")
    }
    if !titles.isEmpty { components.namePrefix = titles.joined(separator: " ") }
    if !suffixes.isEmpty { components.nameSuffix = suffixes.joined(separator: " ") }
    self.components = components
  }

  /// Whether all letters are of scripts that write the family first.
  private var isEastAsian: Bool {
    let letters = [components.givenName, components.familyName].compactMap { $0 }.joined()
      .unicodeScalars
    return !letters.isEmpty
      && letters.allSatisfy {
        // Kana, ideographs and the sign that repeats one (佐々木), and syllables of Korean.
        (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
          || $0.value == 0x3005 || (0xAC00...0xD7A3).contains($0.value)
      }
  }

  var long: String {
    if isEastAsian { return medium }
    return joined([
      components.namePrefix, components.givenName, components.middleName, components.familyName,
      components.nameSuffix,
    ])
  }

  var medium: String {
    isEastAsian
      ? (components.familyName ?? "") + (components.givenName ?? "")
      : joined([components.givenName, components.familyName])
  }

  var short: String {
    [components.nickname, components.givenName, components.familyName]
      .compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  var abbreviated: String {
    if isEastAsian { return components.familyName ?? components.givenName ?? "" }
    return [components.givenName, components.familyName]
      .compactMap { $0?.first.map { String($0).uppercased() } }.joined()
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
