public import Foundation
public import SwiftUI

public nonisolated struct StrokedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape,
  StrokedSymbol
{
  let base: Base
  let style: StrokeStyle

  /// The part of the rectangle of equal area that the symbol keeps.
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension StrokedChartSymbolShape {
  var lines: any Shape { base.drawn }
  var ownStroke: StrokeStyle? { style }
}

/// A symbol that may be drawn as lines.
nonisolated protocol StrokedSymbol {
  /// What is drawn.
  var lines: any Shape { get }
  /// How lines are drawn; nil for a symbol that is filled.
  var ownStroke: StrokeStyle? { get }
}

extension ChartSymbolShape {
  /// The outline alone, so many points wide, within the symbol.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1
  ) -> StrokedChartSymbolShape<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func strokeBorder(style: StrokeStyle) -> StrokedChartSymbolShape<Self> {
    StrokedChartSymbolShape(base: self, style: style)
  }

  /// How the lines of a symbol are drawn; nothing for one that is filled.
  nonisolated var stroke: StrokeStyle? { (self as? any StrokedSymbol)?.ownStroke }

  /// What a chart draws of a symbol, filled or stroked.
  nonisolated var drawn: any Shape { (self as? any StrokedSymbol)?.lines ?? self }
}

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
