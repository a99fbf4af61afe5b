public import Foundation
public import SwiftUI
public import VectorDrawing
public import ViewGraph

/// The presentations of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
  let regions: [IslandRegion]
  let compactLeading: AnyView
  let compactTrailing: AnyView
  let minimal: AnyView
  var url: URL?
  var keyline: Color?
  /// Margins set by `contentMargins`, points.
  var margins: [DynamicIslandMode: [Edge: CGFloat]] = [:]

  /// The content of the four presentations.
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

  /// The URL the app is opened with when the island is tapped.
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

/// A presentation in the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  let name: String
  /// Held down, or just updated.
  public static let expanded = DynamicIslandMode(name: "expanded")
  /// To the left of the camera.
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  /// To the right of the camera.
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  /// Beside another activity's.
  public static let minimal = DynamicIslandMode(name: "minimal")
}
