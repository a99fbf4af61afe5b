import DiagnosticRecords
public import SwiftUI

/// An axis cannot be made a view: it is drawn as it is, and that is said.
extension View {
  public nonisolated func chartXAxisStyle<V: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> V
  ) -> _ModifiedView { modified(ReportModifier(unstyled: "chartXAxisStyle")) }

  public nonisolated func chartYAxisStyle<V: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> V
  ) -> _ModifiedView { modified(ReportModifier(unstyled: "chartYAxisStyle")) }
}

/// An axis as a view; never asked for.
public nonisolated struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
}

extension ReportModifier {
  /// A modifier of an axis that is drawn without it.
  fileprivate init(unstyled name: String) {
    self.init(
      .chartAxisStyle, "\(name) is left out: the axis is drawn without its style.",
      hint: "Style the parts of the axis with AxisMarks.")
  }
}

extension Rule {
  static let chartAxisStyle = Rule(
    "chart-axis-style", fault: .vitrine, .warning, "The style of an axis of a chart is left out",
    why: "The axis is drawn without it.",
    remedy: "Style the parts of the axis with AxisMarks.")
}
