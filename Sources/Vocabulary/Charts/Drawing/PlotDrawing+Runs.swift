import Foundation
import SwiftUI

extension PlotDrawing {
  /// A line or an area, and the symbols on it.
  func run(_ group: [ChartMark], _ look: MarkStyling) -> [AnyView] {
    let first = group[0]
    let edges = group.compactMap { edge($0) }
    if edges.isEmpty { return [] }
    var path = Path()
    CurvePath.add(edges.map(\.1), first.look.interpolation, to: &path)
    if first.kind == .area {
      let back = edges.map(\.0).reversed()
      CurvePath.add(Array(back), first.look.interpolation, to: &path, continues: true)
      path.closeSubpath()
    }
    let symbols = group.filter(\.hasSymbol)
    let drawn = symbols.compactMap { mark in
      edge(mark).flatMap { symbol(mark, at: $0.1, look) }
    }
    let rect =
      first.look.spansPlot ? CGRect(origin: .zero, size: size) : path.boundingRect
    if rect.isNull { return drawn }
    let moved = path.offsetBy(dx: -rect.minX, dy: -rect.minY)
    let style = look.style(first)
    if first.kind == .area { return [positioned(moved.fill(style), rect, first)] + drawn }
    let line = AnyView(moved.stroke(style, style: look.line(first)))
    return [positioned(knockedOut(line, rect, symbols, look), rect, first)] + drawn
  }

  /// A line is not seen inside of the rings on it, as screenshots show; those that overlap each
  /// other are taken out one after the other.
  private func knockedOut(
    _ line: AnyView, _ rect: CGRect, _ marks: [ChartMark], _ look: MarkStyling
  ) -> AnyView {
    var layers: [[CGRect]] = []
    var shapes: [Path] = []
    for mark in marks where mark.look.symbolView == nil {
      let symbol = look.symbol(mark)
      guard symbol.stroke != nil, let center = edge(mark)?.1
      else { continue }
      let frame = symbolFrame(mark, at: center, look).offsetBy(dx: -rect.minX, dy: -rect.minY)
      let index = layers.firstIndex { !$0.contains { $0.intersects(frame) } } ?? layers.count
      if index == layers.count {
        layers.append([])
        var whole = Path()
        whole.addRect(CGRect(origin: .zero, size: rect.size).insetBy(dx: -20, dy: -20))
        shapes.append(whole)
      }
      layers[index].append(frame)
      shapes[index].addPath(symbol.drawn.path(in: frame))
    }
    return shapes.reduce(line) {
      AnyView($0.clipShape($1, style: FillStyle(eoFill: true)))
    }
  }

  /// The start and the end of an area at a position; of a line both are its point.
  func edge(_ mark: ChartMark) -> (CGPoint, CGPoint)? {
    guard var across = extent(mark.x, x), var along = extent(mark.y, y) else { return nil }
    if let position = mark.position {
      // Points stand beside each other along the axis they share a value of.
      let axis = position.axis ?? (mark.isHorizontal ? .vertical : .horizontal)
      if axis == .horizontal, let value = mark.x.single, let room = x.room(value, calendar) {
        across = (across.0, beside(position, axis, across.1, room).0)
      } else if axis == .vertical, let value = mark.y.single, let room = y.room(value, calendar) {
        along = (along.0, beside(position, axis, along.1, room).0)
      }
    }
    across = (across.0 + mark.offset.xStart, across.1 + mark.offset.xEnd)
    along = (along.0 + mark.offset.yStart, along.1 + mark.offset.yEnd)
    if mark.kind == .area, mark.isHorizontal || mark.y.single != nil, mark.x.single == nil {
      return (CGPoint(x: across.0, y: along.1), CGPoint(x: across.1, y: along.1))
    }
    return (CGPoint(x: across.1, y: along.0), CGPoint(x: across.1, y: along.1))
  }

  /// The position of a point; in the middle of the plot where a value is not given.
  func point(_ mark: ChartMark) -> CGPoint? {
    guard let (_, end) = edge(mark) else { return nil }
    var center = end
    if case .points(nil, _) = mark.x { center.x = size.width / 2 + mark.offset.xEnd }
    if case .points(nil, _) = mark.y { center.y = size.height / 2 + mark.offset.yEnd }
    return center
  }

  func symbolFrame(_ mark: ChartMark, at center: CGPoint, _ look: MarkStyling) -> CGRect {
    var size = look.symbolSize(mark)
    // The line of an outline lies half outside of it.
    if let width = look.symbol(mark).stroke?.lineWidth {
      size.width = max(0, size.width - width)
      size.height = max(0, size.height - width)
    }
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The symbol of a mark.
  func symbol(_ mark: ChartMark, at center: CGPoint, _ look: MarkStyling) -> AnyView? {
    if let view = mark.look.symbolView {
      let own = measure(view)
      let rect = CGRect(
        x: center.x - own.width / 2, y: center.y - own.height / 2, width: own.width,
        height: own.height)
      return positioned(view.foregroundStyle(look.style(mark)), rect, mark)
    }
    let frame = symbolFrame(mark, at: center, look)
    if frame.isEmpty { return nil }
    let shape = look.symbol(mark)
    let outline = AnyShape(shape.drawn)
    let style = look.style(mark)
    if let stroke = shape.stroke {
      return positioned(outline.stroke(style, style: stroke), frame, mark)
    }
    return positioned(outline.fill(style), frame, mark)
  }
}

extension ChartMark {
  /// Whether lines draw a symbol at this point.
  var hasSymbol: Bool { look.symbol != nil || look.symbolBy != nil || look.symbolView != nil }
}
