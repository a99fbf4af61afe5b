public import Foundation
import ResourceCatalogs

public protocol UICoordinateSpace {
  /// In its own coordinates, points.
  var bounds: CGRect { get }
}

/// The screen of the device that is drawn for.
open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }

  /// The screen in portrait, points.
  public var bounds: CGRect {
    guard let device = UIKitSetting.current.device else { return .zero }
    return CGRect(x: 0, y: 0, width: device.screenWidth, height: device.screenHeight)
  }

  /// The screen in portrait, pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// The screen as it is held: in portrait.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Pixels per point.
  public var scale: CGFloat { CGFloat(UIKitSetting.current.device?.scale ?? 3) }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The name of a notification that is never sent.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// 0…1.
  public var brightness: CGFloat {
    get { 1 }
    set { _ = newValue }
  }

  /// Always 60.
  public var maximumFramesPerSecond: Int { 60 }

  public var traitCollection: UITraitCollection { .current }
}
