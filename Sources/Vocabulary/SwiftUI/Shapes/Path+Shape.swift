public import Foundation
public import VectorDrawing
import ViewGraph

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public typealias Body = _ShapeView
}
