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
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(style: UIUserInterfaceStyle) {
    userInterfaceStyle = style
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    displayScale = UIScreen.main.scale
    (horizontalSizeClass, verticalSizeClass) = (.compact, .regular)
    preferredContentSizeCategory = .large
    super.init()
  }

  public convenience override init() { self.init(style: .unspecified) }

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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}
