import Foundation
import VectorDrawing
public import ViewGraph

extension View {
  /// The accent colour of the view.
  public nonisolated func accentColor(_ accentColor: Color?) -> _ModifiedView {
    modified(TintModifier(style: accentColor))
  }
}
