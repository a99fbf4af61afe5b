import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  /// Light or dark for the view.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> _ModifiedView {
    environment(\.colorScheme, colorScheme)
  }
}
