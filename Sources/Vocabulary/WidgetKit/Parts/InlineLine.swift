import Foundation
import LayoutEngine
import SwiftUI
import ViewGraph

/// The content of an inline accessory: the system sets one line and takes the first image and the
/// first text for it, whatever they stand in (Apple HIG, Widgets: the text of an inline widget and,
/// before it, an optional image). Where a view picks by size, each of its choices is such a line.
/// Content that has neither stays as it is.
struct InlineLine: View, PrimitiveView {
  let content: AnyView

  @MainActor func resolve(into resolver: _ViewResolver) {
    let nodes = resolver.collect(content.lineLimit(1))
    resolver.nodes += line(of: nodes, resolver).map { [$0] } ?? Array(nodes)
  }

  @MainActor private func line(
    of nodes: LayoutChildren, _ resolver: _ViewResolver
  ) -> LayoutNode? {
    if nodes.count == 1, let around = nodes.first, around.children.count == 1,
      let says = around.view?.whole, says.speaksForContent,
      let inner = line(of: around.children, resolver)
    {
      return resolver.wrap(inner, says)
    }
    if nodes.count == 1, let choice = nodes.first, choice.algorithm is FittingAlgorithm {
      return resolver.node(
        Node(.group, "ViewThatFits"), choice.algorithm,
        children: choice.children.map { line(of: [$0], resolver) ?? $0 })
    }
    if let only = nodes.first, nodes.count == 1, only.children.count == 1,
      let inner = line(of: only.children, resolver)
    {
      return inner
    }
    let parts = ContentParts(nodes)
    let image = parts.images.first.map { fitted($0, resolver) }
    guard let image, let text = parts.texts.first else { return image ?? parts.texts.first }
    return resolver.node(
      Node(.group, "Label"),
      LabelAlgorithm(capHeight: resolver.environment.resolvedFont.capHeight),
      children: [image, text])
  }

  /// The image in its own shape, no higher than the line.
  @MainActor private func fitted(_ image: LayoutNode, _ resolver: _ViewResolver) -> LayoutNode {
    guard let own = image.algorithm as? ImageAlgorithm, own.size.height > 0,
      let view = image.view
    else { return image }
    let factor = min(1, resolver.environment.resolvedFont.lineHeight / own.size.height)
    if factor == 1, !own.isResizable { return image }
    let node = ViewNode(view.whole, own.scaled(by: factor)).node
    node.rightToLeft = image.rightToLeft
    node.placesGuides = image.placesGuides
    return node
  }
}

extension Node {
  /// Whether the node says something of all that is in it, which holds of a part too.
  fileprivate var speaksForContent: Bool {
    if notes.accessibility != nil || notes.identifier != nil { return true }
    switch content {
    case .effect(.link), .effect(.widgetURL), .effect(.modeRole): return true
    default: return false
    }
  }
}
