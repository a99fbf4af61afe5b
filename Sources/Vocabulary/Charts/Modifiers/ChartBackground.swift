public import SwiftUI

extension View {
  /// A view behind a chart that knows where its values lie.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.background = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }
}
