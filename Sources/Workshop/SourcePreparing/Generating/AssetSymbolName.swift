/// The name of the Swift symbol that Xcode generates for an asset.
///
/// The rules are those that Xcode 15 to 16 show in `GeneratedAssetSymbols.swift`:
/// words join in camel case (`bubble-chat` → `bubbleChat`), a letter behind a digit is a capital
/// (`3x` → `_3X`), leading capitals become small (`BGColorOne` → `bgColorOne`), the word “color” or
/// “image” at the end is dropped (`AccentColor` → `accent`), and names without small letters keep
/// them (`TLS2016` → `TLS_2016`).
struct AssetSymbolName {
  let text: String

  /// - Parameters:
  ///   - name: one component of the asset's name.
  ///   - ending: the word that adds nothing at the end: “color” or “image”.
  init?(_ name: String, dropping ending: String) {
    guard let text = Self.symbol(name, ending, isType: false) else { return nil }
    self.text = text
  }

  /// The enumeration for a namespace.
  init?(namespace name: String) {
    guard let text = Self.symbol(name, nil, isType: true) else { return nil }
    self.text = text
  }

  private static func symbol(_ name: String, _ ending: String?, isType: Bool) -> String? {
    var words = words(name)
    guard !words.isEmpty else { return nil }
    let isLoud = !name.contains(where: \.isLowercase)
    if isLoud { return escaped(words.flatMap(runs).joined(separator: "_")) }
    if let ending, let rest = dropping(ending, from: words) { words = rest }
    var result = ""
    for word in words { result += capitalized(word) }
    if !isType {
      let beginsSmall = words[0].first?.isLowercase ?? false
      result =
        beginsSmall
        ? result.prefix(1).lowercased() + result.dropFirst() : withoutLeadingCapitals(result)
    }
    return escaped(result)
  }

  /// The parts between everything that is no letter or digit.
  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Letters and digits of a word apart.
  private static func runs(_ word: String) -> [String] {
    var result: [String] = []
    for character in word {
      if let last = result.last?.last, last.isNumber == character.isNumber {
        result[result.count - 1].append(character)
      } else {
        result.append(String(character))
      }
    }
    return result
  }

  /// The words without an ending of their own, or of the last word's last hump; nil if nothing
  /// else would be left or there is none.
  private static func dropping(_ ending: String, from words: [String]) -> [String]? {
    guard let last = words.last else { return nil }
    if last.lowercased() == ending, words.count > 1 { return words.dropLast() }
    let capital = ending.prefix(1).uppercased() + ending.dropFirst()
    guard last.hasSuffix(capital), last != capital else { return nil }
    return words.dropLast() + [String(last.dropLast(capital.count))]
  }

  /// A capital at the beginning and behind digits.
  private static func capitalized(_ word: String) -> String {
    var result = ""
    for character in word {
      let begins = result.last?.isNumber ?? true
      result += begins ? character.uppercased() : String(character)
    }
    return result
  }

  /// `BGColor` → `bgColor`, `URLs` → `urLs`, `A4` → `a4`.
  private static func withoutLeadingCapitals(_ text: String) -> String {
    let capitals = text.prefix { $0.isUppercase }.count
    let rest = text.dropFirst(capitals)
    let continues = rest.first?.isLetter ?? false
    let lowered = capitals > 1 && continues ? capitals - 1 : capitals
    return text.prefix(lowered).lowercased() + text.dropFirst(lowered)
  }

  private static func escaped(_ text: String) -> String {
    text.first?.isNumber == true ? "_" + text : SwiftCode.name(text)
  }
}
