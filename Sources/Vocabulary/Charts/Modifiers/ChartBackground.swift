public import SwiftUI

extension View {
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> _ModifiedView {
    chart { $0.background = ChartLayer(alignment: alignment) { AnyView(content($0)) } }
  }
}
