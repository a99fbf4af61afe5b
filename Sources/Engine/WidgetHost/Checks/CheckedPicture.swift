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
  /// The families that the widget names; empty where it says nothing.
  package let families: [String]
  /// A hash of what is written of the picture and its nodes.
  let hash: String

  package init(
    _ drawn: RenderedWidget, on stage: WidgetStage, mode: RenderingMode, state: ContentState,
    palette: Palette, families: [String] = [], hash: String
  ) {
    (self.drawn, self.stage, self.mode, self.state) = (drawn, stage, mode, state)
    (self.palette, self.families, self.hash) = (palette, families, hash)
    texts = ReadableTexts(drawn.nodes)
  }

  /// The text as it is seen.
  var seenTexts: [SeenText] { SeenText.all(in: drawn) }

  /// Whether the system hides something in it, for it is not there yet or private.
  var isHidden: Bool {
    switch state {
    case .placeholder, .redacted, .locked: true
    case .snapshot, .entry: false
    }
  }

  /// All that findings follow from: what is found in one picture of a run holds for others that
  /// agree in this.
  struct Look: Hashable {
    fileprivate let hash: String
    fileprivate let texts: ReadableTexts
    fileprivate let mode: RenderingMode
    fileprivate let family, device: String
    fileprivate let isPlaceholder, isHidden, hasContainerBackground: Bool
  }

  var look: Look {
    Look(
      hash: hash, texts: texts, mode: mode, family: stage.family.name, device: stage.device.id,
      isPlaceholder: state == .placeholder, isHidden: isHidden,
      hasContainerBackground: drawn.hasContainerBackground)
  }
}
