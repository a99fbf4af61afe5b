import CoreGraphics
import QuartzCore
import Testing
import UIKit
import VectorDrawing

@Suite struct CALayerTests {
  /// What a layer draws.
  private func drawn(_ layer: CALayer) -> [DisplayItem] {
    var items: [DisplayItem] = []
    let context = CGContext { items.append($0) }
    layer.render(in: context)
    return items
  }

  @Test func framesFollowPositionAndAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds.size.width == 30)
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
  }

  @Test func layersHoldOthers() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.insertSublayer(other, at: 0)
    #expect(outer.sublayers == [other, inner] && inner.superlayer === outer)
    inner.removeFromSuperlayer()
    #expect(outer.sublayers == [other] && inner.superlayer == nil)
  }

  @Test func layersAreDrawn() throws {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    shape.position = CGPoint(x: 3, y: 5)
    layer.addSublayer(shape)
    let items = drawn(layer)
    try #require(items.count == 2)
    guard case .group(let group) = items[0],
      case .fill(_, .gradient(let paint), _, _) = group.children.first,
      case .fill(let path, _, _, _) = items[1]
    else { throw Failure() }
    let (top, bottom) = (CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 20))
    #expect(paint.geometry == .linear(from: top, to: bottom) && paint.stops.count == 2)
    #expect(path.boundingRect == CGRect(x: 3, y: 5, width: 4, height: 4))
    layer.isHidden = true
    #expect(drawn(layer).isEmpty)
  }

  @Test @MainActor func aViewKeepsItsLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.layer.cornerRadius = 4
    #expect(view.layer.cornerRadius == 4 && view.layer.bounds.width == 8)
  }

  /// What was expected is not there.
  private struct Failure: Error {}
}
