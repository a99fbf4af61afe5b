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
