import Foundation
import VectorDrawing

extension UIImage {
  public enum ResizingMode: Int, Sendable, Hashable {
    case tile, stretch
  }

  /// How the picture is resized: pictures not made by `resizableImage` are stretched.
  public var resizingMode: ResizingMode { slicingMode ?? .stretch }

  /// The picture with edges that keep their size, points, and a middle that repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that keep their size, points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { with { ($0.capInsets, $0.slicingMode) = (capInsets, resizingMode) } }

  /// The picture with edges that keep their size, points, around a middle of one point.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let right = max(0, size.width - CGFloat(left) - 1)
    let bottom = max(0, size.height - CGFloat(top) - 1)
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: bottom, right: right),
      resizingMode: .stretch)
  }

  /// The picture with ornament around its edges, points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// How its parts fill another size; `nil` where all of it is stretched.
  var sliced: SlicedPicture? {
    guard let slicingMode, size.width > 0, size.height > 0 else { return nil }
    return SlicedPicture(
      size: size,
      caps: EdgeInsets(
        top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom,
        trailing: capInsets.right), isTiled: slicingMode == .tile)
  }
}
