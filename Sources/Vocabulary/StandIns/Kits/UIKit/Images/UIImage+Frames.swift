public import Foundation

/// A picture stands still: a gallery shows one moment.
extension UIImage {
  /// Always nil.
  public var images: [UIImage]? { nil }

  /// Always 0.
  public var duration: TimeInterval { 0 }

  /// The first of some pictures; nil if there are none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
}
