/// Tells what happened to elements that are matched, or are not.
struct ElementComparing {
  let old: ElementTree
  let new: ElementTree
  let match: ElementMatch
  private let oldNames: ElementNames
  private let newNames: ElementNames
  /// What an element is now, by what it was, and the reverse.
  private let successors: [Int: Int]
  private let predecessors: [Int: Int]

  init(_ old: ElementTree, _ new: ElementTree, _ match: ElementMatch) {
    (self.old, self.new, self.match) = (old, new, match)
    (oldNames, newNames) = (ElementNames(old), ElementNames(new))
    successors = Dictionary(match.pairs.map { ($0.old, $0.new) }) { first, _ in first }
    predecessors = Dictionary(match.pairs.map { ($0.new, $0.old) }) { first, _ in first }
  }

  /// What an element is called: as it was called before.
  func name(_ pair: ElementMatch.Pair) -> String { oldNames.name(pair.old) }

  func removed() -> [TreeChange] {
    match.removed.map { index in
      let kept = match.moved(outOf: index).map { oldNames.name($0.old) }
      let element = old[index]
      let kind = ElementNames.kind(element.node.type)
      let subject = kept.first.map { "\(kind) around \($0)" } ?? oldNames.name(index)
      return TreeChange(
        kind: .removed, subject: subject, words: "removed", aspect: kind, path: element.node.path,
        old: element.frame)
    }
  }

  func added() -> [TreeChange] {
    match.added.map { index in
      let kept = match.moved(into: index).map { newNames.name($0.new) }
      let element = new[index]
      let kind = ElementNames.kind(element.node.type)
      let subject = kept.first.map { "\(kind) around \($0)" } ?? newNames.name(index)
      let words = kept.isEmpty ? "added" + position(index) : "added"
      return TreeChange(
        kind: .added, subject: subject, words: words, aspect: kind, path: element.node.path,
        new: element.frame)
    }
  }

  func moved() -> [TreeChange] {
    match.pairs.filter { $0.isMoved && !isInNew($0.new) && !isInRemoved($0.old) }.map { pair in
      TreeChange(
        kind: .moved, subject: name(pair), words: "moved" + position(pair.new),
        aspect: "position", path: new[pair.new].node.path, old: old[pair.old].frame,
        new: new[pair.new].frame)
    }
  }

  /// Whether an element is in one that is new: then it has come there by being wrapped.
  private func isInNew(_ index: Int) -> Bool {
    var around = new[index].parent
    while let outer = around {
      if predecessors[outer] == nil { return true }
      around = new[outer].parent
    }
    return false
  }

  private func isInRemoved(_ index: Int) -> Bool {
    var around = old[index].parent
    while let outer = around {
      if successors[outer] == nil { return true }
      around = old[outer].parent
    }
    return false
  }

  /// Where a new element stands: ` after “Breakfast”`, ` in row “Lunch”`.
  private func position(_ index: Int) -> String {
    guard let parent = new[index].parent else { return "" }
    let beside = new[parent].children
    guard let own = beside.firstIndex(of: index) else { return " to \(newNames.name(parent))" }
    if let before = beside[..<own].last(where: isAnchor) {
      return " after \(newNames.name(before))"
    }
    if let after = beside[(own + 1)...].first(where: isAnchor) {
      return " before \(newNames.name(after))"
    }
    return " in \(newNames.name(parent))"
  }

  /// Whether an element is one to tell a position by: it was there, and is called something.
  private func isAnchor(_ index: Int) -> Bool {
    predecessors[index] != nil && new[index].node.type != "Spacer"
      && new[index].node.type != "Divider"
  }

  /// What happened to an element that was there.
  ///
  /// - Parameter drawing: what of the drawing differs between two paths.
  func changes(
    of pair: ElementMatch.Pair, _ colours: ColourNames,
    drawing: (String, String) -> [(aspect: String, words: String)]
  ) -> [TreeChange] {
    let (former, now) = (old[pair.old], new[pair.new])
    let layers = LayerMatch(former, now)
    var differences: [ElementLooks.Difference] = []
    let kinds = [former, now].map { ElementNames.kind($0.node.type) }
    if kinds[0] != kinds[1] {
      differences.append(
        .init(kind: .content, aspect: "type", words: "\(kinds[0]) → \(kinds[1])"))
    }
    differences += modifiers(former, layers.removed, "removed", oldNames)
    differences += modifiers(now, layers.added, "added", newNames)
    for (one, other) in layers.pairs {
      differences +=
        ElementLooks(former.layers[one].node, now.layers[other].node, colours).differences
    }
    differences += ElementRoom(old, pair.old, new, pair.new, layers).differences
    if !differences.contains(where: { $0.kind == .look || $0.kind == .content }) {
      differences += drawing(former.node.path, now.node.path).map {
        .init(kind: .drawing, aspect: $0.aspect, words: $0.words)
      }
    }
    var said: Set<ElementLooks.Difference> = []
    return differences.filter { said.insert($0).inserted }.map {
      TreeChange(
        kind: $0.kind, subject: name(pair), words: $0.words, aspect: $0.aspect,
        path: now.node.path, isVague: now.node.isRedacted || $0.kind == .drawing,
        old: former.frame, new: now.frame)
    }
  }

  private static let roomy: Set = [
    "Padding", "Frame", "Offset", "FixedSize", "AspectRatio", "Position", "AlignmentGuide",
  ]

  private func modifiers(
    _ element: TreeElement, _ layers: [Int], _ verb: String, _ names: ElementNames
  ) -> [ElementLooks.Difference] {
    layers.map { index in
      let type = element.layers[index].node.type
      let isRoom = Self.roomy.contains(type)
      let opacity = element.layers[index].node.looks.opacity.map { " \(Points.text($0))" }
      let other = element.layers[index].others.first.map { " \(names.ownName($0).text)" }
      let radii = element.layers[index].node.looks.radii.map { Points.text($0) }
      let corners = radii.isEmpty ? nil : " with corner radius \(radii.joined(separator: ", "))"
      let what = other ?? opacity ?? corners ?? ""
      return .init(
        kind: isRoom ? .room : .look, aspect: type,
        words: "\(type.lowercased())\(what) \(verb)")
    }
  }
}
