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

extension AnyShape: ContainerRelative {
  func path(in rect: CGRect, frame: CGRect, container: ContainerShape?, inset: CGFloat) -> Path {
    if let shape = shape as? any ContainerRelative {
      return shape.path(in: rect, frame: frame, container: container, inset: inset)
    }
    return shape.path(in: rect)
  }
}
