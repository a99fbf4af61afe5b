public import Foundation
import ResourceCatalogs

public enum UIDeviceOrientation: Int, Sendable, Hashable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that is drawn for. What a picture cannot know is a plausible constant.
open class UIDevice: NSObject, @unchecked Sendable {
  /// The device that is drawn for.
  public static let current = UIDevice()

  public enum BatteryState: Int, Sendable, Hashable { case unknown, unplugged, charging, full }

  private var isPad: Bool { UIKitSetting.current.device?.platform == .iPadOS }

  /// What its owner calls it; here the model.
  public var name: String { model }
  /// `iPhone` or `iPad`.
  public var model: String { isPad ? "iPad" : "iPhone" }
  /// The model; not translated.
  public var localizedModel: String { model }
  /// `iOS` or `iPadOS`.
  public var systemName: String { isPad ? "iPadOS" : "iOS" }
  /// Of the systems that are drawn.
  public var systemVersion: String { "\(UIKitSetting.current.version).0" }
  /// Phone or pad, as the device that is drawn for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  /// Always the identifier of zeros.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// Always portrait.
  public var orientation: UIDeviceOrientation { .portrait }
  /// 0…1.
  public var batteryLevel: Float { 1 }
  /// Always full.
  public var batteryState: BatteryState { .full }
  /// Always on; setting it does nothing.
  public var isBatteryMonitoringEnabled: Bool {
    get { true }
    set { _ = newValue }
  }

  /// Never sent: nobody turns the device of a picture.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The name of a notification that is never sent.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of a notification that is never sent.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
