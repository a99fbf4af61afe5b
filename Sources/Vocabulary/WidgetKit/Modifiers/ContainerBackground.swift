public import LayoutEngine
import SwiftUI
public import ViewGraph

public struct ContainerBackgroundPlacement: Sendable, Hashable {
  let name: String
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation stack; a widget has none.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A tab view; a widget has none.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

extension View {
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> _ModifiedView {
    modified(ContainerBackgroundModifier(background: Rectangle().fill(style), placement: container))
  }

  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> _ModifiedView {
    // The alignment places the views in the container, as that of `background` does.
    let stack = ZStack(alignment: alignment, content: content)
    let filling = stack.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    return modified(ContainerBackgroundModifier(background: filling, placement: container))
  }
}

/// Hands the background to the host, which draws it behind the content and its margins.
struct ContainerBackgroundModifier: PrimitiveModifier {
  let background: any View
  let placement: ContainerBackgroundPlacement

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    base._resolve(resolver)
    let session = resolver.session
    // A background that draws its own view, as `background()` in a body does, would never end.
    guard placement == .widget, !session.outcome.isInContainerBackground else { return }
    session.outcome.isInContainerBackground = true
    session.outcome.containerBackground = resolver.single(background)
    session.outcome.isInContainerBackground = false
  }
}
