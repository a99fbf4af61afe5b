/// In which direction each character of a text runs.
struct TextDirections {
  /// The embedding level of each character: odd from right to left.
  private(set) var levels: [UInt8] = []
  /// The level of the paragraph each character belongs to.
  private(set) var bases: [UInt8] = []

  /// The directions of a text, or nil where everything runs from left to right.
  static func of(_ text: ShapedText, _ runs: [TextRun], _ options: TextOptions) -> TextDirections? {
    let layout: UInt8 = options.rightToLeft ? 1 : 0
    let mayTurn =
      text.turns || (layout == 1 && (options.writesInLayoutDirection || !text.hasLetter))
    guard mayTurn, !options.isPlaceholder else { return nil }
    let directions = TextDirections(
      text, runs, base: options.writesInLayoutDirection ? layout : nil, otherwise: layout)
    return directions.levels.contains { $0 > 0 } ? directions : nil
  }

  private init(_ text: ShapedText, _ runs: [TextRun], base: UInt8?, otherwise: UInt8) {
    var classes: [BidiClass] = []
    var heads: [Unicode.Scalar] = []
    classes.reserveCapacity(text.clusters.count)
    for run in runs {
      if run.attachment != nil {
        heads.append("\u{FFFC}")
        continue
      }
      for character in run.text { heads.append(character.unicodeScalars.first ?? " ") }
    }
    for head in heads { classes.append(BidiClass(head)) }
    var start = 0
    while start < classes.count {
      var end = start
      while end < classes.count, text.clusters[end].kind != .newline { end += 1 }
      end = min(end + 1, classes.count)
      let paragraph = BidiParagraph(
        Array(classes[start..<end]), brackets: { [start] in BidiBracket(heads[start + $0]) },
        base: base, otherwise: otherwise)
      levels += paragraph.levels
      bases += [UInt8](repeating: paragraph.base, count: end - start)
      start = end
    }
  }
}
