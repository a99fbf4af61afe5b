public import Foundation

/// A view of UIKit that shows a part of something larger; it is never shown.
@MainActor open class UIScrollView: UIView {
  /// How large the whole would be, points.
  open var contentSize = CGSize.zero
  /// Which point of the whole would be at the upper left corner.
  open var contentOffset = CGPoint.zero
  /// Space around the whole.
  open var contentInset = UIEdgeInsets.zero

  /// Moves the whole.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
