package import Foundation
package import ViewGraph

/// What can be read in a picture.
package struct ReadableTexts: Hashable {
  /// A text that is neither hidden, nor passed over by assistive technology as decoration is, nor
  /// part of what stands in for a view.
  package struct Text: Hashable {
    /// The index of the node that sets it.
    package let node: Int
    /// As it is drawn.
    package let words: String
    /// As the code writes it, where it says all the words itself.
    package let key: String?
    /// The view of the user's that it is in.
    package let view: String?
    /// Where in the code it stands.
    package let position: ViewPosition?
    /// Whether it is cut off and the code does not say where.
    package let isCutOff: Bool
    /// The share of its font's size that it is drawn in.
    package let scale: CGFloat
    /// Whether it belongs to something that cannot be used at the moment.
    package let isDisabled: Bool
  }

  package private(set) var all: [Text] = []
  /// Whether there is more that is hidden.
  package let isPartlyHidden: Bool

  init(_ nodes: NodeRecords) {
    /// Deeper nodes than this are in one that is hidden from assistive technology.
    var hiddenDepth = Int.max
    var hasHidden = false
    for index in nodes.indices {
      if nodes[index].isRedacted { hasHidden = true }
      let depth = nodes[index].depth
      if depth > hiddenDepth { continue }
      hiddenDepth = nodes[index].note?.isHidden == true ? depth : Int.max
      guard hiddenDepth == .max, !nodes[index].isRedacted, !nodes[index].isSilent,
        let look = nodes[index].textContent?.look, let words = nodes[index].text,
        words.contains(where: \.isReadable)
      else { continue }
      all.append(
        Text(
          node: index, words: words, key: look.key,
          view: look.view.map { String(describing: $0) }, position: nodes[index].position,
          isCutOff: nodes[index].isTruncated && !look.isCutAsAsked,
          scale: nodes[index].textScale, isDisabled: look.isDisabled))
    }
    isPartlyHidden = hasHidden
  }
}

extension Character {
  /// Whether it says something: letters and digits do, dots and dashes decorate.
  package var isReadable: Bool { isLetter || isNumber }
}
