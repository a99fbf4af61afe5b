/// What changed between two pictures, in words, from their node trees.
package struct TreeDiff: Hashable, Sendable {
  /// One sentence a node, in tree order.
  package private(set) var sentences: [String] = []

  /// - Parameters:
  ///   - oldPicture: the SVG before, for colours and fonts.
  ///   - newPicture: the SVG after.
  package init(
    _ old: [TreeNode], _ new: [TreeNode], oldPicture: String = "", newPicture: String = ""
  ) {
    let elements = (PictureElements(oldPicture), PictureElements(newPicture))
    let before = Self.keyed(old)
    let after = Self.keyed(new)
    let known = Dictionary(before.map { ($0.key, $0.node) }) { first, _ in first }
    let present = Set(after.map(\.key))
    for (key, node) in before where !present.contains(key) {
      sentences.append("\(node.name) is gone")
    }
    var shifts: [(depth: Int, by: [Double])] = []
    var described: Set<String> = []
    for (key, node) in after {
      guard let former = known[key] else {
        sentences.append("\(node.name) is new")
        continue
      }
      while let last = shifts.last, last.depth >= node.depth { shifts.removeLast() }
      var parts = Self.changes(former, node, inherited: shifts.last?.by)
      let shift = Self.shift(former, node)
      if shift != [0, 0] { shifts.append((node.depth, shift)) }
      if described.insert(node.path).inserted {
        parts += elements.0.changes(to: elements.1, at: node.path)
      }
      if !parts.isEmpty { sentences.append("\(former.name): \(parts.joined(separator: ", "))") }
    }
  }

  /// The first sentences, and how many more there are.
  package func capped(_ limit: Int) -> [String] {
    guard sentences.count > limit else { return sentences }
    return sentences.prefix(limit) + ["… and \(sentences.count - limit) more"]
  }

  private struct Key: Hashable {
    let path: String
    let type: String
    /// Nodes that modify the same view share its path.
    let number: Int
  }

  private static func keyed(_ nodes: [TreeNode]) -> [(key: Key, node: TreeNode)] {
    var counts: [Key: Int] = [:]
    return nodes.map { node in
      let plain = Key(path: node.path, type: node.type, number: 0)
      let number = counts[plain, default: 0]
      counts[plain] = number + 1
      return (Key(path: node.path, type: node.type, number: number), node)
    }
  }

  private static func shift(_ old: TreeNode, _ new: TreeNode) -> [Double] {
    [new.frame[0] - old.frame[0], new.frame[1] - old.frame[1]].map { ($0 * 1000).rounded() / 1000 }
  }

  /// - Parameter inherited: how far the node's surroundings moved; moving along is no news.
  private static func changes(
    _ old: TreeNode, _ new: TreeNode, inherited: [Double]?
  ) -> [String] {
    var parts: [String] = []
    let shift = shift(old, new)
    if shift != inherited ?? [0, 0] {
      parts.append("moved by \(number(shift[0])), \(number(shift[1]))")
    }
    if old.frame[2...] != new.frame[2...] {
      parts.append("resized from \(size(old)) to \(size(new))")
    }
    func compare(_ name: String, _ before: String?, _ after: String?) {
      guard before != after else { return }
      parts.append("\(name) \(quoted(before)) → \(quoted(after))")
    }
    compare("text", old.text, new.text)
    compare("label", old.label, new.label)
    compare("value", old.value, new.value)
    compare("hint", old.hint, new.hint)
    compare("traits", old.traits, new.traits)
    // What is said follows from the text and the label where nothing else changed.
    if parts.isEmpty { compare("VoiceOver", old.spoken, new.spoken) }
    compare("link", old.link, new.link)
    if old.isTruncated != new.isTruncated {
      parts.append(new.isTruncated ? "now truncated" : "no longer truncated")
    }
    if old.isHidden != new.isHidden {
      parts.append(new.isHidden ? "now hidden from accessibility" : "no longer hidden")
    }
    return parts
  }

  private static func quoted(_ text: String?) -> String {
    text.map { "\u{201C}\($0)\u{201D}" } ?? "none"
  }

  private static func size(_ node: TreeNode) -> String {
    "\(number(node.frame[2]))×\(number(node.frame[3]))"
  }

  /// A number of points as people write it.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((min(max(value, -1e9), 1e9) * 1000).rounded())
    if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
    return "\(Double(thousandths) / 1000)"
  }
}
