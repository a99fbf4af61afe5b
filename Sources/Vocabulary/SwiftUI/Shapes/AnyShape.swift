public import Foundation
public import LayoutEngine
public import VectorDrawing
import ViewGraph

public nonisolated struct AnyShape: Shape {
  let shape: any Shape

  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension AnyShape: SurroundedShape {
  func path(
    in rect: CGRect, frame: CGRect, environment: EnvironmentValues, inset: CGFloat
  ) -> Path {
    if let shape = shape as? any SurroundedShape {
      return shape.path(in: rect, frame: frame, environment: environment, inset: inset)
    }
    return shape.path(in: rect)
  }
}
