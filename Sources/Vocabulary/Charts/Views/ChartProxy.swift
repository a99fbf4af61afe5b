public import Foundation
public import SwiftUI

/// Where the values of a chart lie. Positions are in points from the corner of the plot.
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
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
  public var plotAreaFrame: Anchor<CGRect> {
    let (plot, origin) = (plot, origin)
    return Anchor {
      let corner = origin()
      return plot.offsetBy(dx: corner.x, dy: corner.y)
    }
  }

  /// The frame of the container; the plot, as nothing scrolls in a picture.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The position of a value in the plot, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.position(value.datum)
  }

  /// The position of a value in the plot, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.position(value.datum)
  }

  /// The position of a value in the plot, in points.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The positions of a range in the plot, in points.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(x, value.datum)
  }

  /// The positions of a range in the plot, in points.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(y, value.datum)
  }

  private func range(_ scale: ChartScale, _ datum: _ChartDatum) -> ClosedRange<CGFloat>? {
    guard let middle = scale.position(datum) else { return nil }
    let edges = scale.bandEdges
    let half = edges.count > 1 ? abs(edges[1] - edges[0]) / 2 : 0
    return middle - half...middle + half
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.datum(at: position).flatMap(P.make)
  }

  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.datum(at: position).flatMap(P.make)
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { values(x.domain) }

  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { values(y.domain) }

  private func values<P: Plottable>(_ domain: ChartDomain) -> [P] {
    let data: [_ChartDatum] =
      switch domain {
      case .empty: []
      case .band(let names): names.map { _ChartDatum(.category($0)) }
      case .numbers(let lower, let upper): [lower, upper].map { _ChartDatum(.number($0)) }
      case .dates(let lower, let upper):
        [lower, upper].map { _ChartDatum(.date(Date(timeIntervalSinceReferenceDate: $0))) }
      }
    return data.compactMap(P.make)
  }
}
