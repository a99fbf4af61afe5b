public import Foundation

extension StringProtocol {
  /// The text in another script or form; nil if nothing is known of the transform.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    NSString(string: String(self)).applyingTransform(transform, reverse: reverse)
  }
}
