public import Foundation
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> _ModifiedView {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
