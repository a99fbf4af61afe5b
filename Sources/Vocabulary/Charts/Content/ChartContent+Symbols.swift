public import Foundation
public import SwiftUI

extension ChartContent {
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> _ModifiedChartContent {
    changed { if $0.look.symbol == nil { $0.look.symbol = symbol } }
  }

  public nonisolated func symbol<V: View>(
    @ViewBuilder symbol: () -> V
  ) -> _ModifiedChartContent {
    let view = symbol()
    return changed { $0.look.symbolView = AnyView(view) }
  }

  public nonisolated func symbol<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent {
    changed { $0.look.symbolBy = value.plotted.datum }
  }

  /// The area of the symbol in square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> _ModifiedChartContent {
    // A circle of that area.
    let side = (max(0, area) * 4 / .pi).squareRoot()
    return symbolSize(CGSize(width: side, height: side))
  }

  /// The size of the symbol in points.
  public nonisolated func symbolSize(_ size: CGSize) -> _ModifiedChartContent {
    changed { if $0.look.symbolSize == nil { $0.look.symbolSize = size } }
  }

  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> _ModifiedChartContent { changed { $0.look.symbolSizeBy = value.plotted.datum } }
}
