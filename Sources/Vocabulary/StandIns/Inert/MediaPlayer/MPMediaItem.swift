public import AVFoundation
public import Foundation
public import UIKit

public typealias MPMediaEntityPersistentID = UInt64

/// Something of the music library. A widget may not look into it, so that no code ever has one
/// but those it makes itself.
open class MPMediaItem: NSObject, @unchecked Sendable {
  private let values: [String: Any]

  public override init() { values = [:] }
  /// An item with values under the names of its properties.
  init(_ values: [String: Any]) { self.values = values }

  open func value(forProperty property: String) -> Any? { values[property] }

  open var persistentID: MPMediaEntityPersistentID {
    values[MPMediaItemPropertyPersistentID] as? MPMediaEntityPersistentID ?? 0
  }
  open var title: String? { values[MPMediaItemPropertyTitle] as? String }
  open var artist: String? { values[MPMediaItemPropertyArtist] as? String }
  open var albumTitle: String? { values[MPMediaItemPropertyAlbumTitle] as? String }
  open var albumArtist: String? { values[MPMediaItemPropertyAlbumArtist] as? String }
  open var genre: String? { values[MPMediaItemPropertyGenre] as? String }
  open var composer: String? { values[MPMediaItemPropertyComposer] as? String }
  /// How long it is, in seconds.
  open var playbackDuration: TimeInterval {
    values[MPMediaItemPropertyPlaybackDuration] as? TimeInterval ?? 0
  }
  open var albumTrackNumber: Int { values[MPMediaItemPropertyAlbumTrackNumber] as? Int ?? 0 }
  open var playCount: Int { values[MPMediaItemPropertyPlayCount] as? Int ?? 0 }
  open var assetURL: URL? { values[MPMediaItemPropertyAssetURL] as? URL }
  open var artwork: MPMediaItemArtwork? {
    values[MPMediaItemPropertyArtwork] as? MPMediaItemArtwork
  }
}

/// A picture that code gives for an item.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let request: (CGSize) -> UIImage
  /// The largest it can be, in points.
  public let bounds: CGRect

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// - Parameter size: in points.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, restricted, authorized
}

/// The music library. Nobody allowed to look into it.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let ours = MPMediaLibrary()
  override init() {}

  open class func `default`() -> MPMediaLibrary { ours }
  /// Whether people allowed it: no.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Answers at once: no.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Answers: no.
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

/// A question to the music library. It finds nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  public override init() {}

  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// None.
  open var items: [MPMediaItem]? { nil }
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyPlayCount = "playCount"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyArtwork = "artwork"
