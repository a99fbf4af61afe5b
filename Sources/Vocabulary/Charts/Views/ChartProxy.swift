public import Foundation
public import SwiftUI

/// Where the values of a chart lie. Places are in points from the corner of the plot.
public struct ChartProxy {
  let x: ChartScale
  let y: ChartScale
  /// The plot in the coordinates of the chart.
  let plot: CGRect
  /// Where the chart lies in the picture.
  let origin: () -> CGPoint

  /// Points.
  public var plotSize: CGSize { plot.size }
  /// Points.
  public var plotAreaSize: CGSize { plot.size }
  /// The frame of the plot, for a `GeometryProxy`.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  /// The frame of the plot, for a `GeometryProxy`.
  public var plotAreaFrame: Anchor<CGRect> {
    let (plot, origin) = (plot, origin)
    return Anchor {
      let corner = origin()
      return plot.offsetBy(dx: corner.x, dy: corner.y)
    }
  }

  /// The place of a value in the plot, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.position(value.datum)
  }

  /// The place of a value in the plot, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.position(value.datum)
  }

  /// The place of a value in the plot, in points.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// A named value.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.datum(at: position).flatMap(P.make)
  }

  /// A named value.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.datum(at: position).flatMap(P.make)
  }
}
