public import Foundation
public import SwiftUI

extension ChartContent {
  /// The symbol at every point.
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> _ModifiedChartContent {
    changed { $0.look.symbol = symbol }
  }

  /// A view at every point.
  public nonisolated func symbol<V: View>(
    @ViewBuilder symbol: () -> V
  ) -> _ModifiedChartContent {
    let view = symbol()
    return changed { $0.look.symbolView = AnyView(view) }
  }

  /// A symbol for each value.
  public nonisolated func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent {
    changed { $0.look.symbolBy = value.plotted.datum }
  }

  /// The area of the symbol in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> _ModifiedChartContent {
    changed { $0.look.symbolSize = area }
  }

  /// The size of the symbol in points.
  public nonisolated func symbolSize(_ size: CGSize) -> _ModifiedChartContent {
    changed { $0.look.symbolSize = size.width * size.height }
  }

  /// Symbols as large as their values; all are the same size here.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent { changed { _ in } }

  /// A view beside every mark.
  public nonisolated func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> _ModifiedChartContent {
    let note = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4,
      content: AnyView(content()))
    return changed { $0.annotations.append(note) }
  }

  /// A view beside every mark, kept within the chart.
  public nonisolated func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> _ModifiedChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  let unit: UnitPoint?

  /// What suits the data.
  public static let automatic = AnnotationPosition(unit: nil)
  public static let overlay = AnnotationPosition(unit: .center)
  public static let top = AnnotationPosition(unit: .top)
  public static let bottom = AnnotationPosition(unit: .bottom)
  public static let leading = AnnotationPosition(unit: .leading)
  public static let trailing = AnnotationPosition(unit: .trailing)
  public static let topLeading = AnnotationPosition(unit: .topLeading)
  public static let topTrailing = AnnotationPosition(unit: .topTrailing)
  public static let bottomLeading = AnnotationPosition(unit: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(unit: .bottomTrailing)
}

/// What happens to annotations that do not fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    private let name: String
    /// What suits the data.
    public static let automatic = Strategy(name: "automatic")
    public static let disabled = Strategy(name: "disabled")
    public static let padScale = Strategy(name: "padScale")
    public static let fit = Strategy(name: "fit")
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// What annotations are kept within.
  public struct Boundary: Hashable, Sendable {
    private let name: String
    /// What suits the data.
    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }

  /// What suits the data.
  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
