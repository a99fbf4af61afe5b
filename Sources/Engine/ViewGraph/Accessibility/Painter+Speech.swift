import VectorDrawing

extension Painter {
  /// Groups what a node has drawn under what it says, if that is more than its text says.
  /// - Parameters:
  ///   - index: the node; all nodes after it are below it.
  ///   - start: the first item that was drawn for it.
  mutating func speak(_ index: Int, from start: Int) {
    guard let note = nodes[index].note, items.count > start else { return }
    // A layer that blends with its neighbours must stay beside them.
    if items.count - start > 1, items[start...].contains(where: \.isBlending) { return }
    let part: SpokenPart?
    if note.isHidden {
      part = SpokenPart(.hidden)
    } else {
      let elements = SpokenTree.elements(of: nodes[index...])
      part = elements.count == 1 ? SpokenPart(elements[0]) : nil
    }
    guard let part else { return }
    wrap(part, index, from: start)
  }

  /// Groups items under a part. Only a container keeps the parts in it: what else has a name says
  /// all there is to say.
  mutating func wrap(_ part: SpokenPart, _ index: Int, from start: Int) {
    let drawn = Array(items[start...])
    var group = GroupItem(part.role == .group ? drawn : drawn.flatMap(\.unspoken), node: index)
    group.spoken = part
    if mixes { group.settleBlends(isolated: false) }
    items.replaceSubrange(start..., with: [.group(group)])
  }
}

extension DisplayItem {
  fileprivate var isBlending: Bool {
    if case .group(let group) = self { return group.blend != .normal }
    return false
  }

  /// The item without anything said in it.
  fileprivate var unspoken: [DisplayItem] {
    guard case .group(var group) = self else { return [self] }
    group.children = group.children.flatMap(\.unspoken)
    // Groups that speak do nothing else.
    return group.spoken == nil ? [.group(group)] : group.children
  }
}
