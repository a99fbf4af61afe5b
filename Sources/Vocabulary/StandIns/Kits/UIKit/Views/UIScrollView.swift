public import Foundation

/// A view of UIKit that shows a part of something larger; it is never shown.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// How large the whole would be, points.
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
