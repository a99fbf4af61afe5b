public import Foundation
public import VectorDrawing

/// A type that arranges views.
public protocol Layout: Sendable {
  /// Values computed once and kept between calls.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Facts about the container, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between the calls for one set of views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date when the views change.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How much room the container likes around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size the container takes of a proposal, points; it may be asked for several proposals.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Puts the views into the bounds, points; a view that is not put anywhere lies in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container sets a guide, points; `nil` to join those of its views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where the container sets a guide, points; `nil` to join those of its views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// A layout that keeps nothing between calls.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// No axis, unless the layout says otherwise.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew, unless the layout knows a cheaper way.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The larger preference of the subviews on each edge; none without subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.empty
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return subviews.isEmpty ? .zero : spacing
  }
  /// No guide of the layout's own: baselines and own guides of its views are joined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// No guide of the layout's own: baselines and own guides of its views are joined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

/// Facts about a layout container.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, if it is one.
  public var stackOrientation: Axis?
  /// No axis.
  public init() {}
}

/// A key to a value a view hands to the layout that contains it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// What holds for views that say nothing.
  static var defaultValue: Value { get }
}
