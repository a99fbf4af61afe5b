import Foundation
import ResourceCatalogs
import Synchronization
import VectorDrawing
import ViewGraph

/// An image of pixels that a picture shows.
struct DrawnBitmap {
  /// The node that shows it.
  let node: Int
  /// The same for the same image.
  let id: String
  /// Pixels.
  let size: CGSize

  var pixels: Double { Double(size.width * size.height) }
}

extension CheckedPicture {
  /// In the order in which they are drawn.
  var bitmaps: [DrawnBitmap] {
    var found: [DrawnBitmap] = []
    func collect(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .image(let image):
          guard let size = BitmapSizes.size(of: image.source) else { break }
          found.append(DrawnBitmap(node: image.node, id: image.source.id, size: size))
        case .group(let group): group.layers.forEach(collect)
        case .fill, .stroke, .text: break
        }
      }
    }
    collect(drawn.items)
    return found
  }
}

/// The sizes of bitmaps that pictures of this process hold, by their ids.
private enum BitmapSizes {
  private static let known = Mutex<[String: CGSize?]>([:])

  /// Pixels; nil for what is no bitmap.
  static func size(of source: ImageSource) -> CGSize? {
    if let size = known.withLock({ $0[source.id] }) { return size }
    let size = read(source)
    known.withLock { $0[source.id] = size }
    return size
  }

  private static func read(_ source: ImageSource) -> CGSize? {
    guard let data = Data(base64Encoded: source.base64),
      let file = try? ImageFile(bytes: Array(data)), file.format != .svg, file.format != .pdf
    else { return nil }
    return CGSize(width: file.pixelWidth, height: file.pixelHeight)
  }
}
