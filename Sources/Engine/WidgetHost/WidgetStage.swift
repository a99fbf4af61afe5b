import DiagnosticRecords
package import Foundation
import LayoutEngine
package import ResourceCatalogs
import Typesetting
package import VectorDrawing
package import ViewGraph

/// Where a widget stands: a family on a device.
package struct WidgetStage {
  package var device: Device
  package var family: Device.Family
  /// Whether only the Smart Stack of a watch shows what stands here.
  package var isInSmartStack = false

  package init(device: Device, family: Device.Family) {
    (self.device, self.family) = (device, family)
  }

  /// Points.
  package var size: CGSize { CGSize(width: family.width, height: family.height) }

  /// The least size, points: less than `size` for a family that takes the size of its content.
  package var minimumSize: CGSize {
    CGSize(width: family.minimumWidth, height: family.minimumHeight)
  }

  package var isAccessory: Bool { family.traits.kind == .accessory }

  /// Whether the system puts a card behind the content: Live Activities, controls and previews of
  /// plain views bring their own ground.
  package var isCard: Bool { family.traits.ground == .card }

  /// Whether it is a Live Activity, wherever that is shown.
  package var isActivity: Bool { [.activity, .island].contains(family.traits.kind) }

  /// Whether WidgetKit shows the content; a preview of a plain view stands for itself.
  package var isWidget: Bool { family.traits.kind != .view }

  /// The room the system leaves around the content, points.
  package func margins(in mode: RenderingMode) -> EdgeInsets {
    let usual = isCard ? device.contentMargin : isAccessory ? device.accessoryContentMargin : 0
    let ofStandBy = isCard && mode.isStandBy ? device.standByContentMargin : nil
    return EdgeInsets(CGFloat(ofStandBy ?? family.contentMargin ?? usual), edges: .all)
  }

  /// The corner radius of the container, points. StandBy cuts off what is outside of the margins
  /// and nothing inside (StandByMargins, K. Bashour 2023, observed); no radius is published, and
  /// this is the largest that does so.
  package func cornerRadius(in mode: RenderingMode) -> CGFloat {
    if family.traits.isRound { return min(size.width, size.height) / 2 }
    // Apple publishes none; as that of Live Activities there.
    if isInSmartStack || isAccessory && showsBackground(in: mode) { return 16 }
    guard isCard else { return 0 }
    let usual = CGFloat(device.cornerRadius / family.homeScreenScale)
    guard mode.isStandBy, device.standByContentMargin != nil else { return usual }
    return min(usual, margins(in: mode).top / CGFloat(1 - 0.5.squareRoot()))
  }

  /// The device that shows a family: the wished one, or the usual one that has it.
  ///
  /// - Parameter inSmartStack: Whether only the Smart Stack of a watch shows it.
  package static func find(
    _ family: String, on device: Device, inSmartStack: Bool = false
  ) -> WidgetStage? {
    func shown(on device: Device) -> WidgetStage? {
      if inSmartStack, device.platform != .watchOS { return nil }
      guard let found = device.family(family) else { return nil }
      var stage = WidgetStage(device: device, family: found)
      stage.isInSmartStack = inSmartStack
      return stage
    }
    if let found = shown(on: device) { return found }
    if family == FamilyTraits.view {
      // A view on its own may be as large as the screen and is as small as it likes.
      let screen = Device.Family(
        name: family, width: device.screenWidth, height: device.screenHeight, minimumWidth: 1,
        minimumHeight: 1)
      return WidgetStage(device: device, family: screen)
    }
    for id in ["iphone-15", "ipad-pro-11", "watch-45", "mac", "vision-pro"] {
      if let found = (try? Device.load(id)).flatMap(shown) { return found }
    }
    return nil
  }
}
