public import Foundation
import FoundationAdditions

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// Plays from the music library. Nothing plays, and nothing is playing.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  private static let ours = MPMusicPlayerController()
  override init() {}

  open class var systemMusicPlayer: MPMusicPlayerController { ours }
  open class var applicationMusicPlayer: MPMusicPlayerController { ours }
  open class var applicationQueuePlayer: MPMusicPlayerController { ours }

  open var playbackState: MPMusicPlaybackState { .stopped }
  /// What is playing: nothing.
  open var nowPlayingItem: MPMediaItem? {
    HostDiagnostics.reportInert("MediaPlayer", "nothing is playing")
    return nil
  }
  /// Where it is, in seconds.
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0

  /// Does nothing.
  open func play() {}
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
  /// Does nothing.
  open func skipToNextItem() {}
  /// Does nothing.
  open func skipToPreviousItem() {}
  /// Does nothing: nothing changes.
  open func beginGeneratingPlaybackNotifications() {}
  /// Does nothing.
  open func endGeneratingPlaybackNotifications() {}
}
