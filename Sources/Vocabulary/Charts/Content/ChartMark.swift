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
  /// What marks beside each other are told apart by.
  package var position: MarkPosition?
  package var offset = MarkOffset()
  package var annotations: [MarkAnnotation] = []
  /// Applied to the drawing of the mark, the first one first.
  package var effects: [MarkEffect] = []
  /// Whether the bar ends the stack it is part of; only such ends are rounded.
  package var endsStack = true
  /// Whether the span of the mark is its part of a stack.
  package var isStacked = false

  init(_ kind: Kind, x: MarkExtent = .none, y: MarkExtent = .none) {
    (self.kind, self.x, self.y) = (kind, x, y)
  }

  /// The mark itself and those it is masked by: all of them have a say in the scales.
  var withMasks: [ChartMark] {
    effects.reduce(into: [self]) { list, effect in
      if case .mask(let marks) = effect { list += marks.flatMap(\.withMasks) }
    }
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

/// The position of a mark among those it shares a value with.
package struct MarkPosition {
  let datum: _ChartDatum
  let axis: Axis?
  let span: MarkDimension
}

/// By how many points the edges of a mark are moved.
package struct MarkOffset {
  var (xStart, xEnd): (CGFloat, CGFloat) = (0, 0)
  var (yStart, yEnd): (CGFloat, CGFloat) = (0, 0)
}

/// What is done to the drawing of a mark.
package enum MarkEffect {
  case opacity(Double)
  /// A radius in points.
  case blur(CGFloat)
  /// Colour, radius and offset in points.
  case shadow(Color, CGFloat, CGSize)
  case clip(any Shape, FillStyle)
  case mask([ChartMark])
}

/// How a mark looks.
package struct MarkLook {
  package var style: (any ShapeStyle)?
  package var styleBy: _ChartDatum?
  /// Points; nothing where it is the chart's to choose.
  package var cornerRadius: CGFloat?
  package var line: StrokeStyle?
  package var lineBy: _ChartDatum?
  package var interpolation = InterpolationMethod.linear
  package var symbol: (any ChartSymbolShape)?
  package var symbolBy: _ChartDatum?
  package var symbolView: AnyView?
  /// Points.
  package var symbolSize: CGSize?
  package var symbolSizeBy: _ChartDatum?
  /// Whether gradients span the plot rather than the mark.
  package var spansPlot = false
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
  /// Points.
  var spacing: CGFloat
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
