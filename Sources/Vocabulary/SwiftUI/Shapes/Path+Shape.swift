public import Foundation
public import VectorDrawing
import ViewGraph

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  /// The path as a view: filled with the foreground style.
  public typealias Body = _ShapeView
}
