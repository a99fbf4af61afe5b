import Foundation
import SwiftUI

/// Which values have which symbol.
struct SymbolScale {
  var domain: [_ChartDatum]?
  var range: [any ChartSymbolShape]?
  var mapping: ((_ChartDatum) -> (any ChartSymbolShape)?)?

  /// The symbol of a value among all that are drawn.
  ///
  /// - Parameter onLine: Symbols on lines are outlines, those of points are filled. A screenshot
  ///   shows a circle and a square on lines, a circle and a cross for points.
  func symbol(
    of datum: _ChartDatum, among found: [_ChartDatum], onLine: Bool
  ) -> any ChartSymbolShape {
    if let symbol = mapping?(datum) { return symbol }
    let order = domain ?? found
    let index = order.firstIndex(of: datum) ?? 0
    if let range, !range.isEmpty { return range[index % range.count] }
    let usual = onLine ? BasicChartSymbolShape.onLines : BasicChartSymbolShape.alone
    return usual[index % usual.count]
  }
}
