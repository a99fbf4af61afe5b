import DiagnosticRecords
package import Foundation
import LayoutEngine
package import ResourceCatalogs
import Typesetting
package import VectorDrawing
import ViewGraph

/// Where a widget stands: a family on a device.
package struct WidgetStage {
  package var device: Device
  package var family: Device.Family

  package init(device: Device, family: Device.Family) {
    (self.device, self.family) = (device, family)
  }

  /// Points.
  package var size: CGSize { CGSize(width: family.width, height: family.height) }

  package var isAccessory: Bool { family.name.hasPrefix("accessory") }

  /// Accessory widgets stand on the Lock Screen of phones, which is vibrant; on a watch they keep
  /// their colours (facts/redaction.md, rendering modes).
  package var renderingMode: String {
    isAccessory && device.platform != .watchOS ? "vibrant" : "fullColor"
  }

  /// The room the system leaves around the content, points.
  package var margins: EdgeInsets {
    let margin = isAccessory ? device.accessoryContentMargin : device.contentMargin
    return EdgeInsets(CGFloat(margin), edges: .all)
  }

  /// The corner radius of the container, points.
  package var cornerRadius: CGFloat {
    switch family.name {
    case "accessoryCircular": min(size.width, size.height) / 2
    case "accessoryInline", "accessoryRectangular", "accessoryCorner": 0
    default: CGFloat(device.cornerRadius / family.homeScreenScale)
    }
  }

  /// The device that shows a family: the wished one, or the usual one that has it.
  package static func find(_ family: String, on device: Device) -> WidgetStage? {
    if let found = device.family(family) { return WidgetStage(device: device, family: found) }
    for id in ["ipad-pro-11", "watch-45", "mac"] {
      guard let other = try? Device.load(id), let found = other.family(family) else { continue }
      return WidgetStage(device: other, family: found)
    }
    return nil
  }
}
