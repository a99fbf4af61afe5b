import SourceLexing

/// Members of a package's types that nobody comes to without naming them.
///
/// That is so where nothing of others asks for members: a type that follows a protocol of Apple's
/// may be called by what nobody sees here.
struct LooseMembers {
  /// Types all of whose supertypes are known.
  private let types: Set<String>

  /// - Parameter outlines: those of all files.
  init(_ outlines: [SourceOutline]) {
    var supertypes: [String: Set<String>] = [:]
    var declared: Set<String> = []
    for outline in outlines {
      for type in outline.declarations where type.isType {
        let name = type.keyword == "extension" ? Self.outer(type.name) : type.name
        if type.keyword != "extension" { declared.insert(name) }
        supertypes[name, default: []].formUnion(Self.asking(type, outline))
      }
    }
    // What follows one that is asked for members is asked for them too.
    var types = declared
    while true {
      let asked = types.filter { name in
        !(supertypes[name] ?? []).allSatisfy { types.contains($0) || Self.harmless.contains($0) }
      }
      guard !asked.isEmpty else { break }
      types.subtract(asked)
    }
    self.types = types
  }

  /// Supertypes, and attributes that may add some.
  private static func asking(_ type: SourceDeclaration, _ outline: SourceOutline) -> [String] {
    let inherited = (type.inheritance ?? 0..<0).filter { outline.tokens[$0].kind == .word }
    let attributes = (type.range.lowerBound..<type.keywordIndex).filter {
      outline.tokens[$0].kind == .attribute
    }
    return (Array(inherited) + attributes).map(outline.text)
  }

  /// `Kit` of `Kit.Part`.
  private static func outer(_ type: String) -> String { String(type.prefix { $0 != "." }) }

  /// Those of the standard library that ask for no function or variable, or only for such as
  /// always stay; and attributes that add no supertype.
  private static let harmless: Set<String> = [
    "@MainActor", "@available", "@dynamicMemberLookup", "@frozen", "@preconcurrency",
    "@propertyWrapper", "@resultBuilder", "@unchecked", "@usableFromInline",
    "AnyObject", "Bool", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Double", "Encodable", "Equatable", "Error",
    "ExpressibleByBooleanLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringLiteral", "Float", "Hashable", "Identifiable",
    "Int", "Int16", "Int32", "Int64", "Int8", "NSObject", "OptionSet", "RawRepresentable",
    "Sendable", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// Members of a type's declaration that can go without it: functions, and variables that are
  /// computed; not what takes the place of a superclass's, or is called from elsewhere.
  ///
  /// - Parameter index: of the type's declaration, which holds nobody else's.
  func members(of index: Int, in outline: SourceOutline) -> [SourceDeclaration] {
    let type = outline.declarations[index]
    guard types.contains(type.name), type.keyword != "protocol" else { return [] }
    let inner = outline.declarations.indices.dropFirst(index + 1).prefix {
      type.range.contains(outline.declarations[$0].range.lowerBound)
    }
    let observed = Set(
      inner.map { outline.declarations[$0] }.filter { Self.observers.contains($0.keyword) }
        .compactMap(\.parent))
    return inner.compactMap { position in
      let member = outline.declarations[position]
      guard member.parent == index, member.body != nil else { return nil }
      let isComputed =
        member.keyword == "var" && member.value == nil && !observed.contains(position)
      let marks = (member.range.lowerBound..<member.keywordIndex).map(outline.text)
      guard isComputed || member.keyword == "func", Self.kept.isDisjoint(with: marks) else {
        return nil
      }
      return member
    }
  }

  private static let observers: Set<String> = ["willSet", "didSet"]
  private static let kept: Set<String> = [
    "@_cdecl", "@_dynamicReplacement", "@_implements", "@_silgen_name", "dynamic", "override",
    "required",
  ]
}
