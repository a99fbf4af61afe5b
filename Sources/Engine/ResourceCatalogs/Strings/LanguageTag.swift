/// Names of languages, whichever way they are written.
enum LanguageTag {
  /// Lower case with hyphens, without keywords: `pt_BR@calendar=…` becomes `pt-br`.
  static func normal(_ tag: String) -> String {
    let plain = tag.split(separator: "@").first ?? ""
    return plain.lowercased().split(whereSeparator: { $0 == "_" || $0 == "-" })
      .joined(separator: "-")
  }

  /// A tag, then ever more general ones: `zh-hant-tw`, `zh-hant`, `zh`.
  static func chain(_ tag: String) -> [String] {
    var parts = normal(tag).split(separator: "-")
    // Chinese regions imply a script, and translations are named by script.
    if parts.first == "zh", parts.count == 2, parts[1].count == 2 {
      let isTraditional = ["tw", "hk", "mo"].contains(parts[1])
      parts.insert(isTraditional ? "hant" : "hans", at: 1)
    }
    var tags: [String] = []
    let exact = normal(tag)
    if exact != parts.joined(separator: "-") { tags.append(exact) }
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    if let alias = aliases[tags.last ?? ""] { tags.append(alias) }
    return tags
  }

  /// Languages under two codes.
  private static let aliases = [
    "nb": "no", "no": "nb", "he": "iw", "iw": "he", "fil": "tl", "tl": "fil",
  ]
}
