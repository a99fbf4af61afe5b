public import CoreGraphics
public import Foundation
public import UIKit
import VectorDrawing

/// A layer as what is said of it. Nothing shows one; `render(in:)` draws its background, border,
/// corners and opacity, and those inside of it.
open class CALayer: NSObject, @unchecked Sendable {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
  open var backgroundColor: CGColor?
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var name: String?
  open var mask: CALayer?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public override init() { super.init() }
  public init(layer: Any) { super.init() }

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width,
        y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Never called.
  open func layoutSublayers() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  /// Changes nothing: pictures do not move.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}

  open func draw(in ctx: CGContext) {}

  open func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    ctx.setAlpha(CGFloat(opacity))
    let shape = CGPath(
      roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil)
    if masksToBounds {
      ctx.addPath(shape)
      ctx.clip()
    }
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.addPath(shape)
      ctx.fillPath()
    }
    drawContent(in: ctx)
    draw(in: ctx)
    for layer in sublayers ?? [] {
      ctx.saveGState()
      ctx.translateBy(x: layer.position.x, y: layer.position.y)
      ctx.concatenate(layer.affineTransform())
      ctx.translateBy(
        x: -layer.anchorPoint.x * layer.bounds.width - layer.bounds.minX,
        y: -layer.anchorPoint.y * layer.bounds.height - layer.bounds.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    if let borderColor, borderWidth > 0 {
      let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      let radius = max(cornerRadius - borderWidth / 2, 0)
      ctx.setStrokeColor(borderColor)
      ctx.setLineWidth(borderWidth)
      ctx.addPath(
        CGPath(roundedRect: inner, cornerWidth: radius, cornerHeight: radius, transform: nil))
      ctx.strokePath()
    }
    ctx.restoreGState()
  }

  /// What a sort of layers draws on its background.
  func drawContent(in context: CGContext) {}
}

extension UIView {
  /// The view's layer; what is said of it changes nothing of the view.
  public var layer: CALayer {
    if let layer = attachment as? CALayer { return layer }
    let layer = CALayer()
    layer.frame = frame
    attachment = layer
    return layer
  }
}
