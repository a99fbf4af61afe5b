public import Foundation
import ResourceCatalogs
import Synchronization

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  case unspecified = -1, phone, pad, tv, carPlay
  case mac = 5, vision
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable { case unspecified, compact, regular }

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  case leftToRight, rightToLeft
}

/// Traits of the interface.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light, dark, or left to others.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Phone or pad, as the device that is drawn for.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point of the device that is drawn for.
  public let displayScale: CGFloat
  /// Always compact.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Always regular.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Always large, which is what devices begin with.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(style: UIUserInterfaceStyle) {
    userInterfaceStyle = style
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    displayScale = UIScreen.main.scale
    (horizontalSizeClass, verticalSizeClass) = (.compact, .regular)
    preferredContentSizeCategory = .large
    super.init()
  }

  /// Traits that leave the style to others.
  public convenience override init() { self.init(style: .unspecified) }

  /// Traits with a style: light, dark, or left to others.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  private static let shared = Mutex<UITraitCollection?>(nil)

  /// The traits code sees that asks outside of a view: light, unless it set others.
  public static var current: UITraitCollection {
    get {
      if let set = shared.withLock({ $0 }) { return set }
      return UITraitCollection(userInterfaceStyle: .light)
    }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs code that sees these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.shared.withLock { $0 }
    Self.shared.withLock { $0 = self }
    actions()
    Self.shared.withLock { $0 = outer }
  }

  var scheme: PaletteScheme { userInterfaceStyle == .dark ? .dark : .light }
}

/// A Dynamic Type size.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// Apple's name of the size.
  public let rawValue: String
  /// A size by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size of its own.
  public static let unspecified = Self(rawValue: "UICTContentSizeCategoryUnspecified")
  /// Three steps below the usual size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the usual size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below the usual size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above the usual size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the usual size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the usual size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}
