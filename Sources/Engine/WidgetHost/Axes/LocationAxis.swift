/// What a person answered when the app asked for the location (Apple, Accessing location
/// information in widgets).
package final class LocationAxis: RenderAxis {
  /// An answer.
  private enum Answer: String, CaseIterable {
    /// Never.
    case never
    /// While Using the App, which was last used more than a quarter of an hour ago: the widget
    /// learns nothing.
    case whenInUse
    /// While Using the App, which was used within the last quarter of an hour.
    case recentlyInUse
    /// While Using the App or Widgets.
    case widgets
    /// Always.
    case always
  }

  package let stage = AxisStage.process
  package let spelling = AxisSpelling.instance
  package let values = Answer.allCases.map(\.rawValue)

  package init() {}

  /// Nobody was asked.
  package func usual(in base: RenderSurroundings) -> [String] { [] }

  /// Previews and Live Activities ask nobody for the location.
  package func concerns(_ configuration: WidgetDescriptor.Configuration) -> Bool {
    configuration != .preview && configuration != .activity
  }

  package func apply(_ value: String, to surroundings: inout RenderSurroundings) {
    surroundings.variables["VITRINE_LOCATION_AUTHORIZATION"] = value
  }

  /// Whether an answer of some lets an app be asked at all.
  package static func allowsAny(_ values: [String]) -> Bool {
    values.contains { $0 != Answer.never.rawValue }
  }
}
