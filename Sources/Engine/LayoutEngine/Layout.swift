public import Foundation
public import VectorDrawing

/// A type that arranges views.
public protocol Layout: Sendable {
  /// Values computed once and kept between calls.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
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
  /// No guide of the layout's own: the container falls back on its frame.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// No guide of the layout's own: the container falls back on its frame.
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
  associatedtype Value
  static var defaultValue: Value { get }
}
