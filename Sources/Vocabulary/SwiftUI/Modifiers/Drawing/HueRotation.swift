import Foundation
public import VectorDrawing
public import ViewGraph

extension View {
  /// The hue of all colours turned.
  public nonisolated func hueRotation(_ angle: Angle) -> _ModifiedView {
    filtered(.hueRotation(angle))
  }
}
