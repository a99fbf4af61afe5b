/// One thing that VoiceOver stops at, or a container of such things.
package struct SpokenElement {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: [String] = []
  package var headingLevel: Int?
  package var measure: AccessibilityNote.Measure?
  /// Whether the label was set by code, rather than read off what is shown.
  package var isRenamed = false
  /// The elements of a container; empty for an element.
  package var children: [SpokenElement] = []
  package var isContainer = false
  /// The index of the node that the element is.
  package var node: Int
  var sortPriority = 0.0

  /// What is said on arriving: the name, then the value. The value of a toggle is no word: it is on
  /// or off.
  package var phrase: String {
    let parts = traits.contains("toggle") ? [label] : [label, value]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Takes over what a modifier says.
  mutating func apply(_ note: AccessibilityNote) {
    if let label = note.label {
      if label != self.label { isRenamed = true }
      self.label = label
    }
    value = note.value ?? value
    hint = note.hint ?? hint
    headingLevel = note.headingLevel ?? headingLevel
    measure = note.measure ?? measure
    sortPriority = note.sortPriority ?? sortPriority
    traits.removeAll(where: note.removedTraits.contains)
    traits += note.traits.filter { !traits.contains($0) }
  }

  /// Several elements as one: their phrases joined, as VoiceOver does.
  static func combined(_ parts: [SpokenElement], node: Int) -> SpokenElement {
    var whole = SpokenElement(node: node)
    let leaves = parts.flatMap(\.leaves)
    let phrase = leaves.map(\.phrase).filter { !$0.isEmpty }.joined(separator: ", ")
    whole.label = phrase.isEmpty ? nil : phrase
    whole.hint = leaves.lazy.compactMap(\.hint).first
    // What the parts can do the whole can; what they look like it does not.
    let kept = ["button", "link", "toggle", "header", "selected", "updatesFrequently"]
    for trait in leaves.flatMap(\.traits)
    where kept.contains(trait) && !whole.traits.contains(trait) { whole.traits.append(trait) }
    if leaves.count == 1, let only = leaves.first {
      (whole.label, whole.value, whole.traits) = (only.label, only.value, only.traits)
      (whole.measure, whole.headingLevel) = (only.measure, only.headingLevel)
      whole.isRenamed = only.isRenamed
    }
    return whole
  }

  /// The element itself, or those of a container.
  package var leaves: [SpokenElement] { isContainer ? children.flatMap(\.leaves) : [self] }
}
