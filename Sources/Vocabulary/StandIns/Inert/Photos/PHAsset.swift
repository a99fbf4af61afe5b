public import Foundation
import FoundationAdditions

public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
}

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }

  override init() {}
}

/// A photo or a film. There are none.
open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// How wide, in pixels.
  open var pixelWidth: Int { 0 }
  /// How high, in pixels.
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  /// How long it is, in seconds.
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  /// The photos of a sort: none, and a note.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }
  /// The photos that fit: none, and a note.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    nothing()
  }
  /// The photos of an album: none, and a note.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }
  /// The photos of those names: none, and a note.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { nothing() }

  private class func nothing() -> PHFetchResult<PHAsset> {
    HostDiagnostics.reportInert("Photos", "nobody allowed to see photos, so that there are none")
    return PHFetchResult()
  }
}

public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumFavorites = 203
  case smartAlbumUserLibrary = 209
  case any = 9_223_372_036_854_775_807
}

/// An album. There are none.
open class PHAssetCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
  open var estimatedAssetCount: Int { 0 }

  /// The albums of a sort: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// The albums of those names: none.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
