public import SwiftUI

extension View {
  public nonisolated func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> _ModifiedView {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }
}

public nonisolated struct ChartPlotContent: View {
  let view: AnyView
  /// Never asked for.
  public var body: some View { view }
}
