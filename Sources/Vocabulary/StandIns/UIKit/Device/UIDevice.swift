public import Foundation
import ResourceCatalogs

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that is drawn for. What a picture cannot know is a plausible constant.
open class UIDevice: NSObject, @unchecked Sendable {
  public static let current = UIDevice()

  /// The state of the battery.
  public enum BatteryState: Int, Sendable, Hashable { case unknown, unplugged, charging, full }

  private var isPad: Bool { UIKitSetting.current.device?.platform == .iPadOS }

  public var name: String { model }
  public var model: String { isPad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { isPad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "26.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  public var orientation: UIDeviceOrientation { .portrait }
  /// 0…1.
  public var batteryLevel: Float { 1 }
  public var batteryState: BatteryState { .full }
  public var isBatteryMonitoringEnabled: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Never sent: nobody turns the device of a picture.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
