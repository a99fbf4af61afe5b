import CoreGraphics
public import Foundation

/// The root of what reacts to events. Widgets show no UIKit views; the classes exist so that files
/// shared with an app compile.
@MainActor open class UIResponder {
  public init() {}
}

/// A view of UIKit, which is never shown.
@MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var alpha: CGFloat = 1
  open var isHidden = false
  open private(set) var subviews: [UIView] = []

  /// A view at a place, points, that nobody sees.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  open func addSubview(_ view: UIView) { subviews.append(view) }
  open func layoutSubviews() {}
}

/// A controller of UIKit, which is never shown.
@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open var title: String?

  open func viewDidLoad() {}
}
