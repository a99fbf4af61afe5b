public import Foundation
public import LayoutEngine
public import VectorDrawing
public import ViewGraph

public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline depends on what is around the shape. Not for widget code.
  nonisolated var _dependsOnSurroundings: Bool { get }
}

extension Shape {
  /// The outline depends on the frame alone, unless the shape says otherwise.
  public nonisolated var _dependsOnSurroundings: Bool { false }
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// All of the proposal, and 10 points where it says nothing, unless the shape says otherwise.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView { _ShapeView(self, .fill(ForegroundStyle(), FillStyle())) }
}

public enum ShapeRole: Sendable { case fill, stroke, separator }

public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape smaller by so many points on every side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
