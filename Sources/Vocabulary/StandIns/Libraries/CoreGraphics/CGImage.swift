public import Foundation
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

  /// What it shows, in pixels, y down.
  package var items: [DisplayItem] {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return drawing?.items
      ?? source.map { [.image(ImageItem(frame: whole, source: $0, node: 0))] } ?? []
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

  /// The part in a rectangle of pixels, y down; `nil` where there is none. What is cut off is
  /// hidden, as nothing is decoded.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    guard let part = rect.integral.part(in: whole), part.width >= 1, part.height >= 1
    else { return nil }
    if part == whole { return self }
    var moved = GroupItem(items, node: 0)
    moved.transform = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    var cut = GroupItem([.group(moved)], node: 0)
    cut.clip = Path(CGRect(origin: .zero, size: part.size))
    return CGImage(
      DrawnItems([.group(cut)]), width: Int(part.width), height: Int(part.height))
  }
}
