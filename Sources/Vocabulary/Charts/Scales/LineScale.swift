import Foundation
import SwiftUI

/// Which values have lines of which dashes.
struct LineScale {
  var domain: [_ChartDatum]?
  var range: [StrokeStyle]?
  var mapping: ((_ChartDatum) -> StrokeStyle?)?

  /// A line of a chart: two points wide, as measured in screenshots, with round joins.
  static let usual = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  /// Ours: solid, then dashes that can be told apart.
  static let dashes: [[CGFloat]] = [
    [], [6, 4], [2, 4], [10, 4, 2, 4], [12, 6], [6, 3, 2, 3, 2, 3],
  ]

  /// The line of a value among all that are drawn.
  func line(of datum: _ChartDatum, among found: [_ChartDatum]) -> StrokeStyle {
    if let line = mapping?(datum) { return line }
    let index = (domain ?? found).firstIndex(of: datum) ?? 0
    if let range, !range.isEmpty { return range[index % range.count] }
    var line = Self.usual
    line.dash = Self.dashes[index % Self.dashes.count]
    return line
  }
}
