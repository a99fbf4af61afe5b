import Foundation
import SwiftUI

/// The values that decide how marks look, each in the order it appears.
struct MarkChannels {
  private(set) var styles: [_ChartDatum] = []
  private(set) var symbols: [_ChartDatum] = []
  private(set) var lines: [_ChartDatum] = []
  private(set) var sizes: [_ChartDatum] = []

  init(_ marks: [ChartMark]) {
    styles = Self.found(marks.lazy.compactMap(\.look.styleBy))
    symbols = Self.found(marks.lazy.compactMap(\.look.symbolBy))
    lines = Self.found(marks.lazy.compactMap(\.look.lineBy))
    sizes = Self.found(marks.lazy.compactMap(\.look.symbolSizeBy))
  }

  private static func found(_ data: some Sequence<_ChartDatum>) -> [_ChartDatum] {
    var seen: Set<_ChartDatum> = []
    return data.filter { seen.insert($0).inserted }
  }
}

/// Finds how a mark is drawn from what it says and what the scales say.
struct MarkStyling {
  let settings: ChartSettings
  let channels: MarkChannels

  /// The style of a mark; blue where nothing is said.
  func style(_ mark: ChartMark) -> AnyShapeStyle {
    if let style = mark.look.style { return AnyShapeStyle(style) }
    guard let value = mark.look.styleBy else { return AnyShapeStyle(Color.blue) }
    return AnyShapeStyle(settings.styles.style(of: value, among: channels.styles))
  }

  /// How the line of a mark is drawn.
  func line(_ mark: ChartMark) -> StrokeStyle {
    if let line = mark.look.line { return line }
    guard let value = mark.look.lineBy else { return LineScale.usual }
    return settings.lines.line(of: value, among: channels.lines)
  }

  /// The outline of the symbol of a mark: a filled circle where nothing is said, a ring on a line.
  func symbol(_ mark: ChartMark) -> any ChartSymbolShape {
    if let symbol = mark.look.symbol { return symbol }
    guard let value = mark.look.symbolBy else { return .circle }
    return settings.symbols.symbol(
      of: value, among: channels.symbols, onLine: mark.kind != .point)
  }

  /// Points. Measured in screenshots: points are 8 across, rings on lines 7.5 with their line of 2.
  func symbolSize(_ mark: ChartMark) -> CGSize {
    if let size = mark.look.symbolSize { return size }
    if let value = mark.look.symbolSizeBy {
      let area = settings.symbolSizes.area(of: value, among: channels.sizes)
      let side = (area * 4 / .pi).squareRoot()
      return CGSize(width: side, height: side)
    }
    let side: CGFloat = mark.kind == .point ? 8 : 7.5
    return CGSize(width: side, height: side)
  }
}
