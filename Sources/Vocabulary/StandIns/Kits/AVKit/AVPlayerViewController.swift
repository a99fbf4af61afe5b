public import AVFoundation
public import Foundation
public import UIKit

/// Shows a film in an app. It is never shown.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var contentOverlayView: UIView? { nil }
}

@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// Shows a film above other apps. It cannot here.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it can: no.
  open nonisolated class func isPictureInPictureSupported() -> Bool { false }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  /// Does nothing.
  open func startPictureInPicture() {}
  /// Does nothing.
  open func stopPictureInPicture() {}
}

@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

/// The button that chooses where sound goes. It is not drawn.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  open var prioritizesVideoDevices = false
  open var activeTintColor: UIColor! = .tintColor
}
