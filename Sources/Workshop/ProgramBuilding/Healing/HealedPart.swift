/// Something that was left out of the code as a name that it needs is missing.
struct HealedPart: Codable, Hashable {
  /// What was left out, the smallest first.
  enum Kind: String, Codable, CaseIterable {
    case importStatement, attribute, modifier, view, closure, value, statement, body, conformance
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

  var kind: Kind
  /// What is missing, or what the code was left out with that needs it.
  var name: String
  /// As messages call it.
  var file: String
  /// Counted from 1.
  var line: Int
}
