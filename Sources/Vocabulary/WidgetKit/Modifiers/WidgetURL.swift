public import Foundation
import LayoutEngine
import SwiftUI
public import ViewGraph

extension View {
  public nonisolated func widgetURL(_ url: URL?) -> _ModifiedView {
    modified(WidgetURLModifier(url: url))
  }
}

struct WidgetURLModifier: NodeModifier {
  let url: URL?

  @MainActor func wrap(_ node: LayoutNode, in resolver: _ViewResolver) -> LayoutNode {
    guard let url else { return node }
    return resolver.wrap(node, Node(.effect(.widgetURL(url.absoluteString)), "WidgetURL"))
  }
}
