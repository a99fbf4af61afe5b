import DiagnosticRecords
import ResourceCatalogs
import SwiftUI
import ViewGraph
import WidgetKit

@testable import WidgetHost

extension Stage {
  /// What checks find in pictures of views, in a row as one widget draws them: rule and text.
  ///
  /// - Parameter hash: That of all pictures; nil for one each.
  func findings(
    _ pictures: [(view: any View, state: ContentState)], scheme: ColorScheme = .light,
    mode: RenderingMode? = nil, switches: [String: CheckSwitch] = [:], hash: String? = nil
  ) throws -> [Diagnostic] {
    let checks = PictureChecks(switches)
    var found: [Diagnostic] = []
    for (index, (view, state)) in pictures.enumerated() {
      let drawn = try render(view, scheme: scheme, mode: mode, state: state)
      let picture = CheckedPicture(
        drawn, on: stage, mode: mode ?? stage.modes(of: [])[0], state: state,
        palette: try SystemLook.load().palette(on: .iOS), hash: hash ?? "\(index)")
      found += checks.findings(in: picture, render: "widget/\(state.kind.rawValue)", look: "light")
    }
    return found
  }

  /// The same of one snapshot.
  func findings(
    _ view: any View, scheme: ColorScheme = .light, mode: RenderingMode? = nil,
    switches: [String: CheckSwitch] = [:]
  ) throws -> [Diagnostic] {
    try findings([(view, .snapshot)], scheme: scheme, mode: mode, switches: switches)
  }
}

extension View {
  /// The view on a plain card, with a background that the system knows of.
  func onCard(_ color: Color = .white) -> some View {
    containerBackground(color, for: .widget)
  }
}
