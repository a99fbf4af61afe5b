import Testing

/// What a conforming type finds in a protocol of ours is never made for a module that is not at
/// hand.
@Suite struct ConformerNameRules {
  private static let path =
    "Sources/Workshop/SourcePreparing/MadeModules/ConformerNames.swift"

  @Test func namesThatProtocolsGiveAreNotMade() throws {
    let tree = SourceTree.standard
    let list = try #require(tree.swift.first { $0.path == Self.path })
    let known = Set(Self.find(#""(\w+)""#, in: list.text))
    let vocabulary = tree.swift.filter {
      $0.lies(in: "Sources/Vocabulary") || $0.lies(in: "Sources/Engine")
    }
    let protocols = Set(
      vocabulary.flatMap { Self.find(#"(?m)^public protocol (\w+)"#, in: $0.text) })
    #expect(protocols.count > 50)
    var offences: [Offence] = []
    for file in vocabulary {
      for name in Self.given(file.text, protocols) where !known.contains(name) && name != "_Arg" {
        offences.append(
          Offence(file.path, "\(name) is given to conforming types: add it to ConformerNames."))
      }
    }
    expectKept("conformer-names", offences)
  }

  private static let openers: Set<Substring> = ["protocol", "extension"]

  /// Associated types, and aliases in protocols and their extensions.
  static func given(_ text: String, _ protocols: Set<String>) -> [String] {
    var names: [String] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if !line.hasPrefix(" "), let keyword = words.firstIndex(where: Self.openers.contains) {
        let owner = words.dropFirst(keyword + 1).first?.prefix { $0.isLetter || $0.isNumber }
        isInside = owner.map { protocols.contains(String($0)) } ?? false
      } else if line.hasPrefix("}") {
        isInside = false
      }
      guard line.hasPrefix("  "), !line.hasPrefix("   "),
        let keyword = words.firstIndex(where: { $0 == "associatedtype" || $0 == "typealias" }),
        words[keyword] == "associatedtype" || isInside
      else { continue }
      let name = words.dropFirst(keyword + 1).first?.prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      if let name { names.append(String(name)) }
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
    #expect(Self.given(text, ["AppIntent"]) == ["Parameter", "Primitive"])
  }

  private static func find(_ pattern: String, in text: some StringProtocol) -> [String] {
    guard let regex = try? Regex(pattern) else { return [] }
    return String(text).matches(of: regex).compactMap { match in
      match.count > 1 ? match[1].substring.map(String.init) : nil
    }
  }
}
