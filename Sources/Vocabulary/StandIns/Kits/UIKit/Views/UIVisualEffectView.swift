public import Foundation

/// A change of what is behind a view.
open class UIVisualEffect: NSObject {}

/// Blurs what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// How light the blur is.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// A blur of a style.
  public init(style: Style) {}
}

/// Makes letters stand out from a blur.
open class UIVibrancyEffect: UIVisualEffect {
  /// Upon a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view of UIKit that changes what is behind it; it is never shown.
open class UIVisualEffectView: UIView {
  /// The change.
  open var effect: UIVisualEffect?
  /// What lies in front of it.
  public let contentView = UIView()

  /// A view with a change.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
}
