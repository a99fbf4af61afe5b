public import Foundation
public import VectorDrawing

/// How much room a view likes around it (Facts/layout.md#default-spacing).
public struct ViewSpacing: Sendable {
  /// What one edge declares. Distances between two edges come from what both declare.
  package struct EdgeSpacing: Sendable, Hashable {
    /// A preference towards anything; `nil` where the view has none and the default of 8 applies.
    package var plain: CGFloat?
    /// Towards text below (declared by plain bottoms as 0, by text tops as their distance).
    package var aboveText: CGFloat?
    /// Towards text above.
    package var belowText: CGFloat?
    /// The leading between lines of text, unrounded, declared by text only.
    package var textLeading: CGFloat?
    /// The pixels that `textLeading` is rounded up to.
    package var grid = PixelGrid(scale: 1)

    package init() {}
  }

  package var top = EdgeSpacing()
  package var leading = EdgeSpacing()
  package var bottom = EdgeSpacing()
  package var trailing = EdgeSpacing()

  /// The spacing of a plain view.
  public init() {
    top.belowText = 0
    bottom.aboveText = 0
  }

  /// No spacing on any edge.
  public static let zero = ViewSpacing(zero: .all)

  package init(zero edges: Edge.Set) {
    self.init()
    if edges.contains(.top) { top = .zero }
    if edges.contains(.bottom) { bottom = .zero }
    if edges.contains(.leading) { leading = .zero }
    if edges.contains(.trailing) { trailing = .zero }
  }

  /// The spacing of text: distances to views above and below and the leading to other text.
  package init(above: CGFloat, below: CGFloat, leading: CGFloat, grid: PixelGrid) {
    top.aboveText = above
    top.textLeading = leading
    top.grid = grid
    bottom.belowText = below
    bottom.textLeading = leading
    bottom.grid = grid
  }

  /// Takes over the larger preferences of another view on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// This spacing with the larger preferences of another view on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance to the view that follows along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .vertical
      ? bottom.distance(to: next.top) : trailing.distance(to: next.leading)
  }
}

extension ViewSpacing {
  /// Replaces some edges by those of a plain view, as `frame` and `padding` do.
  package func plain(on edges: Edge.Set) -> ViewSpacing {
    var result = self
    let plain = ViewSpacing()
    if edges.contains(.top) { result.top = plain.top }
    if edges.contains(.bottom) { result.bottom = plain.bottom }
    if edges.contains(.leading) { result.leading = plain.leading }
    if edges.contains(.trailing) { result.trailing = plain.trailing }
    return result
  }

  /// An edge that declares nothing yet, to be filled by unions.
  package static var empty: ViewSpacing {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (EdgeSpacing(), EdgeSpacing())
    return spacing
  }
}

extension ViewSpacing.EdgeSpacing {
  static var zero: Self {
    var edge = Self()
    edge.plain = 0
    return edge
  }

  /// The platform's distance between views that share no category
  /// (Facts/layout.md#default-spacing).
  static var defaultDistance: CGFloat { 8 }

  func distance(to next: Self) -> CGFloat {
    var distance: CGFloat?
    func consider(_ candidate: CGFloat) { distance = max(distance ?? candidate, candidate) }
    if let mine = aboveText, let other = next.aboveText { consider(mine + other) }
    if let mine = belowText, let other = next.belowText { consider(mine + other) }
    if textLeading != nil, let leading = next.textLeading {
      consider(grid.up(leading))
    }
    if let distance { return distance }
    switch (plain, next.plain) {
    case (let mine?, let other?): return max(mine, other)
    case (let mine?, nil): return mine
    case (nil, let other?): return other
    case (nil, nil): return Self.defaultDistance
    }
  }

  mutating func formUnion(_ other: Self) {
    func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a else { return b }
      return b.map { max(a, $0) } ?? a
    }
    plain = larger(plain, other.plain)
    aboveText = larger(aboveText, other.aboveText)
    belowText = larger(belowText, other.belowText)
    textLeading = larger(textLeading, other.textLeading)
    grid.scale = max(grid.scale, other.grid.scale)
  }
}
