public import Foundation
public import VectorDrawing
package import ViewGraph

/// The shape of the nearest container, concentric with it: its corners are as far inside as its
/// edges. A rectangle where there is none.
public nonisolated struct ContainerRelativeShape: InsettableShape, PositionedShape {
  private var amount: CGFloat = 0
  package var position: ViewPosition?

  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension ContainerRelativeShape: SurroundedShape {
  func path(
    in rect: CGRect, frame: CGRect, environment: EnvironmentValues, inset: CGFloat
  ) -> Path {
    let amount = self.amount + inset
    let own = rect.shrunk(by: amount)
    guard let container = environment.containerShape else { return Path(own) }
    let radius = container.radius(inside: frame.shrunk(by: amount))
    return Path(roundedRect: own, cornerRadius: radius, style: container.style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public nonisolated static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
