package import DiagnosticRecords
import Foundation
import ResourceCatalogs
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
    let nodes = picture.drawn.nodes
    let bitmaps = Dictionary(picture.bitmaps.map { ($0.node, $0) }) { $1 }
    return nodes.indices.compactMap { index in
      guard let bitmap = bitmaps[index], let image = nodes[index].image, !image.isSymbol,
        bitmap.pixels > limit
      else { return nil }
      let size = bitmap.size
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
}
