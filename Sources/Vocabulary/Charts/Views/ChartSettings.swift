import Foundation
import SwiftUI

/// What the modifiers around a chart asked for.
package struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var legend = LegendSettings()
  var styles = StyleScale()
  var symbols = SymbolScale()
  var lines = LineScale()
  var symbolSizes = SymbolSizeScale()
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
  var title: AxisTitle?
  /// How much of the domain is seen at once: numbers, seconds or categories.
  var visibleLength: Double?
  /// The value the part that is seen starts with.
  var visibleStart: _ChartDatum?

  /// Asks for a domain; the type of the scale stays where none is given.
  mutating func ask(_ request: _ScaleRequest, _ type: ScaleType?) {
    let known = scale.type
    scale = request
    scale.type = type ?? known
  }

  /// The part of a domain that is seen.
  func visible(_ domain: ChartDomain) -> ChartDomain {
    guard let length = visibleLength, length > 0, length.isFinite else { return domain }
    switch domain {
    case .empty: return domain
    case .band(let names):
      let first = visibleStart.flatMap { names.firstIndex(of: $0.name) } ?? 0
      let count = max(1, Int(min(length.rounded(), 1e6)))
      return .band(Array(names.dropFirst(min(first, max(0, names.count - count))).prefix(count)))
    case .numbers(let lower, let upper):
      let start = start(lower, upper, length)
      return .numbers(start, min(upper, start + length))
    case .dates(let lower, let upper):
      let start = start(lower, upper, length)
      return .dates(start, min(upper, start + length))
    }
  }

  private func start(_ lower: Double, _ upper: Double, _ length: Double) -> Double {
    max(lower, min(visibleStart?.number ?? lower, upper - length))
  }
}

/// What was asked for the legend.
struct LegendSettings {
  var isHidden = false
  /// Whether the legend is asked for, and not just left as it is.
  var isAsked = false
  var content: AnyView?
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
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
