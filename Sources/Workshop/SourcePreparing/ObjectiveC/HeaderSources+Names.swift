// How Swift calls what headers declare. Apple's compiler has rules (Swift Evolution SE-0005) and
// lists of words that are its own, so where they may say either, each spelling is there.
extension HeaderSources {
  /// How many words names begin with that they and their type have in common: cases of `Kinds` may
  /// begin with `Kind`.
  static func sharedWords(_ names: [String], _ type: String) -> Int {
    let first = words(names.first ?? "")
    return (names.dropFirst() + [type]).reduce(first.count) { count, other in
      min(count, zip(first, words(other)).prefix { $0 == $1 || $0 + "s" == $1 }.count)
    }
  }

  /// `KindFirst` without the first word is `first`. One that has no others keeps one.
  static func caseName(_ name: String, without count: Int) -> String {
    let all = words(name)
    var count = min(count, all.count - 1)
    while count > 0, all[count].first?.isNumber == true { count -= 1 }
    return lowered(all[max(0, count)...].joined())
  }

  /// `URLSession` is `urlSession`, `First` `first`, `OFF` `off`.
  private static func lowered(_ text: String) -> String {
    let word = text.drop { $0 == "_" }.isEmpty ? text[...] : text.drop { $0 == "_" }
    let capitals = word.prefix { $0.isUppercase }.count
    let goesOn = word.dropFirst(capitals).first?.isLetter == true
    let end = capitals > 1 && goesOn ? capitals - 1 : capitals
    return SwiftCode.name(word.prefix(end).lowercased() + word.dropFirst(end))
  }

  /// The words of a name: `SDWebImage` has `SD`, `Web` and `Image`.
  static func words(_ name: String) -> [String] {
    var result: [String] = []
    let all = Array(name)
    for (index, character) in all.enumerated() {
      let isAfterCapital = index > 0 && all[index - 1].isUppercase
      let isBeforeSmall = index + 1 < all.count && all[index + 1].isLowercase
      let begins =
        index == 0 || all[index - 1] == "_"
        || character.isUppercase && (!isAfterCapital || isBeforeSmall)
        || character.isNumber && !all[index - 1].isNumber
      if begins { result.append("") }
      result[result.count - 1].append(character)
    }
    return result
  }

  private static let prepositions: Set = [
    "About", "After", "Against", "As", "At", "Before", "Between", "By", "During", "For", "From",
    "In", "Into", "Of", "On", "Onto", "Through", "To", "Until", "Upon", "Using", "Via", "With",
    "Within", "Without",
  ]

  /// A name without the words at its end that only repeat a type; nil if there are none, or nothing
  /// else.
  private static func pruned(_ name: String, of type: HeaderType) -> String? {
    let own = words(name)
    var theirs = words(type.name)
    if HeaderType.isCollection(type.name), let element = type.arguments.first {
      theirs = words(element.name + "s")
    }
    if type.stars == 0, type.name != "id", type.arguments.isEmpty,
      AppleNames.values[type.name] != nil
    {
      return nil
    }
    let same = zip(own.reversed(), theirs.reversed()).prefix {
      $0.lowercased() == $1.lowercased()
    }.count
    return same > 0 && same < own.count ? own.dropLast(same).joined() : nil
  }

  /// A name of something of a class's own type without the class: `sharedManager` is `shared`.
  static func shortened(_ name: String, _ type: String) -> [String] {
    pruned(name, of: HeaderType(name: type, stars: 1)).map { [$0] } ?? []
  }

  /// The words behind those with which a method begins that makes a thing of a class.
  static func rest(_ name: String, behind type: String) -> String? {
    let all = words(type)
    let ends = all.indices.map { lowered(all[$0...].joined()).replacing("`", with: "") }
    return ends.first { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
      .map { String(name.dropFirst($0.count)) }
  }

  /// `WithName` is `name`.
  static func argument(_ words: String) -> String {
    let word = words.hasPrefix("With") && words.count > 4 ? String(words.dropFirst(4)) : words
    return word.isEmpty ? "_" : lowered(word).replacing("`", with: "")
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

  /// An initialiser in each way that Swift may spell it.
  static func makers(
    _ function: HeaderDeclarations.Function
  ) -> [HeaderDeclarations.Function] {
    if let own = renamed(function), own.name == "init" { return [own] }
    guard !function.parameters.isEmpty else { return [] }
    var result = function
    result.parameters[0].label =
      (function.isRefined ? "__" : "") + argument(String(function.name.dropFirst("init".count)))
    return both(result)
  }

  /// A method of a class in each way that Swift may spell it.
  static func spellings(
    _ function: HeaderDeclarations.Function, in type: String
  ) -> [HeaderDeclarations.Function] {
    if let own = renamed(function) { return [own] }
    let mark = function.isRefined ? "__" : ""
    var spelled = function
    spelled.name = mark + function.name
    guard !function.parameters.isEmpty else {
      let isOwn = ["instancetype", type].contains(function.result.name) && function.isStatic
      return [spelled]
        + (isOwn ? shortened(function.name, type) : []).map { name in
          spelled.name = mark + name
          return spelled
        }
    }
    spelled.parameters[0].label = "_"
    var result = [spelled]
    // The first part is parted at its last preposition.
    let all = words(function.name)
    if let cut = all.indices.last(where: { $0 > 0 && prepositions.contains(all[$0]) }) {
      spelled.name = mark + all[..<cut].joined()
      spelled.parameters[0].label = lowered(all[cut...].joined()).replacing("`", with: "")
      result.append(spelled)
      spelled.parameters[0].label = all[cut].lowercased()
      result.append(spelled)
    }
    if let base = pruned(function.name, of: function.parameters[0].type) {
      spelled.name = mark + base
      spelled.parameters[0].label = "_"
      result.append(spelled)
    }
    var seen: Set<HeaderDeclarations.Function> = []
    return result.flatMap(both).filter { seen.insert($0).inserted }
  }

  /// With the labels of a header, and without what they only repeat of types.
  private static func both(
    _ function: HeaderDeclarations.Function
  ) -> [HeaderDeclarations.Function] {
    var other = function
    for index in function.parameters.indices {
      let parameter = function.parameters[index]
      guard parameter.label != "_", let label = pruned(parameter.label, of: parameter.type),
        let last = words(label).last,
        prepositions.contains(last.prefix(1).uppercased() + last.dropFirst())
      else { continue }
      other.parameters[index].label = label
    }
    return other == function ? [function] : [function, other]
  }
}
