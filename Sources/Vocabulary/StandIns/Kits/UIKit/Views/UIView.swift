import CoreGraphics
public import Foundation

/// The root of what reacts to events. Widgets show no UIKit views; the classes exist so that files
/// shared with an app compile.
@MainActor open class UIResponder {
  public init() {}
}

/// A view of UIKit, which is never shown.
@MainActor open class UIView: UIResponder {
  /// Where the view would lie, points.
  open var frame: CGRect
  /// The same size with the origin at its upper left corner.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// What would be behind the content; `nil` for nothing.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .tintColor
  /// How the view would follow the size of the one around it.
  open var autoresizingMask: AutoresizingMask = []
  /// How opaque the view would be, 0…1.
  open var alpha: CGFloat = 1
  /// Whether the view would be left out.
  open var isHidden = false
  /// The views inside, the hindmost first.
  open private(set) var subviews: [UIView] = []

  /// A view at a place, points, that nobody sees.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  /// What changes with the size of the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit per length.
    public let rawValue: UInt
    /// The lengths of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The space on the left.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The space on the right.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Puts a view in front of the others inside.
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// Never called.
  open func layoutSubviews() {}
}

/// A controller of UIKit, which is never shown.
@MainActor open class UIViewController: UIResponder {
  /// The view of its own.
  open var view: UIView! = UIView()
  /// What a bar above would say.
  open var title: String?

  /// Never called.
  open func viewDidLoad() {}
}
