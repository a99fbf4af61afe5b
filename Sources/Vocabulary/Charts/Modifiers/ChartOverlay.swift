public import SwiftUI

extension View {
  /// A view in front of a chart that knows where its values lie.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.overlay = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }
}
