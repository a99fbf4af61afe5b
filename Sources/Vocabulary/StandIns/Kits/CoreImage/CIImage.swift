public import CoreGraphics
public import Foundation
import ResourceCatalogs
public import UIKit
import VectorDrawing

/// A picture as what is to be drawn: nothing is decoded and no pixel is computed.
public final class CIImage: NSObject, @unchecked Sendable {
  /// What is drawn.
  enum Content: Sendable {
    /// In pixels, y down from the upper left corner of the extent.
    case items([DisplayItem])
    /// Without end: what is drawn in a rectangle of the plane, y up, as items of that rectangle.
    case plane(@Sendable (CGRect) -> [DisplayItem])
  }

  let content: Content
  /// The one colour that all of it has, where that is known.
  let solid: RGBA?
  /// Pixels, y up.
  public let extent: CGRect

  init(_ content: Content, extent: CGRect, solid: RGBA? = nil) {
    (self.content, self.extent, self.solid) = (content, extent, solid)
    super.init()
  }

  convenience init(_ source: ImageSource, width: Int, height: Int, smooth: Bool = true) {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    self.init(
      .items([.image(ImageItem(frame: frame, source: source, smooth: smooth, node: 0))]),
      extent: frame)
  }

  public convenience init(cgImage: CGImage) {
    if let source = cgImage.source {
      self.init(source, width: cgImage.width, height: cgImage.height)
    } else {
      let extent = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
      self.init(.items(cgImage.drawing?.items ?? []), extent: extent)
    }
  }

  /// Nil for a symbol, which has no pixels.
  public convenience init?(image: UIImage) {
    if let source = image.cgImage {
      self.init(cgImage: source)
    } else if case .sketch(let steps) = image.content {
      let pixels = CGAffineTransform(scaleX: image.scale, y: image.scale)
      let size = image.size.applying(pixels)
      self.init(
        .items(steps.map { $0.applying(pixels).item(node: 0) }),
        extent: CGRect(origin: .zero, size: size))
    } else {
      return nil
    }
  }

  public convenience init?(data: Data) {
    guard let file = try? ImageFile(bytes: Array(data)) else { return nil }
    self.init(file.source, width: Int(file.pixelWidth), height: Int(file.pixelHeight))
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A colour without end.
  public convenience init(color: CIColor) {
    let color = color.rgba
    self.init(
      .plane {
        [.fill(Path(CGRect(origin: .zero, size: $0.size)), .color(color), evenOdd: false, node: 0)]
      },
      extent: .infinite, solid: color)
  }

  public class func empty() -> CIImage { CIImage(.items([]), extent: .zero) }

  public static let black = CIImage(color: .black)
  public static let white = CIImage(color: .white)
  public static let clear = CIImage(color: .clear)

  /// What is drawn of a rectangle, y down from its upper left corner.
  func items(in rect: CGRect) -> [DisplayItem] {
    switch content {
    case .plane(let draw): return draw(rect)
    case .items(let items):
      var group = GroupItem(items, node: 0)
      group.transform = CGAffineTransform(
        translationX: extent.minX - rect.minX, y: rect.maxY - extent.maxY)
      return [.group(group)]
    }
  }
}

extension CIImage {
  /// Planes without end stay as they are.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard case .items(let items) = content else { return self }
    let target = extent.applying(matrix)
    // Down to up, as asked, up to down.
    let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: extent.minX, ty: extent.maxY)
    let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -target.minX, ty: target.maxY)
    var group = GroupItem(items, node: 0)
    group.transform = up.concatenating(matrix).concatenating(down)
    return CIImage(.items([.group(group)]), extent: target, solid: solid)
  }

  public func cropped(to rect: CGRect) -> CIImage {
    let target = extent.intersection(rect)
    guard !target.isNull, !target.isInfinite else { return isPlane ? self : .empty() }
    var group = GroupItem(items(in: target), node: 0)
    group.clip = Path(CGRect(origin: .zero, size: target.size))
    return CIImage(.items([.group(group)]), extent: target, solid: solid)
  }

  public func composited(over dest: CIImage) -> CIImage {
    if isPlane, dest.isPlane { return self }
    let target =
      isPlane ? dest.extent : dest.isPlane ? extent : extent.union(dest.extent)
    return CIImage(.items(dest.items(in: target) + items(in: target)), extent: target)
  }

  /// The image itself: beyond its edges nothing is drawn.
  public func clampedToExtent() -> CIImage { self }
  /// The image itself: pixels of codes are sharp here, those of files are drawn smooth.
  public func samplingNearest() -> CIImage { self }

  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? .empty()
  }

  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  var isPlane: Bool { if case .plane = content { true } else { false } }

  /// The same picture under a filter.
  func filtered(_ filters: [Filter]) -> CIImage {
    let content = content
    @Sendable func group(_ items: [DisplayItem]) -> [DisplayItem] {
      var group = GroupItem(items, node: 0)
      group.filters = filters
      return [.group(group)]
    }
    switch content {
    case .items(let items): return CIImage(.items(group(items)), extent: extent)
    case .plane(let draw): return CIImage(.plane { group(draw($0)) }, extent: extent)
    }
  }
}

extension UIImage {
  /// Points as large as pixels.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let image = CIContext().createCGImage(ciImage, from: ciImage.extent)
    self.init(
      cgImage: image ?? CGImage(DrawnItems([]), width: 0, height: 0), scale: scale,
      orientation: orientation)
  }

  /// Always nil: what an image was made of is not kept.
  public var ciImage: CIImage? { nil }
}
