import CoreGraphics
public import Foundation
import VectorDrawing

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// `CGColor`s; anything else is passed over.
  open var colors: [Any]?
  /// 0…1 for each colour; nil spaces them evenly.
  open var locations: [NSNumber]?
  /// In parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// In parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  override func drawContent(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1 else { return }
    let stops = colors.enumerated().map { index, color in
      GradientStop(
        color: color.rgba, location: location(index, of: colors.count), mixing: .device)
    }
    let path = CGPath(
      roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    let paint = GradientPaint(geometry: geometry, stops: stops)
    context.draw([.fill(path.path, .gradient(paint), evenOdd: false, node: 0)])
  }

  private func location(_ index: Int, of count: Int) -> Double {
    if let locations, index < locations.count { return locations[index].doubleValue }
    return Double(index) / Double(count - 1)
  }

  private var geometry: GradientPaint.Geometry {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      let width = abs(end.x - start.x)
      return .radial(
        center: start, inner: 0, outer: width,
        aspect: width > 0 ? abs(end.y - start.y) / width : 1)
    case .conic:
      let angle = Angle.of(x: Double(end.x - start.x), y: Double(end.y - start.y))
      return .angular(center: start, start: angle, end: angle + .degrees(360))
    default: return .linear(from: start, to: end)
    }
  }
}
