public import Foundation
import UIKit

/// The screen that a Mac's widgets are drawn for.
open class NSScreen: NSObject, @unchecked Sendable {
  private static let only = NSScreen()
  open class var main: NSScreen? { only }
  open class var screens: [NSScreen] { [only] }

  /// Points.
  open var frame: CGRect { UIScreen.main.bounds }
  /// Points; nothing lies at the edges.
  open var visibleFrame: CGRect { frame }
  /// Pixels per point.
  open var backingScaleFactor: CGFloat { UIScreen.main.scale }
  open var localizedName: String { "Display" }
}
