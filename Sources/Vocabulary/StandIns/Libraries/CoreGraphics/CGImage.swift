import Foundation
package import VectorDrawing

/// A bitmap: its size and its file, which is never decoded.
public final class CGImage: Hashable, Sendable {
  /// The file.
  package let source: ImageSource?
  /// What a bitmap context drew, in pixels, y down.
  package let drawing: DrawnItems?
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  package init(_ source: ImageSource?, width: Int, height: Int) {
    (self.source, self.width, self.height) = (source, width, height)
    drawing = nil
  }

  package init(_ drawing: DrawnItems, width: Int, height: Int) {
    (self.drawing, self.width, self.height) = (drawing, width, height)
    source = nil
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    (lhs.source, lhs.drawing, lhs.width, lhs.height)
      == (rhs.source, rhs.drawing, rhs.width, rhs.height)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(width)
    hasher.combine(height)
  }
}
