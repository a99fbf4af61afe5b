public import Foundation
import UIKit

public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// The watch that is drawn for.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let device = WKInterfaceDevice()

  public class func current() -> WKInterfaceDevice { device }

  /// The screen in points.
  open var screenBounds: CGRect { UIScreen.main.bounds }
  /// Pixels per point.
  open var screenScale: CGFloat { UIScreen.main.scale }
  open var name: String { model }
  open var model: String { "Apple Watch" }
  open var localizedModel: String { model }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { UIDevice.current.systemVersion }
  /// 0…1.
  open var batteryLevel: Float { 1 }

  /// Taps the wrist: not in a picture.
  open func play(_ type: WKHapticType) {}
}
