import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

/// What a widget cannot choose, or a picture cannot show.
extension View {
  /// The scheme the view would like; a widget cannot choose.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Marks content that a tap makes outdated.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether the status bar is seen.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> _ModifiedView {
    modified(InertModifier())
  }

  /// Whether the status bar is seen, in the older spelling.
  public nonisolated func statusBar(hidden: Bool) -> _ModifiedView { modified(InertModifier()) }
}
