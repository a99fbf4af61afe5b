public import Foundation
public import SwiftUI

public nonisolated struct StrokedChartSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape,
  StrokedSymbol
{
  let base: Base
  let stroke: StrokeStyle

  /// The part of the rectangle of equal area that the symbol keeps.
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

/// A symbol that is drawn as a line.
nonisolated protocol StrokedSymbol {
  /// How the line is drawn.
  var stroke: StrokeStyle { get }
}

extension ChartSymbolShape {
  /// The outline alone, so many points wide, within the symbol.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1
  ) -> StrokedChartSymbolShape<Self> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func strokeBorder(style: StrokeStyle) -> StrokedChartSymbolShape<Self> {
    StrokedChartSymbolShape(base: self, stroke: style)
  }

  /// How the line of a symbol is drawn; nothing for one that is filled.
  nonisolated var stroke: StrokeStyle? { (self as? any StrokedSymbol)?.stroke }
}

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
