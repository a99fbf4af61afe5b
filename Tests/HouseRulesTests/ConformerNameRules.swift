import Testing

/// What a conforming type finds in a protocol of ours is never made for a module that is not at
/// hand.
@Suite struct ConformerNameRules {
  private static let path =
    "Sources/Workshop/SourcePreparing/MadeModules/ConformerNames.swift"

  @Test func namesThatProtocolsGiveAreNotMade() throws {
    let tree = SourceTree.standard
    let list = try #require(tree.swift.first { $0.path == Self.path })
    let parts = list.text.split(separator: "static let refined")
    try #require(parts.count == 2)
    let (known, refined) = (Self.rows(parts[0]), Self.rows(parts[1]))
    let vocabulary = tree.swift.filter {
      $0.lies(in: "Sources/Vocabulary") || $0.lies(in: "Sources/Engine")
    }
    let protocols = vocabulary.reduce(into: [:]) { found, file in
      found.merge(Self.protocols(file.text)) { one, _ in one }
    }
    #expect(protocols.count > 50)
    var offences: [Offence] = []
    for file in vocabulary {
      for (owner, name) in Self.given(file.text, Set(protocols.keys))
      where known[name]?.contains(owner) != true && name != "_Arg" {
        offences.append(
          Offence(
            file.path, "\(owner) gives \(name) to conforming types: add it to ConformerNames."))
      }
    }
    let givers = known.values.reduce(Set(refined.keys)) { $0.union($1) }
    for (name, parents) in protocols
    where refined[name, default: []] != parents.intersection(givers) {
      offences.append(
        Offence(Self.path, "\(name) refines \(parents.intersection(givers).sorted())."))
    }
    for name in givers.subtracting(protocols.keys) {
      offences.append(Offence(Self.path, "There is no protocol \(name) of ours."))
    }
    expectKept("conformer-names", offences)
  }

  /// `"Name": ["One", "Other"]`
  private static func rows(_ text: Substring) -> [String: Set<String>] {
    let found = text.matches(of: /"(\w+)": \[([^\]]*)\]/).map { row in
      (String(row.1), Set(find(#""(\w+)""#, in: row.2)))
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  /// By name, what protocols refine.
  private static func protocols(_ text: String) -> [String: Set<String>] {
    let pattern = /(?:^|\n)(?:@[\w.()]+ )*public protocol (\w+)([^{]*)\{/
    let found = text.matches(of: pattern).map { header in
      let parents = header.2.split(separator: " where ").first ?? ""
      return (String(header.1), Set(find(#"(\w+)"#, in: parents)))
    }
    return Dictionary(found) { one, _ in one }
  }

  private static let openers: Set<Substring> = ["protocol", "extension"]

  /// Associated types, and aliases in protocols and their extensions.
  static func given(_ text: String, _ protocols: Set<String>) -> [(owner: String, name: String)] {
    var names: [(owner: String, name: String)] = []
    var inside: String?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if !line.hasPrefix(" "), let keyword = words.firstIndex(where: Self.openers.contains) {
        let owner = words.dropFirst(keyword + 1).first?.prefix { $0.isLetter || $0.isNumber }
        inside = owner.map(String.init).flatMap { protocols.contains($0) ? $0 : nil }
      } else if line.hasPrefix("}") {
        inside = nil
      }
      guard let inside, line.hasPrefix("  "), !line.hasPrefix("   "),
        let keyword = words.firstIndex(where: { $0 == "associatedtype" || $0 == "typealias" })
      else { continue }
      let name = words.dropFirst(keyword + 1).first?.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      if let name { names.append((inside, String(name))) }
    }
    return names
  }

  @Test func aliasesOfExtensionsAreFound() {
    let text = """
      extension AppIntent {
        public typealias Parameter<Value> = IntentParameter<Value>
      }
      extension Other {
        public typealias Unseen = Int
      }
      public protocol Plottable {
        associatedtype Primitive
      }
      """
    let found = Self.given(text, ["AppIntent", "Plottable"])
    #expect(found.map(\.owner) == ["AppIntent", "Plottable"])
    #expect(found.map(\.name) == ["Parameter", "Primitive"])
  }

  private static func find(_ pattern: String, in text: some StringProtocol) -> [String] {
    guard let regex = try? Regex(pattern) else { return [] }
    return String(text).matches(of: regex).compactMap { match in
      match.count > 1 ? match[1].substring.map(String.init) : nil
    }
  }
}
