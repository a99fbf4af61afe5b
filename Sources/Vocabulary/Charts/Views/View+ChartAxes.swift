import DiagnosticRecords
import Foundation
public import SwiftUI
import ViewGraph

extension View {
  /// Whether the horizontal axis is shown.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.x.isHidden = visibility == .hidden }
  }

  /// Whether the vertical axis is shown.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> _ModifiedView {
    chart { $0.y.isHidden = visibility == .hidden }
  }

  /// What is shown along the horizontal axis.
  public nonisolated func chartXAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.x.records = records }
  }

  /// What is shown along the vertical axis.
  public nonisolated func chartYAxis<C: AxisContent>(
    @AxisContentBuilder content: () -> C
  ) -> _ModifiedView {
    let records = content()._content.list
    return chart { $0.y.records = records }
  }

  /// Changes the look of the horizontal axis; it is drawn as it is, and that is said.
  public nonisolated func chartXAxisStyle<V: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> V
  ) -> _ModifiedView { modified(AxisStyleModifier(name: "chartXAxisStyle")) }

  /// Changes the look of the vertical axis; it is drawn as it is, and that is said.
  public nonisolated func chartYAxisStyle<V: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> V
  ) -> _ModifiedView { modified(AxisStyleModifier(name: "chartYAxisStyle")) }
}

/// An axis as a view.
public nonisolated struct ChartAxisContent: View {
  /// Never asked for.
  public var body: some View { EmptyView() }
}

/// Says that the look of an axis is not changed.
struct AxisStyleModifier: PrimitiveModifier {
  let name: String

  @MainActor func resolve(_ base: any View, into resolver: _ViewResolver) {
    resolver.session.report(
      .chartAxisStyle, "\(name) is left out: the axis is drawn without its style.",
      hint: "Style the parts of the axis with AxisMarks.")
    base._resolve(resolver)
  }
}

extension Rule {
  static let chartAxisStyle = Rule(
    "chart-axis-style", fault: .vitrine, .warning, "The style of an axis of a chart is left out",
    why: "The axis is drawn without it.",
    remedy: "Style the parts of the axis with AxisMarks.")
}
