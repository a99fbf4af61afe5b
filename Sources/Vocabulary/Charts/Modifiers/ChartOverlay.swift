public import SwiftUI

extension View {
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.overlay = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }
}
