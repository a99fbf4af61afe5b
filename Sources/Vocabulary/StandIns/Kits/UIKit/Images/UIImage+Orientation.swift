public import CoreGraphics
public import Foundation
import VectorDrawing

extension UIImage {
  /// A picture of Core Graphics, a pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of Core Graphics with `scale` pixels per point, turned as `orientation` says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let own = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let turned = orientation.swapsSides ? CGSize(width: own.height, height: own.width) : own
    if orientation == .up, let source = cgImage.source {
      self.init(.source(source), size: turned, scale: scale)
    } else {
      let points = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      self.init(
        .sketch([
          .drawing(
            cgImage.drawing ?? DrawnItems(cgImage.items),
            points.concatenating(orientation.turn(of: own)))
        ]),
        size: turned, scale: scale)
    }
    (imageOrientation, pixels) = (orientation, cgImage)
  }

  /// The pixels as they lie, before `imageOrientation` turns them; `nil` for symbols and for more
  /// pixels than can be counted.
  public var cgImage: CGImage? {
    if let pixels { return pixels }
    let frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    guard frame.isDrawable else { return nil }
    let (width, height) = (Int(frame.width.rounded()), Int(frame.height.rounded()))
    if case .sketch(let steps) = content {
      let items = steps.map {
        $0.applying(CGAffineTransform(scaleX: scale, y: scale)).item(node: 0)
      }
      return CGImage(DrawnItems(items), width: width, height: height)
    }
    return source.map { CGImage($0, width: width, height: height) }
  }

  /// The same picture with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    let flipped = UIImage(
      cgImage: cgImage, scale: scale, orientation: imageOrientation.mirrored)
    return flipped.with {
      ($0.renderingMode, $0.tint) = (renderingMode, tint)
      ($0.capInsets, $0.slicingMode) = (capInsets.flipped, slicingMode)
      $0.alignmentRectInsets = alignmentRectInsets.flipped
    }
  }
}

extension UIImage.Orientation {
  /// Whether what lies wide is shown high.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The same, then left and right exchanged.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// From where a pixel lies to where it is shown, y down: `right` is a quarter turn clockwise, as
  /// its value 6 is in EXIF 2.32, 4.6.4, tag Orientation, and so are the others.
  func turn(of size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
    }
  }
}

extension UIEdgeInsets {
  fileprivate var flipped: UIEdgeInsets {
    UIEdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
