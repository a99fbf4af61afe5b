/// Widgets of which the system suggests one at a time. It suggests none here.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private let name: String

  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: "named \(name)")
  }
}
