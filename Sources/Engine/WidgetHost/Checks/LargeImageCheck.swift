package import DiagnosticRecords
import Foundation
import ResourceCatalogs
import Synchronization
import VectorDrawing
import ViewGraph

extension Rule {
  package static let largeImage = Rule(
    "large-image", fault: .design, .warning, "An image has more pixels than a widget may hold",
    why: "The system then refuses to archive the widget and shows it blank; its log says “image "
      + "being too large”. Apple publishes no limit; those that people have reported are 4.4 "
      + "times the pixels of a Home Screen widget, and 1.44 times those of a complication.",
    remedy: "Scale the image down to the size it is drawn in before the widget shows it; a frame "
      + "around it makes no pixel less.")
}

/// Bitmaps of catalogs and files whose pixels are more than the system was seen to archive for
/// the widget's size (Facts/archiving.md#images).
///
/// What code has scaled or drawn is not told apart here, so only pictures with a name count.
package struct LargeImageCheck: PictureCheck {
  package let rule = Rule.largeImage

  package init() {}

  package func findings(in picture: CheckedPicture) -> [CheckFinding] {
    guard let limit = Self.limit(on: picture.stage) else { return [] }
    var bitmaps: [Int: ImageSource] = [:]
    Self.collect(picture.drawn.items, &bitmaps)
    let nodes = picture.drawn.nodes
    return nodes.indices.compactMap { index in
      guard let source = bitmaps[index], let image = nodes[index].image, !image.isSymbol,
        let size = BitmapSizes.size(of: source), size.width * size.height > limit
      else { return nil }
      return CheckFinding(
        "The image “\(image.name)” has \(Int(size.width)) × \(Int(size.height)) pixels; the "
          + "system archives no more than about \(Int(limit / 1000)),000 here.",
        at: nodes[index].position)
    }
  }

  /// How many pixels an image may have; nil where nobody has seen.
  private static func limit(on stage: WidgetStage) -> Double? {
    let pixels =
      Double(stage.size.width * stage.size.height) * stage.device.scale
      * stage.device.scale
    switch stage.device.platform {
    case .iOS: return stage.isCard ? pixels * 4.4 : nil
    case .watchOS: return stage.isAccessory ? pixels * 1.44 : nil
    case .iPadOS, .macOS, .visionOS: return nil
    }
  }

  private static func collect(_ items: [DisplayItem], _ found: inout [Int: ImageSource]) {
    for item in items {
      switch item {
      case .image(let image): found[image.node] = image.source
      case .group(let group): group.layers.forEach { collect($0, &found) }
      case .fill, .stroke, .text: break
      }
    }
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
