public import Foundation
package import VectorDrawing

extension CGContext {
  package var fillColor: RGBA {
    get { state.fill }
    set { state.fill = newValue }
  }
  package var strokeColor: RGBA {
    get { state.stroke }
    set { state.stroke = newValue }
  }

  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dash) = (phase, lengths)
  }

  /// Changes nothing: outlines are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Changes nothing: outlines are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// How pixels of images are scaled: `none` keeps them square, all others smooth them.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  public func move(to point: CGPoint) { outline.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) {
    outline.addLines(between: points, transform: ctm)
  }
  public func addRect(_ rect: CGRect) { outline.addRect(rect.inReach, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: ctm) }
  public func closePath() { outline.closeSubpath() }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: ctm)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    emit(.fill(takeOutline(), .color(state.fill), evenOdd: rule == .evenOdd, node: 0))
  }

  public func strokePath() {
    var style = state.style
    let scale = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    emit(.stroke(takeOutline(), .color(state.stroke), style, node: 0))
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = outline
    if mode != .stroke {
      fillPath(using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    guard mode == .stroke || mode == .fillStroke || mode == .eoFillStroke else { return }
    restore(path)
    strokePath()
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((takeOutline(), rule == .evenOdd))
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// The image, upside down in a drawing whose y grows downwards, as Core Graphics draws it.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let height = max(CGFloat(image.height), 1)
    let map = CGAffineTransform(
      a: rect.width / max(CGFloat(image.width), 1), b: 0, c: 0, d: -rect.height / height,
      tx: rect.minX, ty: rect.maxY)
    let isSquare = state.interpolation == .none
    draw(isSquare ? image.items.map(\.unsmoothed) : image.items, map)
  }

  /// What other kits draw, moved from its own coordinates into those of the context.
  package func draw(_ items: [DisplayItem], _ map: CGAffineTransform = .identity) {
    var group = GroupItem(items, node: 0)
    group.transform = map.concatenating(ctm)
    emit(.group(group))
  }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low
  case medium = 4
  case high = 3
}
