/// What changed between two pictures, in words, from their node trees: causes, and how much follows
/// from them.
package struct TreeDiff: Hashable, Sendable {
  /// The likeliest cause first, of each kind in the order of the tree.
  package private(set) var changes: [TreeChange] = []
  /// Paths of elements that are hidden, as in a placeholder, and of another size: what became of
  /// them another picture may tell.
  package private(set) var hidden: [String] = []

  /// Trees of more nodes than any widget has are compared by their drawings alone.
  private static let most = 20_000
  /// Nor are deeper ones any widget's.
  private static let deepest = 200

  /// - Parameters:
  ///   - oldPicture: the SVG before, for what trees do not tell.
  ///   - newPicture: the SVG after.
  ///   - colours: what palettes call colours.
  package init(
    _ old: [TreeNode], _ new: [TreeNode], oldPicture: String = "", newPicture: String = "",
    colours: ColourNames = ColourNames()
  ) {
    guard max(old.count, new.count) <= Self.most,
      (old + new).allSatisfy({ (0...Self.deepest).contains($0.depth) })
    else { return }
    var known = KnownElements()
    let (before, after) = (ElementTree(old, &known), ElementTree(new, &known))
    let match = ElementMatch(before, after)
    let comparing = ElementComparing(before, after, match)
    changes = comparing.removed() + comparing.added() + comparing.moved()
    let drawings = (PictureElements(oldPicture), PictureElements(newPicture))
    for pair in match.pairs {
      changes += comparing.changes(of: pair, colours) {
        drawings.0.changes(at: $0, to: drawings.1, at: $1)
      }
    }
    let geometry = ElementGeometry(before, after, match, comparing)
    if !changes.contains(where: \.movesOthers) { changes += geometry.causes() }
    changes = changes.enumerated()
      .sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }.map(\.element)
    let told = Set(changes.map(\.path))
    hidden = geometry.hiddenPaths.filter { !told.contains($0) }
    if let rest = geometry.consequence(of: changes) { changes.append(rest) }
  }

  /// One sentence an element, causes first.
  package var sentences: [String] {
    var sentences: [String] = []
    var index = 0
    while index < changes.count {
      let first = changes[index]
      // Only what stands beside each other is told together, to keep the order of causes.
      var words = [first.words]
      while index + 1 < changes.count, first.kind != .consequence,
        changes[index + 1].path == first.path, changes[index + 1].subject == first.subject,
        changes[index + 1].kind == first.kind
      {
        index += 1
        words.append(changes[index].words)
      }
      sentences.append(TreeChange.sentence(first.subject, words, first.kind))
      index += 1
    }
    return sentences
  }

  /// The first sentences, and how many more there are.
  package func capped(_ limit: Int) -> [String] {
    let sentences = sentences
    guard sentences.count > limit else { return sentences }
    return sentences.prefix(limit) + ["… and \(sentences.count - limit) more"]
  }
}
