public import Foundation
public import SwiftUI

public protocol ChartSymbolShape: Shape {
  /// The part of the rectangle of equal area that the symbol keeps.
  nonisolated var perceptualUnitRect: CGRect { get }
}

public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  /// The form.
  enum Kind: Hashable { case circle, square, triangle, diamond, cross, plus, pentagon, asterisk }

  let kind: Kind

  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  /// The order in which lines get their symbols.
  static let onLines: [any ChartSymbolShape] = [
    circle, square, triangle, diamond, pentagon, plus, cross, asterisk,
  ].map { $0.strokeBorder(lineWidth: 2) }

  /// The order in which points get their symbols.
  static let alone: [any ChartSymbolShape] = [
    circle, cross, triangle, square, diamond, plus, pentagon, asterisk,
  ]

  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    // As measured on lines: a square 7 points wide beside a circle of 7.5, with round corners.
    case .square:
      Path(
        roundedRect: rect.insetBy(dx: rect.width * 0.03, dy: rect.height * 0.03), cornerRadius: 1)
    case .triangle: polygon([(0.5, 0), (1, 0.9), (0, 0.9)], in: rect)
    case .diamond: polygon([(0.5, -0.1), (1.1, 0.5), (0.5, 1.1), (-0.1, 0.5)], in: rect)
    case .pentagon:
      polygon([(0.5, 0), (1, 0.38), (0.81, 0.95), (0.19, 0.95), (0, 0.38)], in: rect)
    case .plus: polygon(Self.plusCorners, in: rect)
    case .cross: cross(in: rect)
    case .asterisk: asterisk(in: rect)
    }
  }

  /// A third of the width thick.
  private static let plusCorners: [(CGFloat, CGFloat)] = [
    (0.34, 0), (0.66, 0), (0.66, 0.34), (1, 0.34), (1, 0.66), (0.66, 0.66), (0.66, 1), (0.34, 1),
    (0.34, 0.66), (0, 0.66), (0, 0.34), (0.34, 0.34),
  ]

  /// The outline of the lines that a chart draws, for who fills the symbol.
  private nonisolated func cross(in rect: CGRect) -> Path {
    CrossLines().path(in: rect.insetBy(dx: 1, dy: 1)).strokedPath(CrossLines.stroke)
  }

  private nonisolated func asterisk(in rect: CGRect) -> Path {
    var path = Path()
    for turn in [0.0, 60, 120] {
      let middle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      let bar = CGRect(
        x: -rect.width * 0.09, y: -rect.height / 2, width: rect.width * 0.18, height: rect.height)
      let turned = CGAffineTransform(rotationAngle: CGFloat(Angle.degrees(turn).radians))
      path.addPath(Path(bar).applying(turned.concatenating(middle)))
    }
    return path
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
}

extension BasicChartSymbolShape: StrokedSymbol {
  var lines: any Shape { kind == .cross ? CrossLines() : self }
  var ownStroke: StrokeStyle? { kind == .cross ? CrossLines.stroke : nil }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
