public import SwiftUI

extension View {
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> _ModifiedView {
    chartScrollPosition(initialX: x.wrappedValue)
  }

  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> _ModifiedView {
    chartScrollPosition(initialY: y.wrappedValue)
  }

  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> _ModifiedView {
    let datum = initialX.datum
    return chart { $0.x.visibleStart = datum }
  }

  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> _ModifiedView {
    let datum = initialY.datum
    return chart { $0.y.visibleStart = datum }
  }
}
