import DiagnosticRecords
public import Foundation
import ResourceCatalogs
import VectorDrawing
public import ViewGraph

/// An image repeated over a shape. Pictures show a grey area and say so.
public nonisolated struct ImagePaint: PrimitiveShapeStyle {
  public var image: Image
  /// The part of the image, in fractions of its size.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }

  package func paint(in environment: EnvironmentValues) -> ShapePaint {
    environment.session.report(
      .warning, "approximate-style", "An image as a style is drawn as a grey area.")
    return .color(Color(.system(.systemFill)).rgba(in: environment))
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
