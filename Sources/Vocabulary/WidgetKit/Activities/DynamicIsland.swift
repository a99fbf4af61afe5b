public import Foundation
public import SwiftUI
public import VectorDrawing
public import ViewGraph

public struct DynamicIsland {
  let regions: [IslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  var url: URL?
  var keyline: Color?
  /// Margins set by `contentMargins`, points.
  var margins: [DynamicIslandMode: [Edge: CGFloat]] = [:]

  public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder
    expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    regions = expanded().regions
    self.compactLeading = AnyView(compactLeading())
    self.compactTrailing = AnyView(compactTrailing())
    self.minimal = AnyView(minimal())
  }

  public func widgetURL(_ url: URL?) -> DynamicIsland { with { $0.url = url } }

  /// The colour of the thin line around the island, which the system draws on dark grounds.
  public func keylineTint(_ color: Color?) -> DynamicIsland { with { $0.keyline = color } }

  /// The room around the content of a presentation, points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    with {
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        $0.margins[mode, default: [:]][edge] = CGFloat(length)
      }
    }
  }

  private func with(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var copy = self
    change(&copy)
    return copy
  }

  /// The margins of a presentation, those set by `contentMargins` before the usual ones.
  func insets(_ mode: DynamicIslandMode, usual: EdgeInsets) -> EdgeInsets {
    let own = margins[mode] ?? [:]
    return EdgeInsets(
      top: own[.top] ?? usual.top, leading: own[.leading] ?? usual.leading,
      bottom: own[.bottom] ?? usual.bottom, trailing: own[.trailing] ?? usual.trailing)
  }
}

public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

extension View {
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { layoutValue(key: IslandPlacementKey.self, value: verticalPlacement) }
}

/// What `dynamicIsland(verticalPlacement:)` says to the layout of the island.
struct IslandPlacementKey: LayoutValueKey {
  static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default
}
