extension HeaderSources {
  /// `KindFirst` of `Kind` is `first`.
  static func caseName(_ name: String, of type: String) -> String {
    let rest = name.hasPrefix(type) ? name.dropFirst(type.count) : name[...]
    let isName = rest.first.map { $0.isLetter || $0 == "_" } ?? false
    let word = isName ? rest : name[...]
    let capitals = word.prefix { $0.isUppercase }
    // `URLSession` is `urlSession`, `First` `first`, `OFF` `off`.
    let end =
      capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
    return SwiftCode.name(word.prefix(end).lowercased() + word.dropFirst(end))
  }

  private static let prepositions = ["With", "For", "From", "By", "In", "To", "At", "Of", "On"]

  /// How Swift may spell a method: Apple's compiler parts the first word at a preposition and drops
  /// what only repeats a type, by a list of words that is its own; so each spelling is there.
  private static func names(_ function: HeaderDeclarations.Function) -> [(
    base: String, label: String
  )] {
    guard !function.parameters.isEmpty else { return [(function.name, "")] }
    var result = [(base: function.name, label: "_")]
    let cuts = prepositions.compactMap { word -> (String, String)? in
      guard let range = function.name.ranges(of: word).last,
        range.lowerBound > function.name.startIndex,
        range.upperBound == function.name.endIndex || function.name[range.upperBound].isUppercase
      else { return nil }
      let base = String(function.name[..<range.lowerBound])
      return (base, String(function.name[range.lowerBound...]))
    }
    if let (base, tail) = cuts.min(by: { $0.1.count < $1.1.count }) {
      let label = tail.prefix(1).lowercased() + tail.dropFirst()
      result.append((base, label))
      if let word = prepositions.first(where: tail.hasPrefix) {
        result.append((base, word.lowercased()))
      }
    }
    return result
  }

  /// A function as a header says that Swift calls it; nil if it says nothing, or that it is a
  /// member of some type.
  static func renamed(_ function: HeaderDeclarations.Function)
    -> HeaderDeclarations.Function?
  {
    guard let name = function.swiftName, !name.contains("."), let open = name.firstIndex(of: "("),
      open > name.startIndex
    else { return nil }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
    guard labels.count <= function.parameters.count else { return nil }
    var result = function
    result.name = String(name[..<open])
    for (index, label) in labels.enumerated() { result.parameters[index].label = String(label) }
    return result
  }

  /// A method in each way that Swift may spell it.
  static func spellings(
    _ function: HeaderDeclarations.Function
  ) -> [HeaderDeclarations.Function] {
    if let own = renamed(function) { return [own] }
    return names(function).map { name in
      var spelled = function
      spelled.name = name.base
      if !function.parameters.isEmpty { spelled.parameters[0].label = name.label }
      return spelled
    }
  }
}
