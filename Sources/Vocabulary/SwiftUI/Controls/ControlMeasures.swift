import Foundation
import Typesetting
import ViewGraph

/// Lengths of gauges and progress views that differ by system, in points. Those of macOS are
/// recorded (Facts/recordings.md#gauges-and-progress), but for the thickness of the
/// bars in their rows; the others are those of widgets of iOS.
struct ControlMeasures {
  /// The thickness of a gauge's bar; measured on a published picture of a widget of iOS 17, ± 0.5.
  var gaugeBar: CGFloat = 17
  /// The height of the row that the bar lies in.
  var gaugeRow: CGFloat = 17
  /// Between that row and the lines above and below; measured on the same picture.
  var gaugeSpacing: CGFloat = 12
  /// The thickness of the bar of a progress view.
  var progressBar: CGFloat = 4
  /// The height of the row that it lies in.
  var progressRow: CGFloat = 4
  /// The diameter of the ring of a progress view.
  var progressRing: CGFloat = 58
  /// The diameter of the spinner of a progress view.
  var spinner: CGFloat = 20
  /// Between a ring and the label below it; `nil` where the system shows none.
  var ringSpacing: CGFloat?

  init(_ platform: TypePlatform, _ size: ControlSize) {
    guard platform == .macOS else {
      // UIKit's large activity indicator.
      if [.large, .extraLarge].contains(size) { spinner = 37 }
      return
    }
    (gaugeBar, gaugeRow, gaugeSpacing) = (8, 19.41, 4.74)
    (progressBar, progressRow) = (6, 20)
    switch size {
    case .mini: spinner = 10
    case .small: spinner = 16
    case .regular: spinner = 32
    case .large, .extraLarge: spinner = 64
    }
    (progressRing, ringSpacing) = (spinner, gaugeSpacing)
  }
}

extension EnvironmentValues {
  /// The lengths of the system and control size that a view is drawn for.
  var controlMeasures: ControlMeasures {
    ControlMeasures(core.fontContext.platform, controlSize)
  }
}
