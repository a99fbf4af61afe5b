public import CoreGraphics
public import Foundation
import VectorDrawing

/// An outline that can be added to.
open class UIBezierPath: NSObject {
  private var path: Path
  /// How broad strokes are, points.
  public var lineWidth: CGFloat = 1
  /// How open ends of strokes look.
  public var lineCapStyle = CGLineCap.butt
  /// How corners of strokes look.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far a mitred corner may reach, in line widths.
  public var miterLimit: CGFloat = 10
  /// Whether the even-odd rule says what lies inside.
  public var usesEvenOddFillRule = false

  /// An outline without steps.
  public override init() {
    path = Path()
    super.init()
  }

  private init(_ path: Path) {
    self.path = path
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// The ellipse that touches the edges of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// An outline of Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// A rectangle with rounded corners, the radius in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// A rectangle with some corners rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, cornerRadii.height)
    func at(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: at(.topLeft), bottomLeading: at(.bottomLeft), bottomTrailing: at(.bottomRight),
      topTrailing: at(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// A part of a circle; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The outline for CoreGraphics, a copy.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// The smallest rectangle around all points.
  public var bounds: CGRect { path.boundingRect }
  /// Whether the outline has no steps.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the next step would start; the origin in an empty outline.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
}

extension UIBezierPath {
  /// Begins a new part at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a line back to where this part began.
  public func close() { path.closeSubpath() }
  /// Adds the steps of another outline.
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Takes all steps away.
  public func removeAllPoints() { path = Path() }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a part of a circle; angles are in radians. UIKit's clockwise is as seen on screen, the
  /// opposite of a path's.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: !clockwise)
  }

  /// Fills the outline in the drawing under way.
  public func fill() {
    guard let context = UIGraphicsImageRendererContext.current else { return }
    context.add(.fill(path, context.fillColor, evenOdd: usesEvenOddFillRule))
  }

  /// Strokes the outline in the drawing under way.
  public func stroke() {
    guard let context = UIGraphicsImageRendererContext.current else { return }
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit)
    context.add(.stroke(path, context.strokeColor, style))
  }
}
