package import ResourceCatalogs
import Synchronization

/// What UIKit's objects are asked for outside of any view: the widget's own resources, the look of
/// the system, the device. The host sets it before widget code runs.
package struct UIKitSetting: Sendable {
  package var assets = AssetCatalog()
  package var system: SystemLook?
  package var device: Device?
  /// Whether the widget is laid out from right to left.
  package var isRightToLeft = false

  /// The system's colours on the device.
  package var palette: Palette? { system?.palette(on: device?.platform ?? .iOS) }

  /// The version of the system that the device runs.
  package var version: Int { system?.version(on: device?.platform ?? .iOS) ?? .max }

  private static let shared = Mutex<UIKitSetting?>(nil)

  /// The setting in use; before anything is set, the shipped themes.
  package static var current: UIKitSetting {
    get {
      shared.withLock { setting in
        if let setting { return setting }
        let standard = UIKitSetting(
          system: try? SystemLook.load(), device: try? Device.load(Device.defaultID))
        setting = standard
        return standard
      }
    }
    set { shared.withLock { $0 = newValue } }
  }
}
