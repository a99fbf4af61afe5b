package import ResourceCatalogs
package import ViewGraph

/// A drawn picture as checks see it.
package struct CheckedPicture {
  package let drawn: RenderedWidget
  package let stage: WidgetStage
  package let mode: RenderingMode
  package let state: ContentState
  /// The system's colours.
  package let palette: Palette

  package init(
    _ drawn: RenderedWidget, on stage: WidgetStage, mode: RenderingMode, state: ContentState,
    palette: Palette
  ) {
    (self.drawn, self.stage, self.mode, self.state) = (drawn, stage, mode, state)
    self.palette = palette
  }

  /// The nodes whose text can be read, with their indices: it is neither hidden, nor passed over
  /// by assistive technology as decoration is, nor part of what stands in for a view.
  package var readableTexts: [(index: Int, node: NodeRecord)] {
    var found: [(index: Int, node: NodeRecord)] = []
    /// Deeper nodes than this are in one that is hidden from assistive technology.
    var hiddenDepth = Int.max
    for index in drawn.nodes.indices {
      let depth = drawn.nodes[index].depth
      if depth > hiddenDepth { continue }
      hiddenDepth = drawn.nodes[index].note?.isHidden == true ? depth : Int.max
      guard hiddenDepth == .max, drawn.nodes[index].textContent != nil else { continue }
      let node = drawn.nodes[index]
      if node.isRedacted || node.isSilent || node.text?.contains(where: \.isReadable) != true {
        continue
      }
      found.append((index, node))
    }
    return found
  }
}

extension Character {
  /// Whether it says something: letters and digits do, dots and dashes decorate.
  package var isReadable: Bool { isLetter || isNumber }
}
