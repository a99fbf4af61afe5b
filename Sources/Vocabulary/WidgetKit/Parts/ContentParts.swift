import LayoutEngine
import SwiftUI
import ViewGraph

/// The images and texts of some content, in reading order: what the system takes of views that it
/// sets itself, as in controls and in the line above the clock of the Lock Screen.
@MainActor struct ContentParts {
  private(set) var images: [LayoutNode] = []
  private(set) var texts: [LayoutNode] = []

  init(_ nodes: some Sequence<LayoutNode>) {
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: LayoutNode) {
    switch node.view?.content {
    case .text?: texts.append(node)
    case .image?: images.append(node)
    case .effect(.hidden)?: return
    // What masks, or is only read, is not seen.
    case .effect(.mask)?, .effect(.represented)?: add(node.only)
    default:
      let isChoice = node.algorithm is FittingAlgorithm
      for child in node.children.prefix(isChoice ? 1 : .max) { add(child) }
    }
  }
}

/// One part of a view, without what lies around it; nothing where it has no such part.
struct PartOfContent: View, PrimitiveView {
  let content: AnyView
  /// Names the part.
  let part: @MainActor (ContentParts) -> LayoutNode?

  @MainActor func resolve(into resolver: _ViewResolver) {
    if let node = part(ContentParts(resolver.collect(content))) { resolver.nodes.append(node) }
  }
}
