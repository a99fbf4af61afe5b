public import Foundation
import FoundationAdditions
import ResourceCatalogs
import Synchronization

public enum UIUserInterfaceStyle: Int, Sendable, Hashable { case unspecified, light, dark }

public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  case unspecified = -1, phone, pad, tv, carPlay
  case mac = 5, vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable { case unspecified, compact, regular }

public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  case leftToRight, rightToLeft
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  private let style: UIUserInterfaceStyle
  /// Whether it is what the surroundings are, not what code has made.
  private let isOfSurroundings: Bool
  public var userInterfaceStyle: UIUserInterfaceStyle {
    noteAsked()
    return style
  }
  /// Phone or pad, as the device that is drawn for.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point of the device that is drawn for.
  public let displayScale: CGFloat
  /// Always compact.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Always regular.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Large, which is what devices begin with, unless it was made with another.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(
    style: UIUserInterfaceStyle, size: UIContentSizeCategory = .large,
    isOfSurroundings: Bool = false
  ) {
    (self.style, self.isOfSurroundings) = (style, isOfSurroundings)
    userInterfaceIdiom = UIDevice.current.userInterfaceIdiom
    displayScale = UIScreen.main.scale
    (horizontalSizeClass, verticalSizeClass) = (.compact, .regular)
    preferredContentSizeCategory = size
    super.init()
  }

  public convenience override init() { self.init(style: .unspecified) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, size: preferredContentSizeCategory)
  }

  private static let shared = Mutex<UITraitCollection?>(nil)

  /// The traits code sees that asks outside of a view: light, unless it set others.
  public static var current: UITraitCollection {
    get {
      if let set = shared.withLock({ $0 }) { return set }
      return UITraitCollection(style: .light, isOfSurroundings: true)
    }
    set { shared.withLock { $0 = newValue } }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.shared.withLock { $0 }
    Self.shared.withLock { $0 = self }
    actions()
    Self.shared.withLock { $0 = outer }
  }

  /// Takes note that something depends on whether it is light or dark.
  func noteAsked() { if isOfSurroundings { DeviceQuestions.note(.appearance) } }

  var scheme: PaletteScheme { style == .dark ? .dark : .light }
}

public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// Apple's name of the size.
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
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
