public import Foundation
import LayoutEngine
public import VectorDrawing
import ViewGraph

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = environment.session.outline(path, of: "A path of GraphicsContext")
    let paint = shading.paint(environment, path.boundingRect)
    add(.fill(path, paint, evenOdd: style.isEOFilled, node: layer.node))
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let session = environment.session
    let path = session.outline(path, of: "A path of GraphicsContext")
    let style = session.stroke(style, of: "A stroke of GraphicsContext")
    let paint = shading.paint(environment, path.boundingRect)
    add(.stroke(path, paint, style, node: layer.node))
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a text at its ideal size, with a point of its box at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its top left.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.view, text.environment, at: point, anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text.view, text.environment, in: rect)
  }

  /// Draws an image at its own size, with a point of it at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.view, image.environment, at: point, anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.view.resizable(), image.environment, in: rect)
  }

  /// Draws a view at its ideal size, with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: symbol.size.rect(at: point, anchor))
  }

  /// Draws a view stretched from its ideal size over a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0, let node = symbol.node else { return }
    let rect = environment.session.rect(rect)
    node.place(at: .zero, proposal: .unspecified)
    paint(
      node,
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
  }

  private func draw(
    _ view: any View, _ environment: EnvironmentValues, at point: CGPoint, _ anchor: UnitPoint
  ) {
    let size = CanvasView.node(view, environment).size(.unspecified)
    draw(view, environment, in: size.rect(at: point, anchor))
  }

  private func draw(_ view: any View, _ environment: EnvironmentValues, in rect: CGRect) {
    let root = CanvasView.node(view, environment)
    let rect = environment.session.rect(rect)
    root.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
    paint(root, .identity)
  }

  private func paint(_ root: LayoutNode, _ transform: CGAffineTransform) {
    var painter = Painter(grid: environment.session.inputs.grid)
    painter.paint(root)
    var items = painter.items.map { $0.renumbered(layer.node) }
    if items.isEmpty { return }
    if items.count > 1 || !transform.isIdentity {
      var group = GroupItem(items, node: layer.node)
      group.transform = transform
      items = [.group(group)]
    }
    add(items[0])
  }
}

extension RenderSession {
  /// Where something is drawn.
  fileprivate func rect(_ rect: CGRect) -> CGRect {
    let name: StaticString = "A rectangle of GraphicsContext"
    return CGRect(
      x: length(rect.minX, of: name), y: length(rect.minY, of: name),
      width: length(rect.width, of: name), height: length(rect.height, of: name))
  }
}

extension CGSize {
  /// A rectangle of the size with one of its points at a point.
  fileprivate func rect(at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height), size: self)
  }
}
