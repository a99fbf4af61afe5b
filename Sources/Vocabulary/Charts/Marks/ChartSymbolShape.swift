public import Foundation
public import SwiftUI

/// The outline of a symbol.
public protocol ChartSymbolShape: Shape {
  /// The part of the rectangle of equal area that the symbol keeps.
  var perceptualUnitRect: CGRect { get }
}

/// The symbols the charts know.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable { case circle, square, triangle, diamond, cross, plus, pentagon, asterisk }

  let kind: Kind
  var strokeWidth: CGFloat?

  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  /// The order in which values get their symbols.
  static let order: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]

  /// The whole of the rectangle.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The outline alone.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, strokeWidth: lineWidth)
  }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon([(0.5, 0), (1, 0.9), (0, 0.9)], in: rect)
    case .diamond: polygon([(0.5, -0.1), (1.1, 0.5), (0.5, 1.1), (-0.1, 0.5)], in: rect)
    case .pentagon:
      polygon([(0.5, 0), (1, 0.38), (0.81, 0.95), (0.19, 0.95), (0, 0.38)], in: rect)
    case .plus, .asterisk: arms(in: rect, [(0.5, 0), (0.5, 1), (0, 0.5), (1, 0.5)])
    case .cross: arms(in: rect, [(0.1, 0.1), (0.9, 0.9), (0.1, 0.9), (0.9, 0.1)])
    }
  }

  private nonisolated func polygon(_ corners: [(CGFloat, CGFloat)], in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      corners.map {
        CGPoint(x: rect.minX + $0.0 * rect.width, y: rect.minY + $0.1 * rect.height)
      })
    path.closeSubpath()
    return path
  }

  private nonisolated func arms(in rect: CGRect, _ ends: [(CGFloat, CGFloat)]) -> Path {
    let half = rect.width * 0.1
    var path = Path()
    for index in stride(from: 0, to: ends.count, by: 2) {
      let (from, to) = (ends[index], ends[index + 1])
      let isUpright = from.0 == to.0
      let (dx, dy) = isUpright ? (half, 0) : (0, half)
      func point(_ end: (CGFloat, CGFloat), _ sign: CGFloat) -> CGPoint {
        CGPoint(
          x: rect.minX + end.0 * rect.width + sign * dx,
          y: rect.minY + end.1 * rect.height + sign * dy)
      }
      path.addLines([point(from, -1), point(from, 1), point(to, 1), point(to, -1)])
      path.closeSubpath()
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
  /// The whole of the rectangle.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
