/// `themes/symbols/index.json`: how each name is drawn.
struct SymbolIndex {
  /// How one name is drawn: from a file, or from another name.
  struct Entry: Decodable, Hashable {
    /// A drawing beside the index.
    var file: String?
    /// Another name to start from.
    var base: String?
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
  }

  /// Entries by name.
  var entries: [String: Entry]

  /// Frames whose name, as an ending, is a rule.
  private static let frames = [
    "app", "capsule", "circle", "diamond", "hexagon", "octagon", "rectangle", "seal", "shield",
    "square", "triangle",
  ]

  /// How a name that is not listed is drawn by its ending: `x.circle.fill`, `x.slash`,
  /// `x.badge.plus` for any known `x`.
  func composed(_ name: String) -> Entry? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard let ending = parts.last, parts.count > 1 else { return nil }
    let base = parts.dropLast().joined(separator: ".")
    let filledBase = isFilled && entries[base + ".fill"] != nil ? base + ".fill" : base
    if ending == "slash", entries[filledBase] != nil {
      return Entry(base: filledBase, slash: true)
    }
    if Self.frames.contains(ending), entries[base] != nil, entries[ending] != nil {
      return Entry(base: base, enclosure: ending, fill: isFilled)
    }
    if let mark = parts.firstIndex(of: "badge"), mark > 0, mark < parts.count - 1 {
      let stem = parts[..<mark].joined(separator: ".")
      let badge = parts[(mark + 1)...].joined(separator: ".")
      let filled = isFilled && entries[stem + ".fill"] != nil ? stem + ".fill" : stem
      guard entries[filled] != nil, entries[badge] != nil else { return nil }
      return Entry(base: filled, badge: badge)
    }
    return nil
  }
}
