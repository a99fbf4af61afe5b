import Foundation
import LayoutEngine
import VectorDrawing
import ViewGraph

/// A shape made of another by changing its outline: what `trim` and `size` return.
nonisolated struct ShapeMap: InsettableShape {
  let base: any Shape
  /// Whether the change leaves the size of the base alone.
  var keepsSize = false
  var amount: CGFloat = 0
  /// The rectangle the base is asked with.
  var rect: @Sendable (CGRect) -> CGRect = { $0 }
  /// The change of the outline, with the rectangle of the whole.
  var change: @Sendable (Path, CGRect) -> Path = { path, _ in path }

  init(_ base: any Shape) { self.base = base }

  func path(in rect: CGRect) -> Path {
    if amount != 0, let base = base as? any InsettableShape {
      return change(base.inset(by: amount).path(in: self.rect(rect)), rect)
    }
    return change(base.path(in: self.rect(rect.shrunk(by: amount))), rect)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> ShapeMap {
    var shape = self
    shape.amount += amount
    return shape
  }
}
