public import Foundation

public protocol ScaleDomain {
  /// The values for the scales. Not for widget code.
  var _request: _ScaleRequest { get }
}

/// What was asked of a scale. Not for widget code.
public struct _ScaleRequest {
  /// First to last.
  package var values: [_ChartDatum]?
  package var isRange = false
  package var includesZero = true
  package var isReversed = false
  package var type: ScaleType?

  package init() {}

  init(_ values: [_ChartDatum], isRange: Bool) {
    (self.values, self.isRange) = (values, isRange)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// What is asked of the scale.
  public var _request: _ScaleRequest {
    _ScaleRequest([lowerBound.datum, upperBound.datum], isRange: true)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// What is asked of the scale.
  public var _request: _ScaleRequest { _ScaleRequest(map(\.datum), isRange: false) }
}

public struct AutomaticScaleDomain: ScaleDomain {
  /// What is asked of the scale.
  public var _request: _ScaleRequest
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(_request: _ScaleRequest())
  }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    var request = _ScaleRequest()
    request.includesZero = includesZero ?? true
    request.isReversed = reversed ?? false
    return AutomaticScaleDomain(_request: request)
  }
}

public protocol PositionScaleRange {
  /// Points kept free at the start and the end. Not for widget code.
  var _padding: _ScalePadding { get }
}

/// The positions a scale uses, in points. Not for widget code.
public struct _ScalePadding {
  /// Points kept free at the start of the plot, or the first position itself.
  let start: CGFloat
  /// Points kept free at the end of the plot, or the last position itself.
  let end: CGFloat
  /// Whether the numbers are positions rather than points kept free.
  var isRange = false

  /// Where a scale starts and ends in a plot of some length.
  func positions(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    isRange ? (start, end) : (start, length - end)
  }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// Points from the start of the plot.
  public var _padding: _ScalePadding {
    _ScalePadding(start: lowerBound, end: upperBound, isRange: true)
  }
}

public struct PlotDimensionScaleRange: PositionScaleRange {
  /// Points kept free.
  public var _padding: _ScalePadding
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The plot with padding in points.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// The plot with padding in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot with padding in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: _ScalePadding(start: startPadding, end: endPadding))
  }
}
