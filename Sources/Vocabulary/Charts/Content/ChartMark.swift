package import Foundation
import SwiftUI

/// A mark of a chart: what it is, where it lies and how it looks.
package struct ChartMark {
  /// The form.
  package enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

  package var kind: Kind
  package var (x, y): (MarkExtent, MarkExtent)
  package var look = MarkLook()
  package var (width, height): (MarkDimension, MarkDimension) = (.automatic, .automatic)
  package var stacking = MarkStackingMethod.standard
  package var sector: SectorShape?
  /// What lines and areas are told apart by, besides their style.
  package var series: _ChartDatum?
  /// What bars beside each other are told apart by.
  package var position: _ChartDatum?
  package var annotations: [MarkAnnotation] = []

  init(_ kind: Kind, x: MarkExtent = .none, y: MarkExtent = .none) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }
}

/// Where a mark lies along one axis.
package enum MarkExtent {
  /// Along the whole axis.
  case none
  case value(PlottedValue)
  case span(PlottedValue, PlottedValue)
  /// Points from the leading or top edge of the plot.
  case points(CGFloat?, CGFloat?)

  /// The values, to find the domain with.
  var values: [PlottedValue] {
    switch self {
    case .none, .points: []
    case .value(let value): [value]
    case .span(let start, let end): [start, end]
    }
  }

  /// The one value.
  var single: PlottedValue? {
    if case .value(let value) = self { value } else { nil }
  }
}

/// How a mark looks.
package struct MarkLook {
  package var style: (any ShapeStyle)?
  package var styleBy: _ChartDatum?
  package var opacity = 1.0
  package var cornerRadius: CGFloat = 0
  package var line: StrokeStyle?
  package var interpolation = InterpolationMethod.linear
  package var symbol: (any ChartSymbolShape)?
  package var symbolBy: _ChartDatum?
  package var symbolView: AnyView?
  /// Square points.
  package var symbolSize: CGFloat?
  package var isHidden = false
  package var zIndex = 0.0
}

/// A slice of a pie.
package struct SectorShape {
  var angle: Double
  var inner: MarkDimension
  var outer: MarkDimension
  /// Points.
  var inset: CGFloat
}

/// A view beside a mark.
package struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var content: AnyView
}
