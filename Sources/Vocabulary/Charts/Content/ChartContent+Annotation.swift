public import Foundation
public import SwiftUI

extension ChartContent {
  /// A view beside every mark.
  ///
  /// - Parameter spacing: Points; 4 where nothing is said.
  public nonisolated func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> V
  ) -> _ModifiedChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
  }

  /// A view beside every mark that knows the mark's size.
  ///
  /// - Parameter spacing: Points; 4 where nothing is said.
  public nonisolated func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> _ModifiedChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// A view beside every mark, kept within the chart.
  ///
  /// - Parameter spacing: Points; 4 where nothing is said.
  public nonisolated func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> V
  ) -> _ModifiedChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing,
      overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// A view beside every mark that knows the mark's size, kept within the chart.
  ///
  /// - Parameter spacing: Points; 4 where nothing is said.
  public nonisolated func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> V
  ) -> _ModifiedChartContent {
    let note = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4,
      overflow: overflowResolution, content: { AnyView(content($0)) })
    return changed { $0.annotations.append(note) }
  }
}

public struct AnnotationContext {
  /// The size of the mark in points.
  public let targetSize: CGSize
}
