/// One thing that happened to an element between two pictures.
package struct TreeChange: Hashable, Sendable {
  /// What kind of thing it is, the likeliest cause of others first.
  package enum Kind: String, Codable, Hashable, Sendable, Comparable, CaseIterable {
    case added, removed, moved
    /// A text, a symbol or an image shows something else.
    case content
    /// Fonts, colours, corners.
    case look
    /// Padding, spacing, an offset, a frame.
    case room
    /// What is read aloud, links, hints.
    case meaning
    /// Something that no other change accounts for.
    case drawing
    /// What follows from the others.
    case consequence

    private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

    package static func < (one: Kind, other: Kind) -> Bool { one.rank < other.rank }

    private var rank: Int { Self.ranks[self] ?? 0 }

    /// Whether the words are what the element did, not what of it is otherwise.
    var isOfWhole: Bool { self <= .moved }
  }

  package var kind: Kind
  /// The element, as people call it: `“Lunch”`, `row “Lunch”`.
  package var subject: String
  /// What happened to it, without its name: `font size 15 → 17`.
  package var words: String
  /// What of it this is about, such as `font size`; what is one change in many elements or
  /// pictures has the same.
  package var aspect: String
  /// The path of the element where it is now, or where it was.
  package var path: String
  /// Whether the picture hides what it is, as a placeholder does: another picture may tell.
  package var isVague = false
  /// Where it was, points; nil of what is new.
  package var old: [Double]?
  /// Where it is, points; nil of what is no more.
  package var new: [Double]?

  package init(
    kind: Kind, subject: String, words: String, aspect: String, path: String,
    isVague: Bool = false, old: [Double]? = nil, new: [Double]? = nil
  ) {
    (self.kind, self.subject, self.words) = (kind, subject, words)
    (self.aspect, self.path, self.isVague) = (aspect, path, isVague)
    (self.old, self.new) = (old, new)
  }

  /// Whether elements can have other sizes and positions for it.
  var movesOthers: Bool {
    switch kind {
    case .added, .removed, .moved, .content, .room: true
    case .look: aspect.hasPrefix("font") || aspect == "scale"
    case .meaning, .drawing, .consequence: false
    }
  }

  /// Something that happened to a picture as a whole.
  static func ofWhole(_ words: String, aspect: String) -> TreeChange {
    TreeChange(kind: .drawing, subject: "", words: words, aspect: aspect, path: "")
  }

  /// A whole sentence.
  package var sentence: String { Self.sentence(subject, [words], kind) }

  static func sentence(_ subject: String, _ words: [String], _ kind: Kind) -> String {
    let text = words.joined(separator: ", ")
    // “8:00” is what becomes “9:00”: that needs no other name.
    if subject.isEmpty || text.hasPrefix(subject) || text.hasPrefix("text \(subject)") {
      return text
    }
    return kind.isOfWhole ? "\(subject) \(text)" : "\(subject): \(text)"
  }
}
