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
  package let texts: ReadableTexts
  /// A hash of what is written of the picture and its nodes.
  private let hash: String

  package init(
    _ drawn: RenderedWidget, on stage: WidgetStage, mode: RenderingMode, state: ContentState,
    palette: Palette, hash: String
  ) {
    (self.drawn, self.stage, self.mode, self.state) = (drawn, stage, mode, state)
    (self.palette, self.hash) = (palette, hash)
    texts = ReadableTexts(drawn.nodes)
  }

  /// All that findings follow from: what is found in one picture of a run holds for others that
  /// agree in this.
  struct Look: Hashable {
    fileprivate let hash: String
    fileprivate let texts: ReadableTexts
    fileprivate let mode: RenderingMode
    fileprivate let isCard, isPlaceholder, hasContainerBackground: Bool
  }

  var look: Look {
    Look(
      hash: hash, texts: texts, mode: mode, isCard: stage.isCard,
      isPlaceholder: state == .placeholder,
      hasContainerBackground: drawn.hasContainerBackground)
  }
}
