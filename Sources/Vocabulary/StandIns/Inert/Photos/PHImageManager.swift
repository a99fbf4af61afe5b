public import Foundation
public import UIKit

public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill

  public static let `default` = Self.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none = 0, fast, exact }

public enum PHImageRequestOptionsVersion: Int, Sendable { case current = 0, unadjusted, original }

open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode: PHImageRequestOptionsDeliveryMode = .opportunistic
  open var resizeMode: PHImageRequestOptionsResizeMode = .fast
  open var version: PHImageRequestOptionsVersion = .current
  open var allowSecondaryDegradedImage = false
  open var normalizedCropRect = CGRect.zero
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  public override init() {}
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// Makes pictures of photos. There are none.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()

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
  public override init() {}
}
