public import Foundation
import UIKit

/// A haptic of the watch.
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}

/// The watch that is drawn for.
open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let device = WKInterfaceDevice()

  /// The watch.
  public class func current() -> WKInterfaceDevice { device }

  /// The screen in points.
  open var screenBounds: CGRect { UIScreen.main.bounds }
  /// Pixels per point.
  open var screenScale: CGFloat { UIScreen.main.scale }
  /// The name people gave it.
  open var name: String { model }
  /// What it is.
  open var model: String { "Apple Watch" }
  /// What it is, in the user's language.
  open var localizedModel: String { model }
  /// The system's name.
  open var systemName: String { "watchOS" }
  /// The system's version.
  open var systemVersion: String { "26.0" }
  /// 0…1.
  open var batteryLevel: Float { 1 }

  /// Taps the wrist: not in a picture.
  open func play(_ type: WKHapticType) {}
}
