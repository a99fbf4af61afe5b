public import CoreGraphics
public import Foundation
import FoundationAdditions
import ResourceCatalogs
import VectorDrawing

extension UIImage {
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in the drawing under way.
  ///
  /// - Parameters:
  ///   - blendMode: how it mixes with what is there.
  ///   - alpha: how opaque it is, 0…1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsImageRendererContext.current else { return }
    guard alpha > 0, size.width > 0, size.height > 0 else { return }
    if case .symbol(let name) = content {
      return context.add(group(symbol(name, in: rect), alpha: alpha))
    }
    let isSquare = context.cgContext.interpolationQuality == .none
    let steps = isSquare ? steps(in: rect).map(\.unsmoothed) : steps(in: rect)
    // What is cut or faint is so as a whole: its parts would show through each other.
    if alpha >= 1, tint == nil, context.cgContext.drawsAsIs || steps.count == 1 {
      for step in steps { context.add(step) }
    } else {
      context.add(
        group(steps.map { $0.item(node: 0) }, template: tint?.rgba, alpha: alpha))
    }
  }

  private func steps(in rect: CGRect) -> [UIImageSketchStep] {
    guard let sliced else { return stretched(to: rect) }
    let drawn = sliced.items(in: rect, node: 0) {
      $1 += stretched(to: $0).map { $0.item(node: 0) }
    }
    return [.drawing(DrawnItems(drawn.items), .identity)]
  }

  func stretched(to rect: CGRect) -> [UIImageSketchStep] {
    if case .sketch(let steps) = content, size.width > 0, size.height > 0 {
      let map = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY)
      return steps.map { $0.applying(map) }
    }
    return source.map { [.image($0, rect)] } ?? []
  }

  private func group(
    _ items: [DisplayItem], template: RGBA? = nil, alpha: CGFloat
  ) -> UIImageSketchStep {
    var group = GroupItem(items, node: 0)
    group.opacity = min(Double(alpha), 1)
    if let template { group.filters = [.template(template)] }
    return .drawing(DrawnItems([.group(group)]), .identity)
  }

  /// A symbol in one colour: its tint, else the first of its configuration, else black.
  private func symbol(_ name: String, in rect: CGRect) -> [DisplayItem] {
    let library = SymbolLibrary.standard
    guard let drawing = symbolDrawing(name), drawing.size.width > 0, drawing.size.height > 0 else {
      HostDiagnostics.report(library.missing(name))
      return []
    }
    let transform = CGAffineTransform(
      a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height,
      tx: rect.minX, ty: rect.minY)
    let color = (tint ?? symbol?.colors.first)?.rgba ?? .black
    var drawn: [DisplayItem] = []
    for element in drawing.layers.flatMap(\.elements) {
      let ink = element.erases ? RGBA.black : color.opacity(element.opacity)
      var items: [DisplayItem] = []
      let path = element.path.applying(transform)
      if element.isFilled {
        items.append(.fill(path, .color(ink), evenOdd: element.evenOdd, node: 0))
      }
      if var stroke = element.stroke {
        stroke.lineWidth *= min(transform.a, transform.d)
        items.append(.stroke(path, .color(ink), stroke, node: 0))
      }
      if element.erases {
        var group = GroupItem(drawn, node: 0)
        group.knockout = items
        drawn = [.group(group)]
      } else {
        drawn += items
      }
    }
    return drawn
  }
}
