import Foundation
import ResourceCatalogs
import ViewGraph

/// Lengths of gauges and progress views in the system and the control size that a view is drawn
/// for, points.
struct ControlMeasures {
  let gauge: SystemLook.Gauge
  let progress: SystemLook.Progress
  /// The diameter of the spinner of a progress view.
  let spinner: CGFloat
  /// The diameter of the ring of a progress view.
  let ring: CGFloat
}

extension EnvironmentValues {
  /// What the systems draw with that a view is drawn for.
  var systemLook: SystemLook { session.inputs.system }

  /// The lengths of the system and control size that a view is drawn for.
  var controlMeasures: ControlMeasures {
    let progress = systemLook.progress(on: session.inputs.platform)
    let spinner = progress.spinner("\(controlSize)")
    return ControlMeasures(
      gauge: systemLook.gauge(on: session.inputs.platform), progress: progress, spinner: spinner,
      ring: progress.ring ?? spinner)
  }
}
