public import Foundation
public import LayoutEngine
import VectorDrawing
import ViewGraph

public nonisolated struct HStackLayout: AlgorithmicLayout, Animatable {
  public var alignment: VerticalAlignment
  /// Points between views; `nil` for the views' preferred distances.
  public var spacing: CGFloat?

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

public nonisolated struct VStackLayout: AlgorithmicLayout, Animatable {
  public var alignment: HorizontalAlignment
  /// Points between views; `nil` for the views' preferred distances.
  public var spacing: CGFloat?

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

public nonisolated struct ZStackLayout: AlgorithmicLayout, Animatable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var gaps: [CGFloat?] { [] }

  func algorithm(_ direction: LayoutDirection) -> any LayoutAlgorithm {
    OverlayAlgorithm(alignment: alignment)
  }
}

public nonisolated struct GridLayout: AlgorithmicLayout, Animatable {
  public var alignment: Alignment
  /// Points between columns; `nil` for the views' preferred distances.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; `nil` for the views' preferred distances.
  public var verticalSpacing: CGFloat?

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

public nonisolated struct AnyLayout: AlgorithmicLayout {
  private let make: @Sendable (LayoutDirection) -> any LayoutAlgorithm
  /// The axis of the layout it stands for: spacers and dividers go by it.
  let axis: Axis?
  /// Whether it stands for a grid, which arranges rows.
  let isGrid: Bool

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
