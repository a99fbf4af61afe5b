/// What VoiceOver reads of a picture, found in its list of nodes.
///
/// Text and named images are elements; controls combine what is in them; modifiers change the one
/// element they lie around. Elements are read in the order of the views, within each container
/// those of higher sort priority first. A label around several elements makes them one: Apple
/// leaves this case open. What is hidden, redacted or a stand-in is silent.
package enum SpokenTree {
  /// The elements and containers of some nodes, in reading order.
  package static func elements(of nodes: Slice<NodeRecords>) -> [SpokenElement] {
    var position = nodes.startIndex
    var found: [SpokenElement] = []
    while position < nodes.endIndex { found += read(nodes, &position) }
    return sorted(found)
  }

  /// What is said from the first to the last, containers before what they hold.
  package static func phrases(of nodes: NodeRecords) -> [(node: Int, phrase: String)] {
    elements(of: nodes[...]).flatMap(phrases)
  }

  private static func phrases(_ element: SpokenElement) -> [(node: Int, phrase: String)] {
    let own = element.phrase
    return (own.isEmpty ? [] : [(element.node, own)]) + element.children.flatMap(phrases)
  }

  /// The elements of the node at a position and of all below it.
  private static func read(
    _ nodes: Slice<NodeRecords>, _ position: inout Int
  ) -> [SpokenElement] {
    let index = position
    let node = nodes[index]
    position += 1
    var inner: [SpokenElement] = []
    if let text = node.text, !text.isEmpty, !node.isSilent {
      var element = SpokenElement(node: index)
      element.label = text
      inner.append(element)
    }
    while position < nodes.endIndex, nodes[position].depth > node.depth {
      inner += read(nodes, &position)
    }
    if node.isSilent { return [] }
    guard let note = node.note else { return inner }
    return apply(note, to: inner, at: index)
  }

  private static func apply(
    _ note: AccessibilityNote, to inner: [SpokenElement], at index: Int
  ) -> [SpokenElement] {
    if note.isHidden { return [] }
    var whole: SpokenElement
    switch note.children {
    case .contain?:
      whole = SpokenElement(node: index)
      (whole.children, whole.isContainer) = (sorted(inner), true)
    case .ignore?: whole = SpokenElement(node: index)
    case .combine?: whole = .combined(sorted(inner), node: index)
    case nil where inner.count == 1: whole = inner[0]
    case nil where inner.isEmpty || note.label != nil: whole = SpokenElement(node: index)
    case nil:
      return inner.map { element in
        var element = element
        element.apply(note)
        return element
      }
    }
    whole.apply(note)
    let isEmpty = whole.phrase.isEmpty && whole.children.isEmpty && whole.measure == nil
    return isEmpty && whole.traits.allSatisfy { $0 == "image" } ? [] : [whole]
  }

  /// Higher priority first, otherwise in order.
  private static func sorted(_ elements: [SpokenElement]) -> [SpokenElement] {
    if elements.allSatisfy({ $0.sortPriority == 0 }) { return elements }
    return elements.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }
}
