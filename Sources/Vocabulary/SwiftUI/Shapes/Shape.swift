public import Foundation
public import LayoutEngine
public import VectorDrawing
public import ViewGraph

/// An outline that fills the frame it is given.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape stands for.
  nonisolated static var role: ShapeRole { get }
  /// Whether the shape mirrors from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size the shape takes of a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the outline depends on the container around the shape. Not for widget code.
  nonisolated static var _isContainerRelative: Bool { get }
}

extension Shape {
  /// The outline depends on the frame alone, unless the shape says otherwise.
  public nonisolated static var _isContainerRelative: Bool { false }
  /// Something to be filled, unless the shape says otherwise.
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// All of the proposal, and 10 points where it says nothing, unless the shape says otherwise.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as a view is filled with the foreground style.
  public var body: _ShapeView { _ShapeView(self, .fill(ForegroundStyle(), FillStyle())) }
}

/// What a shape stands for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// How something behaves when the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Mirrors in one of the directions.
  case mirrors(in: LayoutDirection)

  /// Mirrors from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be made smaller by the same amount on every side.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape smaller by so many points on every side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
