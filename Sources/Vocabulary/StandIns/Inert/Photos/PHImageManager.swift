public import Foundation
public import UIKit

/// How a photo fits its frame.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill

  /// To fit.
  public static let `default` = Self.aspectFit
}

/// Which picture comes first.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat, fastFormat
}

/// How its size is met.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }

/// How a picture is wanted.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it is waited for.
  open var isSynchronous = false
  /// Whether it may come from iCloud.
  open var isNetworkAccessAllowed = false
  /// Which picture comes first.
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
  /// How its size is met.
  open var resizeMode: PHImageRequestOptionsResizeMode = .fast

  /// A picture without haste.
  public override init() {}
}

/// The number of a wish for a picture.
public typealias PHImageRequestID = Int32
/// The size of the photo itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Makes pictures of photos. There are none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

  /// The app's.
  open class func `default`() -> PHImageManager { manager }

  /// Answers at once that there is no picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }

  /// Does nothing.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Makes pictures of photos before they are asked for. There are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// A maker of pictures.
  public override init() {}
}
