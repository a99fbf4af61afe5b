/// Something that was left out of the code as a name that it needs is missing.
package struct HealedPart: Codable, Hashable, Sendable {
  /// What was left out, the smallest first.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case importStatement, attribute, modifier, member, view, closure, value, statement, body
    case conformance
    case type, declaration, file

    /// In a count: `2 views`.
    func counted(_ count: Int) -> String {
      let word =
        switch self {
        case .importStatement: "import"
        case .body: count == 1 ? "body" : "bodie"
        case .type: "type made opaque"
        default: rawValue
        }
      if self == .type, count > 1 { return "\(count) types made opaque" }
      return "\(count) \(word)\(count == 1 ? "" : "s")"
    }
  }

  package var kind: Kind
  /// What is missing, or what the code was left out with that needs it.
  package var name: String
  /// As messages call it.
  package var file: String
  /// Counted from 1.
  package var line: Int
}
