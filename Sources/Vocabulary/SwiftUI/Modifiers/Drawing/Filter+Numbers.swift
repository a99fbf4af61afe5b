import Foundation
import VectorDrawing
import ViewGraph

extension Filter {
  /// The filter with numbers that can be drawn with: all filters of views, styles and canvases come
  /// through here.
  func gated(by session: RenderSession) -> Filter {
    func amount(_ amount: Double, _ name: StaticString, _ none: Double) -> Double {
      // Beyond a thousand there is only black and white.
      session.number(amount, of: name, else: none, in: -1000...1000)
    }
    func shadow(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        max(0, session.length(radius, of: "shadow")), session.length(x, of: "shadow"),
        session.length(y, of: "shadow")
      )
    }
    switch self {
    case .blur(let radius, let opaque):
      return .blur(radius: max(0, session.length(radius, of: "blur")), opaque: opaque)
    case .brightness(let own): return .brightness(amount(own, "brightness", 0))
    case .contrast(let own): return .contrast(amount(own, "contrast", 1))
    case .saturation(let own): return .saturation(amount(own, "saturation", 1))
    case .grayscale(let own): return .grayscale(amount(own, "grayscale", 0))
    case .hueRotation(let angle): return .hueRotation(session.angle(angle, of: "hueRotation"))
    case .shadow(let color, let radius, let x, let y):
      let own = shadow(radius, x, y)
      return .shadow(color: color, radius: own.0, x: own.1, y: own.2)
    case .innerShadow(let color, let radius, let x, let y):
      let own = shadow(radius, x, y)
      return .innerShadow(color: color, radius: own.0, x: own.1, y: own.2)
    case .matrix(let rows): return .matrix(rows.map { amount($0, "colorMatrix", 0) })
    case .colorInvert, .colorMultiply, .luminanceToAlpha, .luminanceTemplate, .template:
      return self
    }
  }
}
