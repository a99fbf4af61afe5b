import CoreGraphics
public import Foundation

/// The root of what reacts to events. Widgets show no UIKit views; the classes exist so that files
/// shared with an app compile.
@MainActor @preconcurrency open class UIResponder {
  public init() {}
}

/// A view of UIKit, which is never shown.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// Where the view would lie, points.
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var autoresizingMask: AutoresizingMask = []
  /// How opaque the view would be, 0…1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var tag = 0
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityLanguage: String?
  open var accessibilityIdentifier: String?
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  /// The window at the top of what the view is in; nil outside of any.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  /// What a kit above keeps with the view: its layer.
  package var attachment: AnyObject?

  /// A view with a frame, points, that nobody sees.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a frame; storyboards are not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Never called.
  open func layoutSubviews() {}
}
