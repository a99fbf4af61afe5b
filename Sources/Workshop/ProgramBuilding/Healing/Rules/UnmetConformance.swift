import SourceLexing

/// A conformance that cannot hold is left off.
struct UnmetConformance: HealingRule {
  /// Names under which a protocol may be written.
  private static let wholes = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    "Sendable": [], "Hashable": ["Identifiable"],
  ]

  func healing(of site: HealingSite) -> Healing? {
    let quoted = MissingName.quoted(site.message)
    guard site.message.contains("' does not conform to protocol '"), quoted.count > 1,
      site.declaration.isType, let inheritance = site.declaration.inheritance
    else { return nil }
    let name = MissingName.plain(quoted[1])
    let names = [name] + (Self.wholes[name] ?? [])
    for name in names {
      for index in inheritance where site.outline.text(index) == name {
        return Healing(
          kind: .conformance, edits: [Self.without(at: index, inheritance, site)])
      }
    }
    return nil
  }

  /// The clause without the type that a token belongs to; without its colon if nothing is left.
  static func without(
    at token: Int, _ inheritance: Range<Int>, _ site: HealingSite
  ) -> TextEdit {
    let outline = site.outline
    var (start, end, depth) = (token, token + 1, 0)
    while start > inheritance.lowerBound, !outline.isPunctuation(start - 1, ",") { start -= 1 }
    while end < inheritance.upperBound, depth > 0 || !outline.isPunctuation(end, ",") {
      if outline.isPunctuation(end, "<") { depth += 1 }
      if outline.isPunctuation(end, ">") { depth -= 1 }
      end += 1
    }
    if start > inheritance.lowerBound {
      start -= 1
    } else if end < inheritance.upperBound {
      end += 1
    } else {
      start -= 1
    }
    return site.replaced(start..<end, by: " ")
  }
}
