/// What a widget may know of the place, by what a person answered the app (Apple, Accessing
/// location information in widgets).
package enum LocationAuthorization: String, Codable, CaseIterable, Sendable {
  /// Never.
  case never
  /// While Using the App, which was last used more than a quarter of an hour ago: the widget learns
  /// nothing.
  case whenInUse
  /// While Using the App, which was used within the last quarter of an hour.
  case recentlyInUse
  /// While Using the App or Widgets.
  case widgets
  /// Always.
  case always

  /// The answer for people, as the system's settings word it.
  package var title: String {
    switch self {
    case .never: "Never"
    case .whenInUse: "While Using the App"
    case .recentlyInUse: "While Using the App, just used"
    case .widgets: "While Using the App or Widgets"
    case .always: "Always"
    }
  }
}
