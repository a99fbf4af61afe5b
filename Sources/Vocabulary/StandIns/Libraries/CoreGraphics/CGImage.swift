import Foundation
package import VectorDrawing

/// A bitmap: its size and its file, which is never decoded.
public final class CGImage: Hashable, Sendable {
  /// The file.
  package let source: ImageSource?
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int

  package init(_ source: ImageSource?, width: Int, height: Int) {
    (self.source, self.width, self.height) = (source, width, height)
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    (lhs.source, lhs.width, lhs.height) == (rhs.source, rhs.width, rhs.height)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(width)
    hasher.combine(height)
  }
}
