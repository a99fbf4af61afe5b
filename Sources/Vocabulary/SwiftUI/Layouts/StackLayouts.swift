public import Foundation
public import LayoutEngine
import VectorDrawing
import ViewGraph

/// `HStack` as a layout.
public nonisolated struct HStackLayout: AlgorithmicLayout, Animatable {
  /// What meets on a line across the stack.
  public var alignment: VerticalAlignment
  /// Points between views; `nil` for the views' preferred distances.
  public var spacing: CGFloat?

  /// Views beside each other; spacing in points, `nil` for the views' preferred distances.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Dividers and spacers follow the horizontal axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  var gaps: [CGFloat?] { [spacing] }

  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm {
    StackAlgorithm(.horizontal, alignment: alignment.key, gap: spacing)
  }
}

/// `VStack` as a layout.
public nonisolated struct VStackLayout: AlgorithmicLayout, Animatable {
  /// What meets on a line down the stack.
  public var alignment: HorizontalAlignment
  /// Points between views; `nil` for the views' preferred distances.
  public var spacing: CGFloat?

  /// Views below each other; spacing in points, `nil` for the views' preferred distances.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// Dividers and spacers follow the vertical axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  var gaps: [CGFloat?] { [spacing] }

  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm {
    StackAlgorithm(.vertical, alignment: alignment.key, gap: spacing)
  }
}

/// `ZStack` as a layout.
public nonisolated struct ZStackLayout: AlgorithmicLayout, Animatable {
  /// What of the views meets in a point.
  public var alignment: Alignment

  /// Views over each other, the first at the back.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var gaps: [CGFloat?] { [] }

  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm {
    OverlayAlgorithm(alignment: alignment)
  }
}

/// `Grid` as a layout; its rows are `GridRow`s.
public nonisolated struct GridLayout: AlgorithmicLayout, Animatable {
  /// Where cells lie in their columns and rows.
  public var alignment: Alignment
  /// Points between columns; `nil` for the views' preferred distances.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` for the views' preferred distances.
  public var verticalSpacing: CGFloat?

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }

  /// Dividers lie between rows.
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  var gaps: [CGFloat?] { [horizontalSpacing, verticalSpacing] }

  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm {
    GridAlgorithm(
      alignment: alignment, columnGap: horizontalSpacing, rowGap: verticalSpacing)
  }
}

/// A layout of any type.
public nonisolated struct AnyLayout: AlgorithmicLayout {
  private let make: @Sendable (LayoutDirection) -> any LayoutAlgorithm
  /// The axis of the layout it stands for: spacers and dividers go by it.
  let axis: Axis?
  /// Whether it stands for a grid, which arranges rows.
  let isGrid: Bool

  /// A layout whose type is not known.
  public init<L: Layout>(_ layout: L) {
    make = { CustomLayout(layout, direction: $0) }
    gaps = (layout as? any AlgorithmicLayout)?.gaps ?? []
    isGrid = layout is GridLayout || (layout as? AnyLayout)?.isGrid == true
    axis = (layout as? AnyLayout)?.axis ?? L.layoutProperties.stackOrientation
  }

  let gaps: [CGFloat?]

  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm { make(direction) }
}

extension LayoutProperties {
  fileprivate init(_ axis: Axis) {
    self.init()
    stackOrientation = axis
  }
}
