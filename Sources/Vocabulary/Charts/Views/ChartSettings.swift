import Foundation
import SwiftUI

/// What the modifiers around a chart asked for.
package struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  var styles = StyleScale()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var background: ChartLayer?
  var overlay: ChartLayer?
}

/// A view behind or in front of a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

/// What was asked for an axis.
struct AxisSettings {
  var isHidden = false
  var records: [AxisRecord]?
  var scale = _ScaleRequest()
  var padding: _ScalePadding?
  var label: AnyView?
}

/// What was asked for the legend.
struct LegendSettings {
  var isHidden = false
  var content: AnyView?
  var alignment: Alignment?
  var spacing: CGFloat?
  var isAbove = false
}

/// Which values have which style.
struct StyleScale {
  var domain: [_ChartDatum]?
  var range: [any ShapeStyle]?
  var mapping: ((_ChartDatum) -> (any ShapeStyle)?)?

  /// The order of the system's colours in charts.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The style of a value.
  func style(of datum: _ChartDatum, among found: [_ChartDatum]) -> any ShapeStyle {
    if let style = mapping?(datum) { return style }
    let styles: [any ShapeStyle] = range.flatMap { $0.isEmpty ? nil : $0 } ?? Self.palette
    let order = domain ?? found
    return styles[(order.firstIndex(of: datum) ?? 0) % styles.count]
  }
}

/// Where a chart finds its settings.
struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> _ModifiedView {
    modified(ValuesModifier { change(&$0[ChartSettingsKey.self]) })
  }
}
