public import SwiftUI

extension View {
  /// Changes the plot of the charts inside.
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> _ModifiedView {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// A view behind a chart that knows where its values lie.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.background = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }

  /// A view in front of a chart that knows where its values lie.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.overlay = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }
}

/// The plot of a chart as a view.
public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  /// Never asked for.
  public var body: some View { view }
}
