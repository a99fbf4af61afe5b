import DiagnosticRecords
public import Foundation
import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// An image repeated over a shape from its top left.
public nonisolated struct ImagePaint: PrimitiveShapeStyle {
  /// What is repeated.
  public var image: Image
  /// The part of the image, in fractions of its size.
  public var sourceRect: CGRect
  /// The factor of the image's size.
  public var scale: CGFloat

  /// An image repeated over a shape; only whole bitmaps are, others are drawn as a grey area.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    let picture = image.picture(in: environment)
    var items: [DisplayItem] = []
    picture.draw(environment.ink, CGRect(origin: .zero, size: picture.size), &items, -1)
    let isWhole = sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1)
    let grey = Color(.system(.systemFill)).rgba(in: environment)
    guard isWhole, case .image(let bitmap)? = items.first, items.count == 1 else {
      environment.session.report(
        .approximateStyle, "This image as a style is drawn as a grey area.",
        hint: "Only whole bitmaps are repeated; symbols, templates and parts of images are not.")
      return .color(grey)
    }
    let scale = environment.session.number(
      Double(scale), of: "The scale of ImagePaint", else: 1, in: 0.01...1000)
    let tile = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    return .texture(ShapePaint.Texture(source: bitmap.source, tile: tile, color: grey))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image repeated over a shape; only whole bitmaps are, others are drawn as a grey area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Rule {
  static let approximateStyle = Rule(
    "approximate-style", fault: .vitrine, .warning, standIn: true,
    "An image as a style is drawn as a grey area",
    why: "Only whole bitmaps are repeated; symbols, templates and parts of images are not.",
    remedy: "Give the image as a whole bitmap.")
}
