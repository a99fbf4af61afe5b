public import Foundation
import FoundationAdditions

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing, unless overridden.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Plays a sound. There is none in a gallery: it never plays.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  public let url: URL?
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// How often again; -1 for ever.
  open var numberOfLoops = 0
  open var rate: Float = 1
  open var enableRate = false
  /// Where it is, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds; files are not read.
  open var duration: TimeInterval { 0 }
  /// Whether it plays: no.
  open var isPlaying: Bool { false }

  /// A player of a file, which is not read.
  public init(contentsOf url: URL) throws { self.url = url }

  /// A player of a file, which is not read.
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }

  /// A player of bytes, which are not read.
  public init(data: Data) throws { url = nil }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Does not play, and a note says so.
  @discardableResult
  open func play() -> Bool {
    HostDiagnostics.reportInert("AVFoundation", "nothing is heard, and no player plays")
    return false
  }

  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
}
