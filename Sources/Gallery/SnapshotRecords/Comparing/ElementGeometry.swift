/// Where elements are now, and how large: a cause only where nothing else is one.
struct ElementGeometry {
  private let old: ElementTree
  private let new: ElementTree
  private let match: ElementMatch
  private let comparing: ElementComparing
  /// Elements of today that are of another size, or hold such.
  private var resizing: Set<Int> = []

  init(
    _ old: ElementTree, _ new: ElementTree, _ match: ElementMatch, _ comparing: ElementComparing
  ) {
    (self.old, self.new, self.match, self.comparing) = (old, new, match, comparing)
    for pair in match.pairs where isResized(pair) {
      var outer: Int? = pair.new
      while let index = outer, resizing.insert(index).inserted { outer = new[index].parent }
    }
  }

  /// What differs in size, or else in position, for no reason that can be seen.
  func causes() -> [TreeChange] {
    if isOtherSize, let root = match.pairs.first {
      return [change(root, "size", sizes(old[root.old].frame, new[root.new].frame))]
    }
    var innermost = match.pairs.filter { pair in
      isResized(pair) && !new[pair.new].inner.contains(where: resizing.contains)
    }
    // What takes the room that is left follows from what takes more or less.
    let rigid = innermost.filter { new[$0.new].node.type != "Spacer" }
    if !rigid.isEmpty { innermost = rigid }
    return innermost.isEmpty ? shifted() : innermost.map(resized)
  }

  private func resized(_ pair: ElementMatch.Pair) -> TreeChange {
    let layers = LayerMatch(old[pair.old], new[pair.new]).pairs.filter { one, other in
      let frames = (old[pair.old].layers[one].node.frame, new[pair.new].layers[other].node.frame)
      return frames.0[2...] != frames.1[2...]
    }
    let frame = layers.last { new[pair.new].layers[$0.new].node.type == "Frame" }
    guard let layer = frame ?? layers.last else {
      return change(pair, "size", sizes(old[pair.old].frame, new[pair.new].frame))
    }
    let nodes = (old[pair.old].layers[layer.old].node, new[pair.new].layers[layer.new].node)
    return change(pair, frame == nil ? "size" : "frame", sizes(nodes.0.frame, nodes.1.frame))
  }

  /// What has moved otherwise than what it is in.
  private func shifted() -> [TreeChange] {
    let shifts = Dictionary(match.pairs.map { ($0.new, shift($0)) }) { first, _ in first }
    return match.pairs.compactMap { pair in
      let inherited = new[pair.new].parent.flatMap { shifts[$0] } ?? [0, 0]
      let own = shift(pair)
      guard own != inherited else { return nil }
      let by = own == [0, 0] ? "stays where it was" : "moved \(Points.shift(own))"
      return change(pair, "position", by)
    }
  }

  /// Paths of hidden elements of another size.
  var hiddenPaths: [String] {
    match.pairs.filter { new[$0.new].node.isRedacted && isResized($0) }
      .map { new[$0.new].node.path }
  }

  /// How much more there is to say than the causes: elements that moved or have another size.
  func consequence(of changes: [TreeChange]) -> TreeChange? {
    let named = Set(changes.filter { $0.new != nil }.map(\.path))
    let carried = match.carried
    let others = match.pairs.filter { pair in
      new[pair.new].inner.isEmpty && !carried.contains(pair.new)
        && !named.contains(new[pair.new].node.path)
        && old[pair.old].frame != new[pair.new].frame
        && !["Spacer", "Divider"].contains(new[pair.new].node.type)
    }
    // That everything is elsewhere in a picture of another size goes without saying.
    guard !others.isEmpty, !isOtherSize, changes.contains(where: { $0.movesOthers }) else {
      return nil
    }
    let shifts = Set(others.map(shift))
    let isPureShift = others.allSatisfy { !isResized($0) }
    let words: String
    if isPureShift, shifts.count == 1, let shift = shifts.first {
      let isBehind = followsAll(others, shift, changes.first { $0.movesOthers })
      words = "\(isBehind ? "what follows" : "the rest") moved \(Points.shift(shift))"
    } else {
      let count = others.count == 1 ? "1 other element" : "\(others.count) other elements"
      words = isPureShift ? "\(count) moved" : "\(count) moved or changed size"
    }
    return TreeChange(
      kind: .consequence, subject: "", words: words, aspect: "", path: "", old: nil, new: nil)
  }

  /// Whether elements lie behind a cause in the direction in which they moved.
  private func followsAll(
    _ others: [ElementMatch.Pair], _ shift: [Double], _ cause: TreeChange?
  ) -> Bool {
    let axis = shift[1] != 0 ? 1 : 0
    if let frame = cause?.new {
      return others.allSatisfy { new[$0.new].frame[axis] >= frame[axis] + 0.5 }
    }
    guard let frame = cause?.old else { return false }
    return others.allSatisfy { old[$0.old].frame[axis] >= frame[axis] + 0.5 }
  }

  private func change(_ pair: ElementMatch.Pair, _ aspect: String, _ words: String) -> TreeChange {
    TreeChange(
      kind: .room, subject: comparing.name(pair),
      words: aspect == "position" ? words : "\(aspect) \(words)", aspect: aspect,
      path: new[pair.new].node.path, isVague: new[pair.new].node.isRedacted,
      old: old[pair.old].frame, new: new[pair.new].frame)
  }

  private func sizes(_ old: [Double], _ new: [Double]) -> String {
    "\(Points.size(old)) → \(Points.size(new))"
  }

  private func shift(_ pair: ElementMatch.Pair) -> [Double] {
    let (one, other) = (old[pair.old].frame, new[pair.new].frame)
    return [other[0] - one[0], other[1] - one[1]].map(Points.rounded)
  }

  /// Whether the whole picture is of another size, not only a modifier around its content.
  private var isOtherSize: Bool {
    match.pairs.first.map { old[$0.old].frame[2...] != new[$0.new].frame[2...] } ?? false
  }

  private func isResized(_ pair: ElementMatch.Pair) -> Bool {
    LayerMatch(old[pair.old], new[pair.new]).pairs.contains { one, other in
      old[pair.old].layers[one].node.frame[2...] != new[pair.new].layers[other].node.frame[2...]
    }
  }
}
