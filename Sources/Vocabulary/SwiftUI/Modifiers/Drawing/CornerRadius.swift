public import Foundation
import LayoutEngine
import VectorDrawing
public import ViewGraph

extension View {
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> _ModifiedView {
    modified(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle()))
  }
}
