import Foundation

/// Names of languages and regions as people give them: `de`, `de_DE`, `zh-Hans_CN`, `es-419`.
package enum LocaleName {
  /// Languages whose codes ISO has replaced, and that are written as before.
  private static let oldLanguages: Set<String> = ["in", "iw", "ji", "mo", "no", "sh", "tl"]
  /// Regions that Xcode's pseudo-languages have.
  private static let pseudoRegions: Set<String> = ["XA", "XB"]

  /// Whether language, script and region are known ones. A misspelt name would be drawn as if no
  /// language had been given.
  package static func isKnown(_ name: String) -> Bool {
    let plain = name.prefix { $0 != "@" }
    let parts = plain.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = parts.first.map(String.init), isLanguage(language) else { return false }
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, script.allSatisfy(\.isASCIILetter) {
      guard isScript(String(script)) else { return false }
      rest.removeFirst()
    }
    if let region = rest.first, isRegion(String(region).uppercased()) { rest.removeFirst() }
    return rest.isEmpty || rest.elementsEqual(["POSIX"])
  }

  private static func isLanguage(_ code: String) -> Bool {
    (2...3).contains(code.count) && code.allSatisfy(\.isASCIILetter)
      && (oldLanguages.contains(code.lowercased())
        || Locale.LanguageCode(code.lowercased()).isISOLanguage)
  }

  private static func isScript(_ code: String) -> Bool {
    Locale.Script(code.capitalized).isISOScript
  }

  private static func isRegion(_ code: String) -> Bool {
    pseudoRegions.contains(code) || Locale.Region(code).isISORegion
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
