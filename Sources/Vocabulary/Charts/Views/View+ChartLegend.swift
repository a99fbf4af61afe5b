public import Foundation
public import SwiftUI

extension View {
  /// What is said about the styles.
  public nonisolated func chartLegend(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.legend.isHidden = visibility == .hidden }
  }

  /// What is said about the styles.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> _ModifiedView {
    chart {
      ($0.legend.alignment, $0.legend.spacing) = (alignment, spacing)
      $0.legend.isAbove = position.unit?.y == 0
    }
  }

  /// What is said about the styles.
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _ModifiedView {
    let view = AnyView(content())
    return chart {
      $0.legend = LegendSettings(
        content: view, alignment: alignment, spacing: spacing, isAbove: position.unit?.y == 0)
    }
  }

  /// Which values are drawn in which styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> _ModifiedView {
    let (domain, range) = (mapping.map { $0.key.datum }, mapping.map { $0.value })
    return chart { $0.styles = StyleScale(domain: domain, range: range) }
  }

  /// Which values are drawn in which styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { $0.styles = StyleScale(domain: domain, range: range) }
  }

  /// Which values are drawn in which styles.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> _ModifiedView {
    chart { $0.styles.range = range }
  }

  /// Which values are drawn in which styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable>(
    domain: [D], type: ScaleType? = nil
  ) -> _ModifiedView {
    let domain = domain.map(\.datum)
    return chart { $0.styles.domain = domain }
  }

  /// Which values are drawn in which styles.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D]? = nil, mapping: @escaping (D) -> S
  ) -> _ModifiedView {
    let domain = domain.map { $0.map(\.datum) }
    return chart {
      if let domain { $0.styles.domain = domain }
      $0.styles.mapping = { datum in D.make(from: datum).map { mapping($0) } }
    }
  }
}
