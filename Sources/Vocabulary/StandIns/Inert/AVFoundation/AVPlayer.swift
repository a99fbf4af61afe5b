public import Foundation
import FoundationAdditions

/// A film or a sound. Files are not read.
open class AVAsset: NSObject, @unchecked Sendable {
  public convenience init(url: URL) { self.init() }

  override init() {}
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL

  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let asset: AVAsset

  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
}

/// Plays films and sounds. In a gallery it never plays.
open class AVPlayer: NSObject, @unchecked Sendable {
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it plays: not at all.
  open var rate: Float = 0
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  open var isMuted = false

  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Does not play, and a note says so.
  open func play() {
    HostDiagnostics.reportInert("AVFoundation", "nothing is heard, and no player plays")
  }
  /// Does nothing.
  open func pause() {}
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Whether an app may look or listen: nobody was asked, so it may not.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// Apple's word.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = Self(rawValue: "vide")
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

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  /// How fast, from 0 to 1.
  open var rate: Float = 0.5

  public init(string: String) { speechString = string }
}
