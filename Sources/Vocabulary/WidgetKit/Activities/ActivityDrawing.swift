import ActivityKit
import Foundation
import SwiftUI
import ViewGraph
import WidgetHost

/// Where a Live Activity shows; the names are those of the families in `themes/devices`.
enum ActivityPresentation: String, CaseIterable {
  case lockScreen = "activityLockScreen"
  /// The Smart Stack of a watch, for activities with `supplementalActivityFamilies([.small])`.
  case small = "activitySmall"
  case compact = "dynamicIslandCompact"
  case expanded = "dynamicIslandExpanded"
  case minimal = "dynamicIslandMinimal"
}

/// How a kind of Live Activity is drawn: what its configuration says.
@MainActor struct ActivityDrawing<Attributes: ActivityAttributes> {
  let content: (ActivityViewContext<Attributes>) -> any View
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  /// That of the program's configuration for these attributes.
  static var known: ActivityDrawing? {
    get { activityDrawings[ObjectIdentifier(Attributes.self)] as? ActivityDrawing }
    set { activityDrawings[ObjectIdentifier(Attributes.self)] = newValue }
  }

  /// The view of a presentation in its whole shape.
  func view(
    _ context: ActivityViewContext<Attributes>, _ request: ProviderRequest
  ) -> any View {
    switch ActivityPresentation(rawValue: request.family) ?? .lockScreen {
    case .lockScreen:
      ActivityCard(
        content: AnyView(RootStack(content(context))), minimum: request.minimumSize,
        maximum: request.size)
    case .small: SmallActivity(content: AnyView(RootStack(content(context))))
    case .compact:
      CompactIsland(
        island: island(context), minimum: request.minimumSize, maximum: request.size)
    case .expanded:
      ExpandedIsland(
        island: island(context), minimum: request.minimumSize, maximum: request.size)
    case .minimal:
      MinimalIsland(
        island: island(context), minimum: request.minimumSize, maximum: request.size)
    }
  }
}

/// The drawings of the program's configurations, by the type of their attributes.
@MainActor private var activityDrawings: [ObjectIdentifier: Any] = [:]
