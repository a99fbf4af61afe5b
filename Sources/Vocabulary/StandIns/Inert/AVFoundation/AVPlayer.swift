public import Foundation
import FoundationAdditions

/// A film or a sound. Files are not read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The film at an address.
  public convenience init(url: URL) { self.init() }

  override init() {}
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// The film at an address.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

/// A film or a sound in a player.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// What it is.
  public let asset: AVAsset

  /// The film at an address.
  public init(url: URL) { asset = AVURLAsset(url: url) }
  /// A film.
  public init(asset: AVAsset) { self.asset = asset }
}

/// Plays films and sounds. In a gallery it never plays.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// What it would play.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it plays: not at all.
  open var rate: Float = 0
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false

  /// A player of nothing.
  public override init() {}
  /// A player of the film at an address.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  /// A player of a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Does not play, and a note says so.
  open func play() {
    HostDiagnostics.reportInert("AVFoundation", "nothing is heard, and no player plays")
  }
  /// Does nothing.
  open func pause() {}
  /// Takes another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Whether an app may look or listen: nobody was asked, so it may not.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

/// What is seen or heard.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  /// A sort by its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = Self(rawValue: "vide")
  /// Sounds.
  public static let audio = Self(rawValue: "soun")
}

/// A camera or a microphone. There is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  override init() {}

  /// Whether it may be used: no.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    _ = refusal()
    return .denied
  }
  /// The device's own: none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Asks whether it may be used: no.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { refusal() }

  private class func refusal() -> Bool {
    HostDiagnostics.reportInert("AVFoundation", "nobody allowed to look or listen")
    return false
  }
}

/// Speaks. Nothing is heard.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Whether it speaks: no.
  open var isSpeaking: Bool { false }
  /// Nothing is heard.
  open func speak(_ utterance: AVSpeechUtterance) {
    HostDiagnostics.reportInert("AVFoundation", "nothing is heard, and nobody speaks")
  }
}

/// What is to be said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The words.
  public let speechString: String
  /// How fast, from 0 to 1.
  open var rate: Float = 0.5

  /// Words to be said.
  public init(string: String) { speechString = string }
}
