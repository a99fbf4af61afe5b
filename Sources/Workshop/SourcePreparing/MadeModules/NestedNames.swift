/// Names of types that are seen in some types alone: those declared inside of them, and those that
/// protocols give to them. Elsewhere such a name means something else.
struct NestedNames {
  /// By the name of a type, those around it.
  private var owners: [String: Set<String>] = [:]
  /// Types that the project declares.
  private var own: Set<String> = []
  /// By the name of a type, what it is stated to conform to or to be below of.
  private var parents: [String: Set<String>] = [:]

  mutating func read(_ facts: FileFacts, _ run: TokenRun) {
    for declaration in facts.declarations {
      let name = declaration.name.split(separator: ".").last.map(String.init) ?? ""
      if declaration.keyword != "extension" { own.insert(name) }
      parents[name, default: []].formUnion(declaration.inherits)
    }
    let scopes = TypeScopes(run)
    for index in 0..<run.count {
      guard let keyword = run.word(index), keyword != "extension",
        FactScanner.typeKeywords.contains(keyword), run.mark(index - 1) != ".",
        let name = run.word(index + 1)
      else { continue }
      let around = scopes.home(of: index - 1)
      if !around.isEmpty {
        owners[name, default: []].formUnion(around.split(separator: ".").map(String.init))
      }
    }
  }

  /// Whether a type of the project is stated to conform to one of some protocols.
  func conforms(_ name: String, to protocols: Set<String>) -> Bool {
    own.contains(name) && parents[name]?.isDisjoint(with: protocols) == false
  }

  /// Whether a name is one of some types.
  func mayHide(_ name: String) -> Bool { owners[name] != nil || ConformerNames.all.contains(name) }

  /// Whether code in a type sees a name as one of that, of a type around it, or of what these
  /// conform to; so it may in extensions of types that the project does not declare.
  ///
  /// - Parameters:
  ///   - home: names of the types around the code with dots between them; empty for none.
  ///   - atHand: of the types that the project does not declare, those that are at hand.
  func sees(_ name: String, from home: String, atHand: Set<String>) -> Bool {
    var known: Set<String> = []
    let around = home.split(separator: ".").map(String.init)
    var open = around
    while let type = open.popLast() {
      guard known.insert(type).inserted else { continue }
      if owners[name]?.contains(type) == true { return true }
      // One that stands in others hides none of ours from code outside of them.
      let isHidden = owners[type]?.isDisjoint(with: around) == true
      if own.contains(type), !isHidden {
        open += (parents[type] ?? []).subtracting(Self.plain)
      } else if ConformerNames.mayGive(
        name, type, isAtHand: atHand.contains(type), isExtended: around.contains(type))
      {
        return true
      }
    }
    return false
  }

  /// Protocols that give no such names.
  private static let plain: Set<String> = [
    "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
    "Hashable", "LocalizedError", "ObservableObject", "Sendable",
  ]
}
