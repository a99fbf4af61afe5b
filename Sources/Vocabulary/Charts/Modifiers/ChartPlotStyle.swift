public import SwiftUI

extension View {
  /// Changes the plot of the charts inside.
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> _ModifiedView {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }
}

/// The plot of a chart as a view.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  /// Never asked for.
  public var body: some View { view }
}
