/// The plural of English nouns: by how they are spelt, and by a list of those that have their own.
enum EnglishPlural {
  /// - Parameter noun: one word in any capitalisation, which the answer has too. A plural is given
  ///   back as it is.
  static func of(_ noun: String) -> String {
    let word = noun.lowercased()
    let plural = whole[word] ?? byEnding(word)
    let kept = zip(word, plural).prefix { $0 == $1 }.count
    let isShouted = noun.count > 1 && noun == noun.uppercased()
    let rest = plural.dropFirst(kept)
    return noun.prefix(kept) + (isShouted ? rest.uppercased() : String(rest))
  }

  private static func byEnding(_ word: String) -> String {
    func ends(in all: String...) -> Bool { all.contains(where: word.hasSuffix) }
    if own.contains(where: { word.hasSuffix($0.plural) }) { return word }
    if let one = own.first(where: { word.hasSuffix($0.singular) }) {
      return word.dropLast(one.singular.count) + one.plural
    }
    if ends(in: "sis", "xis") { return word.dropLast(2) + "es" }
    if ends(in: "ss", "us", "x", "z", "ch", "sh") { return word + "es" }
    if ends(in: "s") { return word }
    guard ends(in: "y"), let before = word.dropLast().last, !"aeiou".contains(before) else {
      return word + "s"
    }
    return word.dropLast() + "ies"
  }

  /// Nouns that others end in, such as “bookshelf” and “grandchild”.
  private static let own = [
    ("person", "people"), ("child", "children"), ("man", "men"), ("foot", "feet"),
    ("tooth", "teeth"), ("mouse", "mice"), ("shelf", "shelves"), ("self", "selves"),
    ("half", "halves"), ("knife", "knives"), ("life", "lives"), ("wife", "wives"),
    ("leaf", "leaves"), ("loaf", "loaves"), ("wolf", "wolves"), ("calf", "calves"),
    ("thief", "thieves"), ("craft", "craft"), ("fish", "fish"),
  ].map { (singular: $0, plural: $1) }

  private static let whole = [
    "goose": "geese", "ox": "oxen", "elf": "elves", "die": "dice", "quiz": "quizzes",
    "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
    "veto": "vetoes", "criterion": "criteria", "phenomenon": "phenomena", "human": "humans",
    "german": "germans", "roman": "romans", "shaman": "shamans", "talisman": "talismans",
    "ottoman": "ottomans", "omen": "omens", "specimen": "specimens", "craft": "crafts",
    "stomach": "stomachs", "epoch": "epochs", "gas": "gases", "lens": "lenses",
    "canvas": "canvases", "alias": "aliases", "atlas": "atlases", "bias": "biases",
    "sheep": "sheep", "deer": "deer", "salmon": "salmon", "geese": "geese", "oxen": "oxen",
    "dice": "dice", "criteria": "criteria", "data": "data", "phenomena": "phenomena",
    "media": "media",
  ]
}
