/// `themes/symbols/index.json`: how each name is drawn.
struct SymbolIndex {
  /// How one name is drawn: from a file, or from another name.
  struct Entry: Decodable, Hashable {
    /// A drawing beside the index.
    var file: String?
    /// Another name to start from.
    var base: String?
    /// What stands to the right of it.
    var beside: String?
    /// Whether its shapes are filled as its drawing says.
    var solid: Bool?
    /// Degrees clockwise, a multiple of 90.
    var turn: Double?
    /// Whether left and right are exchanged.
    var mirror: Bool?
    /// The name of the frame around it.
    var enclosure: String?
    /// Whether the frame is filled.
    var fill: Bool?
    /// The frame's or badge's colour in multicolour rendering.
    var color: String?
    /// Whether it is crossed out.
    var slash: Bool?
    /// `dot`, or the name of the glyph in a badge.
    var badge: String?
    /// `triangle` where a badge is no disc.
    var plate: String?
  }

  /// Entries by name.
  var entries: [String: Entry]
  /// Names of other years and directions.
  var synonyms = SymbolSynonyms()
}
