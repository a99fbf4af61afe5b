public import Foundation
public import SwiftUI

extension View {
  public nonisolated func chartLegend(_ visibility: Visibility) -> _ModifiedView {
    chart {
      $0.legend.isHidden = visibility == .hidden
      $0.legend.isAsked = visibility == .visible
    }
  }

  /// Where the legend stands: below the chart at its leading edge where nothing is said.
  ///
  /// - Parameter spacing: Points between the legend and the chart; 8 where nothing is said.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _ModifiedView {
    chart {
      ($0.legend.alignment, $0.legend.spacing) = (alignment, spacing)
      $0.legend.position = position
    }
  }

  /// A legend of one's own.
  ///
  /// - Parameter spacing: Points between the legend and the chart; 8 where nothing is said.
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _ModifiedView {
    let view = AnyView(content())
    return chart {
      $0.legend = LegendSettings(
        content: view, position: position, alignment: alignment, spacing: spacing)
    }
  }
}
