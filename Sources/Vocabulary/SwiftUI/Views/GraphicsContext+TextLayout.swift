import Foundation
import Typesetting
import VectorDrawing
import ViewGraph

extension GraphicsContext {
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) { draw(line.line, of: line.layout) }

  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) { draw(run.fragment, of: run) }

  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) { draw(slice.fragment, of: slice.run) }

  private func draw(_ fragment: TextFragment, of run: Text.Layout.Run) {
    draw(TextLine(fragment, baseline: run.baseline), of: run.layout)
  }

  private func draw(_ line: TextLine, of layout: Text.Layout) {
    var items: [DisplayItem] = []
    let painter = TextLinePainter(
      layout.text, in: CGRect(origin: .zero, size: layout.size),
      grid: environment.session.inputs.grid,
      node: layer.node)
    painter.paint(line, into: &items)
    if items.count > 1 { return add(.group(GroupItem(items, node: layer.node))) }
    if let item = items.first { add(item) }
  }
}
